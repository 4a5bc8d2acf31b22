import type { Where } from '../../storage/query.js'
import { events } from '../../storage/tables/index.js'
import type { EventRow } from './accepted-event.js'
import type { WorkingSet } from './working-set.js'

const day = 86_400_000

/** Channels whose events count as activity (rule 7). */
export const activityChannels = ['PRODUCT', 'COMMUNICATION', 'MEETING', 'SUPPORT']

/** What events alone say about a user or customer. Folding events in any order gives the same. */
export interface Rollup {
  first_seen_at: number | null
  last_activity_at: number | null
  /** The three newest UTC days of activity, newest first. */
  active_days: number[]
}

export const emptyRollup: Rollup = { first_seen_at: null, last_activity_at: null, active_days: [] }

/** Adds one event to a rollup. */
export function foldEvent(rollup: Rollup, event: Pick<EventRow, 'occurred_at' | 'channel'>): Rollup {
  const at = event.occurred_at
  const first_seen_at = Math.min(at, rollup.first_seen_at ?? at)
  if (!activityChannels.includes(event.channel)) return { ...rollup, first_seen_at }
  const days = [...new Set([...rollup.active_days, Math.floor(at / day)])].sort((a, b) => b - a)
  return { first_seen_at, last_activity_at: Math.max(at, rollup.last_activity_at ?? at), active_days: days.slice(0, 3) }
}

/** Adds new events to the rollups of their owners; users and customers must be loaded. */
export function foldEvents(set: WorkingSet, added: readonly EventRow[]): void {
  const users = new Map<string, Rollup>()
  const customers = new Map<string, Rollup>()
  for (const event of added) {
    const { user_id: user, customer_id: customer } = event
    if (user) users.set(user, foldEvent(users.get(user) ?? set.user(user), event))
    const known = customer && set.customers.get(customer)
    if (known) customers.set(customer, foldEvent(customers.get(customer) ?? { ...known, active_days: [] }, event))
  }
  for (const [id, rollup] of users) putUserRollup(set, id, rollup)
  for (const [id, { first_seen_at, last_activity_at }] of customers) set.customers.patch(id, { first_seen_at, last_activity_at })
}

/** Reads a user's rollup anew from its events, after some came or went. */
export async function recountUser(set: WorkingSet, id: string): Promise<void> {
  if (set.users.get(id)) putUserRollup(set, id, await countEvents(set, { user_id: { eq: id } }, 3))
}

/** Reads a customer's rollup anew from its events, after some came or went. */
export async function recountCustomer(set: WorkingSet, id: string): Promise<void> {
  if (!set.customers.get(id)) return
  const { first_seen_at, last_activity_at } = await countEvents(set, { customer_id: { eq: id } }, 1)
  set.customers.patch(id, { first_seen_at, last_activity_at })
}

function putUserRollup(set: WorkingSet, id: string, { first_seen_at, last_activity_at, active_days }: Rollup): void {
  const third = active_days[2]
  set.users.patch(id, { first_seen_at, last_activity_at, active_days, third_active_day_at: third === undefined ? null : third * day })
}

async function countEvents(set: WorkingSet, where: Where<EventRow>, days: number): Promise<Rollup> {
  const first = await oneEvent(set, where, 'asc')
  let rollup: Rollup = { ...emptyRollup, first_seen_at: first?.occurred_at ?? null }
  for (let found = 0; found < days; found++) {
    const oldest = rollup.active_days.at(-1)
    const before = oldest === undefined ? {} : { occurred_at: { lt: oldest * day } }
    const newest = await oneEvent(set, { ...where, ...before, channel: { in: activityChannels } }, 'desc')
    if (!newest) break
    rollup = foldEvent(rollup, newest)
  }
  return rollup
}

async function oneEvent(set: WorkingSet, where: Where<EventRow>, direction: 'asc' | 'desc') {
  const columns = ['occurred_at', 'channel'] as const
  const [event] = await set.transaction.find(events, { where, orderBy: { column: 'occurred_at', direction }, limit: 1, columns })
  return event
}
