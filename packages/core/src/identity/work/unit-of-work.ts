import { emit } from '../../changes/index.js'
import { participants } from '../../sources/tables/index.js'
import type { RowOf, Transaction } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import { ClaimReads } from '../claims/claim-reads.js'
import type { AcceptedEvent } from '../events/accepted-event.js'
import { KnownRecords } from '../records/known-records.js'
import { ownDomains } from '../records/own-domains.js'
import { type CustomerKey, type IdentityKey, isCustomerIdKey, isDomainKey, isEmailKey, keyValue } from '../rules/keys.js'
import { workDomain } from '../rules/work-domain.js'
import { customerIdentities } from '../tables/customer-identities.js'
import { customers } from '../tables/customers.js'
import { identities } from '../tables/identities.js'
import { users } from '../tables/users.js'
import { visitors } from '../tables/visitors.js'
import { noteRows } from './note-rows.js'
import { TableCache } from './table-cache.js'

export type IdentityRow = RowOf<typeof identities>
export type CustomerIdentityRow = RowOf<typeof customerIdentities>
export type UserRow = RowOf<typeof users>
export type CustomerRow = RowOf<typeof customers>
export type VisitorRow = RowOf<typeof visitors>

const defaultInlineMoves = 5_000

/** A customer that was merged is one of its own again. `fromId` is the one that its key was at, since `mergedAt`. */
export interface UndoneMerge {
  customerId: string
  fromId: string
  mergedAt: number
}

/** The rows that one application of claims reads and changes, kept in memory until `flush`; and notes on them. */
export class IdentityUnitOfWork {
  readonly identities: TableCache<typeof identities>
  readonly customerIdentities: TableCache<typeof customerIdentities>
  readonly visitors: TableCache<typeof visitors>
  readonly users: TableCache<typeof users>
  readonly customers: TableCache<typeof customers>
  readonly participants: TableCache<typeof participants>
  reads: ClaimReads
  readonly records: KnownRecords

  /** Customers whose rows were removed once and are made again. Stored events may still be theirs, so their rollups must be computed from those. */
  readonly remade = new Set<string>()

  /** The same of users: those that a reviewer separated from the user that they were merged into. */
  readonly remadeUsers = new Set<string>()

  /** Merges of customers that are undone by this work, for the subscribers of `ownershipChanged`. */
  readonly undoneMerges: UndoneMerge[] = []

  /** The events that this work stores: they tell when people were named. */
  events: readonly AcceptedEvent[] = []

  /** Identities, and ids of users and customers, that are new: nothing stored can belong to them yet. */
  private readonly made = new Set<string>()

  private domains: Promise<ReadonlySet<string>> | undefined

  /** Whether claims were applied before, so that what was read for them may be read anew. */
  private hasApplied = false

  /** New ids of users, chosen for identities that are named for the first time. */
  private readonly newOriginals = new Set<string>()

  constructor(
    readonly transaction: Transaction,
    readonly ids: Ids,
    readonly now: number,
    /** How many stored events this transaction may move to other owners; jobs move the rest. */
    readonly inlineMoves = defaultInlineMoves,
    /** New ids by key, chosen for identities and customer keys that are named for the first time. */
    readonly originalIds = new Map<string, string>()
  ) {
    this.identities = new TableCache(transaction, identities)
    this.customerIdentities = new TableCache(transaction, customerIdentities)
    this.visitors = new TableCache(transaction, visitors)
    this.users = new TableCache(transaction, users)
    this.customers = new TableCache(transaction, customers)
    this.participants = new TableCache(transaction, participants)
    this.reads = new ClaimReads(transaction)
    this.records = new KnownRecords(transaction)
  }

  /** The workspace's own domains, read once: those of its members. */
  ownDomains(): Promise<ReadonlySet<string>> {
    this.domains ??= ownDomains(this.transaction)
    return this.domains
  }

  /** The row of a loaded identity. A new one is made, as a user of its own. */
  identity(identity: IdentityKey): IdentityRow {
    const known = this.identities.get(identity)
    if (known) return known
    const id = this.originalIdOf(identity)
    this.made.add(identity)
    this.newOriginals.add(id)
    this.users.noteAbsent(id)
    const domain = isEmailKey(identity) ? workDomain(keyValue(identity)) : null
    return this.identities.put({ identity, original_id: id, user_id: id, domain, traits: {}, record: null, claimed: true })
  }

  /** The row of a loaded customer key. A new one is made, as a customer of its own. */
  customerIdentity(key: CustomerKey): CustomerIdentityRow {
    const known = this.customerIdentities.get(key)
    if (known) return known
    const id = this.originalIdOf(key)
    this.made.add(id)
    this.customers.noteAbsent(id)
    return this.customerIdentities.put({
      customer_key: key,
      original_id: id,
      customer_id: id,
      domain: null,
      domain_at: null,
      contested: false,
      traits: {},
      follows: null,
      followed: false,
      record: null
    })
  }

