import type { UsageWindow } from './usage-window.js'

/** Since when a source tells of usage; null while nothing says so. */
export interface Tracking {
  since: number | null
}

/** How much of a stretch of time usage is known for: all of it, a part, or nothing. */
export type Coverage = 'complete' | 'partial' | 'unavailable'

/**
 * The coverage of a window: partial when tracking began inside it (or when that is not known), and when there was too much to count all of it. What came
 * before the first event is not known, so it is never taken for silence.
 */
export function windowCoverage({ startAt, isNarrowed }: UsageWindow, { since }: Tracking): 'complete' | 'partial' {
  return isNarrowed || since === null || since > startAt ? 'partial' : 'complete'
}

/** The coverage of each of a window's weeks; the running one is never complete. */
export function weekCoverages({ startAt, endAt, weekStarts, isNarrowed }: UsageWindow, { since }: Tracking): Coverage[] {
  const known = Math.max(since ?? endAt, isNarrowed ? startAt : Number.NEGATIVE_INFINITY)
  return weekStarts.map((start, index) => {
    const next = weekStarts[index + 1] ?? Number.POSITIVE_INFINITY
    if (known >= next) return 'unavailable'
    return known > start || next > endAt ? 'partial' : 'complete'
  })
}
