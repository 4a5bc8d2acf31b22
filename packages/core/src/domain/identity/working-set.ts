import type { Ids } from '../../ids.js'
import type { Transaction } from '../../storage/contract.js'
import type { RowOf } from '../../storage/define-table.js'
import { customerIdentities, customers, identities, users, visitors } from '../../storage/tables/index.js'
import { ClaimReads } from './claim-reads.js'
import { type CustomerKey, type IdentityKey, isDomainKey, isEmailKey, keyValue } from './keys.js'
import { TableCache } from './table-cache.js'
import { workDomain } from './work-domain.js'

export type IdentityRow = RowOf<typeof identities>
export type CustomerIdentityRow = RowOf<typeof customerIdentities>
export type UserRow = RowOf<typeof users>
export type CustomerRow = RowOf<typeof customers>
export type VisitorRow = RowOf<typeof visitors>

export const defaultInlineMoves = 5_000

/** Everything that one application of claims reads and changes, and what became of it. */
export class WorkingSet {
  readonly identities: TableCache<typeof identities>
  readonly customerIdentities: TableCache<typeof customerIdentities>
  readonly visitors: TableCache<typeof visitors>
  readonly users: TableCache<typeof users>
  readonly customers: TableCache<typeof customers>
  reads: ClaimReads

  /** Customers whose billing changed, so that today's snapshot has to tell of it. */
  readonly billingChanged = new Set<string>()

  /** Customers whose rows were taken away once and are made again: stored events may be theirs, so that they have to be counted. */
  readonly remade = new Set<string>()

  /** Identities, users and customers that were not known before: nothing stored can belong to them yet. */
  private readonly made = new Set<string>()

  /** The ids of users that were set aside just now for identities that nobody had named before. */
  private readonly madeHomes = new Set<string>()

  constructor(
    readonly transaction: Transaction,
    readonly ids: Ids,
    readonly now: number,
    /** How many stored events may go to other owners within this transaction; more are left to jobs. */
    readonly inlineMoves = defaultInlineMoves,
    /** The ids set aside for identities and customer keys that nobody had named before. */
    readonly homes = new Map<string, string>()
  ) {
    this.identities = new TableCache(transaction, identities)
    this.customerIdentities = new TableCache(transaction, customerIdentities)
    this.visitors = new TableCache(transaction, visitors)
    this.users = new TableCache(transaction, users)
    this.customers = new TableCache(transaction, customers)
    this.reads = new ClaimReads(transaction)
  }

  /** The row of a loaded identity; one that was never named before becomes a user of its own. */
  identity(identity: IdentityKey): IdentityRow {
    const known = this.identities.get(identity)
    if (known) return known
    const id = this.homeOf(identity)
    this.made.add(identity)
    this.madeHomes.add(id)
    this.users.noteAbsent(id)
    const domain = isEmailKey(identity) ? workDomain(keyValue(identity)) : null
    return this.identities.put({ identity, home_id: id, user_id: id, domain, traits: {} })
  }

  /** The row of a loaded customer key; one that was never named before becomes a customer of its own. */
  customerIdentity(key: CustomerKey): CustomerIdentityRow {
    const known = this.customerIdentities.get(key)
    if (known) return known
    const id = this.homeOf(key)
    this.made.add(id)
    this.customers.noteAbsent(id)
    return this.customerIdentities.put({
      customer_key: key,
      home_id: id,
      customer_id: id,
      domain: null,
      domain_at: null,
      contested: false,
      traits: {}
    })
  }

  /** The customer row of a loaded customer key, made when it is missing. Its customer must be loaded. */
  customer(key: CustomerKey): CustomerRow {
    const { customer_id: id } = this.customerIdentity(key)
    const known = this.customers.get(id)
    if (known) return known
    if (!this.made.has(id)) this.remade.add(id)
    const domain = isDomainKey(key) ? keyValue(key) : null
    return this.customers.put({
      id,
      external_id: isDomainKey(key) ? null : keyValue(key),
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
      contact_count: 0,
      created_at: this.now,
      first_seen_at: null,
      activated_at: null,
      last_activity_at: null,
      source_activity_at: null,
      first_touch_at: null,
      first_source: null,
      first_channel: null
    })
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
      mixed_customers: false,
      created_at: this.now,
      first_seen_at: null,
      last_activity_at: null,
      active_days: [],
      first_touch_at: null,
      first_source: null,
      first_channel: null,
      activated_at: null,
      engaged_at: null,
      inactive_at: null,
      said_inactive_at: null,
      past_activated_at: null
    })
  }

  /** Takes away a loaded customer's row; its snapshots have to tell of that, if it had billing. */
  removeCustomer(id: string): void {
    const customer = this.customers.get(id)
    if (customer && customer.billing_status !== 'NONE') this.billingChanged.add(id)
    this.customers.delete(id)
  }

  /** Whether this identity, or the user of this id, was made just now. */
  isNew(identityOrUserId: string): boolean {
    return this.made.has(identityOrUserId)
  }

  /** Whether no stored identity can be this user's. */
  hasNewHome(userId: string): boolean {
    return this.madeHomes.has(userId)
  }

  private homeOf(key: IdentityKey | CustomerKey): string {
    const id = this.homes.get(key) ?? this.ids.uuid(this.now)
    this.homes.set(key, id)
    return id
  }

  /** Loads customer keys and the customers that they lead to. */
  async loadCustomers(keys: Iterable<CustomerKey>): Promise<void> {
    const wanted = [...new Set(keys)]
    await this.customerIdentities.load(wanted)
    await this.customers.load(wanted.map((key) => this.customerIdentity(key).customer_id))
  }

  /** Has claims read anew that were read before. */
  forgetReads(): void {
    this.reads = new ClaimReads(this.transaction)
  }

  /** Leaves a write to the transaction, which waits for it, and fails if it does: whatever is asked after it sees it. */
  write(write: Promise<unknown>): void {
    write.catch(() => undefined)
  }

  /** Writes what changed of who is who, so that queries see it. */
  flushIdentities(): void {
    for (const cache of [this.identities, this.customerIdentities]) this.write(cache.flush())
  }

  /** Writes what changed. */
  flush(): void {
    this.flushIdentities()
    for (const cache of [this.visitors, this.users, this.customers]) this.write(cache.flush())
  }
}
