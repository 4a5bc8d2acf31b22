import { type Static, Type } from 'typebox'
import { RapportError } from '../errors.js'
import { jobs } from '../registry/tables.js'
import { type DirectoryStore, type OrganizationStore, organizations } from '../storage/index.js'
import { fitsColumn, invalidInput, strictObject } from '../validation/index.js'
import { type AnyRow, type AnyTable, jobsLeftOut, leftOut, tablesFingerprint, transferredTables } from './transferred-tables.js'

const defaultLimit = 500
const keyPart = Type.Union([Type.String(), Type.Number(), Type.Null()])
const after = Type.Array(keyPart, {
  description: 'The key of the last row that was read. Without it, the export starts with the first row.'
})

export const transferQuery = strictObject({
  table: Type.Optional(Type.String({ description: 'The table to read; the first one by default.' })),
  after: Type.Optional(after),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: `${defaultLimit} by default.` }))
})

export const transferPage = strictObject({
  organization: strictObject({ id: Type.String({ format: 'uuid' }), name: Type.String(), slug: Type.String() }),
  schema: Type.String({ description: 'A fingerprint of all tables. The rows can only be imported where it is the same.' }),
  table: Type.String(),
  rows: Type.Array(Type.Record(Type.String(), Type.Unknown()), {
    description: 'The rows as they are stored. Times are epoch milliseconds.'
  }),
  next: Type.Union([strictObject({ table: Type.String(), after }), Type.Null()], {
    description: 'The next request; null after the last row of the last table.'
  }),
  leftOut: Type.Record(Type.String(), Type.String(), { description: 'The tables that are not exported, and why.' })
})

/** A page of all rows of a workspace. */
export type TransferPage = Static<typeof transferPage>

/** All rows of a workspace, table by table, each in the order of its key. Rows that are written meanwhile may be missing. */
export async function exportWorkspace(
  store: OrganizationStore,
  directory: DirectoryStore,
  query: Static<typeof transferQuery>
): Promise<TransferPage> {
  const { table: name = transferredTables[0]?.name ?? '', after: key = [], limit = defaultLimit } = query
  const index = transferredTables.findIndex((each) => each.name === name)
  const table = transferredTables[index]
  if (!table) throw invalidInput('table', `must be one of ${transferredTables.map((each) => each.name).join(', ')}`)
  if (key.length > 0 && !isKeyOf(table, key)) throw invalidInput('after', `must be a key of ${name}: ${table.key.join(', ')}`)
  const [own] = await directory.find(organizations, { where: { id: { eq: store.organizationId } }, limit: 1 })
  if (!own) throw new RapportError('NOT_FOUND', 'The organization does not exist')
  const organization = { id: own.id, name: own.name, slug: own.slug }
  const found = await store.find(table, { limit, ...(key.length > 0 && { after: { key } }) })
  const last = found.length === limit ? found.at(-1) : undefined
  const following = transferredTables[index + 1]
  const next = last ? { table: name, after: keyOf(table, last) } : following ? { table: following.name, after: [] } : null
  return {
    organization,
    schema: tablesFingerprint(),
    table: name,
    rows: found.filter((row) => name !== jobs.name || !jobsLeftOut.includes(String(row.kind))),
    next,
    leftOut
  }
}

function isKeyOf(table: AnyTable, key: readonly (string | number | null)[]): boolean {
  return key.length === table.key.length && table.key.every((column, at) => fitsColumn(table, column, key[at] ?? null))
}

function keyOf(table: AnyTable, row: AnyRow): (string | number | null)[] {
  return table.key.map((column) => row[column] as string | number | null)
}
