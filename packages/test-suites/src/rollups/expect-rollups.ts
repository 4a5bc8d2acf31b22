import { ClaimSet, saidCustomers } from '@rapport/core/src/identity/claims/claims.js'
import { activityChannels, latest } from '@rapport/core/src/identity/rollups/rollup.js'
import { isDomainKey, isEmailKey, keyValue } from '@rapport/core/src/identity/rules/keys.js'
import * as tables from '@rapport/core/src/registry/tables.js'
import { subscriptionBillingStatus } from '@rapport/core/src/revenue/billing-status.js'
import { mrrOf } from '@rapport/core/src/revenue/mrr.js'
import { newestSubscription } from '@rapport/core/src/revenue/newest-subscription.js'
import { isActive } from '@rapport/core/src/revenue/subscription-status.js'
import { sourceTypesIn } from '@rapport/core/src/sources/source-types.js'
import type { OrganizationStore } from '@rapport/core/src/storage/contract.js'
import type { RowOf } from '@rapport/core/src/storage/define-table.js'
import { type CanonicalUser, readCanonicalForm } from '@rapport/core/src/testing/identity/canonical-form.js'
import { expect } from 'vitest'
import { type DecisionOf, plainOutcome } from '../identity/reference-model.js'

type SourceRow = RowOf<typeof tables.sources>

const activityTypes: readonly string[] = sourceTypesIn(activityChannels)

/**
 * Expects every user and customer to be what a plain function makes of the claims, decisions, events, sources, facts and subscriptions that are stored,
 * with every rollup. Jobs must have nothing left to move.
 */
export async function expectRollups(rows: OrganizationStore, now: number): Promise<void> {
  const [said, customers, users] = await Promise.all([readSaid(rows), rows.find(tables.customers), rows.find(tables.users)])
  const expected = plainOutcome(said.events, said.claims, said.decisions)
  const stored = await readCanonicalForm(rows)
  expect(stored.events).toEqual(expected.events)
  const past = said.sources.filter((source) => activityTypes.includes(source.source_type) && source.occurred_at <= now)
  expect(stored.users).toEqual(withSources(expected.users, past))
  await expectParticipants(rows, said.sources, past)
  for (const { id, event_activity_at, source_activity_at, last_activity_at, reported_inactive_at, inactive_at } of users) {
    const own = said.identities.filter(({ user_id }) => user_id === id).map(({ identity }) => identity)
    expect(source_activity_at).toBe(lastOf(attendedBy(own, past)))
    expect(last_activity_at).toBe(latest(event_activity_at, source_activity_at))
    expect(inactive_at).toBe(
      reported_inactive_at !== null && reported_inactive_at >= (event_activity_at ?? 0) ? reported_inactive_at : null
    )
  }

  const ownerOf = new Map(Object.entries(expected.customers).flatMap(([owner, { keys }]) => keys.map((key) => [key, owner] as const)))
  const keyOf = new Map(said.keys.map((row) => [row.customer_id, ownerOf.get(row.customer_key) ?? '']))
  const rowOf = new Map(customers.map((row) => [keyOf.get(row.id) ?? row.id, row]))
  const of = <R extends { customer_key: string | null }>(all: readonly R[], owner: string) =>
    all.filter(({ customer_key: key }) => key !== null && ownerOf.get(key) === owner)
  const wanted = Object.entries(expected.customers).flatMap(([owner, customer]) => {
    const sources = of(said.sources, owner)
    const facts = of(said.facts, owner)
    const subscriptions = of(said.subscriptions, owner)
    const has = sources.length + facts.length + subscriptions.length + customer.contactCount > 0 || customer.firstSeenAt !== null
    if (isDomainKey(owner) && !has && rowOf.get(owner)?.owner_id == null) return []
    const sourceActivityAt = lastOf(of(past, owner))
    const lastActivityAt = latest(customer.lastActivityAt, sourceActivityAt)
    const revenue = revenueOf(subscriptions, customer.billing[1], now)
    return [[owner, { ...customer, lastActivityAt, sourceActivityAt, revenue }] as const]
  })
  const found = customers.map((row) => {
    const key = keyOf.get(row.id) ?? row.id
    const { mrr_cents, mrr_status, currency, plan, active_subscription_count, billing_status } = row
    const revenue = { mrr_cents, mrr_status, currency, plan, active_subscription_count, billing_status }
    const billing = [row.billing_at, row.event_billing_status]
    return [key, { ...stored.customers[key], billing, sourceActivityAt: row.source_activity_at, revenue }] as const
  })
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted))
  expectOwners([...said.sources, ...said.facts, ...said.subscriptions], said.keys)
}

