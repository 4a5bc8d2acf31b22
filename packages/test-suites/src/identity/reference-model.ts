import { beforeAllClaims, type ClaimSet, type EmailClaim } from '@rapport/core/src/identity/claims/claims.js'
import { reportedDomain } from '@rapport/core/src/identity/claims/record-claims.js'
import { type AcceptedEvent, claimsOf } from '@rapport/core/src/identity/events/accepted-event.js'
import { customerProfile, foldTraits, userProfile } from '@rapport/core/src/identity/profiles/profile.js'
import { firstAccount, isKeptApart } from '@rapport/core/src/identity/records/record-rules.js'
import type { RecordState } from '@rapport/core/src/identity/records/record-state.js'
import { pastActivatedAt } from '@rapport/core/src/identity/rollups/put-rollups.js'
import { earliest, emptyRollup, foldEvents, type Rollup } from '@rapport/core/src/identity/rollups/rollup.js'
import {
  type CustomerKey,
  domainKey,
  emailKey,
  type IdentityKey,
  isCustomerIdKey,
  isDomainKey,
  isEmailKey,
  isUserIdKey,
  keyValue
} from '@rapport/core/src/identity/rules/keys.js'
import {
  customerKeyAt,
  type Decision,
  domainOwner,
  emailOwner,
  newestEmail,
  visitorIdentityAt
} from '@rapport/core/src/identity/rules/rules.js'
import { workDomain } from '@rapport/core/src/identity/rules/work-domain.js'
import type { CanonicalCustomer, CanonicalForm, CanonicalUser } from '@rapport/core/src/testing/identity/canonical-form.js'
import { groupBy } from '@rapport/core/src/values/group-by.js'
import { type PlainRecords, plainRecords } from './reference-records.js'

/**
 * Identity as a plain function: it takes all accepted events and the last states of providers' records, and answers who everybody is and who owns which
 * event. It looks at all of them at once and keeps no state, so it is easy to check against the rules. Only tests use it: the incremental writer must
 * give the same result after any order of batches.
 */
export function plainIdentity(
  events: readonly AcceptedEvent[],
  decisions: readonly DecisionOf[] = [],
  records: readonly RecordState[] = []
): CanonicalForm {
  const claims = claimsOf(events)
  for (const { duplicate, owner, verdict } of decisions) {
    if (isCustomerIdKey(owner)) claims.addCustomerTraits(owner, {}, 0)
    if (!isEmailKey(duplicate)) continue
    for (const key of [duplicate, owner]) claims.addIdentityTraits(key, {}, 0)
    if (verdict === 'merged') claims.addEmail(owner, keyValue(duplicate), beforeAllClaims)
  }
  return plainOutcome(
    events.map(({ row }) => row),
    claims,
    decisions,
    records
  )
}

/** The same from events and all claims: what followed from claims that no event made, such as those of puts, can be compared with it too. */
export function plainOutcome(
  events: readonly UnownedRow[],
  claims: ClaimSet,
  decisions: readonly DecisionOf[],
  records: readonly RecordState[] = []
): CanonicalForm {
  const byDuplicate = groupBy(decisions, ({ duplicate }) => duplicate)
  const plain = new PlainIdentity(events, claims, byDuplicate, plainRecords(records, byDuplicate))
  return { users: plain.users(), customers: plain.customers(), events: Object.fromEntries(plain.owners) }
}

type UnownedRow = AcceptedEvent['row']

/** What a reviewer decided of an email, a domain or a provider's account, by its key. Of several decisions of one pair only the last is given. */
export interface DecisionOf extends Decision {
  duplicate: IdentityKey | CustomerKey
}

class PlainIdentity {
  readonly owners: Map<string, { user: string | null; customer: string | null }>
  private readonly emails: readonly EmailClaim[]
  private readonly identities: string[]
  private readonly userOf: Map<string, string>
  private readonly identitiesOf: Map<string, string[]>
  private readonly domainOwners: Map<string, string>
  private readonly customerClaims: Map<string, { customerKey: string; at: number }[]>

