import { type CustomerKey, customerIdKey, domainKey, type IdentityKey, isEmailKey, keyValue } from '../rules/keys.js'
import { workDomain } from '../rules/work-domain.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { accountKeyOf, personIdentity, type RecordState } from './record-state.js'

/**
 * Reads at once what reconciling these states of records will look for, most likely: one after the other, the reads would each cost a round trip while the
 * lock is held.
 */
export async function readAhead(set: IdentityUnitOfWork, states: readonly RecordState[]): Promise<void> {
  const accounts = new Set<CustomerKey>()
  const named = new Set<CustomerKey>()
  const customers = new Set<CustomerKey>()
  const people = new Set<IdentityKey>()
  for (const state of states) {
    const key = accountKeyOf(state)
    if (key !== null) named.add(key)
    if (key !== null && state.kind === 'account') accounts.add(key)
    for (const each of customersOf(state)) customers.add(each)
    const identity = state.kind === 'person' && state.said !== null ? personIdentity(state.said) : null
    if (identity !== null) people.add(identity)
  }
  const emails = [...people].filter(isEmailKey).map(keyValue)
  const domains = emails.flatMap((email) => workDomain(email) ?? []).map(domainKey)
  set.records.ask([...named], [...people], [...accounts])
  set.reads.decisionsOfKeys.ask([...accounts, ...customers, ...domains])
  await Promise.all([
    set.participants.load(emails),
    set.identities.load(people),
    set.customerIdentities.load([...accounts, ...customers, ...domains])
  ])
}

/** The keys that an account joins by what it says. */
function customersOf(state: RecordState): CustomerKey[] {
  if (state.kind !== 'account' || state.said === null) return []
  const { customerId, domains, emailDomain } = state.said
  return [
    ...(customerId === null ? [] : [customerIdKey(customerId)]),
    ...[...domains, ...(emailDomain === null ? [] : [emailDomain])].map(domainKey)
  ]
}
