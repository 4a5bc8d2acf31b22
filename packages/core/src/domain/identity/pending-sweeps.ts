import { createHash } from 'node:crypto'
import type { Ids } from '../../ids.js'
import type { OrganizationStore, Transaction } from '../../storage/contract.js'
import { events, jobs } from '../../storage/tables/index.js'
import { checkOf } from '../../validation.js'
import { enqueueJob } from '../jobs/enqueue-job.js'
import { noMoves } from './move-events.js'
import { settleRollups } from './settle-rollups.js'
import { longerSweep, type Sweep, sweepPage, sweepSchema, sweptEvents } from './sweep.js'
import { WorkingSet } from './working-set.js'

/** The kind of the jobs that finish sweeps. */
export const reattributionKind = 'reattribution'

const check = checkOf(sweepSchema)
const pageSize = 1000

/**
 * Leaves the rest of a sweep to a job. Of the same events there is one job, which then has to look at what either sweep left. Who ever looks at them
 * finds the owners by all claims so far, so it does not matter how much later that is. The organization's `ingest` lock must be held.
 */
export async function deferSweep({ transaction, ids, now }: WorkingSet, sweep: Sweep): Promise<void> {
  const uniqueKey = `${reattributionKind} ${createHash('sha256').update(JSON.stringify(sweep.of)).digest('hex')}`
  const [waiting] = await transaction.find(jobs, { where: { unique_key: { eq: uniqueKey } }, columns: ['id', 'payload'] })
  if (!waiting) return enqueueJob(transaction, { kind: reattributionKind, payload: sweep, uniqueKey }, ids, now)
  const longer = check.accepts(waiting.payload) ? longerSweep(waiting.payload, sweep) : sweep
  await transaction.update(jobs, { id: { eq: waiting.id } }, { payload: longer })
}

/** Goes on with a sweep by one page, with all that follows from what moves; answers what is left of it. The `ingest` lock must be held. */
export async function continueSweep(
  transaction: Transaction,
  sweep: Sweep,
  ids: Ids,
  now: number,
  size = pageSize
): Promise<Sweep | undefined> {
  const set = new WorkingSet(transaction, ids, now)
  const moved = noMoves()
  const { rest } = await sweepPage(set, sweep, size, moved)
  await settleRollups(set, [], moved)
  return rest
}

/** Stored events that may belong to somebody else by now, and are still to be looked at. */
export interface PendingReattribution {
  /** The jobs that look at them. */
  jobs: number
  /** How many events these have left to look at; one that several look at is counted by each. */
  events: number
}

/** How much of the re-attribution of large moves is still to be done. */
export async function pendingReattribution(store: OrganizationStore): Promise<PendingReattribution> {
  const rows = await store.find(jobs, { where: { kind: { eq: reattributionKind } }, columns: ['payload'] })
  const left = rows.map(({ payload }) => (check.accepts(payload) ? store.count(events, leftOf(payload)) : 0))
  return { jobs: rows.length, events: (await Promise.all(left)).reduce((sum, count) => sum + count, 0) }
}

function leftOf(sweep: Sweep) {
  const { after } = sweep
  if (!after) return sweptEvents(sweep)
  const beyond = [{ occurred_at: { gt: after.at } }, { occurred_at: { eq: after.at }, event_id: { gt: after.eventId } }]
  return { ...sweptEvents(sweep), any: beyond }
}
