const minDelayMs = 1_000
const maxDelayMs = 3_600_000

/**
 * How long to wait after this many failed attempts in a row, in milliseconds: a second after the first, then twice as long each time, up to an hour.
 */
export function retryDelay(attempts: number): number {
  return Math.min(maxDelayMs, minDelayMs * 2 ** (attempts - 1))
}
