import type { RowOf, Table, Transaction, Where } from '../../storage/index.js'
import { groupBy, type Ids } from '../../values/index.js'
import { applyClaims } from '../claims/apply-claims.js'
import { ClaimSet } from '../claims/claims.js'
import { countContact, reconcileMemberships } from '../claims/memberships.js'
import { writeRows } from '../rollups/reconcile-rollups.js'
import { domainKey } from '../rules/keys.js'
import { customerClaims } from '../tables/customer-claims.js'
import { emailClaims } from '../tables/email-claims.js'
import { identities } from '../tables/identities.js'
import { mergeSuggestions } from '../tables/merge-suggestions.js'
import { merges } from '../tables/merges.js'
import { providerRecords } from '../tables/provider-records.js'
import { visitorClaims } from '../tables/visitor-claims.js'
import { visitors } from '../tables/visitors.js'
import { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { removeEmptyCustomers } from './customers.js'
import { reconcileUsers } from './users.js'

/** Everything that names some people. */
interface People {
  identities: ReadonlySet<string>
  /** In lower case. */
  emails: ReadonlySet<string>
  userIds: ReadonlySet<string>
  visitorIds: ReadonlySet<string>
}

/**
 * Removes people, and all that says who they are: their users, identities, claims, browsers, merges, suggestions and providers' records. Their customers and
 * those who share an email or a browser with them are counted again. Their events must be removed before. The organization's `ingest` lock must be held.
 * Answers how many rows of each table went.
 */
export async function forgetPeople(transaction: Transaction, people: People, ids: Ids, now: number): Promise<Record<string, number>> {
  const named = { in: [...people.identities] }
  const emails = { in: [...people.emails] }
  const visitorIds = { in: [...people.visitorIds] }
  const users = { in: [...people.userIds] }
  const [sharing, sharedBrowsers, known] = await Promise.all([
    transaction.find(emailClaims, { where: { email: emails }, columns: ['identity'] }),
    transaction.find(visitorClaims, { where: { identity: named }, columns: ['visitor_id'] }),
    transaction.find(identities, { where: { identity: named }, columns: ['domain'] })
  ])
  const removed: Record<string, number> = {}
  const remove = async <T extends Table<'organization'>>(table: T, where: Where<RowOf<T>>) => {
    removed[table.name] = await transaction.remove(table, where)
  }
  const set = new IdentityUnitOfWork(transaction, ids, now)
  const left = await removeUsers(set, people.userIds, removed)
  const existing = [...left].filter((id) => set.customers.get(id))
  await remove(visitorClaims, { any: [{ identity: named }, { visitor_id: visitorIds }] })
  await remove(visitors, { visitor_id: visitorIds })
  await remove(emailClaims, { any: [{ identity: named }, { email: emails }] })
  await remove(customerClaims, { identity: named })
  await remove(mergeSuggestions, { any: [{ duplicate_key: named }, { survivor_key: named }] })
  await remove(merges, { any: [{ from_id: users }, { into_id: users }] })
  await remove(providerRecords, { identity: named })
  await remove(identities, { identity: named })
  await recountBrowsers(transaction, new Set(sharedBrowsers.map(({ visitor_id }) => visitor_id)))
  await reconcileSharing(set, new Set(sharing.map(({ identity }) => identity).filter((identity) => !people.identities.has(identity))))
  const claims = new ClaimSet()
  for (const { domain } of known) if (domain !== null) claims.decided.add(domainKey(domain))
  await applyClaims(set, claims)
  await set.customers.load(left)
  await removeEmptyCustomers(set, left)
  removed.customers = existing.filter((id) => !set.customers.get(id)).length
  await writeRows(set)
  return removed
}

/** Answers the customers that the users belonged to. */
async function removeUsers(set: IdentityUnitOfWork, userIds: ReadonlySet<string>, removed: Record<string, number>): Promise<Set<string>> {
  await set.users.load(userIds)
  const rows = [...set.users.values()]
  const left = new Set(rows.flatMap(({ customer_id }) => customer_id ?? []))
  await set.customers.load(left)
  for (const { id, customer_id } of rows) {
    set.users.delete(id)
    if (customer_id !== null) countContact(set, customer_id, -1)
  }
  removed.users = rows.length
  return left
}

/** Those who had an email of these people too have it no more. */
async function reconcileSharing(set: IdentityUnitOfWork, sharing: ReadonlySet<string>): Promise<void> {
  if (sharing.size === 0) return
  await set.identities.load(sharing)
  const userIds = new Set([...sharing].flatMap((identity) => set.identities.get(identity)?.user_id ?? []))
  await reconcileUsers(set, userIds, new Set(), new ClaimSet())
  await reconcileMemberships(set, userIds)
}

/** A browser that others used too is theirs from now on. */
async function recountBrowsers(transaction: Transaction, visitorIds: ReadonlySet<string>): Promise<void> {
  const where = { visitor_id: { in: [...visitorIds] } }
  const [rows, claims] = await Promise.all([transaction.find(visitors, { where }), transaction.find(visitorClaims, { where })])
  const byVisitor = groupBy(claims, ({ visitor_id }) => visitor_id)
  const changed = rows.map((row) => {
    const others = new Set((byVisitor.get(row.visitor_id) ?? []).map(({ identity }) => identity))
    const [only = null] = others
    return { ...row, identity: others.size === 1 ? only : null, has_multiple_identities: others.size > 1 }
  })
  if (changed.length > 0) await transaction.merge(visitors, changed)
}
