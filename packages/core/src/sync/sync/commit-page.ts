import { emit } from '../../changes/index.js'
import { RapportError } from '../../errors.js'
import type { Operation, Provider } from '../../providers/index.js'
import type { Transaction } from '../../storage/index.js'
import type { Metrics } from '../../telemetry/index.js'
import { yieldToEventLoop } from '../../values/index.js'
import { applyEach } from '../apply/apply-operations.js'
import { UnreadableRecord } from '../apply/check-operation.js'
import type { Outcome } from '../apply/counts.js'
import { type LinkedOperations, linkedOperations } from '../apply/linked-operations.js'
import { prepareTexts } from '../apply/source-records.js'
import { integrationStreams } from '../tables/index.js'
import { readCheckpoint } from './checkpoint.js'
import type { MappedRecord } from './mapped-record.js'
import { type AppliedOperation, countRecords, noFigures, type RecordFigures } from './record-figures.js'
import { liveStream, noteFindings, type Traffic, takeTraffic } from './run-rows.js'
import type { ActiveRun, StreamRow, SyncPayload } from './sync-job.js'

/** What a page came to, before it is stored. */
export interface Page {
  mapped: readonly MappedRecord[]
  unreadable: readonly { id: string; message: string }[]
}

/** What the last commit of a page writes beside it: where the reading of the stream stands then. */
export type Finish = (row: StreamRow, payload: SyncPayload) => { row: StreamRow; payload: SyncPayload }

const maxOperations = 200

/** Stores a page in commits of at most 200 operations, the last with the checkpoint. Answers whether the run goes on. */
export async function commitPage(run: ActiveRun, stream: string, page: Page, finish: Finish): Promise<boolean> {
  const entries = page.mapped.flatMap((record) =>
    run.namedAccounts.without(stream, record.operations).map((operation) => ({ record, operation }))
  )
  const ends = new Map(page.mapped.map((record) => [record, Number.POSITIVE_INFINITY]))
  for (const [index, { record }] of entries.entries()) ends.set(record, Math.floor(index / maxOperations))
  const count = Math.max(1, Math.ceil(entries.length / maxOperations))
  const said: OutcomesByRecord = new Map()
  for (let index = 0; index < count; index++) {
    const isLast = index === count - 1
    const part = {
      stream,
      entries: entries.slice(index * maxOperations, (index + 1) * maxOperations),
      // A record is counted with the last that it says; one that says nothing, with the page.
      ended: page.mapped.filter((record) => ends.get(record) === index || (isLast && record.operations.length === 0)),
      unreadable: isLast ? page.unreadable : [],
      traffic: takeTraffic(run),
      finish: isLast ? finish : undefined
    }
    if (!(await commitPart(run, part, said))) return false
  }
  run.namedAccounts.add(
    stream,
    entries.map(({ operation }) => operation)
  )
  return true
}

type OutcomesByRecord = Map<MappedRecord, readonly AppliedOperation[]>

interface Entry {
  record: MappedRecord
  operation: Operation
}

interface Part extends Pick<Page, 'unreadable'> {
  stream: string
  entries: readonly Entry[]
  ended: readonly MappedRecord[]
  traffic: Traffic
  finish: Finish | undefined
}

/** One that the domain cannot take must not keep the others out: then each is stored by itself. */
async function commitPart(run: ActiveRun, part: Part, said: OutcomesByRecord): Promise<boolean> {
  try {
    return await commit(run, part, said)
  } catch (error) {
    if (!isFaultOfRecord(error) || part.entries.length === 0) throw error
  }
  const unreadable = [...part.unreadable]
  for (const entry of part.entries) {
    const { record, operation } = entry
    try {
      const alone = { stream: part.stream, entries: [entry], ended: [], unreadable: [], traffic: noTraffic, finish: undefined }
      if (!(await commit(run, alone, said))) return false
    } catch (error) {
      if (!isFaultOfRecord(error)) throw error
      const before = said.get(record) ?? []
      said.set(record, [...before, { operation, outcome: 'unreadable' }])
      // It is one record, whatever of it cannot be stored.
      if (before.some(({ outcome }) => outcome === 'unreadable')) continue
      unreadable.push({ id: run.api.clean(`${operation.kind} ${operation.id}`), message: run.api.clean(wordsOf(error)) })
    }
  }
  return commit(run, { ...part, entries: [], unreadable }, said)
}

/** What the language says when something is too large would help nobody. */
const wordsOf = (error: Error) => (error instanceof RangeError ? 'It is too large to be kept' : error.message)

const noTraffic: Traffic = { requests: 0, waitedMs: 0, rateLimited: 0 }

