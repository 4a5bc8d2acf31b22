import type { Transaction } from '../../storage/index.js'
import { type ClaimSet, recordClaim } from '../claims/claims.js'
import { type CustomerKey, emailKey, type IdentityKey, isUserIdKey, keyValue, userIdKey } from '../rules/keys.js'
import { emailClaims } from '../tables/email-claims.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { claimantOf, personOf, readPeople } from './read-people.js'
import { accountKeyOf, personIdentity, type RecordState } from './record-state.js'

/** A record that has changed, as it was and as it is. */
export interface ChangedRecord {
  before: RecordState | undefined
  after: RecordState
}

/**
 * Adds to the claims what follows for people from records that have changed, and takes back the claims of emails that no record makes any more. The records
 * must be noted as written.
 */
export async function claimPeople(
  { transaction, records }: IdentityUnitOfWork,
  changed: readonly ChangedRecord[],
  claims: ClaimSet
): Promise<void> {
  const said = changed.flatMap(({ before, after }) => [personOf(before) ?? [], personOf(after) ?? []].flat())
  const named = said.flatMap((person) => [personIdentity(person) ?? [], claimantOf(person) ?? []].flat())
  const identities = [...new Set([...named, ...(await records.peopleOfAccounts(accountsOf(changed)))])]
  if (identities.length === 0) return
  const { people, claimants } = await readPeople(records, identities)
  const gone = said.filter((person) => {
    const claimant = claimantOf(person)
    return claimant !== null && !claimants.get(emailKey(person.email ?? ''))?.has(claimant)
  })
  await Promise.all(
    gone.map(({ email, userId }) =>
      transaction.remove(emailClaims, {
        email: { eq: email ?? '' },
        identity: { eq: userIdKey(userId ?? '') },
        first_at: { eq: recordClaim.firstAt }
      })
    )
  )
  for (const { email } of gone) claims.decided.add(emailKey(email ?? ''))
  for (const [identity, owners] of claimants) {
    for (const owner of owners) claims.addRecordedEmail(owner, keyValue(identity))
  }
  const users = identities.filter(isUserIdKey)
  const claiming = new Set([...[...claimants.values()].flatMap((owners) => [...owners]), ...(await withRecordedEmail(transaction, users))])
  for (const identity of identities)
    claims.people.set(identity, people.get(identity) ?? (claiming.has(identity) ? { account: null, traits: {} } : null))
}

/** The accounts that are there now and were not before, or the other way round. */
function accountsOf(changed: readonly ChangedRecord[]): CustomerKey[] {
  const isThere = (state: RecordState | undefined) => state?.removed === false
  return changed.flatMap(({ before, after }) =>
    after.kind === 'account' && isThere(before) !== isThere(after) ? (accountKeyOf(after) ?? []) : []
  )
}

/** Of these users those for whom only records claim an email. */
async function withRecordedEmail(transaction: Transaction, users: readonly IdentityKey[]): Promise<IdentityKey[]> {
  if (users.length === 0) return []
  const where = { identity: { in: [...users] }, first_at: { eq: recordClaim.firstAt } }
  return (await transaction.find(emailClaims, { where, columns: ['identity'] })).map(({ identity }) => identity)
}
