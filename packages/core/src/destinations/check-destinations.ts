import { Type } from 'typebox'
import { enqueueJob } from '../jobs/index.js'
import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { destinations } from './tables/destinations.js'

/** The job that asks the provider about channels that nobody has asked about. There is one of an organization. */
export const destinationCheckKind = 'destination_check'
export const destinationCheckPayload = Type.Object({})

/** Has the provider be asked about the destinations that wait for it, once it is connected. */
export async function askForCheck(transaction: Transaction, ids: Ids, now: number): Promise<void> {
  await enqueueJob(transaction, { kind: destinationCheckKind, payload: {}, uniqueKey: destinationCheckKind }, ids, now)
}

/** Has all destinations of a provider wait for it again: it was connected anew, or is connected no more. */
export async function resetSynced(transaction: Transaction, provider: string, ids: Ids, now: number): Promise<void> {
  const columns = { sync_status: 'PENDING_PROVIDER_SYNC', sync_reason: null }
  const live = { provider: { eq: provider }, archived_at: { isNull: true } }
  if ((await transaction.update(destinations, live, columns)) > 0) await askForCheck(transaction, ids, now)
}
