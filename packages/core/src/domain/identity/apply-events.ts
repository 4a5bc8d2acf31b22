import type { Ids } from '../../ids.js'
import type { Transaction } from '../../storage/contract.js'
import { events } from '../../storage/tables/index.js'
import { type AcceptedEvent, claimsOf } from './accepted-event.js'
import { ownersOf } from './attribution.js'
import type { ClaimSet } from './claims.js'
import { removeAbandonedCustomers, removeEmptyCustomers, settleCustomers } from './customers.js'
import { contested, type MovedDomain, settleDomainOwners } from './domain-owners.js'
import { settleEmailOwners } from './email-owners.js'
import { settleMemberships, usersOfDomains } from './memberships.js'
import { type Affected, reattribute } from './reattribute.js'
import { recordClaims } from './record-claims.js'
import { recountCustomer, recountUser } from './recount.js'
import { foldEvents } from './rollups.js'
import { settleUsers } from './users.js'
import { settleVisitors } from './visitors.js'
import { WorkingSet } from './working-set.js'

/**
 * Stores events and brings everything that follows from their claims up to date: users, customers, owners of events old and new, rollups.
 * The organization's `ingest` lock must be held; events already stored are skipped. The outcome does not depend on the order of calls.
 */
export async function applyEvents(transaction: Transaction, batch: readonly AcceptedEvent[], ids: Ids, now: number): Promise<void> {
  const fresh = await withoutStored(transaction, batch)
  if (fresh.length === 0) return
  const set = new WorkingSet(transaction, ids, now)
  const claims = claimsOf(fresh)
  const affected = await settleClaims(set, claims)
  const visitors = await settleVisitors(set, fresh, claims)
  await set.flush()
  const rows = await storeEvents(set, fresh)
  const touched = await reattribute(set, { ...affected, visitors })
  await Promise.all([
    set.users.load(rows.flatMap((row) => row.user_id ?? [])),
    set.customers.load(rows.flatMap((row) => row.customer_id ?? []))
  ])
  foldEvents(set, rows)
  await Promise.all([set.users.load(touched.users), set.customers.load(touched.customers)])
  for (const user of touched.users) await recountUser(set, user)
  for (const customer of touched.customers) await recountCustomer(set, customer)
  removeEmptyCustomers(set, affected.customers)
  await set.flush()
}

/** The events that are new, each once: of equal ids within the batch the first wins. */
async function withoutStored(transaction: Transaction, batch: readonly AcceptedEvent[]): Promise<AcceptedEvent[]> {
  const byId = new Map<string, AcceptedEvent>()
  for (const event of batch) if (!byId.has(event.row.event_id)) byId.set(event.row.event_id, event)
  const stored = await transaction.find(events, { where: { event_id: { in: [...byId.keys()] } }, columns: ['event_id'] })
  for (const { event_id } of stored) byId.delete(event_id)
  return [...byId.values()]
}

/** Records claims and settles who everybody is; answers whose stored events that may move. */
async function settleClaims(set: WorkingSet, claims: ClaimSet): Promise<Omit<Affected, 'visitors'> & { customers: ReadonlySet<string> }> {
  const domains = await recordClaims(set, claims)
  const { users: moved, leftCustomers } = await settleEmailOwners(set, claims)
  await Promise.all([set.identities.flush(), set.customerIdentities.flush()])
  const named = [...claims.identityTraits.keys()].map((identity) => set.identity(identity).user_id)
  const settled = await settleUsers(set, new Set([...named, ...moved]), moved, claims)
  const contestable = await contested(set, settled.contestable)
  const movedDomains = await settleDomainOwners(set, new Set([...domains, ...settled.domains, ...contestable]))
  const members = await settleMemberships(set, [...named, ...moved, ...(await usersOfDomains(set, movedDomains))])
  await set.customerIdentities.flush()
  await settleCustomers(set, affectedCustomers(set, claims, movedDomains))
  removeAbandonedCustomers(set, movedDomains)
  const users = new Map(settled.customersChanged)
  for (const user of [...moved, ...members.changed]) if (!users.has(user)) users.set(user, Number.NEGATIVE_INFINITY)
  for (const user of moved) users.set(user, Number.NEGATIVE_INFINITY)
  return { users, domains: movedDomains, customers: new Set([...leftCustomers, ...members.left]) }
}

function affectedCustomers(set: WorkingSet, claims: ClaimSet, moved: readonly MovedDomain[]): string[] {
  const named = [...claims.customerTraits.keys()].map((key) => set.customerIdentity(key).customer_id)
  return [...named, ...moved.flatMap(({ from, into }) => [from, into])]
}

async function storeEvents(set: WorkingSet, fresh: readonly AcceptedEvent[]) {
  const owners = await ownersOf(
    set,
    fresh.map(({ row }) => row)
  )
  const rows = fresh.map(({ row }, index) => ({ ...row, ...(owners[index] ?? { user_id: null, customer_id: null }) }))
  await set.transaction.insert(events, rows)
  return rows
}