  /** The customer row of a loaded customer key, made when it is missing. Its customer must be loaded. */
  customer(key: CustomerKey): CustomerRow {
    const { customer_id: id } = this.customerIdentity(key)
    const known = this.customers.get(id)
    if (known) return known
    if (!this.made.has(id)) this.remade.add(id)
    const { customer_key: original } = this.originalOfCustomer(key)
    const domain = isDomainKey(original) ? keyValue(original) : null
    return this.customers.put({
      id,
      external_id: isCustomerIdKey(original) ? keyValue(original) : null,
      claimed: false,
      account_count: 0,
      domain,
      name: null,
      name_key: null,
      search_key: domain ?? '',
      traits: {},
      billing_status: 'NONE',
      subscription_billing_status: null,
      event_billing_status: 'NONE',
      billing_at: null,
      mrr_cents: null,
      mrr_status: 'unavailable',
      currency: null,
      plan: null,
      active_subscription_count: 0,
      owner_id: null,
      owner_set_by: null,
      contact_count: 0,
      created_at: this.now,
      first_seen_at: null,
      first_event_at: null,
      first_record_at: null,
      activated_at: null,
      last_activity_at: null,
      source_activity_at: null,
      first_touch_at: null,
      first_source: null,
      first_channel: null,
      health_score: null,
      health_change: null,
      assessment: null,
      renews_at: null,
      tags: null,
      segments: null
    })
  }

  /** The key that the customer of a loaded key is by itself: that of an account may belong to what it follows. */
  private originalOfCustomer(key: CustomerKey): CustomerIdentityRow {
    const row = this.customerIdentity(key)
    const followed = row.customer_id === row.original_id || row.follows === null ? undefined : this.customerIdentities.get(row.follows)
    return followed?.original_id === row.customer_id ? followed : row
  }

  /** The user row of a loaded id, made when it is missing. */
  user(id: string): UserRow {
    const known = this.users.get(id)
    if (known) return known
    this.made.add(id)
    return this.users.put({
      id,
      external_id: null,
      email: null,
      name: null,
      search_key: '',
      traits: {},
      customer_id: null,
      claimed_customer: null,
      has_multiple_customers: false,
      record_account: null,
      created_at: this.now,
      first_seen_at: null,
      last_activity_at: null,
      event_activity_at: null,
      source_activity_at: null,
      active_days: [],
      first_touch_at: null,
      first_source: null,
      first_channel: null,
      activated_at: null,
      engaged_at: null,
      inactive_at: null,
      reported_inactive_at: null,
      past_activated_at: null,
      segments: null
    })
  }

  /** Removes a loaded customer's row; if it had billing, that changes. */
  removeCustomer(id: string): void {
    const customer = this.customers.get(id)
    if (customer && customer.billing_status !== 'NONE') emit(this.transaction, { kind: 'billingChanged', customerId: id, at: this.now })
    this.customers.delete(id)
  }

  /** Whether this identity, or the user or customer of this id, is new. */
  isNew(identityOrId: string): boolean {
    return this.made.has(identityOrId)
  }

  /** Whether a loaded customer key is named for the first time: nothing stored names it yet. */
  isNewKey(key: CustomerKey): boolean {
    const row = this.customerIdentities.get(key)
    return row !== undefined && this.made.has(row.original_id)
  }

  /** Whether this user's id is new, so that no stored identity can be its own. */
  hasNewOriginal(userId: string): boolean {
    return this.newOriginals.has(userId)
  }

  private originalIdOf(key: IdentityKey | CustomerKey): string {
    const id = this.originalIds.get(key) ?? this.ids.uuid(this.now)
    this.originalIds.set(key, id)
    return id
  }

  /** Loads customer keys, what accounts among them follow, and the customers that they lead to. */
  async loadCustomers(keys: Iterable<CustomerKey>): Promise<void> {
    const wanted = [...new Set(keys)]
    await this.customerIdentities.load(wanted)
    await this.customerIdentities.load(wanted.flatMap((key) => this.customerIdentities.get(key)?.follows ?? []))
    await this.customers.load(wanted.map((key) => this.customerIdentity(key).customer_id))
  }

  /** Begins to apply claims: what `reads` has read for those before them is read again. What was asked for ahead of the first ones stays. */
  beginClaims(): void {
    if (this.hasApplied) this.reads = new ClaimReads(this.transaction)
    this.hasApplied = true
  }

  /** Starts a write without awaiting it: later reads of the transaction see it, and the transaction awaits it and fails with it. */
  write(write: Promise<unknown>): void {
    write.catch(() => undefined)
  }

  /** Writes changed identities and customer keys, so that queries see them. */
  flushIdentities(): void {
    for (const cache of [this.identities, this.customerIdentities]) this.write(cache.flush())
  }

  /** Writes all changed rows, and notes what they change. Work ends with `writeRows`, so that what follows is written too. */
  flush(): void {
    noteRows(this)
    this.flushIdentities()
    for (const cache of [this.visitors, this.users, this.customers, this.participants]) this.write(cache.flush())
  }
}
