import { IdentityUnitOfWork, writeRows } from '../identity/index.js'
import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { countAttendance } from './participants/participant-activity.js'
import { gainActivity } from './source-activity.js'
import { sources } from './tables/index.js'

/** Counts a stored source as the activity of its customer and participants, if its time has come by now. The organization's `ingest` lock must be held. */
export async function countSource(transaction: Transaction, sourceId: string, ids: Ids, now: number): Promise<void> {
  const [source] = await transaction.get(sources, [{ id: sourceId }])
  if (!source || source.occurred_at > now) return
  const set = new IdentityUnitOfWork(transaction, ids, now)
  await set.customers.load([source.customer_id ?? []].flat())
  gainActivity(set, source)
  await countAttendance(set, source)
  await writeRows(set)
}
