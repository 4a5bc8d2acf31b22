import { Phase, runSubscribers } from '../../changes/index.js'
import type { EventRow } from '../events/accepted-event.js'
import type { Moved } from '../events/move-events.js'
import { recountCustomer, recountUser } from '../events/recount.js'
import { reconcileCustomers, removeEmptyCustomers } from '../profiles/customers.js'
import { customerIdentities } from '../tables/customer-identities.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { addEvents } from './put-rollups.js'

/**
 * Brings rollups in line with the events that were stored and that moved, and writes all changes of the set. Afterwards every rollup is the fold over
 * the stored events that its row owns. Customers that are empty by then are removed: only those in `emptied` and those that lost events are checked.
 * The rows of customers in `returned` are made again.
 */
export async function reconcileRollups(
  set: IdentityUnitOfWork,
  stored: readonly EventRow[],
  { gained, losers }: Moved,
  emptied: ReadonlySet<string> = new Set(),
  returned: readonly string[] = []
): Promise<void> {
  const added = [...stored, ...gained]
  const owners = [...added.flatMap((row) => row.customer_id ?? []), ...returned]
  await Promise.all([
    set.users.load([...added.flatMap((row) => row.user_id ?? []), ...losers.users]),
    set.customers.load([...owners, ...losers.customers, ...emptied])
  ])
  await remakeCustomers(set, owners)
  addEvents(set, added)
  for (const user of new Set([...losers.users, ...set.remadeUsers])) await recountUser(set, user)
  for (const customer of new Set([...losers.customers, ...set.remade])) await recountCustomer(set, customer)
  set.remade.clear()
  set.remadeUsers.clear()
  await removeEmptyCustomers(set, [...emptied, ...losers.customers])
  await writeRows(set)
}

/** Makes rows again for loaded customers whose rows were removed as empty, before these events came to them. */
async function remakeCustomers(set: IdentityUnitOfWork, customerIds: readonly string[]): Promise<void> {
  const missing = [...new Set(customerIds)].filter((id) => !set.customers.get(id))
  if (missing.length === 0) return
  const keys = await set.transaction.find(customerIdentities, { where: { customer_id: { in: missing } } })
  set.customerIdentities.adopt(keys)
  for (const { customer_key, customer_id, original_id } of keys) if (customer_id === original_id) set.customer(customer_key)
  await reconcileCustomers(set, missing)
}

/** Where the changed rows of users and customers have been written: who follows reads them. */
export const rowsWritten = new Phase<IdentityUnitOfWork>('rowsWritten')

/** Writes all changed rows of the set, and whatever follows from them. Work with a set ends with this. */
export async function writeRows(set: IdentityUnitOfWork): Promise<void> {
  set.flush()
  await runSubscribers(set.transaction, rowsWritten, set)
}
