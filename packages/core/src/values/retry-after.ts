const dayMs = 86_400_000

/** Greater numbers are instants and no durations: seconds, and milliseconds since the epoch. */
const leastEpochSeconds = 1e9
const leastEpochMs = 1e12

/** Headers that say when to come back, the surest first. */
const names = ['retry-after', 'x-ratelimit-reset', 'x-rate-limit-reset', 'ratelimit-reset']

/** When a provider says that it may be asked again: seconds, a date, or an epoch. At most a day from now; undefined when it says nothing. */
export function retryTime(header: (name: string) => string | null, now: number): number | undefined {
  for (const name of names) {
    const at = readInstant(header(name)?.trim() ?? '', now)
    if (at !== undefined) return boundedRetry(at, now)
  }
  return undefined
}

/** A wait is never longer than a day, and never lies behind. */
export function boundedRetry(at: number, now: number): number {
  return Math.round(Math.min(Math.max(at, now), now + dayMs))
}

function readInstant(said: string, now: number): number | undefined {
  if (said === '') return undefined
  const number = Number(said)
  if (!Number.isFinite(number)) {
    const at = Date.parse(said)
    return Number.isNaN(at) ? undefined : at
  }
  if (number < 0) return undefined
  if (number >= leastEpochMs) return number
  return number >= leastEpochSeconds ? number * 1_000 : now + number * 1_000
}
