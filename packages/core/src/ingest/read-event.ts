import type { AcceptedEvent } from '../domain/identity/accepted-event.js'
import { customerIdKey, domainKey, emailKey, userIdKey } from '../domain/identity/keys.js'
import { registrableDomain } from '../domain/identity/work-domain.js'
import { isStorableText } from '../domain/storable-text.js'
import type { JsonObject } from '../storage/columns.js'
import { cleanJson, isRecord, setKey } from './clean-json.js'
import { EventFault } from './event-fault.js'
import { contentId } from './event-id.js'
import { eventDefinition, eventDefinitions } from './events/index.js'
import { type Envelope, readUuid } from './read-envelope.js'
import { type EventIdentity, identityProperties, readId, readIdentity } from './read-identity.js'
import { readTime } from './read-time.js'

/** What reading an event needs to know beside the event. */
export interface ReadContext {
  organizationId: string
  envelope: Envelope
  receivedAt: number
  /** How often this content was seen before in the batch; counts it. */
  ordinal(content: string): number
  /** A new id, for an event that can't be recognised again. */
  newId(): string
}

const nilUuid = '00000000-0000-0000-0000-000000000000'

/** Checks one event leniently: a wrong optional field is left out. Throws `EventFault` when the event is useless or can't be kept. */
export function readEvent(raw: unknown, context: ReadContext): AcceptedEvent {
  if (!isRecord(raw)) throw new EventFault('', 'an event must be an object')
  const { envelope, receivedAt } = context
  const definition = typeof raw.type === 'string' ? eventDefinition(raw.type) : undefined
  if (!definition) throw new EventFault('type', `type must be one of ${Object.keys(eventDefinitions).join(', ')}`)
  if (typeof raw.eventName === 'string' && !isStorableText(raw.eventName)) {
    throw new EventFault('eventName', 'eventName must not hold U+0000 or lone surrogates')
  }
  const clean: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(raw)) if (value !== undefined) setKey(clean, field, cleanJson(value, field))
  const { occurredAt, clamped } = readTime(clean.timestamp, receivedAt)
  const identity = readIdentity(raw, envelope.user, envelope.fingerprint)
  const customerId = readId(raw.customerId, 'customerId')
  const url = text(clean.url)
  const path = text(clean.path) ?? pathOf(url)
  const form = definition.toTimeline(clean, { url, path })
  const batchTraits = identity.batchApplies ? objectOf(envelope.user.traits, 'userIdentity') : {}
  const batchCustomer = customerId === null || customerId === envelope.customerId
  const customer = customerId ?? envelope.customerId
  const domain = definition.type === 'billing' && typeof clean.domain === 'string' ? registrableDomain(clean.domain) : null
  return {
    row: {
      event_id: readEventId(raw, context),
      type: form.type,
      channel: form.channel,
      event_name: form.eventName,
      occurred_at: occurredAt,
      received_at: receivedAt,
      clamped,
      activating: false,
      visitor_id: envelope.visitorId,
      session_id: readUuid(raw.sessionId) ?? envelope.sessionId,
      identity: identityKey(identity),
      customer_key: customer === null ? domain && domainKey(domain) : customerIdKey(customer),
      source: envelope.source,
      url,
      path,
      title: form.title,
      referrer: text(clean.referrer),
      utm: isRecord(clean.utm) ? readUtm(clean.utm) : null,
      properties: withoutIdentity(form.properties as JsonObject)
    },
    fingerprint: identity.fingerprint,
    claimedEmail: identity.userId === null ? null : identity.email,
    traits: joined(batchTraits, clean.traits),
    customerTraits: joined(batchCustomer ? objectOf(envelope.customerTraits, 'customerIdentity') : {}, clean.customerTraits)
  }
}

function identityKey({ userId, email }: EventIdentity): string | null {
  if (userId !== null) return userIdKey(userId)
  return email === null ? null : emailKey(email)
}

/** The event's own uuid, else one made of its content, else (without a timestamp nothing tells it from the next) a new one. */
function readEventId(raw: Record<string, unknown>, context: ReadContext): string {
  if (raw.uuid !== undefined && raw.uuid !== null) {
    const uuid = readUuid(raw.uuid)
    if (uuid === null || uuid === nilUuid) throw new EventFault('uuid', 'uuid must be a UUID')
    return uuid
  }
  if (typeof raw.timestamp !== 'number') return context.newId()
  const { events: _, ...identity } = context.envelope
  const content = { event: cleanJson(raw, 'event'), identity: cleanJson(identity, 'userIdentity') }
  return contentId(context.organizationId, content, context.ordinal(JSON.stringify(content)))
}

/** What the batch says of all its events, and one of them by itself. */
function joined(ofBatch: JsonObject, own: unknown): JsonObject {
  return isRecord(own) ? { ...ofBatch, ...(own as JsonObject) } : ofBatch
}

function objectOf(value: Record<string, unknown>, field: string): JsonObject {
  return cleanJson(value, field) as JsonObject
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function pathOf(url: string | null): string | null {
  return url !== null && URL.canParse(url) ? new URL(url).pathname || null : null
}

const utmFields = ['source', 'medium', 'campaign', 'term', 'content', 'ref']

function readUtm(utm: Record<string, unknown>): JsonObject | null {
  const read = utmFields.flatMap((field) => (typeof utm[field] === 'string' && utm[field] !== '' ? [[field, utm[field]] as const] : []))
  return read.length === 0 ? null : Object.fromEntries(read)
}

function withoutIdentity(properties: JsonObject): JsonObject {
  if (!identityProperties.some((name) => Object.hasOwn(properties, name))) return properties
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !identityProperties.includes(name)))
}
