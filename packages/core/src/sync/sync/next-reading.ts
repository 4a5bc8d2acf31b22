import type { Stream } from '../../providers/index.js'
import { type Checkpoint, newTrail, type Reading, readCheckpoint } from './checkpoint.js'
import type { StreamRow, SyncPayload, SyncRun } from './sync-job.js'

const day = 24 * 3_600
const week = 7 * day

/** Whether something was told to be gone since the last walk began. */
export const lacksAbsence = ({ walkedAt }: Checkpoint, { gone_at: goneAt }: StreamRow): boolean =>
  walkedAt !== null && goneAt !== null && walkedAt < goneAt

/** What of a stream is to be read next in this run: everything, if that is due; then what has changed. Undefined when its end is reached. */
export function nextReading(stream: Stream, row: StreamRow, done: SyncRun['done'], now: number): Reading | undefined {
  const { changes } = stream
  const checkpoint = readCheckpoint(row.checkpoint)
  if (stream.walk && !done.includes('walk') && (lacksAbsence(checkpoint, row) || isWalkDue(stream, checkpoint, now))) {
    return { kind: 'walk', startedAt: now, request: null, trail: newTrail }
  }
  if (!changes || done.includes('changes')) return undefined
  if (changes.kind === 'feed') {
    return { kind: 'feed', startedAt: now, place: checkpoint.place ?? '', request: null, trail: newTrail }
  }
  const end = checkpoint.windowEnd ?? now
  const to = now - changes.settleSeconds * 1_000
  return to <= end
    ? undefined
    : { kind: 'window', startedAt: now, from: end - changes.lookbackSeconds * 1_000, to, request: null, trail: newTrail }
}

function isWalkDue(stream: Stream, { walkedAt, walkAgain, hasLeftOut }: Checkpoint, now: number): boolean {
  if (!stream.changes || walkedAt === null || walkAgain) return true
  const { reconcileSeconds = week } = stream
  // The customers of accounts that were left out may have come to be known.
  const everySeconds = hasLeftOut ? Math.min(day, reconcileSeconds ?? day) : reconcileSeconds
  return everySeconds !== null && now - walkedAt >= everySeconds * 1_000
}

/** Whether what has changed is not told any more: since the last window ended, or since all of a feed was walked. */
export function isTooOld({ changes }: Stream, { windowEnd, walkedAt, walkAgain }: Checkpoint, now: number): boolean {
  if (changes?.maximumAgeSeconds === undefined) return false
  const readUntil = changes.kind === 'window' ? windowEnd : walkAgain ? null : walkedAt
  return readUntil !== null && readUntil < now - changes.maximumAgeSeconds * 1_000
}

/** Whether the place from which changes are read is still to be noted. */
export function lacksPlace({ changes }: Stream, { place, windowEnd }: Checkpoint): boolean {
  return changes !== undefined && (changes.kind === 'feed' ? place : windowEnd) === null
}

/** Everything was read, and what was not there any more is removed. `walkAgain`: what was missed is only removed if the next run misses it too. */
export function walkEnded(
  { row, payload }: { row: StreamRow; payload: SyncPayload },
  checkpoint: Checkpoint,
  startedAt: number,
  walkAgain = false
) {
  const run = payload.run && { ...payload.run, done: [...payload.run.done, 'walk' as const] }
  return {
    row: { ...row, checkpoint: { ...checkpoint, reading: null, walkedAt: startedAt, walkAgain }, reconciled_at: startedAt },
    payload: { ...payload, run }
  }
}
