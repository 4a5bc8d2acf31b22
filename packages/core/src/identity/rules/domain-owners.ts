import { groupBy } from '../../values/index.js'
import { identitiesAt } from '../claims/memberships.js'
import { emitMoved, type MovedKey, recordMerges } from '../events/ownership-changed.js'
import { customerClaims } from '../tables/customer-claims.js'
import { customerIdentities } from '../tables/customer-identities.js'
import { identities } from '../tables/identities.js'
import type { CustomerIdentityRow, IdentityUnitOfWork } from '../work/unit-of-work.js'
import { decisionsOf } from './decisions.js'
import { type CustomerKey, domainKey, isCustomerIdKey, isProviderKey } from './keys.js'
import { type Decision, type DomainVote, domainOwner, isMerged, isRejected } from './rules.js'

/** Changes that may give domains another owner. */
export interface DomainChanges {
  /** Domains whose owner must be decided again. */
  open: Set<string>
  /** New work emails of a customer's users. They can only matter where another customer owns the domain, or several have users there. */
  votes: { domain: string; customerKey: string }[]
  /**
   * Domains where at most the time of an earliest claim has changed. That only decides a tie, so it matters where several customers have users there.
   */
  contestable: Set<string>
}

/**
 * The domains whose owner must be decided again. One more user of the present owner changes nothing, nor one of a customer that a reviewer rejected, so
 * large domains are not counted each time.
 */
async function openDomains(set: IdentityUnitOfWork, { open, votes, contestable }: DomainChanges): Promise<string[]> {
  await set.customerIdentities.load([
    ...[...open, ...contestable].map(domainKey),
    ...votes.flatMap((vote) => [domainKey(vote.domain), vote.customerKey])
  ])
  const isContested = (domain: string) => set.customerIdentities.get(domainKey(domain))?.contested === true
  const mattering = votes.filter(({ domain, customerKey }) => {
    const row = set.customerIdentities.get(domainKey(domain))
    return !row || isContested(domain) || set.customerIdentity(customerKey).customer_id !== row.customer_id
  })
  const decided = await decisionsOf(
    set,
    mattering.map(({ domain }) => domainKey(domain))
  )
  const changing = mattering.filter(({ domain, customerKey }) => !isRejected(decided.get(domainKey(domain)) ?? [], customerKey))
  return [...new Set([...open, ...changing.map(({ domain }) => domain), ...[...contestable].filter(isContested)])]
}

/** Gives these domains to the customers that own them (rule 6), and answers those that moved. */
export async function reconcileDomainOwners(set: IdentityUnitOfWork, changes: DomainChanges): Promise<MovedKey[]> {
  const domains = await openDomains(set, changes)
  if (domains.length === 0) return []
  await set.loadCustomers(domains.map(domainKey))
  const [named, decided] = await Promise.all([claimantsOf(set, domains), decisionsOf(set, domains.map(domainKey))])
  const decisions = (domain: string | null): Decision[] => decided.get(domainKey(domain ?? '')) ?? []
  const explicit = groupBy(
    named.filter((row) => !isRejected(decisions(row.domain), claimantOf(row))),
    (row) => row.domain
  )
  const isOpen = (domain: string) => !explicit.has(domain) && !decisions(domain).some(({ verdict }) => verdict === 'merged')
  const votes = await domainVotes(set, domains.filter(isOpen), decisions)
  const owners = domains.map((domain) => {
    const claims = (explicit.get(domain) ?? []).map((row) => ({
      customerKey: claimantOf(row),
      at: row.domain_at ?? 0,
      isGiven: claimantOf(row) !== row.customer_key
    }))
    const given = claims.filter(({ isGiven }) => isGiven)
    const said = claims.filter(({ isGiven }) => !isGiven)
    return { domain, owner: domainOwner(said, given, votes.get(domain) ?? [], decisions(domain)) }
  })
  await set.loadCustomers(owners.flatMap(({ owner }) => owner ?? []))
  const moved: (MovedKey & { isReviewed: boolean })[] = []
  for (const { domain, owner } of owners) {
    const row = set.customerIdentity(domainKey(domain))
    set.customerIdentities.patch(row.customer_key, { contested: (votes.get(domain) ?? []).length > 1 })
    const into = owner ? set.customerIdentity(owner).customer_id : row.original_id
    if (into === row.customer_id) continue
    moved.push({ key: row.customer_key, from: row.customer_id, into, isReviewed: isMerged(decisions(domain), owner) })
    set.customerIdentities.patch(row.customer_key, { customer_id: into })
  }
  await set.customers.load(moved.flatMap(({ from, into }) => [from, into]))
  await recordMerges(set, moved)
  emitMoved(set, moved)
  return moved
}

/** The customers and accounts that say that they have one of these domains. Nothing stored says so of a domain that is new. */
async function claimantsOf(set: IdentityUnitOfWork, domains: readonly string[]): Promise<CustomerIdentityRow[]> {
  const known = domains.filter((domain) => !set.isNewKey(domainKey(domain)))
  if (known.length > 0) set.customerIdentities.adopt(await set.transaction.find(customerIdentities, { where: { domain: { in: known } } }))
  const wanted = new Set(domains)
  return [...set.customerIdentities.values()].filter(({ domain }) => domain !== null && wanted.has(domain))
}

/** The customerId that says that it has the domain: its own row, or that of an account which names it. */
function claimantOf({ customer_key: key, follows }: CustomerIdentityRow): CustomerKey {
  return isProviderKey(key) && follows !== null ? follows : key
}

/**
 * For each of these domains the votes of customerIds that no reviewer rejected: how many distinct work emails their users have there, and their earliest
 * claim.
 */
async function domainVotes(
  set: IdentityUnitOfWork,
  domains: string[],
  decisions: (domain: string) => Decision[]
): Promise<Map<string, DomainVote[]>> {
  if (domains.length === 0) return new Map()
  const emails = await identitiesAt(set, domains)
  await set.users.load(emails.map((row) => row.user_id))
  const voting = emails.flatMap((row) => {
    const customerKey = set.users.get(row.user_id)?.claimed_customer
    if (!row.domain || !customerKey || !isCustomerIdKey(customerKey) || isRejected(decisions(row.domain), customerKey)) return []
    return [{ domain: row.domain, customerKey, userId: row.user_id }]
  })
  const votes = new Map<string, DomainVote[]>()
  for (const [domain, ballots] of groupBy(voting, (ballot) => ballot.domain)) {
    const byCustomer = groupBy(ballots, (ballot) => ballot.customerKey)
    const isContested = byCustomer.size > 1
    const counted = [...byCustomer].map(async ([customerKey, own]) => {
      const userIds = own.map(({ userId }) => userId)
      // The earliest claim only decides between several customers.
      const earliestAt = isContested ? await earliestClaim(set, customerKey, userIds) : 0
      return { customerKey, emails: own.length, earliestAt }
    })
    votes.set(domain, await Promise.all(counted))
  }
  return votes
}

async function earliestClaim(set: IdentityUnitOfWork, customerKey: string, userIds: string[]): Promise<number> {
  const { transaction } = set
  set.flushIdentities()
  const own = await transaction.find(identities, { where: { user_id: { in: userIds } }, columns: ['identity'] })
  const where = { customer_key: { eq: customerKey }, identity: { in: own.map((row) => row.identity) } }
  const [group] = await transaction.aggregate(customerClaims, { where, measures: { since: { min: 'since' } } })
  return group?.since ?? 0
}
