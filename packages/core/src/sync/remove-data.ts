import { type Static, Type } from 'typebox'
import { events, type ProviderRecord, providerRecords, putProviderRecords, removeEvents } from '../identity/index.js'
import { enqueueJob, jobs } from '../jobs/index.js'
import type { RowOf, Rows, Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { activityRecords } from './apply/activity-records.js'
import type { ApplyContext, RecordRow } from './apply/apply-context.js'
import { memberRecords } from './apply/member-records.js'
import { paymentRecords } from './apply/payment-records.js'
import { sourceRecords } from './apply/source-records.js'
import { takeBack } from './apply/store-records.js'
import { subscriptionRecords } from './apply/subscription-records.js'
import { type integrationConnections, integrationStreams } from './tables/index.js'

/** The job that removes what came from a connection alone. */
export const removalKind = 'provider_removal'

/** Whose data it is. `eventsAfter` is there where it has events that no record is kept of: up to this one they are removed. */
export const removalProgress = Type.Object({
  provider: Type.String(),
  account: Type.String(),
  eventsAfter: Type.Optional(Type.Union([Type.String(), Type.Null()]))
})
export type RemovalProgress = Static<typeof removalProgress>

const keyOf = (connectionId: string) => `${removalKind} ${connectionId}`

/**
 * Has all removed that came from a connection alone, in the transaction that disconnects it: records, activities, sources with the facts that rest on
 * nothing else, subscriptions, payments, members. Connecting again waits for it, and brings everything back.
 */
export async function requestDataRemoval(
  transaction: Transaction,
  { id, provider, account, counts }: Pick<RowOf<typeof integrationConnections>, 'id' | 'provider' | 'account' | 'counts'>,
  ids: Ids,
  now: number
): Promise<void> {
  // Where its reading stood: everything is to be read again.
  await transaction.remove(integrationStreams, { connection_id: { eq: id } })
  const payload: RemovalProgress = { provider, account, ...(counts !== null && { eventsAfter: null }) }
  await enqueueJob(transaction, { kind: removalKind, payload, uniqueKey: keyOf(id), serialKey: `connection ${id}` }, ids, now)
}

/** Whether the data of an earlier connection is still being removed. */
export async function isBeingRemoved(rows: Rows<'organization'>, connectionId: string): Promise<boolean> {
  return (await rows.count(jobs, { unique_key: { eq: keyOf(connectionId) } }, 1)) > 0
}

const pageSize = 200

/** The kinds that are rows of their own, in the order in which they go. */
const others = {
  activity: activityRecords,
  payment: paymentRecords,
  subscription: subscriptionRecords,
  source: sourceRecords,
  member: memberRecords
}

/** Removes a page of what came from a connected account. Answers how it goes on; undefined when nothing is left. */
export async function removeDataOnce(context: ApplyContext, progress: RemovalProgress): Promise<RemovalProgress | undefined> {
  if (await removeRecords(context)) return progress
  if (progress.eventsAfter === undefined) return undefined
  const eventsAfter = await removeMoments(context, progress.eventsAfter)
  return eventsAfter === undefined ? undefined : { ...progress, eventsAfter }
}

/** A page of the events that no record is kept of, in the order of their ids: no index tells them. Answers where it goes on. */
async function removeMoments({ transaction, from, ids, now }: ApplyContext, after: string | null): Promise<string | undefined> {
  const page = await transaction.find(events, {
    where: { provider: { eq: from.provider }, provider_account: { eq: from.account } },
    columns: ['event_id'],
    limit: pageSize,
    ...(after !== null && { after: { key: [after] } })
  })
  const eventIds = page.map(({ event_id }) => event_id)
  await removeEvents(transaction, eventIds, ids, now)
  return page.length < pageSize ? undefined : eventIds.at(-1)
}

async function removeRecords(context: ApplyContext): Promise<boolean> {
  const { transaction, from } = context
  const of = { provider: { eq: from.provider }, account: { eq: from.account } }
  for (const [kind, records] of Object.entries(others)) {
    const where = { ...of, kind: { eq: kind } }
    const page = await transaction.find(providerRecords, { where, limit: pageSize })
    if (page.length === 0) continue
    await transaction.remove(providerRecords, { ...where, external_id: { in: page.map((row) => row.external_id) } })
    const targets = page.flatMap((row) => row.target_id ?? [])
    await takeBack(context, records, targets)
    return true
  }
  const said = await transaction.find(providerRecords, { where: { ...of, removed: { eq: false } }, limit: pageSize })
  await forgetIdentities(context, said)
  // A tombstone still tells whose its key is, and nothing that could be taken for unchanged.
  await transaction.update(providerRecords, { ...of, removed: { eq: true }, digest: { isNull: false } }, { digest: null })
  return said.length === pageSize
}

async function forgetIdentities({ transaction, ids, now, inlineMoves }: ApplyContext, rows: readonly RecordRow[]): Promise<void> {
  const records = rows.map(
    ({ provider, account, kind, external_id: externalId, changed_at: at, stream, full_sync: walk }): ProviderRecord => {
      return { provider, account, kind: kind === 'account' ? 'account' : 'person', externalId, at, stream, walk, said: null }
    }
  )
  if (records.length > 0) await putProviderRecords(transaction, records, ids, now, inlineMoves)
}
