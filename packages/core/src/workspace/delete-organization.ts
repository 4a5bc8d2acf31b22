import { tables } from '../registry/tables.js'
import type { Rows, Scope, Store, Table } from '../storage/index.js'

type AnyTable<S extends Scope> = Table<S, Record<string, unknown>>

const all = Object.values<Table<Scope, object>>(tables)
const organizationTables = all.filter((table) => table.scope === 'organization') as unknown as AnyTable<'organization'>[]
/** Tables of the directory with rows of organizations: keys, and the addresses that providers call. */
const directoryTables = all.filter(
  (table) => table.scope === 'directory' && 'organization_id' in table.row.properties
) as unknown as AnyTable<'directory'>[]

/** A process that still writes to the organization may write a few rows behind the deletion: it looks again until nothing is left. */
const maxPasses = 3

/** Removes an organization: its keys first, so that nobody can call any more, its own row last, so that a deletion that was cut off can be asked for again. */
export async function deleteOrganization(store: Store, id: string): Promise<void> {
  const { directory } = store
  const rows = store.organization(id)
  for (const table of directoryTables) await directory.remove(table, { organization_id: { eq: id } })
  await removeAll(rows)
  await directory.remove(tables.organizations, { id: { eq: id } })
  for (let pass = 1; pass < maxPasses && (await removeAll(rows)) > 0; pass++);
}

async function removeAll(rows: Rows<'organization'>): Promise<number> {
  let removed = 0
  for (const table of organizationTables) removed += await rows.remove(table, {})
  return removed
}
