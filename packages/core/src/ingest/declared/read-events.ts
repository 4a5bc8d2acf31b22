import type { DeclaredEvents, EventsCheckMode } from '../../context/index.js'
import { fieldHint, schemaFault } from '../../validation/index.js'
import { defineEvents } from './define-events.js'

const modes: readonly EventsCheckMode[] = ['off', 'warn', 'refuse']

/** The options `events` and `eventsCheck`, checked. Throws TypeError naming the option. */
export function readEvents(events: unknown, check: EventsCheckMode = 'off'): DeclaredEvents {
  if (!modes.includes(check)) throw new TypeError(`eventsCheck must be off, warn or refuse${fieldHint(String(check), modes)}`)
  if (events === undefined) {
    if (check !== 'off') throw new TypeError(`eventsCheck is ${check}, but there are no events: pass the result of defineEvents as events`)
    return { schemas: {}, check }
  }
  const { schemas } = Object(events)
  if (typeof schemas !== 'object' || schemas === null) throw new TypeError('events must be what defineEvents answers')
  for (const [name, schema] of Object.entries(defineEvents(schemas).schemas)) {
    const fault = schemaFault(name, schema)
    if (fault !== undefined) throw new TypeError(`events: ${fault}`)
  }
  return { schemas, check }
}
