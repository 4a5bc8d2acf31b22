import { answerWithin } from '../http/index.js'
import type { IngestServices } from '../ingest/index.js'
import type { JobRunner, JobStatus } from '../jobs/index.js'
import { type ProviderStatus, providerStatus } from '../sync/index.js'
import type { Metrics } from '../telemetry/index.js'

/** What the figures are made of. */
export interface MetricsServices extends IngestServices {
  jobs: Pick<JobRunner, 'status'>
}

/** A store that takes longer does not keep the other figures waiting: who asks has a time-out of 10 seconds. */
const maxWaitMs = 3_000

/** All figures in the text format of OpenMetrics. Those that come from the store are read now, and are missing while the store is away. Never rejects. */
export async function metricsText({ settings, ingest, jobs }: MetricsServices): Promise<string> {
  const { metrics, store } = settings
  const stored = async () => {
    await store.ping()
    return Promise.all([jobs.status(), providerStatus(settings)])
  }
  const read = await answerWithin(stored(), maxWaitMs).catch(() => undefined)
  metrics.storeAvailable.set({}, read ? 1 : 0)
  writeJobs(metrics, read?.[0])
  writeProviders(metrics, read?.[1] ?? [])
  metrics.ingestWaiting.set({}, ingest.waiting())
  const pool = store.poolUse?.()
  if (pool) {
    for (const state of ['used', 'idle', 'max'] as const) metrics.poolConnections.set({ state }, pool[state])
    metrics.poolWaiting.set({}, pool.waiting)
  }
  return metrics.toText()
}

function writeJobs({ jobsPending, jobsLag, jobsGivenUp }: Metrics, status: JobStatus | undefined): void {
  for (const gauge of [jobsPending, jobsLag, jobsGivenUp]) gauge.clear()
  if (!status) return
  for (const [lane, { pending, lagMs }] of Object.entries(status.lanes)) {
    jobsPending.set({ lane }, pending)
    jobsLag.set({ lane }, lagMs / 1_000)
  }
  jobsGivenUp.set({}, status.failed)
}

function writeProviders({ syncAge, syncConnections }: Metrics, providers: readonly ProviderStatus[]): void {
  syncAge.clear()
  syncConnections.clear()
  for (const { provider, connections, successAgeMs } of providers) {
    for (const [status, count] of connections) syncConnections.set({ provider, status }, count)
    if (successAgeMs !== undefined) syncAge.set({ provider }, successAgeMs / 1_000)
  }
}
