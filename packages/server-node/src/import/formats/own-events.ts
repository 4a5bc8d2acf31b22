import { LineFault } from '../line-fault.js'
import { type EventFormat, type Fields, fieldsOf } from './format.js'

const types = ['pageview', 'custom', 'identify', 'form', 'engagement', 'calendar', 'stage', 'billing']
/** What the wire says once for a batch; a line of a single event says it beside the event's own fields. */
const ofBatch = ['visitorId', 'source', 'userIdentity', 'customerIdentity']

/** Events as the ingest route takes them: a line is an event, or a whole batch with `events`. */
export const ownEvents: EventFormat = {
  name: 'rapport',
  title: "Rapport's own events",
  matches: (line) => Array.isArray(line.events) || (types.includes(String(line.type)) && !('messageId' in line) && !('context' in line)),
  read(line) {
    const { events, ...envelope } = line
    if (events === undefined) return [alone(line)]
    if (!Array.isArray(events) || events.length === 0) throw new LineFault('events must be a list of events')
    return events.map((event) => ({ envelope, event: fieldsOf(event) }))
  }
}

function alone(line: Fields) {
  const envelope: Record<string, unknown> = {}
  const event: Record<string, unknown> = {}
  for (const name of Object.keys(line)) (ofBatch.includes(name) ? envelope : event)[name] = line[name]
  return { envelope, event }
}
