import { isPlaceholder, isTooLongId, MAX_ID_LENGTH, normalizeEmail } from '../../identity/index.js'
import type { IngestFault } from '../../public-types/index.js'
import type { JsonObject } from '../../storage/index.js'
import { isStorableText } from '../../values/index.js'
import { IngestRefusal } from '../answer.js'
import { isRecord } from '../clean/clean-json.js'
import { EventError } from './event-error.js'
import { emailChanged, isNumericId, numberBecameText, placeholder } from './read-id.js'
import { type Cut, readTraits } from './read-traits.js'
import { nilUuid, readUuid } from './read-uuid.js'
import { noteUnknownBatchFields } from './unknown-fields.js'

/** Who a batch says its events are from. */
export interface BatchIdentity {
  email?: string
  userId?: string
  fingerprint?: string
  traits: JsonObject
}

/** A checked request: everything but its events, which are looked at one by one. */
export interface Envelope {
  events: unknown[]
  visitorId: string | null
  sessionId: string | null
  source: 'client' | 'server' | 'integration'
  fingerprint: string | null
  user: BatchIdentity
  customerId: string | null
  customerTraits: JsonObject
}

/** Where a batch may come from. */
export const sources = ['client', 'server', 'integration'] as const

/** How many events a batch may have. */
export const maxEvents = 100

/** Checks the envelope strictly; throws `IngestRefusal` 400 that names every wrong field. `cuts` gets what is left out of it. */
export function readEnvelope(body: unknown, cuts: Cut[] = []): Envelope {
  if (!isRecord(body)) throw new IngestRefusal(400, 'The body must be a JSON object', [{ path: [], message: 'must be an object' }])
  const reader = new EnvelopeReader(cuts)
  const user = reader.object(body.userIdentity, ['userIdentity'])
  const customer = reader.object(body.customerIdentity, ['customerIdentity'])
  const envelope: Envelope = {
    events: reader.events(body.events),
    visitorId: reader.uuid(body.visitorId, ['visitorId']),
    sessionId: reader.uuid(body.sessionId, ['sessionId']),
    source: reader.source(body.source),
    fingerprint: reader.id(body.fingerprint, ['fingerprint']) ?? null,
    user: { ...reader.identity(user), traits: reader.traits(user.traits, ['userIdentity', 'traits']) },
    customerId: reader.id(customer.customerId, ['customerIdentity', 'customerId']) ?? null,
    customerTraits: reader.traits(customer.customerTraits, ['customerIdentity', 'customerTraits'])
  }
  const [first] = reader.faults
  if (first) throw new IngestRefusal(400, `Invalid request: ${first.path.join('.')} ${first.message}`, reader.faults)
  noteUnknownBatchFields(body, user, customer, cuts)
  return envelope
}

/** Reads fields and notes every fault with its path. */
class EnvelopeReader {
  readonly faults: IngestFault[] = []

  constructor(private readonly cuts: Cut[]) {}

  events(value: unknown): unknown[] {
    if (!Array.isArray(value)) return this.fault(['events'], value === undefined ? 'is required' : 'must be an array', [])
    if (value.length < 1 || value.length > maxEvents)
      return this.fault(['events'], `must hold 1 to ${maxEvents} events, not ${value.length}`, [])
    return value
  }

  /** Nil UUIDs name nobody. */
  uuid(value: unknown, path: IngestFault['path']): string | null {
    if (value === undefined) return null
    const uuid = readUuid(value)
    if (uuid === null) return this.fault(path, 'must be a UUID, such as 0198c3a4-5b6c-7d8e-9f01-23456789abcd', null)
    return uuid === nilUuid ? null : uuid
  }

  source(value: unknown): Envelope['source'] {
    if (value === undefined) return 'client'
    return sources.find((source) => source === value) ?? this.fault(['source'], `must be one of ${sources.join(', ')}`, 'client')
  }

  /** What says who it is may be null, which is as if it were left out. */
  object(value: unknown, path: IngestFault['path']): Record<string, unknown> {
    if (value === undefined || value === null) return {}
    return isRecord(value) ? value : this.fault(path, 'must be an object', {})
  }

  /** Cleaned once for all events of the batch. */
  traits(value: unknown, path: IngestFault['path']): JsonObject {
    try {
      return readTraits(this.object(value, path), path.join('.'), this.cuts)
    } catch (error) {
      if (!(error instanceof EventError)) throw error
      // The message begins with the name of the field, which this fault has in its path already.
      return this.fault(path, error.message.slice(error.field.length + 1), {})
    }
  }

  identity(user: Record<string, unknown>): Omit<BatchIdentity, 'traits'> {
    const email = this.email(user.email)
    const userId = this.id(user.userId, ['userIdentity', 'userId'])
    const fingerprint = this.id(user.fingerprint, ['userIdentity', 'fingerprint'])
    return { ...(email && { email }), ...(userId && { userId }), ...(fingerprint && { fingerprint }) }
  }

  /** An id as sent; undefined for placeholders, which broken clients send when they know nobody. */
  id(given: unknown, path: IngestFault['path']): string | undefined {
    const isInner = path.length > 1
    if (given === undefined || (isInner && given === null)) return undefined
    const isNumber = isInner && (path[1] === 'userId' || path[1] === 'customerId') && isNumericId(given)
    const value = isNumber ? String(given) : given
    if (typeof value !== 'string') return this.fault(path, 'must be a string', undefined)
    if (path[0] === 'fingerprint' && value === '') return this.fault(path, 'must not be empty', undefined)
    if (isTooLongId(value)) return this.fault(path, `must be at most ${MAX_ID_LENGTH} characters`, undefined)
    if (!isStorableText(value)) return this.fault(path, 'must not hold U+0000 or lone surrogates', undefined)
    if (isPlaceholder(value)) {
      if (value !== '') this.note(path, { message: placeholder })
      return undefined
    }
    if (isNumber) this.note(path, { kind: 'changed', message: numberBecameText })
    return value
  }

  private email(value: unknown): string | undefined {
    const text = this.id(value, ['userIdentity', 'email'])
    if (text === undefined) return undefined
    const email = normalizeEmail(text)
    if (email === null) return this.fault(['userIdentity', 'email'], 'must be an email address, such as ada@example.com', undefined)
    if (email !== text) this.note(['userIdentity', 'email'], { kind: 'changed', message: emailChanged })
    return email
  }

  private note(path: IngestFault['path'], { kind, message }: Pick<Cut, 'kind' | 'message'>): void {
    this.cuts.push({ ...(kind && { kind }), field: path.join('.'), message })
  }

  /** Notes a fault and answers a stand-in for the value, so that reading goes on to the next field. */
  private fault<T>(path: IngestFault['path'], message: string, instead: T): T {
    this.faults.push({ path, message })
    return instead
  }
}
