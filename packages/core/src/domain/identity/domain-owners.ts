import { customerClaims, customerIdentities, identities, merges } from '../../storage/tables/index.js'
import { groupBy } from '../group-by.js'
import { domainKey, isDomainKey } from './keys.js'
import { type DomainVote, domainOwner } from './rules.js'
import type { WorkingSet } from './working-set.js'

/** A domain that went from one customer to another. */
export interface MovedDomain {
  domain: string
  from: string
  into: string
}

/** What may give domains another owner. */
export interface DomainChanges {
  /** Domains whose owner has to be found anew. */
  open: Set<string>
  /** New emails of customers' users: they matter where another customer owns the domain. */
  votes: { domain: string; customerKey: string }[]
  /** Domains where only an earlier claim may have come: it matters where customers contest the domain. */
  contestable: Set<string>
}

/** The domains whose owner has to be found anew. A domain with many users is not counted again for one more of its owner's. */
async function openDomains(set: WorkingSet, { open, votes, contestable }: DomainChanges): Promise<string[]> {
  await set.customerIdentities.load([
    ...[...open, ...contestable].map(domainKey),
    ...votes.flatMap((vote) => [domainKey(vote.domain), vote.customerKey])
  ])
  const isContested = (domain: string) => set.customerIdentities.get(domainKey(domain))?.contested === true
  const changing = votes.filter(({ domain, customerKey }) => {
    const row = set.customerIdentities.get(domainKey(domain))
    return !row || isContested(domain) || set.customerIdentity(customerKey).customer_id !== row.customer_id
  })
  return [...new Set([...open, ...changing.map(({ domain }) => domain), ...[...contestable].filter(isContested)])]
}

/** Gives these domains to the customers that own them (rule 6). Everything must be flushed. */
export async function settleDomainOwners(set: WorkingSet, changes: DomainChanges): Promise<MovedDomain[]> {
  const domains = await openDomains(set, changes)
  if (domains.length === 0) return []
  await set.loadCustomers(domains.map(domainKey))
  const named = await set.transaction.find(customerIdentities, { where: { domain: { in: domains } } })
  set.customerIdentities.adopt(named)
  const explicit = groupBy(named, (row) => row.domain)
  const unnamed = domains.filter((domain) => !explicit.has(domain))
  const votes = await domainVotes(set, unnamed)
  const owners = domains.map((domain) => {
    const claims = (explicit.get(domain) ?? []).map((row) => ({ customerKey: row.customer_key, at: row.domain_at ?? 0 }))
    return { domain, owner: domainOwner(claims, votes.get(domain) ?? []) }
  })
  await set.loadCustomers(owners.flatMap(({ owner }) => owner ?? []))
  const moved: MovedDomain[] = []
  for (const { domain, owner } of owners) {
    const row = set.customerIdentity(domainKey(domain))
    set.customerIdentities.patch(row.customer_key, { contested: (votes.get(domain) ?? []).length > 1 })
    const into = owner ? set.customerIdentity(owner).customer_id : row.home_id
    if (into === row.customer_id) continue
    moved.push({ domain, from: row.customer_id, into })
    set.customerIdentities.patch(row.customer_key, { customer_id: into })
  }
  await set.customers.load(moved.flatMap(({ from, into }) => [from, into]))
  await recordMerges(set, moved)
  return moved
}

/** What speaks for each customerId owning these domains: its users' distinct work emails there, and its earliest claim on one of them. */
async function domainVotes(set: WorkingSet, domains: string[]): Promise<Map<string, DomainVote[]>> {
  if (domains.length === 0) return new Map()
  const { transaction } = set
  const emails = await transaction.find(identities, { where: { domain: { in: domains } } })
  set.identities.adopt(emails)
  await set.users.load(emails.map((row) => row.user_id))
  const voting = emails.flatMap((row) => {
    const customerKey = set.users.get(row.user_id)?.claimed_customer
    return row.domain && customerKey && !isDomainKey(customerKey) ? [{ domain: row.domain, customerKey, userId: row.user_id }] : []
  })
  const votes = new Map<string, DomainVote[]>()
  for (const [domain, ballots] of groupBy(voting, (ballot) => ballot.domain)) {
    const byCustomer = groupBy(ballots, (ballot) => ballot.customerKey)
    const counted = [...byCustomer].map(async ([customerKey, own]) => {
      const tied = byCustomer.size > 1
      return {
        customerKey,
        emails: own.length,
        earliestAt: tied
          ? await earliestClaim(
              set,
              customerKey,
              own.map(({ userId }) => userId)
            )
          : 0
      }
    })
    votes.set(domain, await Promise.all(counted))
  }
  return votes
}

async function earliestClaim({ transaction }: WorkingSet, customerKey: string, userIds: string[]): Promise<number> {
  const own = await transaction.find(identities, { where: { user_id: { in: userIds } }, columns: ['identity'] })
  const where = { customer_key: { eq: customerKey }, identity: { in: own.map((row) => row.identity) } }
  const [group] = await transaction.aggregate(customerClaims, { where, measures: { at: { min: 'at' } } })
  return group?.at ?? 0
}

/**
 * A customer that was a domain alone goes into the domain's owner, and comes back when the domain does. One that stood before may have been shown to
 * somebody, also when its row has been taken away as empty since.
 */
async function recordMerges(set: WorkingSet, moved: MovedDomain[]): Promise<void> {
  for (const { domain, from, into } of moved) {
    const { home_id: home } = set.customerIdentity(domainKey(domain))
    if (into === home) {
      await set.transaction.remove(merges, { from_id: { eq: home } })
      continue
    }
    await set.customers.load([home])
    const [known] = await set.transaction.get(merges, [{ from_id: home }])
    const stoodBefore = from === home && !set.isNew(home)
    if (!stoodBefore && !known) continue
    await set.transaction.upsert(merges, [{ from_id: home, into_id: into, entity: 'customer', reason: 'domain_owned', at: set.now }])
  }
}
