import { RescheduleAt } from '../../jobs/index.js'
import type { Provider } from '../../providers/index.js'
import type { Transaction } from '../../storage/index.js'
import { isBeingRemoved } from '../remove-data.js'
import { integrationRuns, integrationStreams } from '../tables/index.js'
import { readCheckpoint } from './checkpoint.js'
import { lacksPlace } from './next-reading.js'
import { liveConnection, newOutcome } from './run-rows.js'
import { suspiciousShrink } from './sweep.js'
import type { ConnectionRow, StreamRow, SyncJob, SyncPayload } from './sync-job.js'

/** A run as it stands when this process takes it up. */
export interface BegunRun {
  runId: string
  connection: ConnectionRow
  provider: Provider
  /** The streams that are still to be read, in their order. */
  streams: readonly string[]
  withoutPlace: ReadonlySet<string>
}

/** A process without the connector leaves the connection to others. */
const otherProcessMs = 60_000
/** Data of an earlier connection goes first: else it would take along what is read now. */
const removalMs = 2_000

/** Begins a run of the streams that are due, or takes up the one that is under way. Undefined when there is nothing to do now. */
export async function beginRun(job: SyncJob): Promise<BegunRun | undefined> {
  let begun: BegunRun | undefined
  const goesOn = await job.save(async (transaction, payload) => {
    begun = undefined
    const now = job.clock.now()
    const connection = await liveConnection(transaction, payload.connectionId)
    if (!connection || isWaitingForPerson(connection, payload)) return undefined
    const provider = job.providerOf(connection)
    if (!provider) return new RescheduleAt(now + otherProcessMs, payload)
    if (await isBeingRemoved(transaction, connection.id)) return new RescheduleAt(now + removalMs, payload)
    const rows = await rowsOf(transaction, connection, provider, now)
    // A stream that another version has begun may be none of this one.
    const due =
      payload.run?.streams.filter((name) => rows.has(name)) ??
      provider.streams.flatMap(({ name }) => ((rows.get(name)?.due_at ?? 0) <= now ? [name] : []))
    if (!payload.run && due.length === 0) return new RescheduleAt(nextDue(rows.values(), now), payload)
    const lacks = provider.streams.filter((stream) => lacksPlace(stream, readCheckpoint(rows.get(stream.name)?.checkpoint ?? {})))
    const id = payload.run?.id ?? payload.runId ?? job.ids.uuid(now)
    begun = { runId: id, connection, provider, streams: due, withoutPlace: new Set(lacks.map(({ name }) => name)) }
    await startStreams(transaction, { rows, provider, due, isNew: payload.run === null }, now)
    if (payload.run) return { ...payload, run: { ...payload.run, streams: due } }
    await transaction.insert(integrationRuns, [
      {
        id,
        connection_id: connection.id,
        provider: provider.id,
        cause: payload.cause,
        status: 'running',
        streams: due.map(newOutcome),
        requests: 0,
        started_at: now,
        ended_at: null,
        next_run_at: null
      }
    ])
    return { ...payload, runId: null, run: { id, streams: due, done: [], tries: 0 } }
  })
  return goesOn ? begun : undefined
}

/** A credential that died is not tried again by the schedule. */
function isWaitingForPerson({ status, reason }: ConnectionRow, { cause, run }: SyncPayload): boolean {
  return status === 'requires_intervention' && reason !== suspiciousShrink && cause === 'schedule' && run === null
}

/** The streams' rows; those that are new to this version are due at once. */
async function rowsOf(transaction: Transaction, { id }: ConnectionRow, provider: Provider, now: number): Promise<Map<string, StreamRow>> {
  const found = await transaction.find(integrationStreams, { where: { connection_id: { eq: id } } })
  const rows = new Map(found.map((row) => [row.stream, row]))
  const missing = provider.streams.filter(({ name }) => !rows.has(name)).map(({ name }) => newRow(id, name, now))
  if (missing.length > 0) await transaction.insert(integrationStreams, missing)
  for (const row of missing) rows.set(row.stream, row)
  // Rows of streams that this version does not have are no reason to run.
  const names = new Set(provider.streams.map(({ name }) => name))
  for (const name of rows.keys()) if (!names.has(name)) rows.delete(name)
  return rows
}

function newRow(connectionId: string, stream: string, now: number): StreamRow {
  return {
    connection_id: connectionId,
    stream,
    state: 'idle',
    checkpoint: {},
    full_sync: 0,
    due_at: now,
    succeeded_at: null,
    reconciled_at: null,
    gone_at: null,
    errors: 0,
    error_class: null,
    error_message: null,
    added: 0,
    updated: 0,
    removed: 0,
    unchanged: 0
  }
}

interface Starting {
  rows: ReadonlyMap<string, StreamRow>
  provider: Provider
  due: readonly string[]
  isNew: boolean
}

/** When they are due next is written now: who asks for a stream while it is read makes it due again. */
async function startStreams(transaction: Transaction, { rows, provider, due, isNew }: Starting, now: number): Promise<void> {
  const every = new Map(
    provider.streams.map(({ name, everySeconds }) => [name, Math.max(1, everySeconds, provider.options.everySeconds ?? 0)])
  )
  const started = due.flatMap((name) => {
    const row = rows.get(name)
    return row ? [{ ...row, state: 'running', due_at: isNew ? now + (every.get(name) ?? 1) * 1_000 : row.due_at }] : []
  })
  if (started.length > 0) await transaction.upsert(integrationStreams, started)
}

/** When a connection is read next. */
export function nextDue(rows: Iterable<Pick<StreamRow, 'due_at'>>, now: number): number {
  return Math.max(now, Math.min(...[...rows].map((row) => row.due_at), now + 24 * 3_600_000))
}
