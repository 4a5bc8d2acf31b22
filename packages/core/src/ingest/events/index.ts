import type { EventDefinition } from '../define-event.js'
import { billing } from './billing.js'
import { calendar } from './calendar.js'
import { custom } from './custom.js'
import { engagement } from './engagement.js'
import { form } from './form.js'
import { identify } from './identify.js'
import { pageview } from './pageview.js'
import { stage } from './stage.js'

/** The variants by their `type`. */
export const eventDefinitions = { pageview, custom, identify, form, engagement, calendar, stage, billing } satisfies Record<
  string,
  EventDefinition
>

/** The definition of a variant; undefined when there is none of this type. */
export function eventDefinition(type: string): EventDefinition | undefined {
  return Object.hasOwn(eventDefinitions, type) ? eventDefinitions[type as keyof typeof eventDefinitions] : undefined
}
