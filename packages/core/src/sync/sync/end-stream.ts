import { RescheduleAt } from '../../jobs/index.js'
import type { Transaction } from '../../storage/index.js'
import type { ApiError } from '../api/api-error.js'
import { integrationStreams, type StreamOutcome } from '../tables/index.js'
import { readCheckpoint } from './checkpoint.js'
import { lacksAbsence } from './next-reading.js'
import { noFigures } from './record-figures.js'
import { changeOutcome, liveConnection, noteFindings, streamRow, takeTraffic } from './run-rows.js'
import { behindOthers, without } from './share.js'
import type { ActiveRun, StreamRow, SyncPayload } from './sync-job.js'

/** How often a provider that is away is asked again within a run, and after which pauses; one that says when, more often. */
const pausesMs = [2_000, 10_000, 60_000, 300_000]
const bareLimitPauseMs = 30_000
const maxReported = 100

const firstBackoffMs = 60_000
const maxBackoffMs = 6 * 3_600_000
/** A stream that may not be read is tried again so rarely: a person can ask for it sooner. */
const skippedMs = 24 * 3_600_000

type Ended = Partial<StreamOutcome> & Pick<StreamOutcome, 'outcome'>

/** The stream has reached its end. Records that could not be read make it partial. Answers whether the run goes on. */
export function streamEnded(run: ActiveRun, stream: string): Promise<boolean> {
  return leaveStream(run, stream, (row, known, now, hasWalked) => ({
    row: { ...row, ...whatIsMissing(row, known, hasWalked), ...dueAgain(row, now), state: 'idle', succeeded_at: now, errors: 0 },
    outcome: { outcome: known.unreadable.count > 0 ? 'partial' : 'ended' }
  }))
}

/** What was told to be gone while it was read wants another walk at once. */
const dueAgain = (row: StreamRow, now: number): Partial<StreamRow> =>
  lacksAbsence(readCheckpoint(row.checkpoint), row) ? { due_at: Math.min(row.due_at, now) } : {}

const unreadableClass = 'unreadable'

/** What the stream's row tells of records that could not be read. They stay missing, whatever later changes say, until everything is read again. */
function whatIsMissing(
  { error_class, error_message }: StreamRow,
  { unreadable: { count, examples } }: StreamOutcome,
  hasWalked: boolean
): Pick<StreamRow, 'error_class' | 'error_message'> {
  if (count > 0) {
    const [first] = examples
    const example = first ? `: ${first.id} (${first.message})` : ''
    return { error_class: unreadableClass, error_message: `${count} ${count === 1 ? 'record' : 'records'} could not be read${example}` }
  }
  return error_class === unreadableClass && !hasWalked ? { error_class, error_message } : { error_class: null, error_message: null }
}

/** The stream may not be read. */
export function streamSkipped(run: ActiveRun, stream: string, { errorClass, message }: ApiError): Promise<boolean> {
  const told = { error_class: errorClass, error_message: message }
  return leaveStream(run, stream, (row, _, now) => ({
    row: { ...row, ...told, state: 'skipped', due_at: later(row, now, skippedMs), checkpoint: withoutReading(row) },
    outcome: { outcome: 'skipped', errorClass, errorMessage: message }
  }))
}

/** The stream is given up for this run. What was asked for wrongly is not asked for again: the reading begins anew. */
export function streamFailed(
  run: ActiveRun,
  stream: string,
  failure: { errorClass: string; message: string; effect?: string }
): Promise<boolean> {
  const { errorClass, message } = failure
  return leaveStream(run, stream, (row, _, now) => {
    const errors = row.errors + 1
    const pauseMs = Math.min(maxBackoffMs, firstBackoffMs * 2 ** Math.min(errors - 1, 20))
    const checkpoint = failure.effect === 'retry' ? row.checkpoint : withoutReading(row)
    const told = { error_class: errorClass, error_message: message }
    return {
      row: { ...row, ...told, errors, checkpoint, state: 'failing', due_at: later(row, now, pauseMs) },
      outcome: { outcome: 'failed', errorClass, errorMessage: message }
    }
  })
}

/** Gives the job back until the provider may be asked again, and the next stream comes then; false when it was asked often enough. */
export async function waitForProvider(run: ActiveRun, stream: string, { retryAt, errorClass }: ApiError): Promise<boolean> {
  const { job, connection, pace } = run
  const traffic = takeTraffic(run)
  job.paces.keep(connection.id, pace)
  let waits = false
  await job.save(async (transaction, payload) => {
    waits = false
    if (!payload.run || !(await liveConnection(transaction, connection.id))) return undefined
    const now = job.clock.now()
    const { tries } = payload.run
    const pauseMs = errorClass === 'rate_limited' ? Math.max(bareLimitPauseMs, pausesMs[tries] ?? 0) : pausesMs[tries]
    const until =
      tries < maxReported && retryAt !== undefined ? Math.max(retryAt, now + 1) : tries < pausesMs.length ? now + (pauseMs ?? 0) : undefined
    const waitedMs = traffic.waitedMs + (until === undefined ? 0 : until - now)
    const row = await streamRow(transaction, connection.id, stream)
    const noted = await noteFindings(transaction, payload, row, { ...noFigures, unreadable: [], ...traffic, waitedMs }, now)
    if (until === undefined) return payload
    waits = true
    await transaction.upsert(integrationStreams, [{ ...noted, state: 'waiting' }])
    return new RescheduleAt(until, behindOthers({ ...payload, run: { ...payload.run, tries: tries + 1 } }, stream))
  })
  return waits
}

type Leaving = (row: StreamRow, known: StreamOutcome, now: number, hasWalked: boolean) => { row: StreamRow; outcome: Ended }

/** Writes how a stream ended, in its row and in the run, and goes on to the next one. */
function leaveStream(run: ActiveRun, stream: string, leave: Leaving): Promise<boolean> {
  const { job, connection } = run
  const traffic = takeTraffic(run)
  return job.save(async (transaction, payload) => {
    if (!payload.run || !(await liveConnection(transaction, connection.id))) return undefined
    const now = job.clock.now()
    const found = await streamRow(transaction, connection.id, stream)
    const row = await noteFindings(transaction, payload, found, { ...noFigures, unreadable: [], ...traffic }, now)
    const hasWalked = payload.run.done.includes('walk')
    await writeEnd(transaction, payload, row, (known) => leave(row, known, now, hasWalked))
    return { ...payload, run: without(payload.run, stream) }
  })
}

async function writeEnd(
  transaction: Transaction,
  payload: SyncPayload,
  row: StreamRow,
  leave: (known: StreamOutcome) => ReturnType<Leaving>
): Promise<void> {
  let left = row
  await changeOutcome(transaction, payload, row.stream, (known) => {
    const end = leave(known)
    left = end.row
    return { ...end.outcome, lastCursor: cursorOf(left), nextRunAt: left.due_at }
  })
  await transaction.upsert(integrationStreams, [left])
}

/** A stream that was asked for meanwhile is due at once. */
const later = ({ due_at: dueAt }: StreamRow, now: number, pauseMs: number) => (dueAt <= now ? dueAt : now + pauseMs)

const withoutReading = ({ checkpoint }: StreamRow) => ({ ...readCheckpoint(checkpoint), reading: null })

/** Where a stream stands, for people. */
function cursorOf({ checkpoint }: StreamRow): string | null {
  const { reading, place, windowEnd } = readCheckpoint(checkpoint)
  const request = reading && reading.kind !== 'sweep' ? reading.request?.path : undefined
  return (request ?? place ?? (windowEnd === null ? null : new Date(windowEnd).toISOString()))?.slice(0, 500) ?? null
}
