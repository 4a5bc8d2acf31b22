import { OwnerHints } from '../../identity/index.js'
import { CredentialRevoked, CredentialUnavailable, type Stream } from '../../providers/index.js'
import { inSpan } from '../../telemetry/index.js'
import { ApiError } from '../api/api-error.js'
import { createApi, paceOf, type RequestCounts } from '../api/create-api.js'
import { nameAccount } from '../connections/name-account.js'
import { type BegunRun, beginRun } from './begin-run.js'
import { credentialDied, endRun } from './end-run.js'
import { streamEnded, streamFailed, streamSkipped, waitForProvider } from './end-stream.js'
import { NamedAccounts } from './named-accounts.js'
import { notePlace, resetStream } from './places.js'
import { readStream } from './read-stream.js'
import { passTurn, Share } from './share.js'
import type { ActiveRun, SyncJob } from './sync-job.js'

/** Reads the streams of a connection that are due in turns, and says when the next ones are. */
export async function runSync(job: SyncJob): Promise<void> {
  const begun = await beginRun(job)
  if (!begun) return
  const { runId, connection, streams } = begun
  const attributes = { 'rapport.sync.provider': connection.provider, 'rapport.sync.run': runId, 'rapport.sync.streams': streams.length }
  await inSpan(`rapport.sync ${connection.provider}`, { attributes }, () => readStreams(job, begun))
}

async function readStreams(job: SyncJob, begun: BegunRun): Promise<void> {
  const { runId, connection, provider, streams, withoutPlace } = begun
  await nameAccount(job.directory, job.store.organizationId, connection)
  const counts: RequestCounts = { requests: 0, waitedMs: 0, rateLimited: 0 }
  const { http, clock } = job
  const over = new AbortController()
  const signal = AbortSignal.any([job.signal, over.signal])
  const pace = job.paces.take(connection.id) ?? paceOf(provider, clock)
  const api = createApi({ http, clock, provider, credentials: job.credentialsOf(connection), signal, counts, pace })
  const run: ActiveRun = {
    job,
    provider,
    connection,
    api,
    pace,
    counts,
    lookup: job.lookups.of(runId, api.request),
    hints: new OwnerHints(),
    namedAccounts: new NamedAccounts(provider),
    over
  }
  const byName = new Map(provider.streams.map((stream) => [stream.name, stream]))
  const due = streams.flatMap((name) => byName.get(name) ?? [])
  const failed = new Set<string>()
  // All places come first: what changes while others are walked is told from there on.
  for (const stream of due) {
    if (!withoutPlace.has(stream.name)) continue
    if (!(await guarded(run, stream, failed, async () => notePlace(run, stream).then(() => true)))) return
  }
  for (const stream of due) {
    if (failed.has(stream.name)) continue
    const goesOn = await guarded(run, stream, failed, () => readTurn(run, stream))
    if (!goesOn) return
  }
  job.lookups.forget(runId)
  job.paces.keep(connection.id, pace)
  await endRun(job, connection.id)
}

/** Reads a stream as long as its turn lasts. Answers whether the run goes on here. */
async function readTurn(run: ActiveRun, stream: Stream): Promise<boolean> {
  const reached = await readStream(run, stream, new Share(run.job.clock))
  if (reached === 'share') return passTurn(run, stream.name)
  return reached === 'end' && streamEnded(run, stream.name)
}

/** Does a part of the reading; what the provider does wrong ends the stream and nothing else. Answers whether the run goes on. */
async function guarded(run: ActiveRun, stream: Stream, failed: Set<string>, work: () => Promise<boolean>): Promise<boolean> {
  for (;;) {
    try {
      return await work()
    } catch (thrown) {
      const error = thrown instanceof CredentialUnavailable ? new ApiError('unavailable', thrown.message, 'retry', thrown.retryAt) : thrown
      const failures = (reason: string) => run.job.metrics?.syncFailures.add({ provider: run.provider.id, reason })
      if (error instanceof CredentialRevoked) {
        failures('credential')
        return credentialDied(run, error.message)
      }
      if (!(error instanceof ApiError)) throw error
      if (error.effect === 'resetCursor' && (await resets(run, stream))) continue
      if (error.effect === 'retry' && (await waitForProvider(run, stream.name, error))) {
        failures('waiting')
        return false
      }
      failed.add(stream.name)
      const isSkipped = error.effect === 'skipStream'
      failures(isSkipped ? 'skipped' : 'failed')
      return isSkipped ? streamSkipped(run, stream.name, error) : streamFailed(run, stream.name, error)
    }
  }
}

/** Begins a stream anew; false when that has not helped before. */
async function resets(run: ActiveRun, stream: Stream): Promise<boolean> {
  try {
    await resetStream(run, stream)
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
