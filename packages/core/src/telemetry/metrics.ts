import { Counter, Family, Gauge, Histogram } from './family.js'

/** Seconds of what a caller waits for. */
const answerBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Seconds of work in the background, and of models. */
const workBounds = [0.1, 0.5, 1, 5, 15, 60, 300, 900]

/**
 * What one Rapport counts. Two Rapports of a process count apart. The names and labels are a contract with dashboards and alerts, docs/observability.md
 * lists them. A label's values are bounded: route patterns, names of tools, kinds of jobs, ids of providers.
 */
export class Metrics {
  readonly events = new Counter({
    name: 'rapport_ingest_events',
    help: 'Events by what became of them: accepted is new, duplicate was stored before, suppressed is of somebody whom the host suppresses.',
    labels: ['result']
  })
  readonly ingestSeconds = new Histogram({
    name: 'rapport_ingest_batch_seconds',
    help: 'From a batch of events that was read to its commit.',
    labels: [],
    bounds: answerBounds
  })
  readonly groupSeconds = new Histogram({
    name: 'rapport_ingest_group_seconds',
    help: 'The commit of a group: all batches that are written together.',
    labels: ['outcome'],
    bounds: answerBounds
  })
  readonly ingestWaiting = new Gauge({ name: 'rapport_ingest_waiting_events', help: 'Events that wait to be written.', labels: [] })
  readonly httpSeconds = new Histogram({
    name: 'rapport_http_request_seconds',
    help: 'HTTP requests by the pattern of their route.',
    labels: ['route', 'method', 'status'],
    bounds: answerBounds
  })
  readonly rateLimited = new Counter({
    name: 'rapport_rate_limited',
    help: 'Requests that were refused because a bound was reached: rate is that of a public key, queue is the ingest queue, queries those of an organization.',
    labels: ['bound']
  })
  readonly toolCalls = new Counter({
    name: 'rapport_tool_calls',
    help: 'Calls of tools; outcome is ok, or the code of the error.',
    labels: ['tool', 'outcome']
  })
  readonly toolSeconds = new Histogram({
    name: 'rapport_tool_call_seconds',
    help: 'Calls of tools.',
    labels: ['tool'],
    bounds: answerBounds
  })
  readonly jobs = new Counter({
    name: 'rapport_jobs',
    help: 'Runs of jobs: done, failed (it is tried again), given_up, stopped (the process closes) or lost (another process has it).',
    labels: ['kind', 'outcome']
  })
  readonly jobSeconds = new Histogram({ name: 'rapport_job_seconds', help: 'Runs of jobs.', labels: ['kind'], bounds: workBounds })
  readonly jobsPending = new Gauge({
    name: 'rapport_jobs_pending',
    help: 'Jobs that are due, run, or wait for another try, of all processes.',
    labels: ['lane']
  })
  readonly jobsLag = new Gauge({
    name: 'rapport_jobs_lag_seconds',
    help: 'How long the oldest due job waits already, of all processes.',
    labels: ['lane']
  })
  readonly jobsGivenUp = new Gauge({
    name: 'rapport_jobs_given_up',
    help: 'Jobs that were given up and wait for `npx @rapport/cli jobs --retry`, of all processes.',
    labels: []
  })
  readonly records = new Counter({
    name: 'rapport_sync_records',
    help: 'Records of providers by what became of them: added, updated, removed, unchanged, skipped or unreadable.',
    labels: ['provider', 'result']
  })
  readonly syncFailures = new Counter({
    name: 'rapport_sync_failures',
    help: 'What kept a stream from being read: failed, skipped (it may not be read), waiting (the provider asked to) or credential.',
    labels: ['provider', 'reason']
  })
  readonly syncAge = new Gauge({
    name: 'rapport_sync_success_age_seconds',
    help: 'How long ago the stream that waits longest was read to its end, of all processes.',
    labels: ['provider']
  })
  readonly syncConnections = new Gauge({
    name: 'rapport_sync_connections',
    help: 'Connections to providers by their status, of all processes.',
    labels: ['provider', 'status']
  })
  readonly querySeconds = new Histogram({
    name: 'rapport_sql_query_seconds',
    help: "Queries of tenants (svc_query); outcome is ok, invalid (the query's fault) or failed.",
    labels: ['outcome'],
    bounds: [...answerBounds, 30]
  })
  readonly modelSeconds = new Histogram({
    name: 'rapport_model_call_seconds',
    help: 'Questions to the language model (language) and to the embeddings endpoint (embedding).',
    labels: ['model', 'outcome'],
    bounds: workBounds
  })
  readonly modelTokens = new Counter({
    name: 'rapport_model_tokens',
    help: 'Tokens of the language model.',
    labels: ['direction']
  })
  readonly deliveries = new Counter({
    name: 'rapport_deliveries',
    help: 'Messages to channels by how they ended: delivered, failed or unknown (it may have arrived); again counts each further try.',
    labels: ['provider', 'outcome']
  })
  readonly hookCalls = new Counter({
    name: 'rapport_hook_calls',
    help: "Calls of the host's handlers: delivered, failed (it is called again) or dead (a dead letter).",
    labels: ['outcome']
  })
  readonly poolConnections = new Gauge({
    name: 'rapport_store_pool_connections',
    help: "Connections of the store's pool: used, idle, and max, which it may open.",
    labels: ['state']
  })
  readonly poolWaiting = new Gauge({ name: 'rapport_store_pool_waiting', help: 'What waits for a connection of the pool.', labels: [] })
  readonly storeAvailable = new Gauge({
    name: 'rapport_store_available',
    help: '1 while the store answers and takes writes. While it is 0, all figures that come from the store are missing.',
    labels: []
  })

  constructor() {
    // Rates need the zero before the first event.
    for (const result of ['accepted', 'duplicate', 'suppressed', 'refused'] as const) this.events.add({ result }, 0)
    for (const bound of ['rate', 'queue', 'queries'] as const) this.rateLimited.add({ bound }, 0)
    for (const outcome of ['delivered', 'failed', 'dead'] as const) this.hookCalls.add({ outcome }, 0)
  }

  /** All families, in the order in which they are written. */
  get families(): Family[] {
    return Object.values(this).filter((value) => value instanceof Family)
  }

  /** All of it in the text format of OpenMetrics. */
  toText(): string {
    return `${this.families.map((family) => family.toText()).join('')}# EOF\n`
  }
}
