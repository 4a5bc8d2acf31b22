import type { Transaction } from '../../storage/index.js'
import { integrationConnections, integrationRuns, integrationStreams, type StreamOutcome } from '../tables/index.js'
import { nothingLeftOut, readCheckpoint } from './checkpoint.js'
import type { RecordFigures } from './record-figures.js'
import type { ActiveRun, ConnectionRow, StreamRow, SyncPayload } from './sync-job.js'

/** A stream in a run before anything of it is read. */
export function newOutcome(stream: string): StreamOutcome {
  return {
    stream,
    outcome: 'partial',
    added: 0,
    updated: 0,
    removed: 0,
    unchanged: 0,
    skipped: 0,
    skippedFor: [],
    unreadable: { count: 0, examples: [] },
    requests: 0,
    waitedMs: 0,
    rateLimited: 0,
    lastCursor: null,
    errorClass: null,
    errorMessage: null,
    nextRunAt: null
  }
}

/** What the requests since the last commit came to; they are told once. */
export type Traffic = Pick<StreamOutcome, 'requests' | 'waitedMs' | 'rateLimited'>

export function takeTraffic({ counts }: Pick<ActiveRun, 'counts'>): Traffic {
  const taken = { ...counts }
  Object.assign(counts, { requests: 0, waitedMs: 0, rateLimited: 0 })
  return taken
}

/** What was found in records since the last commit. */
export interface Findings extends Traffic, RecordFigures {
  unreadable: readonly { id: string; message: string }[]
}

/** So many records that could not be read are named. */
export const maxExamples = 5

/** Adds what was found to what a run tells of a stream, and to the stream's and the connection's rows. */
export async function noteFindings(
  transaction: Transaction,
  payload: SyncPayload,
  row: StreamRow,
  findings: Findings,
  now: number
): Promise<StreamRow> {
  const { added, updated, removed, unchanged, skipped } = findings.counts
  const told = changeOutcome(transaction, payload, row.stream, (known) => ({
    added: known.added + added,
    updated: known.updated + updated,
    removed: known.removed + removed,
    unchanged: known.unchanged + unchanged,
    skipped: known.skipped + skipped,
    skippedFor: withReasons(known.skippedFor, findings.leftOut),
    unreadable: {
      count: known.unreadable.count + findings.unreadable.length,
      examples: [...known.unreadable.examples, ...findings.unreadable].slice(0, maxExamples)
    },
    requests: known.requests + findings.requests,
    waitedMs: known.waitedMs + findings.waitedMs,
    rateLimited: known.rateLimited + findings.rateLimited
  }))
  const hasNews = added + updated + removed > 0
  await Promise.all([told, hasNews && transaction.update(integrationConnections, { id: { eq: row.connection_id } }, { last_data_at: now })])
  return {
    ...row,
    checkpoint: withLeftOut(row, findings),
    added: row.added + added,
    updated: row.updated + updated,
    removed: row.removed + removed,
    unchanged: row.unchanged + unchanged
  }
}

/** What was left out since everything was read last stands with the place of the stream: a run of changes alone tells little of it. */
function withLeftOut({ checkpoint }: StreamRow, { counts, leftOut }: RecordFigures): StreamRow['checkpoint'] {
  if (counts.skipped === 0) return checkpoint
  const read = readCheckpoint(checkpoint)
  const { count, reasons } = read.leftOut ?? nothingLeftOut
  return { ...read, leftOut: { count: count + counts.skipped, reasons: withReasons(reasons, leftOut) } }
}

type Reasons = StreamOutcome['skippedFor']

/** More reasons than a connector has. */
const maxReasons = 20

function withReasons(known: Reasons = [], more: ReadonlyMap<string, number>): Reasons {
  if (more.size === 0) return known
  const all = new Map(known.map(({ reason, count }) => [reason, count]))
  for (const [reason, count] of more) all.set(reason, (all.get(reason) ?? 0) + count)
  return [...all].slice(0, maxReasons).map(([reason, count]) => ({ reason, count }))
}

/** Changes what a run tells of one of its streams. */
export async function changeOutcome(
  transaction: Transaction,
  { run }: SyncPayload,
  stream: string,
  change: (known: StreamOutcome) => Partial<StreamOutcome>
): Promise<void> {
  if (!run) return
  const [row] = await transaction.get(integrationRuns, [{ id: run.id }])
  if (!row) return
  const streams = row.streams.map((known) => (known.stream === stream ? { ...known, ...change(known) } : known))
  const requests = streams.reduce((sum, each) => sum + each.requests, 0)
  await transaction.update(integrationRuns, { id: { eq: run.id } }, { streams, requests })
}

/** The connection, while it may be read: it may have been taken away meanwhile. */
export async function liveConnection(transaction: Transaction, connectionId: string): Promise<ConnectionRow | undefined> {
  const [connection] = await transaction.get(integrationConnections, [{ id: connectionId }])
  return connection && connection.disconnected_at === null && connection.status !== 'setup_required' ? connection : undefined
}

/** The row of a stream, which the beginning of the run has made. */
export async function streamRow(transaction: Transaction, connectionId: string, stream: string): Promise<StreamRow> {
  const [row] = await transaction.get(integrationStreams, [{ connection_id: connectionId, stream }])
  return requireRow(row, connectionId, stream)
}

/** The same, while its connection may be read; both are asked for at once. */
export async function liveStream(transaction: Transaction, connectionId: string, stream: string): Promise<StreamRow | undefined> {
  const [connection, [row]] = await Promise.all([
    liveConnection(transaction, connectionId),
    transaction.get(integrationStreams, [{ connection_id: connectionId, stream }])
  ])
  return connection && requireRow(row, connectionId, stream)
}

function requireRow(row: StreamRow | undefined, connectionId: string, stream: string): StreamRow {
  if (!row) throw new Error(`The stream ${stream} of the connection ${connectionId} has no row`)
  return row
}
