import type { RowOf } from '../../storage/index.js'
import { applyClaims } from '../claims/apply-claims.js'
import { beforeAllClaims, ClaimSet } from '../claims/claims.js'
import { KnownRecords } from '../records/known-records.js'
import { readPeople } from '../records/read-people.js'
import { isCustomerIdKey, isEmailKey, keyValue } from '../rules/keys.js'
import type { Decision } from '../rules/rules.js'
import { emailClaims } from '../tables/email-claims.js'
import { mergeSuggestions } from '../tables/merge-suggestions.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'

export type SuggestionRow = RowOf<typeof mergeSuggestions>

/** Two keys, and why they may be one: a suggestion, before or after it is decided. */
export type Pair = Pick<SuggestionRow, 'id' | 'entity' | 'duplicate_key' | 'survivor_key' | 'confidence' | 'explanation' | 'found_at'>

/**
 * Writes what a reviewer decided of a pair, and brings everything that follows from it up to date, as a claim would. The decision holds from now on,
 * whatever events say; deciding otherwise replaces it. What is merged is suggested for nobody else any more. Answers its row. The organization's
 * `ingest` lock must be held.
 */
export async function decide(
  set: IdentityUnitOfWork,
  pair: Pair,
  verdict: Decision['verdict'],
  decidedBy: string | null
): Promise<SuggestionRow> {
  const { transaction, now } = set
  const row: SuggestionRow = { ...pair, status: verdict, decided_at: now, decided_by: decidedBy }
  if (verdict === 'merged')
    await transaction.remove(mergeSuggestions, { duplicate_key: { eq: row.duplicate_key }, status: { eq: 'suggested' } })
  await transaction.upsert(mergeSuggestions, [row])
  const claims = new ClaimSet()
  claims.decided.add(pair.duplicate_key)
  if (isCustomerIdKey(pair.survivor_key)) claims.addCustomerTraits(pair.survivor_key, {}, now)
  if (isEmailKey(pair.duplicate_key)) await decideEmail(set, claims, pair, verdict)
  await applyClaims(set, claims)
  return row
}

/** The user of a merged email has that email from then on, as if they had said it before everything else; when it is rejected, only if they did. */
async function decideEmail(
  { transaction, now }: IdentityUnitOfWork,
  claims: ClaimSet,
  pair: Pair,
  verdict: Decision['verdict']
): Promise<void> {
  const identity = pair.survivor_key
  const email = keyValue(pair.duplicate_key)
  // Whoever is decided of is known from then on, even if only a provider's record has named them.
  for (const key of [identity, pair.duplicate_key]) claims.addIdentityTraits(key, {}, now)
  if (verdict === 'merged') return claims.addEmail(identity, email, beforeAllClaims)
  const where = { email: { eq: email }, identity: { eq: identity }, first_at: { eq: beforeAllClaims }, last_at: { eq: beforeAllClaims } }
  await transaction.remove(emailClaims, where)
  const { claimants } = await readPeople(new KnownRecords(transaction), [pair.duplicate_key])
  if (claimants.get(pair.duplicate_key)?.has(identity)) claims.addRecordedEmail(identity, email)
}
