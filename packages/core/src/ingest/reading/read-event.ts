import type { TObject } from 'typebox'
import { type AcceptedEvent, type CustomerKey, companyDomain, customerIdKey, domainKey, emailKey, userIdKey } from '../../identity/index.js'
import type { JsonObject } from '../../storage/index.js'
import { parseUrl } from '../../validation/index.js'
import { isStorableText } from '../../values/index.js'
import { cleanJson, isRecord, setKey } from '../clean/clean-json.js'
import type { EventDefinition } from '../define-event.js'
import { eventDefinition, eventDefinitions } from '../events/index.js'
import { EventError } from './event-error.js'
import { utmFields } from './event-fields.js'
import type { BatchIdentity, Envelope } from './read-envelope.js'
import { type EventIdContext, readEventId } from './read-event-id.js'
import { readFormFields } from './read-form-fields.js'
import { identityProperties, readEmail, readEmailTrait, readId, readText } from './read-id.js'
import { readTime } from './read-time.js'
import { type Cut, joinTraits, noTraits, readTraits } from './read-traits.js'
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

/** Keeps the mark of a browser that a program controls among the properties. It overwrites no property of the event. */
function marked({ automated }: Record<string, unknown>, properties: JsonObject): JsonObject {
  return automated === true ? { automated, ...properties } : properties
}

const commonFields = ['timestamp', 'occurredAt', 'url', 'path', 'referrer', 'utm', 'customerTraits'] as const

/** Maps whose size is bounded, and how each is read. */
const boundedMaps: Readonly<Record<string, typeof readTraits>> = {
  traits: readTraits,
  customerTraits: readTraits,
  formFields: readFormFields
}

/** The fields that are read of each variant, by its schema. */
const fieldLists = new WeakMap<TObject, readonly string[]>()

function fieldsOf(schema: TObject): readonly string[] {
  const fields = [...commonFields, ...Object.keys(schema.properties)]
  fieldLists.set(schema, fields)
  return fields
}

/**
 * The fields of an event that its variant knows, cleaned so that they can be stored; all others are ignored. What is too large is left out, and added to
 * `cuts`. Throws `EventError`.
 */
function cleanFields(raw: Record<string, unknown>, { schema }: EventDefinition, cuts: Cut[]): Record<string, unknown> {
  const clean: Record<string, unknown> = {}
  for (const field of fieldLists.get(schema) ?? fieldsOf(schema)) {
    const value = Object.hasOwn(raw, field) ? raw[field] : undefined
    if (value === undefined) continue
    const readMap = boundedMaps[field]
    setKey(clean, field, readMap && isRecord(value) ? readMap(value, field, cuts) : cleanJson(value, field))
  }
  return clean
}

/** The account that an event names, and the traits that it gives the account. */
export interface EventCustomer {
  key: CustomerKey | null
  traits: JsonObject
}

const namesNobody = 'belongs to a mailbox provider and not to a company, so it names no customer; send customerId'
const ownerless = 'customerTraits belong to a customerId; without one they were left out'

/**
 * Reads the account of an event, from its fields as sent (`raw`) and as cleaned. The event's own customerId outranks the batch's; the batch's traits
 * apply unless the event names another customerId. Without any customerId the account is the company of the field `domain`, which only some variants
 * have; traits then count for nothing, as they belong to a customerId.
 */
function readCustomer(raw: Record<string, unknown>, clean: Record<string, unknown>, envelope: Envelope, cuts: Cut[]): EventCustomer {
  const own = readId(raw.customerId, 'customerId', cuts)
  const id = own ?? envelope.customerId
  if (id === null) {
    const company = typeof clean.domain === 'string' ? companyDomain(clean.domain) : null
    if (typeof clean.domain === 'string' && company === null) cuts.push({ field: 'domain', message: namesNobody })
    if (isRecord(clean.customerTraits)) cuts.push({ field: 'customerTraits', message: ownerless })
    return { key: company && domainKey(company), traits: noTraits }
  }
  const batchApplies = own === null || own === envelope.customerId
  return { key: customerIdKey(id), traits: joinTraits(batchApplies ? envelope.customerTraits : noTraits, clean.customerTraits) }
}

/** Who an event is from: its own identity combined with that of its batch. */
export interface EventIdentity {
  userId: string | null
  email: string | null
  fingerprint: string | null
  /** Whether the batch's identity, with its traits, holds for this event too. */
  batchApplies: boolean
}

/**
 * Reads who an event is from. The event's own identity outranks its batch's: if they name different userIds or different emails, the batch's userId
 * and email do not count; otherwise each fills in what the other lacks. Some server clients write the identity into `properties.__email`, `__userId`
 * and `__fingerprint`. `traits` are the event's, if its variant has any. `cuts` are told what is left out or changed.
 */
function readIdentity(
  raw: Record<string, unknown>,
  traits: Record<string, unknown>,
  { user: batch, fingerprint: batchFingerprint }: { user: BatchIdentity; fingerprint: string | null },
  cuts: Cut[]
): EventIdentity {
  const properties = isRecord(raw.properties) ? raw.properties : {}
  const userId = readId(raw.userId, 'userId', cuts) ?? readId(properties.__userId, 'properties.__userId', cuts)
  const said = readEmail(raw.email, 'email', cuts) ?? readEmail(properties.__email, 'properties.__email', cuts)
  const trait = readEmailTrait(traits.email, cuts)
  const email = said ?? trait
  const fingerprint = readText(raw.fingerprint, 'fingerprint', cuts) ?? readText(properties.__fingerprint, 'properties.__fingerprint', cuts)
  const differs = (userId && batch.userId && userId !== batch.userId) || (email && batch.email && email !== batch.email)
  return {
    userId: userId ?? (differs ? null : (batch.userId ?? null)),
    email: email ?? (differs ? null : (batch.email ?? null)),
    fingerprint: fingerprint ?? batch.fingerprint ?? batchFingerprint,
    batchApplies: !differs
  }
}
