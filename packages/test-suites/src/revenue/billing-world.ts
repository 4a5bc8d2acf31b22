import { randomUUID } from 'node:crypto'
import { defaultLimits } from '@rapport/core/src/context/settings.js'
import { type CustomerInput, putCustomers } from '@rapport/core/src/identity/profiles/put-customers.js'
import { putUsers, type UserInput } from '@rapport/core/src/identity/profiles/put-users.js'
import { customerIdKey, domainKey } from '@rapport/core/src/identity/rules/keys.js'
import { applyEvents } from '@rapport/core/src/ingest/apply-events.js'
import { defaultRunnerOptions, JobRunner } from '@rapport/core/src/jobs/runner.js'
import { readIntegrations } from '@rapport/core/src/providers/settings.js'
import { customers, jobs, revenueSnapshots } from '@rapport/core/src/registry/tables.js'
import { revenueSnapshots as snapshotJob } from '@rapport/core/src/revenue/jobs/revenue-snapshots.js'
import { type Payment, putPayments, removePayments } from '@rapport/core/src/revenue/put-payments.js'
import { putSubscriptions } from '@rapport/core/src/revenue/put-subscriptions.js'
import { removeSubscriptions } from '@rapport/core/src/revenue/remove-subscriptions.js'
import type { SubscriptionInput } from '@rapport/core/src/revenue/subscription-input.js'
import type { OrganizationStore, Store, Transaction } from '@rapport/core/src/storage/contract.js'
import type { RowOf } from '@rapport/core/src/storage/define-table.js'
import { domainStore } from '@rapport/core/src/testing/domain-store.js'
import { recordingLogger } from '@rapport/core/src/testing/recording-logger.js'
import { systemHttp } from '@rapport/core/src/values/http-client.js'
import { systemIds } from '@rapport/core/src/values/ids.js'

export const day = 86_400_000
/** 2026-01-01T12:00:00Z. */
export const noon = Date.UTC(2026, 0, 1, 12)

/** What a test says of a subscription; active, of the customer `acme`, ten dollars a month unless it says otherwise. */
export type Said = Partial<SubscriptionInput> & { externalId: string }

/** A subscription as it is put. */
function subscriptionOf(said: Said): SubscriptionInput {
  const items = [{ amountCents: 1000, interval: 'month' as const }]
  return { customer: { customerId: 'acme' }, status: 'active', currency: 'usd', items, startedAt: '2026-01-01T00:00:00Z', ...said }
}

/** How the topics get an organization of their own. */
export type NewWorld = () => BillingWorld

/** An organization of its own on the store under test, whose clock the test sets. */
export class BillingWorld {
  readonly rows: OrganizationStore
  now = noon
  private readonly ids = systemIds()
  private readonly organizationId = randomUUID()

  private readonly store: Store

  constructor(store: Store) {
    this.store = domainStore(store)
    this.rows = store.organization(this.organizationId)
  }

  put(...batch: Said[]) {
    return this.write((transaction) => putSubscriptions(transaction, batch.map(subscriptionOf), this.ids, this.now))
  }

  pay(...batch: Payment[]) {
    return this.write((transaction) => putPayments(transaction, batch, this.ids, this.now))
  }

  takeBack(...externalIds: string[]) {
    return this.write((transaction) => removePayments(transaction, externalIds, this.ids, this.now))
  }

  takeBackSubscriptions(...externalIds: string[]) {
    return this.write((transaction) => removeSubscriptions(transaction, externalIds, this.ids, this.now))
  }

  putCustomers(...batch: CustomerInput[]) {
    return this.write((transaction) => putCustomers(transaction, batch, this.ids, this.now))
  }

  putUsers(...batch: UserInput[]) {
    return this.write((transaction) => putUsers(transaction, batch, this.ids, this.now))
  }

  /** Takes in a billing event of a customer: `trialing`, `paid` or `churned`. */
  async billed(status: string, at: number, customer: { customerId: string } | { domain: string } = { customerId: 'acme' }) {
    const customer_key = 'domain' in customer ? domainKey(customer.domain) : customerIdKey(customer.customerId)
    const row = {
      event_id: randomUUID(),
      type: 'BILLING_STATUS_CHANGED',
      channel: 'BILLING',
      event_name: status,
      occurred_at: at,
      received_at: this.now,
      clamped: false,
      activating: false,
      visitor_id: null,
      session_id: null,
      identity: null,
      customer_key,
      source: 'server',
      provider: null,
      provider_account: null,
      counted: true,
      url: null,
      path: null,
      title: null,
      referrer: null,
      utm: null,
      properties: {}
    }
    const event = { row, fingerprint: null, claimedEmail: null, traits: {}, customerTraits: {} }
    await this.write((transaction) => applyEvents(transaction, [event], this.ids, this.now))
  }

  /** The customer with this customerId, or of this domain. */
  async customer(named = 'acme'): Promise<RowOf<typeof customers>> {
    const [byId] = await this.rows.find(customers, { where: { external_id: { eq: named } } })
    const [customer = byId] = byId ? [] : await this.rows.find(customers, { where: { domain: { eq: named } } })
    if (!customer) throw new Error(`No customer ${named}`)
    return customer
  }

  /** A customer's snapshots, oldest first. */
  async snapshots(named?: string) {
    const { id } = await this.customer(named)
    return this.rows.find(revenueSnapshots, { where: { customer_id: { eq: id } }, orderBy: { column: 'day', direction: 'asc' } })
  }

  /** The snapshots' jobs that are waiting, with the day that they are due on. */
  async waiting() {
    const rows = await this.rows.find(jobs, { where: { kind: { eq: 'revenue_snapshots' } } })
    return rows.map(({ kind, run_at, last_error }) => ({ kind, run_at, last_error }))
  }

  /** A process that takes snapshots, as of the world's time. */
  process(): JobRunner {
    const services = {
      store: this.store,
      clock: { now: () => this.now },
      ids: this.ids,
      logger: recordingLogger(),
      http: systemHttp,
      embedder: undefined,
      limits: defaultLimits,
      integrations: readIntegrations({})
    }
    return new JobRunner(services, { [snapshotJob.kind]: snapshotJob }, { ...defaultRunnerOptions, pollMs: 10 })
  }

  private write<R>(work: (transaction: Transaction) => Promise<R>): Promise<R> {
    return this.store.groupTransaction([this.organizationId], { settle: (of) => work(of(this.organizationId)) })
  }
}
