import { groupBy } from '../../values/index.js'
import { type ClaimSet, saidCustomers } from '../claims/claims.js'
import { countContact } from '../claims/memberships.js'
import { isNamed } from '../records/reconcile-people.js'
import { firstAccount, type RankedAccount } from '../records/record-rules.js'
import { lastSources, putSourceActivity } from '../rollups/user-source-activity.js'
import type { DomainChanges } from '../rules/domain-owners.js'
import { isUserIdKey, keyValue } from '../rules/keys.js'
import { customerKeyAt, newestEmail } from '../rules/rules.js'
import type { IdentityRow, IdentityUnitOfWork, UserRow } from '../work/unit-of-work.js'
import { foldTraits, userProfile } from './profile.js'

/** What may follow from settled users: events that go to another customer, and domains that go to another owner. */
export interface ReconciledUsers {
  /** Users whose claimed customers changed, each with the time from which on. */
  customersChanged: Map<string, number>
  /** Customers that lost a user whom nothing names any more. */
  leftCustomers: Set<string>
  domains: DomainChanges
}

/** Brings the rows of these users in line with their identities; `moved` are the users that won or lost an identity. */
export async function reconcileUsers(set: IdentityUnitOfWork, userIds: ReadonlySet<string>, moved: ReadonlySet<string>, claims: ClaimSet) {
  const settled: ReconciledUsers = {
    customersChanged: new Map(),
    leftCustomers: new Set(),
    domains: { open: new Set(), votes: [], contestable: new Set() }
  }
  const wanted = [...userIds]
  if (wanted.length === 0) return settled
  const known = wanted.filter((id) => !set.hasNewOriginal(id))
  const [found] = await Promise.all([set.reads.identitiesOfUsers.of(known), set.users.load(wanted)])
  set.identities.adopt(found)
  const owned = [...set.identities.values()].filter((row) => userIds.has(row.user_id))
  const byUser = groupBy(owned, (row) => row.user_id)
  const [emails, customers, sources] = await Promise.all([
    claimedEmails(set, owned),
    claimedCustomers(set, byUser, moved, claims),
    lastSources(set, byUser, moved)
  ])
  for (const [id, rows] of byUser) {
    if (!isNamed(rows)) {
      for (const { domain } of rows) if (domain !== null) settled.domains.open.add(domain)
      await forgetUser(set, id, settled.leftCustomers)
      continue
    }
    const before = set.user(id)
    const userIdRow = rows.find((row) => isUserIdKey(row.identity))
    const said = userIdRow ? (emails.get(userIdRow.identity) ?? []) : rows.map((row) => ({ email: keyValue(row.identity), lastAt: 0 }))
    set.users.patch(id, {
      external_id: userIdRow ? keyValue(userIdRow.identity) : null,
      ...userProfile(newestEmail(said), foldTraits(rows.flatMap((row) => (row.record ? [row.traits, row.record.traits] : [row.traits])))),
      record_account: firstAccount(rows.flatMap(({ record }) => accountOf(record)))?.key ?? null
    })
    if (sources.has(id)) putSourceActivity(set, id, sources.get(id) ?? null)
    const claimed = customers.get(id) ?? []
    const several = new Set(claimed.map(({ customerKey }) => customerKey)).size > 1
    const claimedCustomer = customerKeyAt(claimed, Number.POSITIVE_INFINITY)
    const changed = claimedCustomer !== before.claimed_customer
    if (changed || several || before.has_multiple_customers) settled.customersChanged.set(id, changedSince(claimed, rows, claims))
    const lostVotes = moved.has(id) || (changed && before.claimed_customer !== null)
    for (const { domain, identity } of rows) {
      if (domain === null) continue
      if (lostVotes) settled.domains.open.add(domain)
      else if (claimedCustomer !== null && (changed || set.isNew(identity)))
        settled.domains.votes.push({ domain, customerKey: claimedCustomer })
      else settled.domains.contestable.add(domain)
    }
    set.users.patch(id, { claimed_customer: claimedCustomer, has_multiple_customers: several })
  }
  return settled
}

/** The account that an identity belongs to by present records. */
function accountOf(record: IdentityRow['record']): RankedAccount[] {
  return record?.account ? [{ key: record.account, precedence: record.precedence, since: record.since }] : []
}

/** Removes the row of a user whom nothing names any more; no event can be theirs. */
async function forgetUser(set: IdentityUnitOfWork, id: string, leftCustomers: Set<string>): Promise<void> {
  const user = set.users.get(id)
  if (!user) return
  set.users.delete(id)
  if (user.customer_id === null) return
  await set.customers.load([user.customer_id])
  countContact(set, user.customer_id, -1)
  leftCustomers.add(user.customer_id)
}

/**
 * The time from which on a user's customer may be another one: that of the earliest new claim. If that is the first claim of all, it also counts for
 * earlier events: -Infinity.
 */
function changedSince(claimed: readonly { at: number }[], rows: IdentityRow[], claims: ClaimSet): number {
  const own = new Set(rows.map((row) => row.identity))
  const times = [...claims.customers.values()].filter(({ identity }) => own.has(identity)).map(({ at }) => at)
  const since = Math.min(...times)
  return claimed.every(({ at }) => at >= since) ? Number.NEGATIVE_INFINITY : since
}

async function claimedEmails(set: IdentityUnitOfWork, rows: IdentityRow[]) {
  const userIds = rows.map((row) => row.identity).filter(isUserIdKey)
  const found = await set.reads.emailsOfIdentities.of(userIds)
  return groupBy(
    found.map((row) => ({ identity: row.identity, email: row.email, lastAt: row.last_at })),
    ({ identity }) => identity
  )
}

/**
 * The customer claims of each user. Those of a user with one customer only, who names no other now, are not read: one claim of that customer stands
 * for all, since their times cannot matter.
 */
async function claimedCustomers(set: IdentityUnitOfWork, byUser: Map<string, IdentityRow[]>, moved: ReadonlySet<string>, claims: ClaimSet) {
  const claimedNow = groupBy(claims.customers.values(), ({ identity }) => identity)
  const asBefore = (user: UserRow | undefined, rows: IdentityRow[]) =>
    user !== undefined &&
    !user.has_multiple_customers &&
    !moved.has(user.id) &&
    rows.every((row) => (claimedNow.get(row.identity) ?? []).every(({ customerKey }) => customerKey === user.claimed_customer))
  const result = new Map<string, { customerKey: string; at: number }[]>()
  const open = new Map<string, string>()
  for (const [id, rows] of byUser) {
    const user = set.users.get(id)
    if (asBefore(user, rows)) result.set(id, user?.claimed_customer ? [{ customerKey: user.claimed_customer, at: 0 }] : [])
    else for (const row of rows) open.set(row.identity, id)
  }
  const said = [...open.keys()].filter((identity) => !set.isNew(identity) || claimedNow.has(identity))
  const found = await set.reads.customersOfIdentities.of(said)
  for (const [identity, rows] of groupBy(found, (row) => row.identity)) {
    const id = open.get(identity) ?? ''
    result.set(id, [...(result.get(id) ?? []), ...rows.flatMap(saidCustomers)])
  }
  return result
}
