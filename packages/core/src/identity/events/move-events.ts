import type { Transaction } from '../../storage/index.js'
import { groupBy } from '../../values/index.js'
import { type RollupEvent, rollupColumns } from '../rollups/rollup.js'
import { type Owners, ownersOf } from '../rules/attribution.js'
import { events } from '../tables/events.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'
import type { EventRow } from './accepted-event.js'

/** What follows for rollups from events that changed owners: gained events are added, and the rollup of an owner who lost some is computed again. */
export interface Moved {
  /** Moved events with their new owners; null for an owner that stayed the same. */
  gained: (RollupEvent & Owners)[]
  losers: { users: Set<string>; customers: Set<string> }
}

/** Nothing has moved yet. */
export const noMoves = (): Moved => ({ gained: [], losers: { users: new Set(), customers: new Set() } })

/** The columns of an event that moving it needs. */
export const movingColumns = ['event_id', 'visitor_id', 'identity', 'customer_key', 'user_id', 'customer_id', ...rollupColumns] as const
export type MovingEvent = Pick<EventRow, (typeof movingColumns)[number]>

type Owned = Owners & { event_id: string }

/** The events that have other owners than they should; `owners` are the right ones, in the order of the events. */
export function movesTo<E extends Owned>(owned: readonly E[], owners: readonly Owners[]): { event: E; owner: Owners }[] {
  return owned.flatMap((event, index) => {
    const owner = owners[index]
    const same = !owner || (owner.user_id === event.user_id && owner.customer_id === event.customer_id)
    return same ? [] : [{ event, owner }]
  })
}

/** Writes these events' owners. */
export async function writeOwners(transaction: Transaction, moves: readonly { event: Owned; owner: Owners }[]): Promise<void> {
  const updates = [...groupBy(moves, ({ owner }) => `${owner.user_id} ${owner.customer_id}`).values()].map((group) => {
    const ids = group.map(({ event }) => event.event_id)
    const { user_id = null, customer_id = null } = group[0]?.owner ?? {}
    return transaction.update(events, { event_id: { in: ids } }, { user_id, customer_id })
  })
  await Promise.all(updates)
}

/** Gives these stored events to the owners that they have by all claims so far, and adds what moved to `moved`. */
export async function moveEvents(set: IdentityUnitOfWork, page: readonly MovingEvent[], moved: Moved): Promise<void> {
  const moves = movesTo(page, await ownersOf(set, page))
  set.write(writeOwners(set.transaction, moves))
  for (const { event, owner } of moves) {
    const user_id = owner.user_id === event.user_id ? null : owner.user_id
    const customer_id = owner.customer_id === event.customer_id ? null : owner.customer_id
    moved.gained.push({ ...event, user_id, customer_id })
    if (event.user_id !== null && event.user_id !== owner.user_id) moved.losers.users.add(event.user_id)
    if (event.customer_id !== null && event.customer_id !== owner.customer_id) moved.losers.customers.add(event.customer_id)
  }
}
