import type { Where } from '../../storage/query.js'
import { events, visitorClaims } from '../../storage/tables/index.js'
import type { EventRow } from './accepted-event.js'
import type { MovedDomain } from './domain-owners.js'
import { domainKey } from './keys.js'
import { type Moved, moveEvents, movingColumns } from './move-events.js'
import type { WorkingSet } from './working-set.js'

/** Whose stored events may belong to somebody else now. */
export interface Affected {
  /** Visitors whose claims changed, each with the time from which on. */
  visitors: ReadonlyMap<string, number>
  /** Users that won or lost identities, or whose customers changed, each with the time from which on. */
  users: ReadonlyMap<string, number>
  domains: readonly MovedDomain[]
}

const pageSize = 1000

/** Gives stored events to their right owners. */
export async function reattribute(set: WorkingSet, affected: Affected): Promise<Moved> {
  const moved: Moved = { gained: [], losers: { users: new Set(), customers: new Set() } }
  for (const where of sweepsOf(set, affected)) await sweep(set, where, moved)
  for (const [visitor, since] of affected.visitors) {
    const of = { visitor_id: { eq: visitor }, identity: { isNull: true }, ...from(since) }
    for (const user of await formerUsers(set, visitor)) await sweep(set, { ...of, user_id: { eq: user } }, moved)
  }
  return moved
}

/** What to look through: events of changed visitors that nobody owns yet, of changed users, and those that a domain brought to its former owner. */
function* sweepsOf(set: WorkingSet, { visitors, users, domains }: Affected): Iterable<Where<EventRow>> {
  if (visitors.size > 0) yield { visitor_id: { in: [...visitors.keys()] }, identity: { isNull: true }, user_id: { isNull: true } }
  for (const [user, since] of users) if (!set.isNew(user)) yield { user_id: { eq: user }, ...from(since) }
  for (const { domain, from } of domains) yield { customer_id: { eq: from }, customer_key: { eq: domainKey(domain) } }
}

/** Events from a time on; all of them when there is none. */
function from(since: number): Where<EventRow> {
  return Number.isFinite(since) ? { occurred_at: { gte: since } } : {}
}

/** Everybody whom a visitor with several identities was ever claimed to be. */
async function formerUsers(set: WorkingSet, visitorId: string): Promise<Set<string>> {
  if (!set.visitors.get(visitorId)?.mixed) return new Set()
  const claims = await set.transaction.find(visitorClaims, { where: { visitor_id: { eq: visitorId } }, columns: ['identity'] })
  const claimed = [...new Set(claims.map(({ identity }) => identity))]
  await set.identities.load(claimed)
  return new Set(claimed.map((identity) => set.identity(identity).user_id))
}

async function sweep(set: WorkingSet, where: Where<EventRow>, moved: Moved): Promise<void> {
  let after: { value: number; key: string[] } | undefined
  for (;;) {
    const page = await set.transaction.find(events, {
      where,
      orderBy: { column: 'occurred_at', direction: 'asc' },
      limit: pageSize,
      columns: movingColumns,
      ...(after && { after })
    })
    await moveEvents(set, page, moved)
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = { value: last.occurred_at, key: [last.event_id] }
  }
}
