const second = 1_000
const longest = 3_600_000

/** How long to wait after this many failed attempts in a row, in milliseconds: a second, then always twice as long, up to an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(longest, second * 2 ** (attempts - 1))
}
