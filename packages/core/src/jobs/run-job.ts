import type { JsonObject } from '../storage/index.js'
import { inSpan, Metrics } from '../telemetry/index.js'
import { checkOf } from '../validation/index.js'
import type { Job, JobContext, JobSettings } from './job.js'
import { isLane } from './lanes.js'
import { type Lease, LeaseLostError, type SavedStep, type StepLock } from './lease.js'
import { retryDelay } from './retry-delay.js'
import { shortError } from './short-error.js'

const defaultAttempts = 20

/**
 * Runs a job under its lease, and records how it ended. Never rejects: when that cannot be recorded it is logged, and the lease runs out by itself.
 */
export async function runJob(job: Job, lease: Lease, stop: AbortController, settings: JobSettings, renewEveryMs: number): Promise<void> {
  const { kind, id, organization_id: organizationId } = lease.job
  const attributes = { 'rapport.job.id': id, 'rapport.job.attempt': lease.attempts, 'rapport.organization.id': organizationId }
  await inSpan(`rapport.job ${kind}`, { attributes, isRoot: true }, async (notes) => {
    const outcome = await runMeasured(job, lease, stop, settings, renewEveryMs)
    if (outcome !== 'done') notes.fail(outcome)
  })
}

async function runMeasured(job: Job, lease: Lease, stop: AbortController, settings: JobSettings, renewEveryMs: number): Promise<Outcome> {
  const { logger, metrics = new Metrics() } = settings
  const since = performance.now()
  let outcome: Outcome = 'done'
  const { kind, id: jobId, organization_id: organizationId } = lease.job
  const renewal = setInterval(() => void renew(lease, stop), renewEveryMs)
  renewal.unref()
  try {
    if (lease.attempts > attemptsOf(job)) throw new Error('The process ended while the job ran')
    if (!(await lease.begin())) return outcome
    await attempt(job, lease, stop.signal, settings)
    await lease.complete()
  } catch (error) {
    outcome = outcomeOf(job, lease, error, stop.signal)
    await recordFailure(job, lease, error, outcome, settings).catch((failure: unknown) =>
      logger.warn('The result of a job could not be written', { kind, jobId, organizationId, error: String(failure) })
    )
  } finally {
    clearInterval(renewal)
    // A hook is the host's: its name is no label.
    const label = isLane(job.lane) ? kind : 'hook'
    metrics.jobs.add({ kind: label, outcome })
    metrics.jobSeconds.observe({ kind: label }, (performance.now() - since) / 1_000)
  }
  return outcome
}

/** How a run of a job ended. */
type Outcome = 'done' | 'failed' | 'given_up' | 'stopped' | 'lost'

function outcomeOf(job: Job, { attempts }: Lease, error: unknown, signal: AbortSignal): Outcome {
  if (error instanceof LeaseLostError || signal.reason instanceof LeaseLostError) return 'lost'
  if (signal.aborted) return 'stopped'
  return attempts >= attemptsOf(job) ? 'given_up' : 'failed'
}

async function renew(lease: Lease, stop: AbortController): Promise<void> {
  try {
    await lease.renew()
  } catch (error) {
    // Other errors pass: the store may be back before the lease runs out, and without a lease the job can save nothing.
    if (error instanceof LeaseLostError) stop.abort(error)
  }
}

async function attempt(
  job: Job,
  lease: Lease,
  signal: AbortSignal,
  {
    store,
    clock,
    ids,
    logger,
    embedder,
    model,
    agentTools,
    http,
    limits,
    integrations,
    mail,
    endpoints,
    basePath = '',
    metrics = new Metrics()
  }: JobSettings
): Promise<void> {
  const check = checkOf(job.payload)
  const checked = (payload: JsonObject) => {
    if (check.accepts(payload)) return payload
    throw new TypeError(check.fault(payload, 'payload'))
  }
  const saving = (lock: StepLock) => async (work: Parameters<JobContext<unknown>['step']>[0]) => {
    signal.throwIfAborted()
    return lease.step(lock, async (transaction, payload) => (await work(transaction, checked(payload))) as SavedStep)
  }
  await job.run(checked(lease.job.payload), {
    store: store.organization(lease.job.organization_id),
    directory: store.directory,
    clock,
    ids,
    logger,
    metrics,
    embedder,
    model,
    agentTools,
    http,
    limits,
    integrations,
    mail,
    ...(endpoints && { endpoints }),
    basePath,
    signal,
    step: saving('ingest'),
    save: saving('none'),
    // Also while the process closes: what was done is written down.
    write: (work) => lease.write(work)
  })
}

function attemptsOf({ attempts = defaultAttempts }: Job): number {
  return attempts
}

/** Gives the job back after an error: to be tried again, or given up. When the process closes the error does not count as a failed attempt. */
async function recordFailure(job: Job, lease: Lease, error: unknown, outcome: Outcome, { clock, logger }: JobSettings): Promise<void> {
  const { kind, id: jobId, organization_id: organizationId } = lease.job
  if (outcome === 'lost') {
    logger.warn('A job took longer than its lease, and another process has it now', { kind, jobId, organizationId })
  } else if (outcome === 'stopped') {
    lease.attempts = Math.max(0, lease.attempts - 1)
    await lease.giveBack(clock.now())
  } else {
    const { attempts } = lease
    const isOver = outcome === 'given_up'
    const fields = { kind, jobId, organizationId, attempts, error: String(error) }
    if (isOver) logger.error('A job failed for the last time and was given up', fields)
    else logger.warn('A job failed and will be tried again', fields)
    const delayMs = Math.min(retryDelay(attempts), job.maxWaitMs ?? Number.POSITIVE_INFINITY)
    await lease.giveBack(isOver ? null : clock.now() + delayMs, shortError(error))
  }
}
