import type { Transaction } from '../../storage/index.js'
import { groupBy } from '../../values/index.js'
import { foldTraits } from '../profiles/profile.js'
import { type CustomerKey, type IdentityKey, userIdKey } from '../rules/keys.js'
import type { PersonOfRecords } from '../tables/identities.js'
import { providerRecords } from '../tables/provider-records.js'
import type { PersonState } from './read-reported.js'
import { firstAccount } from './record-rules.js'
import { type RecordState, stateOf } from './record-state.js'

/** The identities of people whose present records name these accounts. */
export async function peopleOfAccounts(transaction: Transaction, keys: readonly CustomerKey[]): Promise<IdentityKey[]> {
  if (keys.length === 0) return []
  const where = { customer_key: { in: keys }, kind: { eq: 'person' }, removed: { eq: false } } as const
  const found = await transaction.find(providerRecords, { where, columns: ['identity'] })
  return [...new Set(found.flatMap(({ identity }) => identity ?? []))]
}

/** Of these keys those whose account has a present record. */
async function presentAccounts(transaction: Transaction, keys: readonly CustomerKey[]): Promise<ReadonlySet<CustomerKey>> {
  const where = { customer_key: { in: keys }, kind: { eq: 'account' }, removed: { eq: false } } as const
  const found = keys.length === 0 ? [] : await transaction.find(providerRecords, { where, columns: ['customer_key'] })
  return new Set(found.flatMap(({ customer_key }) => customer_key ?? []))
}

/** What present records say of these identities, and the users for whom they claim each email. */
export async function readPeople(
  transaction: Transaction,
  identities: readonly IdentityKey[]
): Promise<{ people: Map<IdentityKey, PersonOfRecords>; claimants: Map<IdentityKey, ReadonlySet<IdentityKey>> }> {
  const where = { identity: { in: [...identities] }, kind: { eq: 'person' }, removed: { eq: false } } as const
  const found = await transaction.find(providerRecords, { where })
  const present = await presentAccounts(transaction, [...new Set(found.flatMap(({ customer_key }) => customer_key ?? []))])
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
