import { events } from '../../storage/tables/index.js'
import { moveAccess } from '../access/move-access.js'
import { moveSubscriptions } from '../revenue/move-subscriptions.js'
import type { AcceptedEvent, EventRow } from './accepted-event.js'
import { ownersOf } from './attribution.js'
import type { ClaimSet } from './claims.js'
import { removeAbandonedCustomers, settleCustomers } from './customers.js'
import { type MovedDomain, settleDomainOwners } from './domain-owners.js'
import { settleEmailOwners } from './email-owners.js'
import { settleMemberships, usersOfDomains } from './memberships.js'
import { type Affected, reattribute } from './reattribute.js'
import { recordClaims } from './record-claims.js'
import { settleRollups } from './settle-rollups.js'
import { settleUsers } from './users.js'
import { settleVisitors } from './visitors.js'
import type { WorkingSet } from './working-set.js'

/**
 * Records claims, stores the events that made them, and brings everything that follows up to date: users, customers, owners of events old and new,
 * rollups. What moves more stored events than `set.inlineMoves` is finished by jobs. The organization's `ingest` lock must be held, and none of the
 * events be stored yet. The outcome does not depend on the order of calls.
 */
export async function applyClaims(set: WorkingSet, claims: ClaimSet, fresh: readonly AcceptedEvent[]): Promise<void> {
  const { emptied, ...affected } = await settleClaims(set, claims)
  const visitors = await settleVisitors(set, fresh, claims)
  await set.flush()
  const rows = await storeEvents(set, fresh)
  const moved = await reattribute(set, { ...affected, visitors })
  await settleRollups(set, rows, moved, emptied)
}

/** Settles who everybody is; answers whose stored events that may move, and the customers that may stand empty now. */
async function settleClaims(set: WorkingSet, claims: ClaimSet): Promise<Omit<Affected, 'visitors'> & { emptied: Set<string> }> {
  const domains = await recordClaims(set, claims)
  const { joined, users: moved, leftCustomers } = await settleEmailOwners(set, claims)
  await Promise.all([set.identities.flush(), set.customerIdentities.flush()])
  const named = [...claims.identityTraits.keys()].map((identity) => set.identity(identity).user_id)
  const settled = await settleUsers(set, new Set([...named, ...joined, ...moved]), moved, claims)
  const open = new Set([...domains, ...settled.domains.open])
  const movedDomains = await settleDomainOwners(set, { ...settled.domains, open })
  await moveSubscriptions(set, movedDomains)
  await moveAccess(set, movedDomains)
  const carried = await usersOfDomains(set, movedDomains)
  const members = await settleMemberships(set, [...named, ...joined, ...moved, ...carried])
  await set.customerIdentities.flush()
  await settleCustomers(set, affectedCustomers(set, claims, movedDomains))
  removeAbandonedCustomers(set, movedDomains)
  const users = new Map(settled.customersChanged)
  for (const user of members.changed) if (!users.has(user)) users.set(user, Number.NEGATIVE_INFINITY)
  for (const user of [...moved, ...carried]) users.set(user, Number.NEGATIVE_INFINITY)
  return { users, domains: movedDomains, emptied: new Set([...leftCustomers, ...members.left]) }
}

function affectedCustomers(set: WorkingSet, claims: ClaimSet, moved: readonly MovedDomain[]): string[] {
  const named = [...claims.customerTraits.keys()].map((key) => set.customerIdentity(key).customer_id)
  return [...named, ...moved.flatMap(({ from, into }) => [from, into])]
}

async function storeEvents(set: WorkingSet, fresh: readonly AcceptedEvent[]): Promise<EventRow[]> {
  if (fresh.length === 0) return []
  const owners = await ownersOf(
    set,
    fresh.map(({ row }) => row)
  )
  const rows = fresh.map(({ row }, index) => ({ ...row, ...(owners[index] ?? { user_id: null, customer_id: null }) }))
  await set.transaction.insert(events, rows)
  return rows
}
