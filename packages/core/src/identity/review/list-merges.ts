import { type Static, Type } from 'typebox'
import { findPage, readPaging } from '../../paging/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { merges } from '../tables/merges.js'
import { pagination, suggestionQuery } from './list-suggestions.js'
import { describeMerges, mergeShape } from './merge-record.js'

const { limit, cursor } = suggestionQuery.properties

/** What a list of merges can be asked for. */
export const mergeQuery = Type.Object({ limit, cursor }, { additionalProperties: false })

/** What a list of merges can be asked for. */
export type MergeQuery = Static<typeof mergeQuery>

export const mergePageShape = Type.Object({ items: Type.Array(mergeShape), pagination }, { additionalProperties: false })

/** A page of merges, the newest first. */
export type MergePage = Static<typeof mergePageShape>

/** The merges that hold, the newest first. Throws INVALID_TOOL_INPUT for a cursor of another list. */
export async function listMerges(store: OrganizationStore, now: number, query: MergeQuery): Promise<MergePage> {
  const paging = readPaging({ store, now }, 'merges', { ...query }, { column: 'at', direction: 'desc' })
  const { rows, ...page } = await findPage(store, paging, {
    table: merges,
    where: {},
    place: (row) => ({ value: row.at, id: row.from_id })
  })
  return { items: await describeMerges(store, rows), pagination: page }
}
