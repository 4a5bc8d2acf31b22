import { isRecord } from '../clean/clean-json.js'
import type { BatchIdentity } from './read-envelope.js'
import { readEmail, readEmailTrait, readId, readText } from './read-id.js'
import type { Cut } from './read-traits.js'

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
export function readIdentity(
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
