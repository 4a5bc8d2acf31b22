import type { Condition, Measure } from '../../storage/query.js'
import type { Feature } from './feature.js'
import { type EventRow, matchingEvents } from './matching-events.js'
import type { UsageWindow } from './usage-window.js'

/** What one week of a window holds of a feature; `week` is its place in the window. */
export interface FeatureWeek {
  week: number
  eventCount: number
  activeDays: number
  firstAt: number | null
  lastAt: number | null
}

/** A group of events of one name in one week, with what was measured of it. */
export type MeasuredGroup = { event_name: string; range: number } & { readonly [measure: string]: unknown }

const parts = ['eventCount', 'activeDays', 'firstAt', 'lastAt'] as const

/** What has to be measured of each name and week to know all of these features: all events, and those that pass each feature's filters. */
export function featureMeasures(features: readonly Feature[], window: UsageWindow): Record<string, Measure<EventRow>> {
  const anyTime: Condition<number> = {}
  const named = features.flatMap((feature) => {
    const { eventName, propertyFilters } = feature.rule
    const where = propertyFilters.length === 0 ? undefined : matchingEvents([eventName], anyTime, propertyFilters)
    return parts.map((part) => [measureName(feature, part), { ...measureOf(part, window), ...(where && { where }) }] as const)
  })
  return Object.fromEntries(named)
}

/** A feature's weeks out of the groups, the oldest first: those without an event are left out. */
export function weeksOfFeature(feature: Feature, groups: readonly MeasuredGroup[]): FeatureWeek[] {
  return groups.flatMap((group) => {
    if (group.event_name !== feature.rule.eventName) return []
    const [eventCount, activeDays, firstAt, lastAt] = parts.map((part) => group[measureName(feature, part)])
    if (Number(eventCount) === 0) return []
    const instant = (value: unknown) => (typeof value === 'number' ? value : null)
    const week = { week: group.range, eventCount: Number(eventCount), activeDays: Number(activeDays) }
    return [{ ...week, firstAt: instant(firstAt), lastAt: instant(lastAt) }]
  })
}

/** Features without filters share what is measured of all events of a name. */
function measureName({ id, rule }: Feature, part: string): string {
  return rule.propertyFilters.length === 0 ? part : `${part} of ${id}`
}

function measureOf(part: (typeof parts)[number], { dayStarts }: UsageWindow): Measure<EventRow> {
  switch (part) {
    case 'eventCount':
      return { count: true }
    case 'activeDays':
      return { countRanges: { column: 'occurred_at', bounds: dayStarts } }
    case 'firstAt':
      return { min: 'occurred_at' }
    case 'lastAt':
      return { max: 'occurred_at' }
  }
}
