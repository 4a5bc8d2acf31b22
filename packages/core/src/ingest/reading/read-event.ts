import { type AcceptedEvent, emailKey, userIdKey } from '../../identity/index.js'
import type { JsonObject } from '../../storage/index.js'
import { parseUrl } from '../../validation/index.js'
import { isStorableText } from '../../values/index.js'
import { cleanFields } from '../clean/clean-fields.js'
import { isRecord } from '../clean/clean-json.js'
import { eventDefinition, eventDefinitions } from '../events/index.js'
import { EventError } from './event-error.js'
import { utmFields } from './event-fields.js'
import { readCustomer } from './read-customer.js'
import type { Envelope } from './read-envelope.js'
import { type EventIdContext, readEventId } from './read-event-id.js'
import { identityProperties } from './read-id.js'
import { type EventIdentity, readIdentity } from './read-identity.js'
import { readTime } from './read-time.js'
import { type Cut, joinTraits, noTraits } from './read-traits.js'
import { nilUuid, readUuid } from './read-uuid.js'
import { noteUnknownFields } from './unknown-fields.js'
import { noteWrongTypes } from './wrong-types.js'

/** What reading an event needs to know beside the event. */
export interface ReadContext extends EventIdContext {
  envelope: Envelope
  receivedAt: number
  /** Gets what is left out of the event, or changed. */
  cuts: Cut[]
}

/**
 * Checks one event leniently: a wrong optional field is left out. Throws `EventError` when a required field is wrong, or the event cannot be stored.
 */
export function readEvent(raw: unknown, context: ReadContext): AcceptedEvent {
  if (!isRecord(raw)) throw new EventError('', 'an event must be an object')
  const { envelope, receivedAt, cuts } = context
  const definition = typeof raw.type === 'string' ? eventDefinition(raw.type) : undefined
  if (!definition) throw new EventError('type', `type must be one of ${Object.keys(eventDefinitions).join(', ')}`)
  const has = (field: string) => Object.hasOwn(definition.schema.properties, field)
  if (has('eventName') && typeof raw.eventName === 'string' && !isStorableText(raw.eventName)) {
    throw new EventError('eventName', 'eventName must not hold U+0000 or lone surrogates')
  }
  const clean = cleanFields(raw, definition, cuts)
  const { occurredAt, clamped, isOwn } = readTime(raw, clean, receivedAt, cuts)
  const identity = readIdentity(raw, has('traits') && isRecord(raw.traits) ? raw.traits : {}, envelope, cuts)
  const customer = readCustomer(raw, clean, envelope, cuts)
  noteUnknownFields(raw, definition, cuts)
  noteWrongTypes(clean, raw, cuts)
  const url = text(clean.url)
  const path = text(clean.path) ?? pathOf(url)
  const timeline = definition.toTimeline(clean, { url, path }, cuts)
  const sessionId = readUuid(raw.sessionId)
  return {
    row: {
      event_id: readEventId(raw, clean, isOwn, context),
      type: timeline.type,
      channel: timeline.channel,
      event_name: timeline.eventName,
      occurred_at: occurredAt,
      received_at: receivedAt,
      clamped,
      activating: false,
      visitor_id: envelope.visitorId,
      session_id: sessionId === null || sessionId === nilUuid ? envelope.sessionId : sessionId,
      identity: identityKey(identity),
      customer_key: customer.key,
      source: envelope.source,
      provider: null,
      url,
      path,
      title: timeline.title,
      referrer: text(clean.referrer),
      utm: isRecord(clean.utm) ? readUtm(clean.utm) : null,
      properties: marked(raw, withoutIdentity(timeline.properties as JsonObject))
    },
    fingerprint: identity.fingerprint,
    claimedEmail: identity.userId === null ? null : identity.email,
    traits: joinTraits(identity.batchApplies ? envelope.user.traits : noTraits, clean.traits),
    customerTraits: customer.traits
  }
}

function identityKey({ userId, email }: EventIdentity): string | null {
  if (userId !== null) return userIdKey(userId)
  return email === null ? null : emailKey(email)
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function pathOf(url: string | null): string | null {
  return (url !== null && parseUrl(url)?.pathname) || null
}

function readUtm(utm: Record<string, unknown>): JsonObject | null {
  const read = utmFields.flatMap((field) => (typeof utm[field] === 'string' && utm[field] !== '' ? [[field, utm[field]] as const] : []))
  return read.length === 0 ? null : Object.fromEntries(read)
}

function withoutIdentity(properties: JsonObject): JsonObject {
  if (!identityProperties.some((name) => Object.hasOwn(properties, name))) return properties
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !identityProperties.includes(name)))
}

/** A browser that a program steers says so: the mark is kept beside the event's own properties, of which none is overwritten. */
function marked({ automated }: Record<string, unknown>, properties: JsonObject): JsonObject {
  return automated === true ? { automated, ...properties } : properties
}
