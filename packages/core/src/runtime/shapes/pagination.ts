import { Type } from 'typebox'
import type { Page } from '../../paging/index.js'
import { strictObject } from '../../validation/index.js'
import { orNull } from './or-null.js'

/** The inputs that every list takes; spread them into a tool's input. */
export const pageInput = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50, description: 'Page size.' })),
  cursor: Type.Optional(Type.String({ description: 'The pagination.nextCursor of the previous page, with the same filters and order.' }))
}

/** The order that a list takes: its columns, the default first. */
export function orderInput<const Column extends string>(columns: readonly [Column, ...Column[]]) {
  return {
    orderBy: Type.Optional(
      Type.Enum([...columns], { default: columns[0], description: 'The field to sort by. Rows without a value come last.' })
    ),
    orderDirection: Type.Optional(Type.Enum(['asc', 'desc'], { default: 'desc' }))
  }
}

/** Whether there is more, and how to get it. */
export const pageOutput = strictObject({ hasMore: Type.Boolean(), nextCursor: orNull(Type.String()) })

/** `pageOutput` with how many rows matched when the first page was asked for. */
export const countedPageOutput = strictObject({
  hasMore: Type.Boolean(),
  nextCursor: orNull(Type.String()),
  total: Type.Integer({ minimum: 0 })
})

/** The `pagination` of an answer. */
export function pagination({ hasMore, nextCursor, total }: Page<unknown>) {
  return { hasMore, nextCursor, total }
}
