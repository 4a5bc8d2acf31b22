import { runSubscribers } from '../../changes/index.js'
import type { AcceptedEvent, EventRow } from '../events/accepted-event.js'
import { movesTo, writeOwners } from '../events/move-events.js'
import { type MovedKey, ownershipChanged } from '../events/ownership-changed.js'
import { type Affected, askUnowned, reattribute } from '../events/reattribute.js'
import { reconcileCustomers, removeAbandonedCustomers } from '../profiles/customers.js'
import { reconcileUsers } from '../profiles/users.js'
import { reconcileVisitors } from '../profiles/visitors.js'
import { reconcileAccounts } from '../records/reconcile-accounts.js'
import { reconcileRollups } from '../rollups/reconcile-rollups.js'
import { ownersOf } from '../rules/attribution.js'
import { reconcileDomainOwners } from '../rules/domain-owners.js'
import { reconcileEmailOwners } from '../rules/email-owners.js'
import { events } from '../tables/events.js'
import { prefetch } from '../work/prefetch.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'
import type { ClaimSet } from './claims.js'
import { reconcileDecidedCustomers } from './decided-customers.js'
import { reconcileMemberships, usersOfKeys } from './memberships.js'
import { recordClaims } from './record-claims.js'

/** The people who go with a domain are few, each with events to look for, when they are no more than this share of the events that may move at once. */
const fewCarried = 0.1

/**
 * Records claims, and brings everything that follows from them up to date: users, customers, the owners of new and of stored events, rollups. If more
 * than `set.inlineMoves` stored events have to move, jobs move the rest. The organization's `ingest` lock must be held.
 *
 * `fresh` are the events that made the claims. `stored` are their rows, which this transaction has inserted already, with guessed owners. The outcome
 * does not depend on the order of calls. Answers the stored rows with their right owners.
 */
export async function applyClaims(
  set: IdentityUnitOfWork,
  claims: ClaimSet,
  fresh: readonly AcceptedEvent[] = [],
  stored: readonly EventRow[] = []
): Promise<EventRow[]> {
  set.beginClaims()
  await prefetch(set, claims, fresh)
  const [{ emptied, touched, ...affected }, seen] = await Promise.all([reconcileClaims(set, claims), seeVisitors(set, fresh, claims)])
  set.flushIdentities()
  const rows = await correctOwners(set, stored)
  await runSubscribers(set.transaction, ownershipChanged, set)
  await reconcileCustomers(set, affectedCustomers(set, claims, affected.keys, touched))
  removeAbandonedCustomers(set, affected.keys)
  const moved = await reattribute(set, { ...affected, ...seen })
  await reconcileRollups(set, rows, moved, emptied, await returnedCustomers(set, affected.keys))
  return rows
}

/** Settles who each visitor is, and starts to read the stored events that may get an owner by that. */
async function seeVisitors(
  set: IdentityUnitOfWork,
  fresh: readonly AcceptedEvent[],
  claims: ClaimSet
): Promise<Pick<Affected, 'visitors' | 'unowned'>> {
  const visitors = await reconcileVisitors(set, fresh, claims)
  return { visitors, unowned: askUnowned(set, visitors) }
}

interface Reconciled extends Omit<Affected, 'visitors' | 'unowned'> {
  /** Customers that may be empty now. */
  emptied: Set<string>
  /** Customers whose accounts at providers may be others now. */
  touched: ReadonlySet<string>
}

/**
 * Settles everything but visitors, in the order in which one thing follows from the other: emails, users, domains, accounts, memberships. Answers whose stored
 * events may have to move, and the customers that may be empty now.
 */
async function reconcileClaims(set: IdentityUnitOfWork, claims: ClaimSet): Promise<Reconciled> {
  const domains = await recordClaims(set, claims)
  const { joined, users: moved, leftCustomers } = await reconcileEmailOwners(set, claims)
  const named = [...claims.identityTraits.keys(), ...claims.people.keys()].map((identity) => set.identity(identity).user_id)
  const settled = await reconcileUsers(set, new Set([...named, ...joined, ...moved]), moved, claims)
  const decided = await reconcileDecidedCustomers(set, claims)
  const open = new Set([...domains, ...settled.domains.open, ...decided.domains])
  const movedDomains = await reconcileDomainOwners(set, { ...settled.domains, open })
  const accounts = await reconcileAccounts(set, claims, [...decided.moved, ...movedDomains])
  const keys = [...decided.moved, ...movedDomains, ...accounts.moved]
  const carried = await usersOfKeys(
    set,
    keys.filter(({ from }) => !set.isNew(from))
  )
  const changed = new Set([...named, ...joined, ...moved])
  const members = await reconcileMemberships(set, [...changed, ...carried])
  const users = new Map(settled.customersChanged)
  const areWide = carried.length > set.inlineMoves * fewCarried
  for (const user of members.changed) if (!users.has(user) && (changed.has(user) || !areWide)) users.set(user, Number.NEGATIVE_INFINITY)
  for (const user of [...moved, ...(areWide ? [] : carried)]) users.set(user, Number.NEGATIVE_INFINITY)
  const emptied = new Set([...leftCustomers, ...settled.leftCustomers, ...members.left, ...accounts.touched])
  return { users, keys, areWide, emptied, touched: accounts.touched }
}

function affectedCustomers(set: IdentityUnitOfWork, claims: ClaimSet, moved: readonly MovedKey[], touched: Iterable<string>): string[] {
  const named = [...claims.customerTraits.keys()].map((key) => set.customerIdentity(key).customer_id)
  return [...named, ...moved.flatMap(({ from, into }) => [from, into]), ...touched]
}

/** Corrects the owners of the events that were inserted just now, where the guess was wrong. Answers the rows with their right owners. */
async function correctOwners(set: IdentityUnitOfWork, stored: readonly EventRow[]): Promise<EventRow[]> {
  const moves = movesTo(stored, await ownersOf(set, stored))
  set.write(writeOwners(set.transaction, moves))
  const corrected = new Map(moves.map(({ event, owner }) => [event, { ...event, ...owner }]))
  return stored.map((row) => corrected.get(row) ?? row)
}

/**
 * Customers without a row that a key came back to while some of their events had not moved away yet. Those events stay now, so the customer needs
 * its row again. The customers that keys went to must be loaded.
 */
async function returnedCustomers(set: IdentityUnitOfWork, moved: readonly MovedKey[]): Promise<string[]> {
  const missing = [...new Set(moved.map(({ into }) => into))].filter((id) => !set.customers.get(id))
  const counts = await Promise.all(missing.map((id) => set.transaction.count(events, { customer_id: { eq: id } }, 1)))
  return missing.filter((_, index) => counts[index] !== 0)
}
