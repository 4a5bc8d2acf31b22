import { emit } from '../changes/index.js'
import { enqueueJob, jobs } from '../jobs/index.js'
import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { readCheckpoint } from './sync/checkpoint.js'
import { readPayload, syncKind } from './sync/sync-job.js'
import { integrationStreams } from './tables/index.js'

/** A run that is asked for. */
export interface SyncRequest {
  connectionId: string
  /** Why: `connected` and `asked` read all now, `webhook` some streams, `configured` walks again what the configuration decides. */
  cause: 'connected' | 'asked' | 'webhook' | 'configured'
  /** Which streams; all of them where it is left out. */
  streams?: readonly string[]
  /** Those that are walked from the start, as something is gone. */
  walks?: readonly string[]
}

/**
 * Has a connection read now, in the transaction of its cause; answers the id of the run that does it. While a run is under way another one follows it; a
 * wait that the provider has asked for is kept.
 *
 * @example await requestSync(transaction, { connectionId, cause: 'asked' }, ids, clock.now())
 */
export async function requestSync(
  transaction: Transaction,
  { connectionId, cause, streams, walks = [] }: SyncRequest,
  ids: Ids,
  now: number
): Promise<string> {
  const named = streams === undefined ? {} : { stream: { in: [...streams] } }
  const of = { connection_id: { eq: connectionId } }
  await transaction.update(integrationStreams, { ...of, due_at: { gt: now }, ...named }, { due_at: now })
  if (cause === 'configured') {
    const rows = await transaction.find(integrationStreams, { where: of })
    const again = rows.map((row) => ({ ...row, checkpoint: { ...readCheckpoint(row.checkpoint), walkAgain: true } }))
    if (again.length > 0) await transaction.upsert(integrationStreams, again)
  }
  if (walks.length > 0) {
    await transaction.update(integrationStreams, { ...of, stream: { in: [...walks] } }, { gone_at: now })
  }
  const key = `${syncKind} ${connectionId}`
  const runId = ids.uuid(now)
  const payload = { connectionId, cause, runId, run: null }
  await enqueueJob(transaction, { kind: syncKind, payload, uniqueKey: key, serialKey: `connection ${connectionId}` }, ids, now)
  const [job] = await transaction.find(jobs, { where: { unique_key: { eq: key } } })
  const known = job && readPayload(job.payload)
  if (!job || known?.run) return known?.run?.id ?? runId
  if (job.running || job.run_at === null || job.run_at <= now) return known?.runId ?? runId
  const resting = { id: { eq: job.id }, running: { eq: false }, run_at: { eq: job.run_at } }
  if ((await transaction.update(jobs, resting, { run_at: now, payload })) === 0) return runId
  emit(transaction, { kind: 'jobEnqueued', jobId: job.id, jobKind: job.kind, dueAt: now })
  return runId
}
