import { type CustomerKey, domainKey, type IdentityUnitOfWork, workDomain } from '../../identity/index.js'
import type { SourceRow } from '../find-source.js'
import type { StoredParticipant } from '../tables/index.js'
import type { Colleagues } from './colleagues.js'

/** The customer of a source, as its key; whether it was chosen among the domains of several companies. */
export interface Followed {
  key: CustomerKey | null
  contested: boolean
}

/** No customer follows. */
export const unfollowed: Followed = { key: null, contested: false }

/**
 * For each of these lists of participants the customer that follows from them, by the key of a domain. Of several domains the first that
 * belongs to an account of the host's decides, else the first of all, in the order of `companyDomains`.
 */
export async function customersOfParticipants(
  set: IdentityUnitOfWork,
  lists: readonly (readonly StoredParticipant[])[],
  colleagues: Colleagues
): Promise<Followed[]> {
  const keys = lists.map((participants) => companyDomains(participants, colleagues).map(domainKey))
  await set.customerIdentities.load(keys.flat())
  await set.customers.load(keys.flat().flatMap((key) => set.customerIdentities.get(key)?.customer_id ?? []))
  const isAccount = (key: CustomerKey) => {
    const customer = set.customers.get(set.customerIdentities.get(key)?.customer_id ?? '')
    return customer !== undefined && customer.external_id !== null
  }
  return keys.map((own) => ({ key: own.find(isAccount) ?? own[0] ?? null, contested: own.length > 1 }))
}

/** What a source's row tells of its customer, once `claimCustomers` has made it. */
export function followedColumns(
  set: IdentityUnitOfWork,
  { key, contested }: Followed
): Pick<SourceRow, 'customer_key' | 'customer_id' | 'contested'> {
  return { customer_key: key, customer_id: key === null ? null : set.customerIdentity(key).customer_id, contested }
}

/**
 * The companies that participants come from: most addresses first, then in the order of the participants. Neither free-mail nor the
 * workspace's own.
 */
export function companyDomains(participants: readonly StoredParticipant[], { emails, domains }: Colleagues): string[] {
  const people = new Map<string, Set<string>>()
  for (const { email } of participants) {
    const domain = email === null || emails.has(email) ? null : workDomain(email)
    if (email === null || domain === null || domains.has(domain)) continue
    const own = people.get(domain) ?? new Set()
    people.set(domain, own.add(email))
  }
  return [...people].sort(([, a], [, b]) => b.size - a.size).map(([domain]) => domain)
}
