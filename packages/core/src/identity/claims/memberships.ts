import { groupBy } from '../../values/index.js'
import type { MovedKey } from '../events/ownership-changed.js'
import { domainKey, isDomainKey, isProviderKey, keyValue, userIdKey } from '../rules/keys.js'
import { newestEmail } from '../rules/rules.js'
import { workDomain } from '../rules/work-domain.js'
import { customerClaims } from '../tables/customer-claims.js'
import { emailClaims } from '../tables/email-claims.js'
import { identities } from '../tables/identities.js'
import type { IdentityRow, IdentityUnitOfWork, UserRow } from '../work/unit-of-work.js'

/**
 * Users whose customer depends on one of these keys: by a claim of the key itself, or, if no customer was ever claimed for them, by a work email at the
 * domain or by a record of theirs that names the account. Nobody depends on a key that is new, but those whom the same work has named.
 */
export async function usersOfKeys(set: IdentityUnitOfWork, moved: readonly MovedKey[]): Promise<string[]> {
  if (moved.length === 0) return []
  const keys = moved.map(({ key }) => key)
  const domains = keys.filter(isDomainKey).map(keyValue)
  const where = { domain: { in: domains } }
  const [owned, claimed, named, recorded] = await Promise.all([
    identitiesAt(set, domains),
    set.transaction.find(emailClaims, { where, columns: ['identity'] }),
    set.transaction.find(customerClaims, { where: { customer_key: { in: keys } }, columns: ['identity'] }),
    set.records.peopleOfAccounts(keys.filter(isProviderKey))
  ])
  await set.identities.load([...[...claimed, ...named].map(({ identity }) => identity), ...recorded])
  const userOf = (identity: string) => set.identity(identity).user_id
  const byEmail = new Set([...[...owned, ...claimed].map(({ identity }) => identity), ...recorded].map(userOf))
  const byName = new Set(named.map(({ identity }) => userOf(identity)))
  await set.users.load([...byEmail, ...byName])
  return [...byName, ...[...byEmail].filter((id) => set.users.get(id)?.claimed_customer === null)]
}

/** The identities with work emails at these domains; nothing stored is at a domain that is new. */
export async function identitiesAt(set: IdentityUnitOfWork, domains: readonly string[]): Promise<IdentityRow[]> {
  const known = domains.filter((domain) => !set.isNewKey(domainKey(domain)))
  if (known.length > 0) set.identities.adopt(await set.transaction.find(identities, { where: { domain: { in: known } } }))
  const wanted = new Set(domains)
  return [...set.identities.values()].filter(({ domain }) => domain !== null && wanted.has(domain))
}

/**
 * Gives these users their current customer (rule 6) and counts the contacts. Answers the users whose customer changed, and the customers they left.
 */
export async function reconcileMemberships(
  set: IdentityUnitOfWork,
  userIds: Iterable<string>
): Promise<{ changed: Set<string>; left: Set<string> }> {
  const changed = new Set<string>()
  const left = new Set<string>()
  const users = [...new Set(userIds)].flatMap((id) => set.users.get(id) ?? [])
  const keys = await customerKeys(set, users)
  await set.loadCustomers([...keys.values()])
  await set.customers.load(users.flatMap((user) => user.customer_id ?? []))
  for (const user of users) {
    const key = keys.get(user.id)
    const customerId = key ? set.customer(key).id : null
    if (customerId === user.customer_id) continue
    if (user.customer_id) {
      countContact(set, user.customer_id, -1)
      left.add(user.customer_id)
    }
    if (customerId) countContact(set, customerId, 1)
    set.users.patch(user.id, { customer_id: customerId })
    changed.add(user.id)
  }
  return { changed, left }
}

/** Adds to a loaded customer's contacts; a customer whose row is gone has none to count. */
export function countContact(set: IdentityUnitOfWork, customerId: string, by: number): void {
  const customer = set.customers.get(customerId)
  if (customer) set.customers.patch(customerId, { contact_count: customer.contact_count + by })
}

/**
 * The customer key that each user belongs to now: the customerId claimed last, else the account that records give them, else the domain of the work email
 * claimed last.
 */
async function customerKeys(set: IdentityUnitOfWork, users: UserRow[]): Promise<Map<string, string>> {
  const keys = new Map<string, string>()
  const named = (user: UserRow) => user.claimed_customer ?? user.record_account
  const byDomain = users.filter((user) => named(user) === null)
  for (const user of users) {
    const key = named(user)
    if (key !== null) keys.set(user.id, key)
  }
  const userIds = new Map(byDomain.flatMap((user) => (user.external_id === null ? [] : [[userIdKey(user.external_id), user.id] as const])))
  const claims = await set.reads.emailsOfIdentities.of(userIds.keys())
  const said = groupBy(
    claims.filter(({ domain }) => domain !== null),
    (claim) => claim.identity
  )
  for (const user of byDomain) {
    const own = said.get(userIdKey(user.external_id ?? '')) ?? []
    const email = user.external_id === null ? user.email : newestEmail(own.map((claim) => ({ email: claim.email, lastAt: claim.last_at })))
    const domain = email && workDomain(email)
    if (domain) keys.set(user.id, domainKey(domain))
  }
  return keys
}
