import { type Static, Type } from 'typebox'
import { foreignCursor, paginationShape, readCursor, writeCursor } from '../paging/index.js'
import { columnKind, type OrganizationStore, type Table } from '../storage/index.js'
import { fitsColumn, strictObject } from '../validation/index.js'
import { isoTime } from '../values/index.js'
import { readSelector, selectorFields } from './selector.js'
import { findSubject } from './subject.js'
import { SubjectRows, subjectTables } from './subject-rows.js'

const defaultLimit = 200

/** Whose rows are exported, and which page of them. */
export const exportQuery = strictObject({
  ...selectorFields,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: `${defaultLimit} by default.` })),
  cursor: Type.Optional(Type.String({ description: 'The `nextCursor` of the previous page.' }))
})

/** Whose rows are exported, and which page of them. */
export type PrivacyExportQuery = Static<typeof exportQuery>

export const exportPageShape = strictObject({
  items: Type.Array(
    strictObject({
      table: Type.String({ description: 'The table, as docs/privacy.md names it.' }),
      row: Type.Record(Type.String(), Type.Unknown(), { description: 'The row as it is stored. Times are ISO 8601 in UTC.' })
    })
  ),
  pagination: paginationShape
})

/** A page of what is stored about somebody. `pagination.total` counts rows that may name them; a row that only looks alike is left out of the items. */
export type PrivacyExportPage = Static<typeof exportPageShape>

/**
 * Everything that is stored about a person or a customer, table by table: the rows that are theirs, and the rows whose texts name them. The search's own
 * tables are left out, because they hold the texts of others. Rows that are written meanwhile may be missing.
 *
 * @throws RapportError INVALID_TOOL_INPUT unless exactly one selector is given, and for a cursor of another export
 */
export async function exportRows(store: OrganizationStore, now: number, query: PrivacyExportQuery): Promise<PrivacyExportPage> {
  const { limit = defaultLimit, cursor: text, ...selector } = query
  const binding = [store.organizationId, 'privacy_export', selector]
  const cursor = text === undefined ? undefined : readCursor(text, binding)
  const place = cursor ? readPlace(cursor) : firstPlace
  if ((text !== undefined && !cursor) || !place) throw foreignCursor()
  const found = new SubjectRows(store, await findSubject(store, readSelector(selector)))
  const total = cursor?.total ?? (await countAll(found))
  const items: PrivacyExportPage['items'] = []
  let { index, after } = place
  while (index < subjectTables.length && items.length < limit) {
    const table = subjectTables[index]
    if (!table) break
    const page = await found.page(table, after, limit - items.length)
    items.push(...page.rows.map((row) => ({ table: table.name, row: shownRow(table, row) })))
    after = page.last
    if (!page.last) index += 1
  }
  const hasMore = index < subjectTables.length
  const next = { asOf: cursor?.asOf ?? now, total, value: index, id: JSON.stringify(after ?? []) }
  return { items, pagination: { hasMore, nextCursor: hasMore ? writeCursor(next, binding) : null, total } }
}

/** Where an export goes on: in which of the tables, and after which key there. */
interface Place {
  index: number
  after: readonly unknown[] | undefined
}

const firstPlace: Place = { index: 0, after: undefined }

/** Reads a place back; undefined for what is none. Anybody can make a cursor whose seal is right. */
function readPlace({ value, id }: { value: unknown; id: string }): Place | undefined {
  const table = typeof value === 'number' ? subjectTables[value] : undefined
  const key = parsedKey(id)
  if (typeof value !== 'number' || !table || !key) return undefined
  if (key.length === 0) return { index: value, after: undefined }
  const fits = key.length === table.key.length && table.key.every((column, at) => fitsColumn(table, column, key[at] ?? null))
  return fits ? { index: value, after: key } : undefined
}

type KeyPart = string | number | null

function parsedKey(text: string): KeyPart[] | undefined {
  try {
    const key: unknown = JSON.parse(text)
    return Array.isArray(key) && key.every(isKeyPart) ? key : undefined
  } catch {
    return undefined
  }
}

async function countAll(found: SubjectRows): Promise<number> {
  let total = 0
  for (const table of subjectTables) total += await found.count(table)
  return total
}

const isKeyPart = (part: unknown): part is KeyPart => part === null || typeof part === 'string' || typeof part === 'number'

/** A row without the digests of secrets, and with times that people can read. */
function shownRow(table: Table<'organization'>, row: Record<string, unknown>): Record<string, unknown> {
  const columns = Object.entries(table.row.properties).filter(([name]) => !name.endsWith('_hash'))
  return Object.fromEntries(
    columns.map(([name, schema]) => {
      const value = row[name]
      return [name, columnKind(schema) === 'time' && typeof value === 'number' ? isoTime(value) : value]
    })
  )
}
