const firstDelay = 500
const maxDelayMs = 8_000

/**
 * How long to wait before retry number `attempt` (from 0), in milliseconds: what the server asked for, else 0.5 s doubling to 8 s,
 * where chance decides within the upper half, so that many clients do not come back at once.
 */
export function retryDelay(attempt: number, askedSeconds: number | undefined, random: () => number = Math.random): number {
  if (askedSeconds !== undefined) return askedSeconds * 1_000
  const half = Math.min(firstDelay * 2 ** attempt, maxDelayMs / 2)
  return half + half * random()
}

/**
 * The same for who tries again without end: never less than the own wait. A server or proxy that asks for 0 seconds, or for a date that is
 * past by its clock, would else be asked again and again without any pause.
 */
export function patientDelay(attempt: number, askedSeconds: number | undefined, random: () => number = Math.random): number {
  return Math.max(retryDelay(attempt, undefined, random), retryDelay(attempt, askedSeconds, random))
}

/** The seconds that a Retry-After header asks for, given as a number or as a date; undefined when it says nothing sensible. */
export function retryAfterSeconds(header: string | undefined, now: number): number | undefined {
  if (header === undefined || header.trim() === '') return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now) / 1_000)
}
