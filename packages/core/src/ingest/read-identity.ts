import { normalizeEmail } from '../domain/identity/email-address.js'
import { isPlaceholder, isTooLongId, MAX_ID_LENGTH } from '../domain/identity/keys.js'
import { isStorableText } from '../domain/storable-text.js'
import { isRecord } from './clean-json.js'
import { EventFault } from './event-fault.js'
import type { BatchIdentity } from './read-envelope.js'

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
 * and `__fingerprint`. `traits` are the event's, if its variant has any.
 */
export function readIdentity(
  raw: Record<string, unknown>,
  traits: Record<string, unknown>,
  batch: BatchIdentity,
  batchFingerprint: string | null
): EventIdentity {
  const properties = isRecord(raw.properties) ? raw.properties : {}
  const userId = readId(raw.userId, 'userId') ?? readId(properties.__userId, 'properties.__userId')
  const email = readEmail(raw.email, 'email') ?? readEmail(properties.__email, 'properties.__email') ?? readTrait(traits.email)
  const fingerprint = readId(raw.fingerprint, 'fingerprint') ?? readId(properties.__fingerprint, 'properties.__fingerprint')
  const differs = (userId && batch.userId && userId !== batch.userId) || (email && batch.email && email !== batch.email)
  return {
    userId: userId ?? (differs ? null : (batch.userId ?? null)),
    email: email ?? (differs ? null : (batch.email ?? null)),
    fingerprint: fingerprint ?? batch.fingerprint ?? batchFingerprint,
    batchApplies: !differs
  }
}

/** The names under `properties` that carry identity and are not kept as properties. */
export const identityProperties = ['__email', '__userId', '__fingerprint']

/** An optional id; null for a wrong type and for a placeholder. Throws `EventFault` for an id that is too long or cannot be stored. */
export function readId(value: unknown, field: string): string | null {
  if (typeof value !== 'string' || isPlaceholder(value)) return null
  if (!isStorableText(value)) throw new EventFault(field, `${field} must not hold U+0000 or lone surrogates`)
  if (isTooLongId(value)) throw new EventFault(field, `${field} must be at most ${MAX_ID_LENGTH} characters`)
  return value
}

/** An email among the traits. One that no identity can be made of is a trait like any other, and no reason to lose the event. */
function readTrait(value: unknown): string | null {
  const isRead = typeof value === 'string' && isStorableText(value) && !isTooLongId(value) && !isPlaceholder(value)
  return isRead ? normalizeEmail(value) : null
}

function readEmail(value: unknown, field: string): string | null {
  const text = readId(value, field)
  return text === null ? null : normalizeEmail(text)
}
