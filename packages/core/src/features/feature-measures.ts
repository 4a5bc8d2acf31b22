import type { Measure } from '../storage/index.js'
import type { Feature } from './feature.js'
import { type EventRow, matchingEvents } from './matching-events.js'
import type { UsageWindow } from './usage-window.js'

/** What a week of a window holds of a feature; `week` is its place in the window. */
export interface FeatureWeek {
  week: number
  eventCount: number
  activeDays: number
  firstAt: number
  lastAt: number
}

/** A group of events of one name in one week, with what was measured of it. */
export type MeasuredGroup = { event_name: string; range: number } & { readonly [measure: string]: unknown }

/**
 * What has to be measured of each name and week to know all of these features: all events, and those that pass each feature's filters. Weeks and not days
 * are the groups, so that many features make no large answer.
 */
export function featureMeasures(features: readonly Feature[], { dayStarts }: UsageWindow): Record<string, Measure<EventRow>> {
  const parts: Record<keyof Omit<FeatureWeek, 'week'>, Measure<EventRow>> = {
    eventCount: { count: true },
    activeDays: { countRanges: { column: 'occurred_at', bounds: dayStarts } },
    firstAt: { min: 'occurred_at' },
    lastAt: { max: 'occurred_at' }
  }
  const measures = features.flatMap((feature) => {
    const { eventName, propertyFilters } = feature.rule
    const where = propertyFilters.length === 0 ? {} : { where: matchingEvents([eventName], {}, propertyFilters) }
    return Object.entries(parts).map(([part, measure]) => [measureName(feature, part), { ...measure, ...where }] as const)
  })
  return Object.fromEntries(measures)
}

/** A feature's weeks out of the groups, the oldest first: those without an event are left out. */
export function weeksOfFeature(feature: Feature, groups: readonly MeasuredGroup[]): FeatureWeek[] {
  return groups.flatMap((group) => {
    const measured = (part: keyof FeatureWeek) => Number(group[measureName(feature, part)])
    if (group.event_name !== feature.rule.eventName || measured('eventCount') === 0) return []
    const times = { firstAt: measured('firstAt'), lastAt: measured('lastAt') }
    return [{ week: group.range, eventCount: measured('eventCount'), activeDays: measured('activeDays'), ...times }]
  })
}

/** Features without filters share what is measured of all events of a name. */
function measureName({ id, rule }: Feature, part: string): string {
  return rule.propertyFilters.length === 0 ? part : `${part} of ${id}`
}
