import { groupBy } from '../../values/index.js'
import { foldTraits } from '../profiles/profile.js'
import { type CustomerKey, type IdentityKey, userIdKey } from '../rules/keys.js'
import type { PersonOfRecords } from '../tables/identities.js'
import type { KnownRecords } from './known-records.js'
import type { PersonState } from './read-reported.js'
import { firstAccount } from './record-rules.js'
import { type RecordState, stateOf } from './record-state.js'

/** Of these keys those whose account has a present record. */
async function presentAccounts(records: KnownRecords, keys: readonly CustomerKey[]): Promise<ReadonlySet<CustomerKey>> {
  const found = await records.accounts(keys)
  return new Set(found.flatMap(({ customer_key, removed }) => (removed ? [] : (customer_key ?? []))))
}

/** What present records say of these identities, and the users for whom they claim each email. */
export async function readPeople(
  records: KnownRecords,
  identities: readonly IdentityKey[]
): Promise<{ people: Map<IdentityKey, PersonOfRecords>; claimants: Map<IdentityKey, ReadonlySet<IdentityKey>> }> {
  const found = await records.people(identities)
  const present = await presentAccounts(records, [...new Set(found.flatMap(({ customer_key }) => customer_key ?? []))])
  const people = new Map<IdentityKey, PersonOfRecords>()
  const claimants = new Map<IdentityKey, ReadonlySet<IdentityKey>>()
  for (const [identity, rows] of groupBy(found, (row) => row.identity ?? '')) {
    const states = rows.map((row) => ({ key: row.customer_key, person: personOf(stateOf(row)) }))
    const said = states.flatMap(({ person }) => person ?? [])
    const accounts = states.flatMap(({ key, person }) =>
      key !== null && present.has(key) ? [{ key, precedence: person?.precedence, since: person?.accountSince }] : []
    )
    const first = firstAccount(accounts)
    const { precedence, since } = first ?? {}
    const rank = { ...(precedence !== undefined && { precedence }), ...(since !== undefined && { since }) }
    people.set(identity, { account: first?.key ?? null, ...rank, traits: foldTraits(said.map(({ traits }) => traits)) })
    claimants.set(identity, new Set(said.flatMap((person) => claimantOf(person) ?? [])))
  }
  return { people, claimants }
}

/** What a person's record says; null once it is removed. */
export function personOf(state: RecordState | undefined): PersonState | null {
  return state?.kind === 'person' && !state.removed ? state.said : null
}

/** The user for whom a record claims its email; null where it does not name both. */
export function claimantOf({ email, userId }: PersonState): IdentityKey | null {
  return email === null || userId === null ? null : userIdKey(userId)
}
