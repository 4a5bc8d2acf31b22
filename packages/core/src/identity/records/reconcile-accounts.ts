import { emit } from '../../changes/index.js'
import type { ClaimSet } from '../claims/claims.js'
import { emitMoved, type MovedKey, recordMerges } from '../events/ownership-changed.js'
import { decisionsOf } from '../rules/decisions.js'
import { type CustomerKey, isCustomerIdKey, isDomainKey, isProviderKey, keyValue } from '../rules/keys.js'
import { type Decision, isMerged } from '../rules/rules.js'
import type { AccountOfRecord } from '../tables/customer-identities.js'
import { customerIdentities } from '../tables/customer-identities.js'
import type { CustomerIdentityRow, IdentityUnitOfWork } from '../work/unit-of-work.js'
import type { AccountState } from './read-reported.js'
import { accountTarget, isKeptApart } from './record-rules.js'
import { stateOf } from './record-state.js'

/** The accounts of some claims: those with other records, and those of which a reviewer decided. */
function openKeys({ accounts, decided }: ClaimSet): CustomerKey[] {
  return [...new Set([...accounts, ...[...decided].filter(isProviderKey)])]
}

/**
 * Writes what accounts follow by their records and by decisions, and what they say of their customers. Adds the domains whose owner may have changed to
 * `domains`. `reconcileAccounts` does the rest, once the domains have their owners.
 */
export async function openAccounts(set: IdentityUnitOfWork, claims: ClaimSet, domains: Set<string>): Promise<void> {
  const keys = openKeys(claims)
  if (keys.length === 0) return
  const [found, decided, own] = await Promise.all([set.records.accounts(keys), decisionsOf(set, keys), set.ownDomains()])
  const targets = found.flatMap((record) => {
    const { customer_key: key } = record
    const state = stateOf(record)
    if (key === null || state.kind !== 'account' || state.said === null) return []
    return [{ key, said: state.said, removed: state.removed, ...accountTarget(state.said, decided.get(key) ?? [], own) }]
  })
  await set.loadCustomers(targets.flatMap(({ key, follows }) => (follows === null ? [key] : [key, follows])))
  for (const { key, said, removed, follows, domain } of targets) {
    const before = set.customerIdentity(key)
    const given = removed || domain === null ? { domain: null, domain_at: null } : { domain, domain_at: said.joinsSince }
    const record = removed ? null : recordOf(said)
    set.customerIdentities.patch(key, { follows, ...given, record })
    if (before.domain !== given.domain || before.domain_at !== given.domain_at || before.follows !== follows)
      for (const changed of [before.domain, given.domain]) if (changed !== null) domains.add(changed)
    if (follows === null || !isDomainKey(follows)) continue
    if (!set.customerIdentity(follows).followed) domains.add(keyValue(follows))
    set.customerIdentities.patch(follows, { followed: true })
  }
}

/**
 * Gives accounts to the customers that they belong to: those of these claims, and those that follow domains or customerIds which have moved. Answers those that moved,
 * and in `touched` all customers whose accounts may be others now.
 */
export async function reconcileAccounts(
  set: IdentityUnitOfWork,
  claims: ClaimSet,
  movedKeys: readonly MovedKey[]
): Promise<{ moved: MovedKey[]; touched: Set<string> }> {
  const touched = new Set<string>()
  const rows = [...openKeys(claims).flatMap((key) => set.customerIdentities.get(key) ?? []), ...(await subscribersOf(set, movedKeys))]
  if (rows.length === 0) return { moved: [], touched }
  const keys = [...new Set(rows.map(({ customer_key }) => customer_key))]
  const decided = await decisionsOf(set, keys)
  await set.loadCustomers([...keys, ...[...decided.values()].flat().map(({ owner }) => owner)])
  const moved: (MovedKey & { isReviewed: boolean })[] = []
  for (const key of keys) {
    const row = set.customerIdentity(key)
    const decisions = decided.get(key) ?? []
    const into = ownerOf(set, row, decisions)
    touched.add(row.customer_id).add(into)
    if (into === row.customer_id) continue
    moved.push({ key, from: row.customer_id, into, isReviewed: isMerged(decisions, row.follows) })
    set.customerIdentities.patch(key, { customer_id: into })
  }
  await set.customers.load(touched)
  for (const key of keys) if (set.customerIdentity(key).record !== null) set.customer(key)
  await recordMerges(set, moved)
  emitMoved(set, moved)
  emit(set.transaction, { kind: 'accountsChanged', customerIds: [...touched], at: set.now })
  return { moved, touched }
}

/** The accounts that follow any of these domains and customerIds. */
async function subscribersOf(set: IdentityUnitOfWork, moved: readonly MovedKey[]): Promise<CustomerIdentityRow[]> {
  const followed = moved.map(({ key }) => key).filter((key) => isCustomerIdKey(key) || set.customerIdentity(key).followed)
  if (followed.length === 0) return []
  const found = await set.transaction.find(customerIdentities, { where: { follows: { in: followed } } })
  set.customerIdentities.adopt(found)
  const wanted = new Set(followed)
  return [...set.customerIdentities.values()].filter(({ follows }) => follows !== null && wanted.has(follows))
}

/** The customer of a loaded account. What it follows must be loaded, and whatever reviewers decided of it. */
function ownerOf(set: IdentityUnitOfWork, row: CustomerIdentityRow, decisions: readonly Decision[]): string {
  if (row.follows === null) return row.original_id
  const owner = set.customerIdentity(row.follows).customer_id
  // Keys are compared by the customers that they are by themselves.
  const originalIds = decisions.map((decision) => ({ ...decision, owner: set.customerIdentity(decision.owner).original_id }))
  const isApart = isKeptApart(set.customerIdentity(row.follows).original_id, owner, originalIds)
  return isApart ? row.original_id : owner
}

/** What a present account says of its customer. */
function recordOf({ ownerEmail, createdAt = null, precedence, traits }: AccountState): AccountOfRecord {
  return { ownerEmail, createdAt, ...(precedence !== undefined && { precedence }), traits }
}