async function commit({ job, connection, provider, hints }: ActiveRun, part: Part, said: OutcomesByRecord): Promise<boolean> {
  await yieldToEventLoop()
  const now = job.clock.now()
  const { precedence } = provider.descriptor
  const isCounted = connection.counts !== 'features'
  const from = { provider: provider.id, account: connection.account, stream: part.stream, walk: 0, precedence, counted: isCounted }
  const keepsActivities = provider.streams.find(({ name }) => name === part.stream)?.keepsActivities
  const operations = part.entries.map(({ operation }) => operation)
  const contents = await prepareTexts(job.store, operations, { from, now })
  let after = said
  let counted: RecordFigures = noFigures
  const goesOn = await job.step(async (transaction, payload) => {
    const row = await liveStream(transaction, connection.id, part.stream)
    if (!row) return undefined
    const isLinkedOnly = provider.options.accounts === 'linked'
    // What is walked again for accounts that have joined is their past.
    const isHistorical = row.succeeded_at === null || (isLinkedOnly && readCheckpoint(row.checkpoint).walkAgain)
    if (isHistorical) emit(transaction, { kind: 'historyRead' })
    const context = {
      transaction,
      ids: job.ids,
      now,
      inlineMoves: job.inlineMoves,
      from: { ...from, walk: row.full_sync },
      contents,
      hints,
      isHistorical,
      keepsActivities
    }
    const { kept, hasJoined, hasLeftOut } = isLinkedOnly ? await linkedOperations(context, operations) : whole(operations)
    const applied = kept.length === 0 ? [] : await applyEach(context, kept)
    const outcomes = new Map(kept.map((operation, index) => [operation, applied[index]]))
    after = withOutcomes(said, part.entries, outcomes)
    const figures = countRecords(
      part.ended.map((record) => ({ record, said: after.get(record) ?? [] })),
      keepsActivities === false
    )
    counted = figures
    if (hasJoined) await walkOthersAgain(transaction, row, provider, now)
    const read = hasLeftOut ? { ...row, checkpoint: { ...readCheckpoint(row.checkpoint), hasLeftOut: true } } : row
    const noted = await noteFindings(transaction, payload, read, { ...figures, unreadable: part.unreadable, ...part.traffic }, now)
    return writeFinish(transaction, noted, payload, part.finish)
  })
  countResults(job.metrics, provider.id, counted, part.unreadable.length)
  for (const [record, all] of after) said.set(record, all)
  return goesOn
}

/** Tells the operators what has become of records, once it is committed. */
function countResults(metrics: Metrics | undefined, provider: string, { counts }: RecordFigures, unreadable: number): void {
  for (const [result, count] of Object.entries({ ...counts, unreadable })) metrics?.records.add({ provider, result }, count)
}

const unknown = 'of an account that is not a known customer'

/** What has come of these operations beside what had come of the others of their records; those without an outcome were left out. */
function withOutcomes(
  said: OutcomesByRecord,
  entries: readonly Entry[],
  outcomes: ReadonlyMap<Operation, Outcome | undefined>
): OutcomesByRecord {
  const after: OutcomesByRecord = new Map(said)
  for (const { record, operation } of entries) {
    const outcome = outcomes.get(operation) ?? { change: 'unchanged' as const, skippedFor: unknown }
    after.set(record, [...(after.get(record) ?? []), { operation, outcome }])
  }
  return after
}

const whole = (kept: readonly Operation[]): LinkedOperations => ({ kept, hasJoined: false, hasLeftOut: false })

/** What the other streams have told of accounts that were left out until now is read again; one that is in the middle begins anew. */
async function walkOthersAgain(
  transaction: Transaction,
  { connection_id: id, stream }: StreamRow,
  { streams }: Provider,
  now: number
): Promise<void> {
  const walked = streams.flatMap(({ name, walk }) => (walk && name !== stream ? [name] : []))
  const others = await transaction.find(integrationStreams, { where: { connection_id: { eq: id }, stream: { in: walked } } })
  const again = others.flatMap((row) => {
    const checkpoint = readCheckpoint(row.checkpoint)
    if (checkpoint.walkedAt === null && checkpoint.reading === null) return []
    return [{ ...row, checkpoint: { ...checkpoint, reading: null, walkAgain: true }, due_at: now }]
  })
  if (again.length > 0) await transaction.upsert(integrationStreams, again)
}

async function writeFinish(
  transaction: Transaction,
  noted: StreamRow,
  payload: SyncPayload,
  finish: Finish | undefined
): Promise<SyncPayload> {
  const next = finish ? finish(noted, payload) : { row: noted, payload }
  await transaction.merge(integrationStreams, [next.row])
  return next.payload
}

/** Classes of SQLSTATE that blame a value: data exceptions, and limits of the program such as an index row's size. */
const faultsOfValues = /^(22|54)/

/** Whether a failure lies in what was to be stored, so that it would fail again. */
function isFaultOfRecord(error: unknown): error is Error {
  if (error instanceof UnreadableRecord || error instanceof TypeError || error instanceof RangeError || error instanceof RapportError)
    return true
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && faultsOfValues.test(error.code)
}
