const unitMilliseconds = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** A day in milliseconds. */
export const day = unitMilliseconds.d

/** The relative windows that the specification names. */
export const windows = ['7d', '14d', '30d', '90d'] as const

/** Whole numbers of days, hours or minutes, such as `30d`, `12h`, `45m`. */
export const durationPattern = '^[0-9]+[dhm]$'

/** The instant that lies this duration before `now`; a duration longer than time itself reaches back to 1970. */
export function ago(duration: string, now: number): number {
  const unit = unitMilliseconds[duration.endsWith('d') ? 'd' : duration.endsWith('h') ? 'h' : 'm']
  return Math.max(0, now - Number(duration.slice(0, -1)) * unit)
}

/** Whole days between an instant and now, never negative. */
export function daysSince(instant: number | null, now: number): number | null {
  return instant === null ? null : Math.max(0, Math.floor((now - instant) / day))
}

/** The start of an instant's UTC day. */
export function startOfUtcDay(instant: number): number {
  return Math.floor(instant / day) * day
}
