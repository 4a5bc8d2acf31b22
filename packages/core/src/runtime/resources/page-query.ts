import { Type } from 'typebox'
import type { Page } from '../../paging/index.js'
import type { ResourcePage } from './results.js'

/** The fields of every list's query. */
export const pageQuery = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: 'Items per page, 50 by default.' })),
  cursor: Type.Optional(Type.String({ description: 'The `nextCursor` of the previous page, with the same filters.' }))
}

/** A page of rows as a page of items. */
export function pageOf<Row, Item>({ rows, hasMore, nextCursor, total }: Page<Row>, toItem: (row: Row) => Item): ResourcePage<Item> {
  return { items: rows.map(toItem), pagination: { hasMore, nextCursor, total } }
}
