import { personOf, providerRecords, stateOf } from '../../identity/index.js'
import type { GoneRecord, Operation, RecordedKind, Stream } from '../../providers/index.js'
import type { Transaction, Where } from '../../storage/index.js'
import { yieldToEventLoop } from '../../values/index.js'
import { ApiError } from '../api/api-error.js'
import type { OperationOf, RecordRow } from '../apply/apply-context.js'
import { applyOperations } from '../apply/apply-operations.js'
import { checkOperation } from '../apply/check-operation.js'
import { noCounts } from '../apply/counts.js'
import { integrationConnections, integrationStreams } from '../tables/index.js'
import { readCheckpoint } from './checkpoint.js'
import { walkEnded } from './next-reading.js'
import { keepOlderSources, type LookedAt } from './older-sources.js'
import { attempt } from './read-page.js'
import { noFigures } from './record-figures.js'
import { liveConnection, noteFindings, streamRow, takeTraffic } from './run-rows.js'
import type { Reached, Share } from './share.js'
import type { ActiveRun, StreamRow } from './sync-job.js'

const pageSize = 200
/** When more than half of at least so many records would go, it is rather the provider who is wrong: a person should look. Of fewer, a second walk does. */
const leastSuspicious = 20

/** Why a person should look, until a second walk tells the same. */
export const suspiciousShrink = 'suspicious_shrink'

/**
 * Removes what a walk that reached its end has not seen. Activities stay: they are moments, and what they are of may be gone. What it removes at a time
 * counts as a page of the share.
 */
export async function sweep(run: ActiveRun, stream: Stream, share: Share): Promise<Reached> {
  const { job, connection, provider } = run
  if (stream.since && !(await keepOlder(run, stream, stream.since.bind(stream)))) return 'over'
  let isSuspicious = false
  let hasEnded = false
  for (;;) {
    const traffic = takeTraffic(run)
    const goesOn = await job.step(async (transaction, payload) => {
      isSuspicious = hasEnded = false
      if (!(await liveConnection(transaction, connection.id))) return undefined
      const row = await streamRow(transaction, connection.id, stream.name)
      const checkpoint = readCheckpoint(row.checkpoint)
      const { reading, doubtedWalk = null } = checkpoint
      if (reading?.kind !== 'sweep') throw new Error(`The stream ${stream.name} is at no sweep`)
      const { all, gone: missing } = reading.isTrusted ? nothingMissing : await missingOf(transaction, run, row)
      const isFew = missing > 0 && all < leastSuspicious
      const isMost = missing * 2 > all
      if (isFew && isMost && doubtedWalk === null) {
        hasEnded = true
        const doubted = walkEnded({ row, payload }, { ...checkpoint, doubtedWalk: row.full_sync }, reading.startedAt, true)
        await transaction.upsert(integrationStreams, [doubted.row])
        return doubted.payload
      }
      if (!isFew && isMost && !checkpoint.hasShrunk) {
        isSuspicious = true
        const distrusted = { ...checkpoint, reading: null, walkAgain: true, hasShrunk: true }
        await transaction.upsert(integrationStreams, [{ ...row, checkpoint: distrusted }])
        const intervention = { status: 'requires_intervention', reason: suspiciousShrink }
        await transaction.update(integrationConnections, { id: { eq: connection.id } }, intervention)
        return payload
      }
      // Of few that were doubted those go that both walks have missed.
      const where = absent(run, row, isFew ? (doubtedWalk ?? row.full_sync) : row.full_sync)
      const gone = await transaction.find(providerRecords, { where, limit: pageSize })
      const from = { provider: provider.id, account: connection.account, stream: stream.name, walk: row.full_sync }
      const context = { transaction, ids: job.ids, now: job.clock.now(), inlineMoves: job.inlineMoves, from }
      const counts = gone.length === 0 ? noCounts : await applyOperations(context, gone.map(removalOf))
      await applyOperations(
        context,
        attempt(() => endingsOf(stream, gone, reading.startedAt, context.now), run.api.clean)
      )
      const noted = await noteFindings(transaction, payload, row, { ...noFigures, counts, unreadable: [], ...traffic }, job.clock.now())
      hasEnded = gone.length < pageSize
      const swept = { ...checkpoint, reading: { ...reading, isTrusted: true } }
      const isOpen = isFew && gone.length < missing
      const next = hasEnded
        ? walkEnded(
            { row: noted, payload },
            { ...checkpoint, hasShrunk: false, doubtedWalk: isOpen ? row.full_sync : null },
            reading.startedAt,
            isOpen
          )
        : { row: { ...noted, checkpoint: swept }, payload }
      await transaction.upsert(integrationStreams, [next.row])
      return next.payload
    })
    if (!goesOn) return 'over'
    if (isSuspicious) throw new ApiError(suspiciousShrink, 'More than half of its records were missing, so that none was removed', 'fatal')
    if (hasEnded) return 'end'
    if (share.use()) return 'share'
    await yieldToEventLoop()
  }
}

