import type { events } from '../identity/index.js'
import type { Condition, RowOf, Where } from '../storage/index.js'
import type { PropertyFilter } from './feature.js'

export type EventRow = RowOf<typeof events>
export type EventWhere = Where<EventRow>

/** Custom events: the only ones whose name is the host's own. */
export const customEvents = { type: { eq: 'CUSTOM' } } satisfies EventWhere

/** The custom events of these names in a time, whose properties pass all filters. `of` narrows them to those of a source. */
export function matchingEvents(
  names: readonly string[],
  occurredAt: Condition<number>,
  propertyFilters: readonly PropertyFilter[] = [],
  of: EventWhere = {}
): EventWhere {
  return { ...of, ...customEvents, event_name: { in: names }, occurred_at: occurredAt, all: propertyFilters.map(propertyTest) }
}

/** `exists` means a value other than null: a property that is null says that there is none. */
function propertyTest(filter: PropertyFilter): EventWhere {
  if (filter.operator === 'exists') return { properties: { hasKeys: [filter.property] } }
  return { properties: { has: { [filter.property]: filter.value.value } } }
}