  constructor(
    private readonly events: readonly UnownedRow[],
    private readonly claims: ClaimSet,
    private readonly decisions: ReadonlyMap<string, readonly Decision[]>,
    private readonly records: PlainRecords
  ) {
    const emails = [...claims.emails.values(), ...records.emails]
    this.emails = emails
    const claimants = groupBy(emails, ({ email }) => emailKey(email))
    this.identities = [...new Set([...claims.identityTraits.keys(), ...claimants.keys(), ...records.people.keys()])].sort()
    this.userOf = new Map(
      this.identities.map((identity) => [identity, emailOwner(claimants.get(identity) ?? [], decisions.get(identity)) ?? identity])
    )
    this.identitiesOf = groupBy(this.identities, (identity) => this.userOf.get(identity) ?? identity)
    this.customerClaims = groupBy(claims.customers.values(), ({ identity }) => this.userOf.get(identity) ?? identity)
    this.domainOwners = this.settleDomains()
    const visitorClaims = groupBy(claims.visitors.values(), ({ visitorId }) => visitorId)
    this.owners = new Map(
      events.map((row) => {
        const identity = row.identity ?? visitorIdentityAt(visitorClaims.get(row.visitor_id ?? '') ?? [], row.occurred_at)
        const user = identity === null ? null : (this.userOf.get(identity) ?? identity)
        const customer = row.customer_key ?? (user === null ? null : this.customerAt(user, row.occurred_at))
        return [row.event_id, { user, customer: customer && this.canonicalCustomer(customer) }]
      })
    )
  }

  users(): Record<string, CanonicalUser> {
    const rollups = this.rollups('user')
    const entries = [...this.identitiesOf].map(([user, identities]) => {
      const traits = foldTraits(
        identities.flatMap((identity) => [
          this.claims.identityTraits.get(identity) ?? {},
          ...(this.records.people.get(identity) ?? []).map((person) => person.traits)
        ])
      )
      const { email, name, traits: plain } = userProfile(this.emailOf(user), traits)
      const rollup = rollups.get(user) ?? emptyRollup
      const activatedAt = earliest(rollup.activated_at, rollup.stage_activated_at)
      const value: CanonicalUser = {
        identities,
        email,
        name,
        traits: plain,
        customer: this.customerAt(user, Number.POSITIVE_INFINITY),
        firstSeenAt: rollup.first_seen_at,
        lastActivityAt: rollup.last_activity_at,
        activeDays: rollup.active_days,
        firstTouch: [rollup.first_touch_at, rollup.first_source, rollup.first_channel],
        activatedAt,
        engagedAt: rollup.engaged_at,
        inactiveAt: rollup.inactive_at,
        pastActivatedAt: pastActivatedAt(activatedAt, rollup)
      }
      return [user, value] as const
    })
    return sorted(entries)
  }

  customers(): Record<string, CanonicalCustomer> {
    const rollups = this.rollups('customer')
    const users = Object.values(this.users())
    const named = [...this.claims.customerTraits.keys()].map((key) => this.canonicalCustomer(key))
    const present = [...this.records.accounts].filter(([, { removed }]) => !removed).map(([key]) => this.canonicalCustomer(key))
    const keys = new Set([...named, ...present, ...users.flatMap(({ customer }) => customer ?? [])])
    const entries = [...keys].map((key) => {
      const domains = [...this.domainOwners].filter(([, owner]) => owner === key).map(([domain]) => domain)
      const accounts = [...this.records.accounts.keys()].filter((account) => this.canonicalCustomer(account) === key)
      const own = [...new Set([key, ...domains.map(domainKey), ...accounts])].sort()
      const owned = own.filter(isDomainKey).map(keyValue)
      const traits = own.flatMap((each) => [this.claims.customerTraits.get(each) ?? {}, this.records.accounts.get(each)?.said.traits ?? {}])
      const profile = customerProfile(owned[0] ?? null, foldTraits(traits))
      const rollup = rollups.get(key) ?? emptyRollup
      const value: CanonicalCustomer = {
        keys: own,
        domain: profile.domain,
        name: profile.name,
        traits: profile.traits,
        contactCount: users.filter(({ customer }) => customer === key).length,
        firstSeenAt: earliest(rollup.first_seen_at, accounts.map((account) => this.createdAt(account)).reduce(earliest, null)),
        lastActivityAt: rollup.last_activity_at,
        firstTouch: [rollup.first_touch_at, rollup.first_source, rollup.first_channel],
        activatedAt: rollup.activated_at,
        billing: [rollup.billing_at, rollup.billing_status]
      }
      return [key, value] as const
    })
    return sorted(entries)
  }

