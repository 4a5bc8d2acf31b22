import { markAllUnusable, resetSynced } from '../../destinations/index.js'
import { RescheduleAt } from '../../jobs/index.js'
import type { Transaction } from '../../storage/index.js'
import { integrationConnections, integrationRuns, integrationStreams, type StreamOutcome } from '../tables/index.js'
import { nextDue } from './begin-run.js'
import { readCheckpoint } from './checkpoint.js'
import { liveConnection } from './run-rows.js'
import { suspiciousShrink } from './sweep.js'
import type { ActiveRun, SyncJob, SyncPayload } from './sync-job.js'

/** Closes a run and gives the job back until the next stream is due. */
export async function endRun(job: SyncJob, connectionId: string): Promise<void> {
  await job.save(async (transaction, payload) => {
    const connection = await liveConnection(transaction, connectionId)
    if (!connection) return undefined
    const now = job.clock.now()
    const rows = await transaction.find(integrationStreams, { where: { connection_id: { eq: connectionId } } })
    const named = new Set(job.providerOf(connection)?.streams.map(({ name }) => name))
    const next = nextDue(
      rows.filter(({ stream }) => named.has(stream)),
      now
    )
    await closeRun(transaction, payload, now, next)
    // The credential has proved itself; whether a shrunken provider is believed, its next walk tells.
    const hasShrunk = rows.some(({ checkpoint }) => readCheckpoint(checkpoint).hasShrunk)
    if (connection.status === 'requires_intervention' && !hasShrunk && rows.some((row) => row.succeeded_at !== null && row.errors === 0)) {
      await transaction.update(integrationConnections, { id: { eq: connectionId } }, { status: 'ready', reason: null })
      if (connection.reason !== suspiciousShrink && job.providerOf(connection)?.channel)
        await resetSynced(transaction, connection.provider, job.ids, now)
    } else if (connection.status === 'requires_intervention' && hasShrunk) {
      await transaction.update(integrationConnections, { id: { eq: connectionId } }, { reason: suspiciousShrink })
    }
    return new RescheduleAt(next, { ...payload, cause: 'schedule', run: null })
  })
}

/** Only a person can help: nothing is read any more until somebody connects again or asks for it. */
export async function credentialDied({ job, connection }: ActiveRun, reason: string): Promise<false> {
  await job.save(async (transaction, payload) => {
    if (!(await liveConnection(transaction, connection.id))) return undefined
    const now = job.clock.now()
    await transaction.update(integrationConnections, { id: { eq: connection.id } }, { status: 'requires_intervention', reason })
    if (job.providerOf(connection)?.channel) await markAllUnusable(transaction, connection.provider, reason)
    const told = { error_class: 'credential', error_message: reason }
    const where = { connection_id: { eq: connection.id }, stream: { in: payload.run?.streams ?? [] } }
    await transaction.update(integrationStreams, where, { ...told, state: 'stopped', due_at: now })
    await closeRun(transaction, payload, now, null, { errorClass: 'credential', errorMessage: reason })
    return undefined
  })
  return false
}

/** A run has succeeded only if every stream has reached its end. */
async function closeRun(
  transaction: Transaction,
  { run }: SyncPayload,
  now: number,
  nextRunAt: number | null,
  failure?: Pick<StreamOutcome, 'errorClass' | 'errorMessage'>
): Promise<void> {
  const [row] = run ? await transaction.get(integrationRuns, [{ id: run.id }]) : []
  if (!row) return
  const unread = new Set(run?.streams)
  const streams = row.streams.map(
    (each): StreamOutcome => (failure && unread.has(each.stream) ? { ...each, ...failure, outcome: 'failed' } : each)
  )
  await transaction.update(
    integrationRuns,
    { id: { eq: row.id } },
    { streams, status: statusOf(streams), ended_at: now, next_run_at: nextRunAt }
  )
}

function statusOf(streams: readonly StreamOutcome[]): string {
  if (streams.every(({ outcome }) => outcome === 'ended')) return 'succeeded'
  return streams.every(({ outcome }) => outcome === 'failed') ? 'failed' : 'partial'
}

/** Nothing of a connection is read any more once it ends; runs that are under way have not read everything. */
export async function stopReading(transaction: Transaction, connectionId: string, now: number): Promise<void> {
  const open = { connection_id: { eq: connectionId }, status: { eq: 'running' } }
  await transaction.update(integrationRuns, open, { status: 'partial', ended_at: now, next_run_at: null })
  await transaction.update(integrationStreams, { connection_id: { eq: connectionId } }, { state: 'stopped' })
}