const lastOf = (sources: readonly SourceRow[]) => sources.reduce<number | null>((at, source) => latest(at, source.occurred_at), null)

/** Users whose last activity takes in these sources: those in which one of their emails took part. */
function withSources(users: Record<string, CanonicalUser>, past: readonly SourceRow[]): Record<string, CanonicalUser> {
  const entries = Object.entries(users).map(([owner, user]) => {
    return [owner, { ...user, lastActivityAt: latest(user.lastActivityAt, lastOf(attendedBy(user.identities, past))) }] as const
  })
  return Object.fromEntries(entries)
}

/** Those of these sources in which somebody of these identities took part, by email. */
function attendedBy(identities: readonly string[], sources: readonly SourceRow[]): SourceRow[] {
  const emails = new Set(identities.filter(isEmailKey).map(keyValue))
  return sources.filter(({ participants }) => participants.some(({ email }) => email !== null && emails.has(email)))
}

/** Every email is kept with the sources that it takes part in, and with the last that is past. */
async function expectParticipants(rows: OrganizationStore, sources: readonly SourceRow[], past: readonly SourceRow[]): Promise<void> {
  const emailsOf = ({ participants }: SourceRow) => [...new Set(participants.flatMap(({ email }) => email ?? []))]
  const stored = await rows.find(tables.sourceParticipants)
  const counted = sources.filter(({ source_type }) => activityTypes.includes(source_type))
  const attended = counted.flatMap((source) => emailsOf(source).map((email) => `${source.id} ${email} ${source.occurred_at}`))
  expect(stored.map((row) => `${row.source_id} ${row.email} ${row.occurred_at}`).sort()).toEqual(attended.sort())
  const emails = [...new Set(past.flatMap(emailsOf))].sort()
  const last = emails.map((email) => ({ email, last_at: lastOf(past.filter((source) => emailsOf(source).includes(email))) }))
  expect(await rows.find(tables.participants, { orderBy: { column: 'email', direction: 'asc' } })).toEqual(last)
}

/** What names a customer is with the owner of what it names. */
function expectOwners(
  named: readonly { customer_key: string | null; customer_id: string | null }[],
  keys: readonly RowOf<typeof tables.customerIdentities>[]
): void {
  const owners = new Map(keys.map(({ customer_key, customer_id }) => [customer_key, customer_id]))
  for (const { customer_key, customer_id } of named) expect(customer_id).toBe(owners.get(customer_key ?? '') ?? null)
}

function revenueOf(owned: readonly RowOf<typeof tables.subscriptions>[], said: string, now: number) {
  const { status, cents, currency } = mrrOf(owned, now)
  return {
    mrr_cents: cents,
    mrr_status: status,
    currency,
    plan: newestSubscription(owned)?.plan ?? null,
    active_subscription_count: owned.filter((row) => isActive(row, now)).length,
    billing_status: subscriptionBillingStatus(owned, now) ?? said
  }
}

/** All that was ever said: events without their owners, claims, decisions, and what names customers. */
async function readSaid(rows: OrganizationStore) {
  const [events, identities, keys, visitors, emails, members, decided, sources, facts, subscriptions] = await Promise.all([
    rows.find(tables.events),
    rows.find(tables.identities),
    rows.find(tables.customerIdentities),
    rows.find(tables.visitorClaims),
    rows.find(tables.emailClaims),
    rows.find(tables.customerClaims),
    rows.find(tables.mergeSuggestions, { where: { status: { ne: 'suggested' } } }),
    rows.find(tables.sources),
    rows.find(tables.facts),
    rows.find(tables.subscriptions)
  ])
  const claims = new ClaimSet()
  for (const { visitor_id, identity, at } of visitors) claims.addVisitor({ visitorId: visitor_id, identity, at })
  for (const { identity, email, first_at, last_at } of emails) {
    claims.addEmail(identity, email, first_at)
    claims.addEmail(identity, email, last_at)
  }
  for (const { identity, ...row } of members) for (const claim of saidCustomers(row)) claims.addCustomer({ identity, ...claim })
  for (const { identity, traits } of identities) claims.identityTraits.set(identity, traits)
  for (const { customer_key, traits } of keys) claims.customerTraits.set(customer_key, traits)
  const decisions: DecisionOf[] = decided.map(({ duplicate_key, survivor_key, status, decided_at }) => {
    const verdict = status === 'merged' ? 'merged' : 'rejected'
    return { duplicate: duplicate_key, owner: survivor_key, verdict, at: decided_at ?? 0 }
  })
  return { events, identities, claims, decisions, keys, sources, facts, subscriptions }
}
