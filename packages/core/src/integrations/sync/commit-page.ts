import { note } from '../../domain/changes/note.js'
import { RapportError } from '../../errors.js'
import { giveWay } from '../../give-way.js'
import type { Transaction } from '../../storage/contract.js'
import { integrationStreams } from '../../storage/tables/index.js'
import { applyOperations } from '../apply/apply-operations.js'
import { UnreadableRecord } from '../apply/check-operation.js'
import { noCounts } from '../apply/counts.js'
import { type LinkedOperations, linkedOperations } from '../apply/linked-operations.js'
import { prepareTexts } from '../apply/source-records.js'
import type { Operation } from '../operations.js'
import type { Provider } from '../provider.js'
import { readCheckpoint } from './checkpoint.js'
import { liveConnection, noteFindings, streamRow, type Traffic, takeTraffic } from './run-rows.js'
import type { ActiveRun, StreamRow, SyncPayload } from './sync-job.js'

/** What a page came to, before it is stored. */
export interface Page {
  operations: readonly Operation[]
  unreadable: readonly { id: string; message: string }[]
}

/** What the last commit of a page writes beside it: where the reading of the stream stands then. */
export type Finish = (row: StreamRow, payload: SyncPayload) => { row: StreamRow; payload: SyncPayload }

const mostOperations = 200

/** Stores a page in commits of at most 200 operations, the last with the checkpoint. Answers whether the run goes on. */
export async function commitPage(run: ActiveRun, stream: string, page: Page, finish: Finish): Promise<boolean> {
  const parts = Array.from({ length: Math.max(1, Math.ceil(page.operations.length / mostOperations)) }, (_, index) =>
    page.operations.slice(index * mostOperations, (index + 1) * mostOperations)
  )
  for (const [index, operations] of parts.entries()) {
    const isLast = index === parts.length - 1
    const part = {
      stream,
      operations,
      unreadable: isLast ? page.unreadable : [],
      traffic: takeTraffic(run),
      finish: isLast ? finish : undefined
    }
    if (!(await commitPart(run, part))) return false
  }
  return true
}

interface Part extends Page {
  stream: string
  traffic: Traffic
  finish: Finish | undefined
}

/** One that the domain cannot take must not keep the others out: then each is stored by itself. */
async function commitPart(run: ActiveRun, part: Part): Promise<boolean> {
  try {
    return await commit(run, part)
  } catch (error) {
    if (!isFaultOfRecord(error) || part.operations.length === 0) throw error
  }
  const unreadable = [...part.unreadable]
  for (const operation of part.operations) {
    try {
      const alone = { stream: part.stream, operations: [operation], unreadable: [], traffic: noTraffic, finish: undefined }
      if (!(await commit(run, alone))) return false
    } catch (error) {
      if (!isFaultOfRecord(error)) throw error
      unreadable.push({ id: run.api.clean(`${operation.kind} ${operation.id}`), message: run.api.clean(wordsOf(error)) })
    }
  }
  return commit(run, { ...part, operations: [], unreadable })
}

/** What the language says when something is too large would help nobody. */
const wordsOf = (error: Error) => (error instanceof RangeError ? 'It is too large to be kept' : error.message)

const noTraffic: Traffic = { requests: 0, waitedMs: 0, rateLimited: 0 }

async function commit({ job, connection, provider }: ActiveRun, part: Part): Promise<boolean> {
  await giveWay()
  const now = job.clock.now()
  const from = { provider: provider.id, account: connection.account, stream: part.stream, walk: 0 }
  const contents = await prepareTexts(job.store, part.operations, { from, now })
  return job.step(async (transaction, payload) => {
    if (!(await liveConnection(transaction, connection.id))) return undefined
    const row = await streamRow(transaction, connection.id, part.stream)
    const isLinkedOnly = provider.options.accounts === 'linked'
    // What is walked again for accounts that have joined is their past.
    const isHistorical = row.succeeded_at === null || (isLinkedOnly && readCheckpoint(row.checkpoint).walkAgain)
    if (isHistorical) note(transaction, { kind: 'historyRead' })
    const context = {
      transaction,
      ids: job.ids,
      now,
      inlineMoves: job.inlineMoves,
      from: { ...from, walk: row.walk },
      contents,
      isHistorical
    }
    const { kept, hasJoined, hasLeftOut } = isLinkedOnly ? await linkedOperations(context, part.operations) : whole(part.operations)
    const applied = kept.length === 0 ? noCounts : await applyOperations(context, kept)
    const counts = { ...applied, skipped: applied.skipped + part.operations.length - kept.length }
    if (hasJoined) await walkOthersAgain(transaction, row, provider, now)
    const read = hasLeftOut ? { ...row, checkpoint: { ...readCheckpoint(row.checkpoint), hasLeftOut: true } } : row
    const noted = await noteFindings(transaction, payload, read, { counts, unreadable: part.unreadable, ...part.traffic }, now)
    return writeFinish(transaction, noted, payload, part.finish)
  })
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
  await transaction.upsert(integrationStreams, [next.row])
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
