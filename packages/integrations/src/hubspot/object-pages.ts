import type { ApiRequest, ApiResponse, ChangeWindow, FullSyncStart, Pages } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, itemsOf, listOf, numberOf, textOf } from '../json-fields.js'

const listLimit = 100
const searchLimit = 200
/** HubSpot's index of searches lags: what was changed so long before the end of a window is looked for again. */
const lookbackSeconds = 360
/** The id, as searches call it. */
const objectId = 'hs_object_id'

/** The records of a page. An answer without a list is none, so that nothing seems to be gone because of it. */
export function resultsOf({ body }: ApiResponse): readonly unknown[] {
  const results = fieldsOf(body)?.results
  if (!Array.isArray(results)) throw new Error('The answer is not a list')
  return itemsOf(results)
}

/** The request of a list's next page; null at its end. */
export function nextPage({ body }: ApiResponse, asked: ApiRequest): ApiRequest | null {
  const after = afterOf(body)
  const next = fieldsAt(fieldsOf(body), 'paging')?.next
  if (after === undefined && next !== undefined && next !== null) throw new Error('A page says that there are more, and not where')
  return after === undefined ? null : { ...asked, query: { ...asked.query, after } }
}

/** Where the next page begins: mostly a text, in some answers a number. */
function afterOf(body: unknown): string | undefined {
  const after = fieldsAt(fieldsOf(body), 'paging', 'next')?.after
  return typeof after === 'number' ? String(after) : textOf(after)
}

/** All records of a list. */
export function listPages(path: string, query: { [name: string]: string }): Pages<FullSyncStart> {
  return { first: () => ({ path, query: { limit: String(listLimit), ...query } }), next: nextPage, records: resultsOf }
}

/**
 * What was changed in a window. A search ends after 10,000 records, however many there are, and more than that may have one time of change. So it goes by
 * ids alone: each page is the first of a search of its own, of all that is behind the last id, and no search comes near the end.
 */
export function searchWindow(
  path: string,
  modified: string,
  { properties, limit = searchLimit }: { properties: readonly string[]; limit?: number | undefined }
): ChangeWindow {
  return {
    kind: 'window',
    lookbackSeconds,
    // A webhook has us read at once: what it tells of must not lie behind the end of the window.
    settleSeconds: 0,
    first: ({ from, to }) => ({
      method: 'POST',
      path,
      body: {
        filterGroups: [{ filters: [filterOf(modified, 'GTE', from), filterOf(modified, 'LT', to)] }],
        sorts: [{ propertyName: objectId, direction: 'ASCENDING' }],
        properties: [objectId, ...properties],
        limit
      }
    }),
    next: nextSearch,
    records: resultsOf
  }
}

const filterOf = (propertyName: string, operator: 'GTE' | 'LT' | 'GT', value: number | string) => ({
  propertyName,
  operator,
  value: String(value)
})

function nextSearch(answer: ApiResponse, asked: ApiRequest): ApiRequest | null {
  const results = resultsOf(answer)
  const hasMore = afterOf(answer.body) !== undefined || (numberOf(fieldsOf(answer.body)?.total) ?? 0) > results.length
  if (!hasMore || results.length === 0) return null
  const ids = listOf(results).flatMap(({ id }) => (typeof id === 'string' && /^\d+$/.test(id) ? [BigInt(id)] : []))
  const last = ids.at(-1)
  if (last === undefined) throw new Error('A page says that there are more, and names none behind which they are')
  // In another order records would be passed over: better nothing than a part that looks like all.
  if (ids.some((id, index) => id < (ids[index - 1] ?? id))) throw new Error('A search is not in the order of ids')
  const window = listOf(fieldsOf(itemsOf(asked.body?.filterGroups)[0])?.filters).filter(isOfWindow)
  const filters = [...window, filterOf(objectId, 'GT', String(last))].map((filter) => ({ ...filter })) as ReturnType<typeof filterOf>[]
  return { ...asked, body: { ...asked.body, filterGroups: [{ filters }] } }
}

const isOfWindow = ({ propertyName }: Fields) => propertyName !== objectId