  private createdAt(account: CustomerKey): number | null {
    const record = this.records.accounts.get(account)
    return record === undefined || record.removed ? null : (record.said.createdAt ?? null)
  }

  private rollups(side: 'user' | 'customer'): Map<string, Rollup> {
    const rollups = new Map<string, Rollup>()
    for (const row of this.events) {
      const owner = this.owners.get(row.event_id)?.[side]
      if (owner) rollups.set(owner, foldEvents(rollups.get(owner) ?? emptyRollup, [{ counted: true, ...row }]))
    }
    return rollups
  }

  private emailOf(user: string): string | null {
    if (isEmailKey(user)) return keyValue(user)
    return newestEmail(this.emails.filter(({ identity }) => identity === user))
  }

  private customerAt(user: string, at: number): string | null {
    const claimed = customerKeyAt(this.customerClaims.get(user) ?? [], at)
    if (claimed) return this.canonicalCustomer(claimed)
    const people = (this.identitiesOf.get(user) ?? []).flatMap((identity) => this.records.people.get(identity) ?? [])
    const account = firstAccount(people.flatMap((person) => person.account ?? []))
    if (account) return this.canonicalCustomer(account.key)
    const said = isUserIdKey(user) ? this.emails.filter(({ identity }) => identity === user) : [{ email: keyValue(user), lastAt: 0 }]
    const email = newestEmail(said.filter((claim) => workDomain(claim.email) !== null))
    const domain = email && workDomain(email)
    return domain ? this.canonicalCustomer(domainKey(domain)) : null
  }

  private canonicalCustomer(key: string): string {
    if (isDomainKey(key)) return this.domainOwners.get(keyValue(key)) ?? key
    const { follows } = this.records.accounts.get(key) ?? { follows: null }
    if (follows === null) return key
    const owner = this.canonicalCustomer(follows)
    return isKeptApart(follows, owner, this.decisions.get(key) ?? []) ? key : owner
  }

  private settleDomains(): Map<string, string> {
    const emails = this.identities.filter(isEmailKey)
    const byDomain = groupBy(emails, (identity) => workDomain(keyValue(identity)))
    const said = [...this.claims.customerTraits].flatMap(([customerKey, traits]) => {
      const own = isCustomerIdKey(customerKey) ? reportedDomain(traits) : null
      return own ? [{ customerKey, ...own }] : []
    })
    const given = [...this.records.accounts.values()].flatMap(({ follows, domain, said, removed }) =>
      follows === null || domain === null || removed ? [] : [{ customerKey: follows, domain, at: said.joinsSince }]
    )
    const decided = [...this.decisions.keys()].filter(isDomainKey).map(keyValue)
    const domains = new Set([...byDomain.keys(), ...[...said, ...given].map(({ domain }) => domain), ...decided])
    const owners = new Map<string, string>()
    for (const domain of domains) {
      if (domain === null) continue
      const [explicit, lent] = [said, given].map((claims) => claims.filter((claim) => claim.domain === domain))
      const owner = domainOwner(explicit ?? [], lent ?? [], this.votes(byDomain.get(domain) ?? []), this.decisions.get(domainKey(domain)))
      owners.set(domain, owner ?? domainKey(domain))
    }
    return owners
  }

  private votes(emails: string[]) {
    const ballots = emails.flatMap((email) => {
      const claims = this.customerClaims.get(this.userOf.get(email) ?? email) ?? []
      const customerKey = customerKeyAt(claims, Number.POSITIVE_INFINITY)
      const own = claims.filter((claim) => claim.customerKey === customerKey)
      return customerKey === null || !isCustomerIdKey(customerKey)
        ? []
        : [{ customerKey, earliestAt: Math.min(...own.map(({ at }) => at)) }]
    })
    return [...groupBy(ballots, ({ customerKey }) => customerKey)].map(([customerKey, own]) => ({
      customerKey,
      emails: own.length,
      earliestAt: Math.min(...own.map(({ earliestAt }) => earliestAt))
    }))
  }
}

function sorted<T>(entries: (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}
