import { ingestIssues } from '../../ingest/tables/index.js'
import type { StampedMap } from '../../storage/index.js'
import { type KeptTraits, TraitFold } from '../profiles/merge-traits.js'
import { openAccounts } from '../records/reconcile-accounts.js'
import { recordPerson } from '../records/reconcile-people.js'
import { domainKey, emailKey, isCustomerIdKey, isDomainKey, isEmailKey, isUserIdKey, keyValue } from '../rules/keys.js'
import { registrableDomain, workDomain } from '../rules/work-domain.js'
import { customerClaims } from '../tables/customer-claims.js'
import { emailClaims } from '../tables/email-claims.js'
import { visitorClaims } from '../tables/visitor-claims.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'
import type { ClaimSet } from './claims.js'

/** Writes the claims, and makes rows for all new keys. Returns the domains whose owner may have changed. */
export async function recordClaims(set: IdentityUnitOfWork, claims: ClaimSet): Promise<Set<string>> {
  set.write(writeClaims(set, claims))
  readAhead(set, claims)
  const named = new Set([...claims.identityTraits.keys(), ...claims.people.keys(), ...claims.namedEmails().map(emailKey)])
  await Promise.all([set.identities.load(named), set.loadCustomers(claims.customerTraits.keys())])
  const workDomains: string[] = []
  for (const key of named) {
    const row = set.identity(key)
    if (set.isNew(key) && row.domain) workDomains.push(row.domain)
    const traits = claims.identityTraits.get(key)
    if (traits) set.identities.patch(key, { traits: withTraits(claims, key, row.traits, traits) })
    if (claims.people.size > 0) recordPerson(set, claims, key)
    else if (!row.claimed && (traits || claims.claimsEmail(key))) set.identities.patch(key, { claimed: true })
  }
  const domains = await newDomains(set, [...workDomains, ...[...claims.customerTraits.keys()].filter(isDomainKey).map(keyValue)])
  for (const key of claims.decided) if (isDomainKey(key)) domains.add(keyValue(key))
  for (const [key, traits] of claims.customerTraits) {
    const row = set.customerIdentity(key)
    const customer = set.customer(key)
    if (isCustomerIdKey(key) && !customer.claimed) set.customers.patch(customer.id, { claimed: true })
    const merged = withTraits(claims, key, row.traits, traits)
    set.customerIdentities.patch(key, { traits: merged })
    if (!isCustomerIdKey(key)) continue
    const reported = reportedDomain(merged)
    if (reported?.domain === (row.domain ?? undefined) && reported?.at === (row.domain_at ?? undefined)) continue
    set.customerIdentities.patch(key, { domain: reported?.domain ?? null, domain_at: reported?.at ?? null })
    for (const domain of [row.domain, reported?.domain]) if (domain) domains.add(domain)
  }
  noteCutTraits(set, claims)
  await openAccounts(set, claims, domains)
  return domains
}

/** Somebody's traits merged with the claimed ones, within their bounds. Notes in the claims if some were dropped. */
function withTraits({ cutTraits }: ClaimSet, key: string, known: KeptTraits, claimed: KeptTraits): KeptTraits {
  if (Object.keys(claimed).length === 0) return known
  const { traits, isCut } = new TraitFold().add(known).add(claimed).result()
  if (isCut) cutTraits.add(key)
  return traits
}

/** The domains that have no row yet. */
async function newDomains(set: IdentityUnitOfWork, domains: readonly string[]): Promise<Set<string>> {
  await set.customerIdentities.load(domains.map(domainKey))
  return new Set(domains.filter((domain) => !set.customerIdentities.get(domainKey(domain))))
}

