import type { Where } from '../../storage/query.js'
import { events, visitorClaims } from '../../storage/tables/index.js'
import { groupBy } from '../group-by.js'
import type { EventRow } from './accepted-event.js'
import { type Owners, ownersOf } from './attribution.js'
import type { MovedDomain } from './domain-owners.js'
import { domainKey } from './keys.js'
import type { WorkingSet } from './working-set.js'

/** Whose stored events may belong to somebody else now. */
export interface Affected {
  /** Visitors whose claims changed, each with the time from which on. */
  visitors: ReadonlyMap<string, number>
  /** Users that won or lost identities, or whose customers changed, each with the time from which on. */
  users: ReadonlyMap<string, number>
  domains: readonly MovedDomain[]
}

/** Users and customers that events came to or went from: their rollups are counted anew. */
export interface Touched {
  users: Set<string>
  customers: Set<string>
}

const pageSize = 1000
const columns = ['event_id', 'occurred_at', 'visitor_id', 'identity', 'customer_key', 'user_id', 'customer_id'] as const

/** Gives stored events to their right owners. */
export async function reattribute(set: WorkingSet, affected: Affected): Promise<Touched> {
  const touched: Touched = { users: new Set(), customers: new Set() }
  for (const [visitor, since] of affected.visitors) {
    const where = { visitor_id: { eq: visitor }, identity: { isNull: true }, ...from(since) }
    await sweep(set, { ...where, user_id: { isNull: true } }, touched)
    for (const user of await formerUsers(set, visitor)) await sweep(set, { ...where, user_id: { eq: user } }, touched)
  }
  for (const [user, since] of affected.users) await sweep(set, { user_id: { eq: user }, ...from(since) }, touched)
  for (const { domain, from } of affected.domains)
    await sweep(set, { customer_id: { eq: from }, customer_key: { eq: domainKey(domain) } }, touched)
  return touched
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

async function sweep(set: WorkingSet, where: Where<EventRow>, touched: Touched): Promise<void> {
  let after: { value: number; key: string[] } | undefined
  for (;;) {
    const page = await set.transaction.find(events, {
      where,
      orderBy: { column: 'occurred_at', direction: 'asc' },
      limit: pageSize,
      columns,
      ...(after && { after })
    })
    await moveEvents(set, page, touched)
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = { value: last.occurred_at, key: [last.event_id] }
  }
}

async function moveEvents(set: WorkingSet, page: Pick<EventRow, (typeof columns)[number]>[], touched: Touched): Promise<void> {
  const owners = await ownersOf(set, page)
  const moves = page.flatMap((event, index) => {
    const owner = owners[index]
    const same = !owner || (owner.user_id === event.user_id && owner.customer_id === event.customer_id)
    return same ? [] : [{ event, owner }]
  })
  for (const { event, owner } of moves) for (const side of [event, owner]) touch(touched, side)
  const groups = groupBy(moves, ({ owner }) => `${owner.user_id} ${owner.customer_id}`)
  for (const [first, ...rest] of groups.values()) {
    if (!first) continue
    const ids = [first, ...rest].map(({ event }) => event.event_id)
    await set.transaction.update(events, { event_id: { in: ids } }, { user_id: first.owner.user_id, customer_id: first.owner.customer_id })
  }
}

function touch(touched: Touched, { user_id, customer_id }: Owners): void {
  if (user_id) touched.users.add(user_id)
  if (customer_id) touched.customers.add(customer_id)
}
