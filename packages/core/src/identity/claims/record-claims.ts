import { type KeptTraits, TraitFold } from '../profiles/merge-traits.js'
import { noteCutTraits } from '../profiles/note-cut-traits.js'
import { openAccounts } from '../records/reconcile-accounts.js'
import { recordPerson } from '../records/reconcile-people.js'
import { domainKey, emailKey, isCustomerIdKey, isDomainKey, keyValue } from '../rules/keys.js'
import { workDomain } from '../rules/work-domain.js'
import { customerClaims } from '../tables/customer-claims.js'
import { emailClaims } from '../tables/email-claims.js'
import { visitorClaims } from '../tables/visitor-claims.js'
import { readAhead } from '../work/read-ahead.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'
import type { ClaimSet } from './claims.js'
import { reportedDomain } from './reported-domain.js'

/** Writes the claims, and makes rows for all keys that are new. Answers the domains whose owner may have changed. */
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
    const said = reportedDomain(merged)
    if (said?.domain === (row.domain ?? undefined) && said?.at === (row.domain_at ?? undefined)) continue
    set.customerIdentities.patch(key, { domain: said?.domain ?? null, domain_at: said?.at ?? null })
    for (const domain of [row.domain, said?.domain]) if (domain) domains.add(domain)
  }
  noteCutTraits(set, claims)
  await openAccounts(set, claims, domains)
  return domains
}

/** What is kept of somebody's traits with those that were claimed; notes in the claims if some had to go. */
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
