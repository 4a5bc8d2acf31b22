import { groupBy } from '../../values/index.js'
import { saidCustomers } from '../claims/claims.js'
import type { EventRow } from '../events/accepted-event.js'
import { visitorTimeline } from '../profiles/visitors.js'
import { customerClaims } from '../tables/customer-claims.js'
import { identities } from '../tables/identities.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { customerKeyAt } from './rules.js'

/** The columns of an event that decide who owns it. */
export type Attributable = Pick<EventRow, 'event_id' | 'occurred_at' | 'visitor_id' | 'identity' | 'customer_key'>

/** The rows that own an event; null where nobody is known. */
export interface Owners {
  user_id: string | null
  customer_id: string | null
}

/** The owners of events by all claims so far, in the order of the events. Claims and identities must be flushed before. */
export async function ownersOf(set: IdentityUnitOfWork, events: readonly Attributable[]): Promise<Owners[]> {
  const visitors = events.flatMap((event) => (event.identity === null && event.visitor_id !== null ? [event.visitor_id] : []))
  const own = events.flatMap((event) => event.identity ?? [])
  const keys = events.flatMap((event) => event.customer_key ?? [])
  const [timeline] = await Promise.all([visitorTimeline(set, visitors), set.identities.load(own), set.customerIdentities.load(keys)])
  const userIds = events.map((event) => {
    const identity = event.identity ?? (event.visitor_id === null ? null : timeline.identityAt(event.visitor_id, event.occurred_at))
    return identity === null ? null : set.identity(identity).user_id
  })
  const customerAt = await userCustomers(set, new Set(userIds.filter((id) => id !== null)))
  return events.map((event, index) => {
    const user_id = userIds[index] ?? null
    if (event.customer_key) return { user_id, customer_id: set.customerIdentity(event.customer_key).customer_id }
    return { user_id, customer_id: user_id === null ? null : customerAt(user_id, event.occurred_at) }
  })
}

/** Answers a function that tells a user's customer at a time. Only users with several customers need their claims read. */
async function userCustomers(
  set: IdentityUnitOfWork,
  userIds: ReadonlySet<string>
): Promise<(userId: string, at: number) => string | null> {
  await set.users.load(userIds)
  const several = [...userIds].filter((id) => set.users.get(id)?.has_multiple_customers)
  if (several.length === 0) return (userId) => set.users.get(userId)?.customer_id ?? null
  const rows = await set.transaction.find(identities, { where: { user_id: { in: several } }, columns: ['identity', 'user_id'] })
  const userOf = new Map(rows.map((row) => [row.identity, row.user_id]))
  const found = await set.transaction.find(customerClaims, { where: { identity: { in: [...userOf.keys()] } } })
  await set.customerIdentities.load(found.map((row) => row.customer_key))
  const claims = groupBy(
    found.flatMap((row) => saidCustomers(row).map((claim) => ({ userId: userOf.get(row.identity), ...claim }))),
    ({ userId }) => userId
  )
  return (userId, at) => {
    if (!set.users.get(userId)?.has_multiple_customers) return set.users.get(userId)?.customer_id ?? null
    const key = customerKeyAt(claims.get(userId) ?? [], at)
    return key === null ? null : set.customerIdentity(key).customer_id
  }
}
