import { beforeCommit, type ChangeOf, defineSubscriber, type Subscriber } from '../changes/index.js'
import { triggerSingleton } from '../jobs/index.js'
import type { JsonObject, RowOf, Transaction } from '../storage/index.js'
import { groupBy } from '../values/index.js'
import { type HookKey, hookJob, retentionJob } from './hook.js'
import { type HookChange, type HookEvent, hookChangeKinds, hookEventOf, isOldEvent } from './hook-events.js'
import type { KnownHooks } from './known-hooks.js'
import { hookDeliveries } from './tables/hook-deliveries.js'

export type DeliveryRow = RowOf<typeof hookDeliveries>

/** After so many deliveries of a hook it is looked at whether there are too many. */
const retentionEvery = 1_000

/** Writes what hooks are to be told, in the commit of what they are told of: one row for each hook of the name. */
export function writeDeliveries(known: KnownHooks): Subscriber {
  return defineSubscriber({
    at: beforeCommit,
    kinds: [...hookChangeKinds, 'historyRead'],
    async follow(changes: readonly (HookChange | ChangeOf<'historyRead'>)[], { transaction, ids, now }) {
      if (known.all.length === 0) return
      const pending: HookEvent[] = []
      for (const change of changes) {
        if (change.kind === 'historyRead') continue
        if (change.kind === 'customerMerged') await follow(transaction, known, pending, change)
        if (known.of(hookEventOf(change).name).length > 0) pending.push(hookEventOf(change))
      }
      if (pending.length === 0) return
      const isHistory = changes.some(({ kind }) => kind === 'historyRead')
      const told = groupBy(pending, ({ name }) => name)
      const hooks = [...told].flatMap(([name, some]) => known.of(name).map((key) => [key, some] as const))
      // In one order everywhere: commits that wait for each other's hooks would else wait for ever.
      hooks.sort(([a], [b]) => (a < b ? -1 : 1))
      const positions = await Promise.all(hooks.map(([key, some]) => askHook(transaction, key, some.length, now)))
      const rows = hooks.flatMap(([key, some], index) =>
        some.map((each, place): DeliveryRow => {
          const { at, data } = each
          return {
            id: ids.uuid(now),
            hook: key,
            subject_id: each.subjectId,
            position: (positions[index] ?? 0) - some.length + 1 + place,
            status: 'PENDING',
            event: { at, historical: isHistory || isOldEvent(each, now), data: data as JsonObject },
            attempts: 0,
            due_at: now,
            error: null,
            created_at: now
          }
        })
      )
      await transaction.insert(hookDeliveries, rows)
    }
  })
}

/** What waits for a customer that is merged, from before or from this commit, waits for the survivor, at its place. */
async function follow(
  transaction: Transaction,
  known: KnownHooks,
  pending: HookEvent[],
  { fromId, intoId }: ChangeOf<'customerMerged'>
): Promise<void> {
  for (const event of pending) if (event.subjectId === fromId) event.subjectId = intoId
  await transaction.update(hookDeliveries, { hook: { in: known.all }, subject_id: { eq: fromId } }, { subject_id: intoId })
}

/** Has the deliveries of a hook go on after this commit; answers the position of the last of so many new ones. */
async function askHook(transaction: Transaction, key: HookKey, count: number, now: number): Promise<number> {
  const { organizationId } = transaction
  const last = await triggerSingleton(transaction, hookJob(organizationId, key), count, now)
  const isFull = Math.floor(last / retentionEvery) > Math.floor((last - count) / retentionEvery)
  if (isFull || last === count) await triggerSingleton(transaction, retentionJob(organizationId), 1, now)
  return last
}
