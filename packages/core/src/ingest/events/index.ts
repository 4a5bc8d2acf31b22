import type { EventDefinition } from '../define-event.js'
import { custom } from './custom.js'
import { identify } from './identify.js'
import { pageview } from './pageview.js'

/** The variants by their `type`. Form, engagement, calendar, stage and billing take their place here, one file each. */
export const eventDefinitions = { pageview, custom, identify } satisfies Record<string, EventDefinition>

/** The definition of a variant; undefined when there is none of this type. */
export function eventDefinition(type: string): EventDefinition | undefined {
  return Object.hasOwn(eventDefinitions, type) ? eventDefinitions[type as keyof typeof eventDefinitions] : undefined
}
