import type { ApiRequest, ApiResponse, SendRequest } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, itemsOf, listOf, numberOf, textOf } from '../json-fields.js'
import { resultsOf } from './object-pages.js'
import type { HubspotPaths, ObjectType } from './paths.js'

/** A record that another one is associated with. */
export interface Associated {
  id: string
  isPrimary: boolean
}

/** The most ids of one request for associations, and for records. */
const maxIds = { associations: 1_000, records: 100 }
/** So many pages of associations a record can have: more are no people who know each other. */
const maxPages = 200

/** HubSpot's own kinds of associations that mark the company which counts: of a contact, a deal, a ticket. */
const primaryTypes = [1, 5, 26]

/** What each of these records is associated with, by their ids. Nothing where the other kind of record must not be read. */
export async function readAssociations(
  request: SendRequest,
  paths: HubspotPaths,
  [from, to]: readonly [ObjectType, ObjectType],
  ids: readonly string[]
): Promise<Map<string, Associated[]>> {
  const found = new Map<string, Associated[]>()
  for (const some of chunks([...new Set(ids)], maxIds.associations)) {
    let inputs: { id: string; after?: string }[] = some.map((id) => ({ id }))
    for (let pages = 0; inputs.length > 0 && pages < maxPages; pages++) {
      const answer = await allowed(request, { method: 'POST', path: paths.associations(from, to), body: { inputs } })
      if (!answer) return found
      const results = listOf(resultsOf(answer))
      for (const result of results) {
        const id = idOf(fieldsAt(result, 'from')?.id)
        if (id !== undefined) found.set(id, [...(found.get(id) ?? []), ...listOf(result.to).flatMap(associated)])
      }
      inputs = results.flatMap((result) => {
        const id = idOf(fieldsAt(result, 'from')?.id)
        const after = idOf(fieldsAt(result, 'paging', 'next')?.after)
        return id === undefined || after === undefined ? [] : [{ id, after }]
      })
    }
  }
  return found
}

function associated(to: Fields): Associated[] {
  const id = idOf(to.toObjectId)
  const isPrimary = listOf(to.associationTypes).some(
    ({ category, typeId, label }) =>
      /^primary/i.test(textOf(label) ?? '') || (category === 'HUBSPOT_DEFINED' && primaryTypes.includes(numberOf(typeId) ?? 0))
  )
  return id === undefined ? [] : [{ id, isPrimary }]
}

/** Of several the one that is marked as primary, else the smallest id. */
export function primaryOf(associations: readonly Associated[]): string | undefined {
  const marked = associations.filter(({ isPrimary }) => isPrimary)
  const [first] = (marked.length > 0 ? marked : [...associations]).map(({ id }) => id).sort(byNumber)
  return first
}

/** Ids are numbers; a longer one is a greater one. */
const byNumber = (a: string, b: string) => a.length - b.length || (a < b ? -1 : Number(a > b))

/** Records by their ids, with these properties; those that are gone, or must not be read, are missing. */
export async function readRecords(
  request: SendRequest,
  paths: HubspotPaths,
  wanted: { type: ObjectType; ids: readonly string[]; properties: readonly string[]; history?: readonly string[]; atOnce?: number }
): Promise<Map<string, Fields>> {
  const { type, ids, properties, history = [], atOnce = maxIds.records } = wanted
  const found = new Map<string, Fields>()
  for (const some of chunks([...new Set(ids)], atOnce)) {
    const inputs = some.map((id) => ({ id }))
    const body = { properties: [...properties], propertiesWithHistory: [...history], inputs }
    const answer = await allowed(request, { method: 'POST', path: paths.batchRead(type), body })
    for (const record of answer ? listOf(resultsOf(answer)) : []) {
      const id = idOf(record.id)
      if (id !== undefined) found.set(id, record)
    }
  }
  return found
}

/** An answer; undefined where the permission is missing. Any other failure is the page's own. */
export async function allowed(request: SendRequest, wanted: ApiRequest): Promise<ApiResponse | undefined> {
  const answer = await request({ ...wanted, optional: true })
  if (answer.status < 300) return answer
  return answer.status === 403 ? undefined : request(wanted)
}

/** An id: a text, or in associations also a number. */
export function idOf(said: unknown): string | undefined {
  return typeof said === 'number' && Number.isSafeInteger(said) ? String(said) : textOf(said)
}

/** The ids of records that have one. */
export function idsOf(records: readonly unknown[]): string[] {
  return itemsOf(records).flatMap((record) => idOf(fieldsOf(record)?.id) ?? [])
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
}
