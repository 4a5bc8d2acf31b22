import { RapportError } from '../errors.js'
import { jobs, searchContents } from '../registry/tables.js'
import { restorePostings } from '../search-index/index.js'
import { columnKind, isNullable, type OrganizationStore, type RowOf, type Transaction } from '../storage/index.js'
import { fitsColumn, requireStorable } from '../validation/index.js'
import { groupBy } from '../values/index.js'
import type { TransferredRows } from './transferred-rows.js'
import { type AnyRow, type AnyTable, replacedTables, tablesFingerprint, transferredTables } from './transferred-tables.js'

const maxRows = 5_000
const byName = new Map(transferredTables.map((table) => [table.name, table]))

/**
 * Stores rows of an export with their ids, all or none; a row that is there stays as it is. Answers how many were new. Throws CONFLICT where the workspace
 * is not empty, or the rows are of other tables than this version has.
 */
export async function importWorkspace(
  store: OrganizationStore,
  { organizationId, schema, rows, isFirst = false }: TransferredRows
): Promise<{ added: number }> {
  if (organizationId !== store.organizationId)
    throw new RapportError(
      'CONFLICT',
      `The export belongs to the organization ${organizationId}, and only fits an organization with this id. In another database, make it with organizations.create({ id, … })`
    )
  if (schema !== tablesFingerprint())
    throw new RapportError(
      'CONFLICT',
      'The export was made by another version of Rapport: bring the database that it is from up to this version, and export it again'
    )
  if (rows.length > maxRows) throw refusal(`rows must be at most ${maxRows}`)
  const read = rows.map(({ table, row }, index) => ({ table: tableOf(table, index), row: rowOf(tableOf(table, index), row, index) }))
  return store.transaction(async (transaction) => {
    for (const lock of ['ingest', 'attention', 'integrations']) await transaction.lock(lock)
    if (isFirst) await requireEmpty(transaction)
    let added = 0
    for (const [table, own] of groupBy(read, (each) => each.table))
      added += await insertRows(
        transaction,
        table,
        own.map(({ row }) => row)
      )
    return { added }
  })
}

async function requireEmpty(transaction: Transaction): Promise<void> {
  for (const table of transferredTables) {
    if (replacedTables.includes(table)) await transaction.remove(table, {})
    else if (table.name !== 'audit_entries' && (await transaction.find(table, { limit: 1 })).length > 0)
      throw new RapportError('CONFLICT', `The workspace is not empty: it has ${table.name}. An export is only imported into an empty one`)
  }
}

async function insertRows(transaction: Transaction, table: AnyTable, rows: readonly AnyRow[]): Promise<number> {
  const isNew = await transaction.insert(table, rows)
  if (table.name === searchContents.name) {
    const contents = rows.filter((_, index) => isNew[index]) as RowOf<typeof searchContents>[]
    if (contents.length > 0) await restorePostings(transaction, contents)
  }
  return isNew.filter(Boolean).length
}

const refusal = (message: string) => new RapportError('INVALID_TOOL_INPUT', message)

function tableOf(name: string, index: number): AnyTable {
  const table = byName.get(name)
  if (table) return table
  throw refusal(`rows[${index}].table must be one of ${[...byName.keys()].join(', ')}`)
}

/** A row whose every column has a value that fits. */
function rowOf(table: AnyTable, row: Readonly<AnyRow>, index: number): AnyRow {
  const columns = Object.keys(table.row.properties)
  const unknown = Object.keys(row).find((column) => !columns.includes(column))
  if (unknown !== undefined) throw refusal(`rows[${index}].row.${unknown} is not a column of ${table.name}`)
  const wrong = columns.find((column) => !fits(table, column, row[column]))
  if (wrong !== undefined) throw refusal(`rows[${index}].row.${wrong} is missing, or does not fit the column of ${table.name}`)
  requireStorable(row, `rows[${index}].row`)
  // Whoever ran a job elsewhere does not run it here.
  return table.name === jobs.name ? { ...row, leased_by: null, leased_until: null, running: false } : { ...row }
}

function fits(table: AnyTable, column: string, value: unknown): boolean {
  const schema = table.row.properties[column]
  if (!schema || value === undefined) return false
  if (value === null) return isNullable(schema) || columnKind(schema) === 'json'
  switch (columnKind(schema)) {
    case 'json':
      return true
    case 'boolean':
      return typeof value === 'boolean'
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
    default:
      return (typeof value === 'string' || typeof value === 'number') && fitsColumn(table, column, value)
  }
}
