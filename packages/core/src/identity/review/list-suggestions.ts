import { type Static, Type } from 'typebox'
import { RapportError } from '../../errors.js'
import { findPage, readPaging } from '../../paging/index.js'
import type { OrganizationStore, Rows } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import { refreshSuggestions } from '../suggestions/refresh-suggestions.js'
import { mergeSuggestions } from '../tables/merge-suggestions.js'
import type { SuggestionRow } from './decide.js'
import { describeSuggestion, describeSuggestions, type Suggestion, suggestionShape } from './suggestion.js'
import { confidences, suggestionStatuses } from './suggestion-values.js'

/** What a list of suggestions can be asked for. */
export const suggestionQuery = Type.Object(
  {
    status: Type.Optional(Type.Enum([...suggestionStatuses], { description: 'Only suggestions with this status.' })),
    confidence: Type.Optional(Type.Enum([...confidences], { description: 'Only suggestions with this confidence.' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Items per page, 50 by default.' })),
    cursor: Type.Optional(Type.String({ description: 'The `nextCursor` of the previous page.' }))
  },
  { additionalProperties: false }
)

/** Which suggestions: all unless told otherwise; and which page. */
export type SuggestionQuery = Static<typeof suggestionQuery>

/** The answer of a list, a page of it. */
export const pagination = Type.Object(
  { hasMore: Type.Boolean(), nextCursor: Type.Union([Type.String(), Type.Null()]), total: Type.Integer({ minimum: 0 }) },
  { additionalProperties: false }
)

export const suggestionPageShape = Type.Object({ items: Type.Array(suggestionShape), pagination }, { additionalProperties: false })

/** A page of suggestions, those found last first. */
export type SuggestionPage = Static<typeof suggestionPageShape>

/**
 * The workspace's suggestions, those found last first. Before the first page it looks for new ones, or has a job look where there is much to look at.
 * Throws INVALID_TOOL_INPUT for a cursor of another list or other filters.
 */
export async function listSuggestions(
  store: OrganizationStore,
  { ids, now }: { ids: Ids; now: number },
  query: SuggestionQuery
): Promise<SuggestionPage> {
  const { status, confidence, cursor } = query
  const paging = readPaging({ store, now }, 'merge-suggestions', { ...query }, { column: 'found_at', direction: 'desc' })
  if (cursor === undefined && (status ?? 'suggested') === 'suggested') await refreshSuggestions(store, ids, now)
  const { rows, ...page } = await findPage(store, paging, {
    table: mergeSuggestions,
    where: { ...(status && { status: { eq: status } }), ...(confidence && { confidence: { eq: confidence } }) },
    place: (row) => ({ value: row.found_at, id: row.id })
  })
  return { items: await describeSuggestions(store, rows), pagination: page }
}

/** The suggestion of this id, as reviewers read it. Throws NOT_FOUND. */
export async function getSuggestion(store: OrganizationStore, id: string): Promise<Suggestion> {
  return describeSuggestion(store, await findSuggestion(store, id))
}

/** The row of the suggestion of this id. Throws NOT_FOUND. */
export async function findSuggestion(rows: Rows<'organization'>, id: string): Promise<SuggestionRow> {
  const [row] = await rows.get(mergeSuggestions, [{ id: id.toLowerCase() }])
  if (!row) throw new RapportError('NOT_FOUND', `No merge suggestion has the id ${JSON.stringify(id)}`)
  return row
}
