import { createHash } from 'node:crypto'
import { day } from '../values/index.js'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** The pauses after the attempts of a message: together about a day. */
const pauses = [5 * second, minute, 5 * minute, 20 * minute, hour, 2 * hour, 4 * hour, 8 * hour, 8 * hour]
/** A message is given up after so many attempts, or once it is so old, as those behind a paused endpoint are tried less often. */
export const maxAttempts = pauses.length + 1
export const maxTryMs = 26 * hour
/** The share of a pause by which it may be longer or shorter. */
const jitter = 0.1
/** An endpoint that only fails is disabled after so long, and no earlier than after so many failures in a row. */
const maxFailingMs = 5 * day
const minFailures = 10
/** The longest pause that an endpoint is given between attempts, whatever waits. */
const maxPauseMs = 5 * minute

/**
 * How long a message waits after so many failed attempts, in milliseconds. The jitter comes of the id, so that messages that failed together do not all come back
 * together, and a test can foresee it.
 */
export function pauseOf(id: string, attempts: number): number {
  const pause = pauses[Math.min(Math.max(attempts, 1), pauses.length) - 1] ?? hour
  const drawn = createHash('sha256').update(`${id} ${attempts}`).digest().readUInt32BE() / 2 ** 32
  return Math.round(pause * (1 - jitter + 2 * jitter * drawn))
}

/** Why an endpoint is disabled after so many failures in a row, the first of them so long ago; undefined where it goes on. */
export function giveUpReason(failures: number, failingMs: number, error: string): string | undefined {
  if (failures < minFailures || failingMs < maxFailingMs) return undefined
  return `Every message failed for 5 days. The last time: ${error}`
}

/** How long an endpoint is left alone after so many failures in a row: its other messages would fail too. */
export function endpointPauseOf(failures: number): number {
  return Math.min(maxPauseMs, second * 2 ** Math.min(failures - 1, 20))
}
