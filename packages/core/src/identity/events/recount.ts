import type { Where } from '../../storage/index.js'
import { putCustomerRollup, putUserRollup } from '../rollups/put-rollups.js'
import {
  activeDaysKept,
  activityChannels,
  emptyRollup,
  foldEvents,
  type Rollup,
  type RollupEvent,
  rollupColumns,
  startOfDay
} from '../rollups/rollup.js'
import { events } from '../tables/events.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'
import type { EventRow } from './accepted-event.js'

/** Computes a user's rollup again from its stored events, after it lost or gained some. */
export async function recountUser(set: IdentityUnitOfWork, id: string): Promise<void> {
  if (set.users.get(id)) putUserRollup(set, id, await countEvents(set, { user_id: { eq: id }, counted: { eq: true } }))
}

/** Computes a customer's rollup again from its stored events, after it lost or gained some. */
export async function recountCustomer(set: IdentityUnitOfWork, id: string): Promise<void> {
  if (set.customers.get(id)) putCustomerRollup(set, id, await countEvents(set, { customer_id: { eq: id }, counted: { eq: true } }))
}

/** The rollup of these events. Only first and last events matter to it, so only those are read. */
async function countEvents(set: IdentityUnitOfWork, where: Where<EventRow>): Promise<Rollup> {
  const reader = new OutermostEvents(set, where)
  await Promise.all([
    reader.first({}),
    reader.first({ activating: { eq: true } }),
    reader.firstInstant({ type: { eq: 'PAGE_VIEW' } }),
    reader.first({ type: { eq: 'STAGE_CHANGED' }, event_name: { eq: 'activated' } }),
    reader.last({ type: { eq: 'STAGE_CHANGED' }, event_name: { eq: 'engaged' } }),
    reader.last({ type: { eq: 'STAGE_CHANGED' }, event_name: { eq: 'inactive' } }),
    reader.lastInstant({ type: { eq: 'BILLING_STATUS_CHANGED' } })
  ])
  // Active days are read apart, from the newest back: the events above may have noted others than the newest.
  reader.rollup = { ...reader.rollup, last_activity_at: null, active_days: [] }
  for (let found = 0; found < activeDaysKept; found++) {
    const oldest = reader.rollup.active_days.at(-1)
    const before = oldest === undefined ? {} : { occurred_at: { lt: startOfDay(oldest) } }
    if (!(await reader.last({ ...before, channel: { in: activityChannels } }))) break
  }
  return reader.rollup
}

const pageSize = 1_000

/** Reads first and last events, and folds them into a rollup. */
class OutermostEvents {
  rollup = emptyRollup

  constructor(
    private readonly set: IdentityUnitOfWork,
    private readonly where: Where<EventRow>
  ) {}

  first(where: Where<EventRow>): Promise<RollupEvent | undefined> {
    return this.outermost(where, 'asc')
  }

  last(where: Where<EventRow>): Promise<RollupEvent | undefined> {
    return this.outermost(where, 'desc')
  }

  /** Folds the first event and all others of its millisecond: among those the fold decides by their content. */
  async firstInstant(where: Where<EventRow>): Promise<void> {
    await this.wholeInstant(where, await this.first(where))
  }

  /** Folds the last event and all others of its millisecond. */
  async lastInstant(where: Where<EventRow>): Promise<void> {
    await this.wholeInstant(where, await this.last(where))
  }

  private async outermost(where: Where<EventRow>, direction: 'asc' | 'desc'): Promise<RollupEvent | undefined> {
    const orderBy = { column: 'occurred_at', direction } as const
    const [event] = await this.set.transaction.find(events, {
      where: { ...this.where, ...where },
      orderBy,
      limit: 1,
      columns: rollupColumns
    })
    if (event) this.rollup = foldEvents(this.rollup, [event])
    return event
  }

  private async wholeInstant(where: Where<EventRow>, event: RollupEvent | undefined): Promise<void> {
    if (!event) return
    const all = { ...this.where, ...where, occurred_at: { eq: event.occurred_at } }
    let last: string | undefined
    do {
      const after = last === undefined ? {} : { after: { key: [last] } }
      const page = await this.set.transaction.find(events, {
        where: all,
        ...after,
        limit: pageSize,
        columns: [...rollupColumns, 'event_id']
      })
      this.rollup = foldEvents(this.rollup, page)
      last = page.length === pageSize ? page.at(-1)?.event_id : undefined
    } while (last !== undefined)
  }
}
