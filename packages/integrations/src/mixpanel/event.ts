import { createHash } from 'node:crypto'
import type { Operation, StreamContext } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, requiredText, textOf } from '../json-fields.js'
import { aheadOf, flatProperties } from '../product-events.js'
import { accountProperty, accountsOf, type NamedRecord, personOf } from './mapping.js'

const maxKeyLength = 200
/** Numbers below are seconds, as exports without `time_in_ms` have them. */
const leastMilliseconds = 100_000_000_000

/** What Mixpanel tells of itself, and of how its own ids belong together. */
const own = /^(\$mp_|\$identify$|\$create_alias$|\$merge$)/
/** Properties of Mixpanel's own that say nothing of what was done. */
const bookkeeping = /^(mp_|\$mp_|time$|token$|distinct_id$|\$insert_id$|\$device_id$|\$user_id$|\$import$|\$had_persisted_distinct_id$)/

/** What an event becomes: a moment of its person and account. */
export function eventOperations(named: NamedRecord, context: StreamContext): Operation[] {
  const { record, account } = named
  const eventName = requiredText(record, 'event')
  const properties = fieldsAt(record, 'properties')
  if (!properties) throw new Error('properties are missing or no object')
  const occurredAt = timeOf(properties)
  if (whyLeftOut(named, context) !== undefined) return []
  const person = personOf(properties, accountProperty(context.configuration) === undefined)
  const activity: Operation = {
    kind: 'activity',
    id: keyOf(eventName, properties),
    at: occurredAt,
    type: 'CUSTOM',
    eventName,
    channel: 'PRODUCT',
    occurredAt,
    account,
    ...(person && { people: [person] }),
    properties: flatProperties(properties, ofTheHostFirst(properties))
  }
  return [...accountsOf(named), activity]
}

/** Why an event is left out on purpose. */
export function whyLeftOut({ record, account }: NamedRecord, { startedAt }: StreamContext): string | undefined {
  const properties = fieldsAt(record, 'properties') ?? {}
  if (own.test(textOf(record?.event) ?? '')) return 'that Mixpanel has made itself'
  const isOfNobody = properties.distinct_id === undefined && account === undefined && personOf(properties, true) === undefined
  if (isOfNobody) return 'without a distinct_id, a person or an account'
  const time = timeIn(properties)
  return time === undefined ? undefined : aheadOf(time, startedAt)
}

/** How an event is named in a report. */
export function nameOfEvent({ record }: NamedRecord): string | undefined {
  return textOf(fieldsAt(record, 'properties')?.$insert_id) ?? textOf(record?.event)
}

function timeOf(properties: Fields): number {
  const time = timeIn(properties)
  if (time === undefined) throw new Error('properties.time is missing or no number')
  return time
}

function timeIn({ time }: Fields): number | undefined {
  const number = typeof time === 'string' && /^\d+(\.\d+)?$/.test(time) ? Number(time) : time
  if (typeof number !== 'number' || !(number > 0)) return undefined
  return Math.round(number < leastMilliseconds ? number * 1_000 : number)
}

/** What tells an event from all others. An event without an id of its own is known by all that was sent of it. */
function keyOf(eventName: string, properties: Fields): string {
  const id = textOf(properties.$insert_id)
  if (id !== undefined && id.length <= maxKeyLength) return id
  const sent = Object.entries(properties).filter(([name]) => !/^\$?mp_/.test(name))
  return `digest:${createHash('sha256')
    .update(JSON.stringify(id ?? [eventName, sent.sort()]))
    .digest('hex')}`
}

/** The names of properties that are kept: those of the host before those of Mixpanel's trackers. */
function ofTheHostFirst(properties: Fields): string[] {
  const names = Object.keys(properties).filter((name) => !bookkeeping.test(name))
  return [...names.filter((name) => !name.startsWith('$')), ...names.filter((name) => name.startsWith('$'))]
}

/** The properties of an event, for those who look for its account. */
export const propertiesOf = (event: Fields) => fieldsOf(event.properties)
