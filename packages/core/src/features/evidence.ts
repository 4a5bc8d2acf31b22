import { isoTimeOrNull } from '../values/index.js'
import { type Tracking, windowCoverage } from './coverage.js'
import { type UsageWindow, windowDates } from './usage-window.js'

/** What was counted in a window. */
export interface Usage {
  window: UsageWindow
  eventCount: number
  activeDays: number
  activeWeeks: number
  firstAt: number | null
  lastAt: number | null
}

/** The usage of what had no event in a window. */
export function noUsage(window: UsageWindow): Usage {
  return { window, eventCount: 0, activeDays: 0, activeWeeks: 0, firstAt: null, lastAt: null }
}

/** Usage as answers show it. */
export function evidenceOf({ window, eventCount, activeDays, activeWeeks, firstAt, lastAt }: Usage, tracking: Tracking) {
  return {
    window: windowDates(window),
    coverage: windowCoverage(window, tracking),
    eventCount,
    activeDays,
    activeWeeks,
    firstObservedAt: isoTimeOrNull(firstAt),
    lastObservedAt: isoTimeOrNull(lastAt)
  }
}

/** Why usage is not known: the source has sent nothing yet, sends nothing any more, or there is too much of it to count. */
export type Unavailability = 'SOURCE_NOT_READY' | 'SOURCE_BLOCKED' | 'QUERY_FAILED'

/** What answers show in place of usage that is not known: never zero. */
export function unavailableEvidence(window: UsageWindow, reason: Unavailability) {
  return { window: windowDates(window), coverage: 'unavailable' as const, reason }
}