async function writeClaims({ transaction }: IdentityUnitOfWork, claims: ClaimSet): Promise<void> {
  const visitors = [...claims.visitors.values()].map(({ visitorId, at, identity }) => ({ visitor_id: visitorId, at, identity }))
  const emails = [...claims.emails.values()].map(({ email, identity, firstAt, lastAt }) => ({
    email,
    identity,
    domain: workDomain(email),
    first_at: firstAt,
    last_at: lastAt
  }))
  const customers = [...claims.customers.values()].map(({ identity, at, customerKey, again }) => {
    return { identity, at, customer_key: customerKey, since: again?.since ?? at }
  })
  const repeated = [...claims.customers.values()].flatMap(({ identity, customerKey, again }) =>
    again ? [{ identity, at: again.at, customerKey }] : []
  )
  await Promise.all([
    visitors.length > 0 && transaction.insert(visitorClaims, visitors),
    emails.length > 0 && transaction.merge(emailClaims, emails),
    customers.length > 0 && transaction.insert(customerClaims, customers),
    ...repeated.map(({ identity, at, customerKey }) =>
      transaction.remove(customerClaims, { identity: { eq: identity }, at: { eq: at }, customer_key: { eq: customerKey } })
    )
  ])
}

/** The registrable domain in a customer's trait `domain`, with the trait's time; null when the trait is missing or no domain. */
export function reportedDomain({ domain: trait }: StampedMap): { domain: string; at: number } | null {
  const domain = typeof trait?.value === 'string' ? registrableDomain(trait.value) : null
  return trait && domain ? { domain, at: trait.at } : null
}

const kept = '256 kB or 2,000 names of traits; those said longest ago are forgotten. Send fewer or shorter ones'
const messages = { traits: `A user has more than ${kept}`, customerTraits: `A customer has more than ${kept}` }

/**
 * Writes an ingest issue, in the same transaction, if traits were dropped: nobody would notice otherwise. Other issues are noted before events are stored.
 * This one is known only now.
 */
function noteCutTraits(set: IdentityUnitOfWork, { cutTraits }: ClaimSet): void {
  if (cutTraits.size === 0) return
  const people = [...cutTraits].filter((key) => isUserIdKey(key) || isEmailKey(key)).length
  const counts = { traits: people, customerTraits: cutTraits.size - people }
  const rows = (['traits', 'customerTraits'] as const).flatMap((field) => {
    if (counts[field] === 0) return []
    const issue = { kind: 'cut', event_type: null, field, message: messages[field] }
    const reason = JSON.stringify(Object.values(issue))
    return [{ reason, ...issue, count: counts[field], first_at: set.now, last_at: set.now, sample: {} }]
  })
  set.write(set.transaction.merge(ingestIssues, rows))
}

/** Starts all reads at once that reconciling these claims will most likely need. One by one, each would cost a round trip while the lock is held. */
function readAhead(set: IdentityUnitOfWork, claims: ClaimSet): void {
  const { reads, identities, customerIdentities } = set
  const named = [...claims.identityTraits.keys()]
  const userIds = named.flatMap((identity) => identities.get(identity)?.user_id ?? [])
  const customers = [...claims.customerTraits.keys()].flatMap((key) => customerIdentities.get(key)?.customer_id ?? [])
  const emails = claims.namedEmails()
  // What new emails took part in could count for nobody yet.
  const newEmails = [...emails, ...named.filter(isEmailKey).map(keyValue)].filter((email) => !identities.get(emailKey(email)))
  set.write(set.participants.load(newEmails))
  reads.claimsOfEmails.ask(emails)
  reads.decisionsOfKeys.ask(emails.map(emailKey))
  reads.emailsOfIdentities.ask(named.filter(isUserIdKey))
  reads.identitiesOfUsers.ask(userIds)
  reads.customersOfIdentities.ask(unreconciledIdentities(set, claims))
  reads.keysOfCustomers.ask(customers)
}

/** The identities whose users' customer claims must be read: users that are new, have several customers, or name another one now. */
function unreconciledIdentities({ identities, users }: IdentityUnitOfWork, claims: ClaimSet): string[] {
  const userOf = (identity: string) => users.get(identities.get(identity)?.user_id ?? '')
  const unknown = [...claims.identityTraits.keys()].filter((identity) => userOf(identity)?.has_multiple_customers !== false)
  const others = [...claims.customers.values()].filter(({ identity, customerKey }) => userOf(identity)?.claimed_customer !== customerKey)
  const unreconciled = new Set([...unknown, ...others.map(({ identity }) => identity)])
  const emails = [...claims.emails.values()].filter(({ identity }) => unreconciled.has(identity))
  return [...unreconciled, ...emails.map(({ email }) => emailKey(email))]
}
