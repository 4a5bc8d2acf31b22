import { createHash } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { enqueueJob, jobs } from '../../jobs/index.js'
import type { OrganizationStore, Transaction } from '../../storage/index.js'
import { checkOf } from '../../validation/index.js'
import type { Ids } from '../../values/index.js'
import { reconcileRollups } from '../rollups/reconcile-rollups.js'
import { events } from '../tables/events.js'
import { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { noMoves } from './move-events.js'
import { eventsToReattribute, longerReattribution, type Reattribution, reattributePage, reattributionSchema } from './reattribution.js'

/** The kind of the jobs that finish reattributions. */
export const reattributionKind = 'reattribution'

const check = checkOf(reattributionSchema)
const pageSize = 1000

/**
 * Leaves the rest of a reattribution to a job. If a job for the same events waits already, it takes over what both reattributions have left. The job decides owners
 * by all claims that there are when it runs, so it does not matter how much later that is. The organization's `ingest` lock must be held.
 */
export async function deferReattribution({ transaction, ids, now }: IdentityUnitOfWork, reattribution: Reattribution): Promise<void> {
  const uniqueKey = `${reattributionKind} ${createHash('sha256').update(JSON.stringify(reattribution.of)).digest('hex')}`
  const [waiting] = await transaction.find(jobs, { where: { unique_key: { eq: uniqueKey } }, columns: ['id', 'payload'] })
  if (!waiting) return enqueueJob(transaction, { kind: reattributionKind, payload: reattribution, uniqueKey }, ids, now)
  const longer = check.accepts(waiting.payload) ? longerReattribution(waiting.payload, reattribution) : reattribution
  await transaction.update(jobs, { id: { eq: waiting.id } }, { payload: longer })
}

/** Does the next page of a reattribution, with the rollups that follow; answers what is left, or undefined. The `ingest` lock must be held. */
export async function continueReattribution(
  transaction: Transaction,
  reattribution: Reattribution,
  ids: Ids,
  now: number,
  size = pageSize
): Promise<Reattribution | undefined> {
  const set = new IdentityUnitOfWork(transaction, ids, now)
  const moved = noMoves()
  const { rest } = await reattributePage(set, reattribution, size, moved)
  await reconcileRollups(set, [], moved)
  return rest
}

export const pendingShape = Type.Object(
  {
    jobs: Type.Integer({ minimum: 0, description: 'The jobs that will check them.' }),
    events: Type.Integer({
      minimum: 0,
      description: 'The remaining events of those jobs. An event counts once for each job that will check it.'
    })
  },
  { additionalProperties: false }
)

/** How many stored events are still to be checked because they may belong to somebody else by now. */
export type PendingReattribution = Static<typeof pendingShape>

/** How much of the reattribution is left to jobs. */
export async function pendingReattribution(store: OrganizationStore): Promise<PendingReattribution> {
  const rows = await store.find(jobs, { where: { kind: { eq: reattributionKind } }, columns: ['payload'] })
  const left = rows.map(({ payload }) => (check.accepts(payload) ? store.count(events, leftOf(payload)) : 0))
  return { jobs: rows.length, events: (await Promise.all(left)).reduce((sum, count) => sum + count, 0) }
}

function leftOf(reattribution: Reattribution) {
  const { after } = reattribution
  if (!after) return eventsToReattribute(reattribution)
  const beyond = [{ occurred_at: { gt: after.at } }, { occurred_at: { eq: after.at }, event_id: { gt: after.eventId } }]
  return { ...eventsToReattribute(reattribution), any: beyond }
}
