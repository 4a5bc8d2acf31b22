import type { ClaimSet } from '../claims/claims.js'
import type { IdentityKey } from '../rules/keys.js'
import type { IdentityRow, IdentityUnitOfWork } from '../work/unit-of-work.js'

/** Writes what providers' records say of an identity now. One that nothing else has named yet is theirs alone. The identity must be made. */
export function recordPerson(set: IdentityUnitOfWork, claims: ClaimSet, identity: IdentityKey): void {
  const record = claims.people.get(identity)
  if (record !== undefined) set.identities.patch(identity, { record, ...(set.isNew(identity) && { claimed: false }) })
}

/** Whether anybody still names one of these identities of a user: without claims and present records nobody knows of the user any more. */
export function isNamed(rows: readonly IdentityRow[]): boolean {
  return rows.some(({ claimed, record }) => claimed || record !== null)
}