/** Marks what is older than the walk goes back. Marking again changes nothing, so that no place is kept. Answers whether the run goes on. */
async function keepOlder(run: ActiveRun, stream: Stream, since: NonNullable<Stream['since']>): Promise<boolean> {
  const { job, connection } = run
  for (let after: LookedAt = null; ; await yieldToEventLoop()) {
    let end: LookedAt = null
    const goesOn = await job.step(async (transaction, payload) => {
      end = null
      if (!(await liveConnection(transaction, connection.id))) return undefined
      const row = await streamRow(transaction, connection.id, stream.name)
      const { reading } = readCheckpoint(row.checkpoint)
      if (reading?.kind !== 'sweep' || reading.isTrusted) return payload
      const walk = { since: since({ startedAt: reading.startedAt }), number: row.full_sync }
      end = await keepOlderSources(transaction, absent(run, row, row.full_sync), walk, after)
      return payload
    })
    if (!goesOn || end === null) return goesOn
    after = end
  }
}

function present({ provider, connection }: ActiveRun, { stream }: StreamRow): Where<RecordRow> {
  return {
    provider: { eq: provider.id },
    account: { eq: connection.account },
    stream: { eq: stream },
    kind: { ne: 'activity' },
    removed: { eq: false }
  }
}

const absent = (run: ActiveRun, row: StreamRow, walk: number): Where<RecordRow> => ({ ...present(run, row), full_sync: { lt: walk } })

const nothingMissing = { all: 0, gone: 0 }

/** How many records there are, and how many of them the walk has not seen. */
async function missingOf(transaction: Transaction, run: ActiveRun, row: StreamRow): Promise<{ all: number; gone: number }> {
  const [all, gone] = await Promise.all([
    transaction.count(providerRecords, present(run, row)),
    transaction.count(providerRecords, absent(run, row, row.full_sync))
  ])
  return { all, gone }
}

/** What the connector knows by the absence of these. */
function endingsOf(stream: Stream, gone: readonly RecordRow[], startedAt: number, now: number): Operation[] {
  return gone.flatMap((row) => (stream.ended?.(goneRecord(row), { startedAt }) ?? []).map((operation) => checkOperation(operation, now)))
}

function goneRecord(row: RecordRow): GoneRecord {
  const { kind, external_id: id } = row
  const said = kind === 'person' ? personOf(stateOf(row)) : null
  const person = said && { email: said.email ?? undefined, userId: said.userId ?? undefined, account: said.account ?? undefined }
  return { kind: kind as RecordedKind, id, ...(person && { person }) }
}

/** It is as old as what it takes back, so that the record can come back unchanged. */
function removalOf({ kind, external_id: id, changed_at: at }: RecordRow): OperationOf<'removal'> {
  return { kind: 'removal', of: kind as OperationOf<'removal'>['of'], id, at }
}
