import type { Where } from '../../storage/query.js'
import { events } from '../../storage/tables/index.js'
import type { EventRow } from './accepted-event.js'
import { activityChannels, emptyRollup, foldEvents, type Rollup, type RollupEvent, rollupColumns, startOfDay } from './rollup.js'
import { putCustomerRollup, putUserRollup } from './rollups.js'
import type { WorkingSet } from './working-set.js'

/** Reads a user's rollup anew from its events, after some came or went. */
export async function recountUser(set: WorkingSet, id: string): Promise<void> {
  if (set.users.get(id)) putUserRollup(set, id, await countEvents(set, { user_id: { eq: id } }))
}

/** Reads a customer's rollup anew from its events, after some came or went. */
export async function recountCustomer(set: WorkingSet, id: string): Promise<void> {
  if (set.customers.get(id)) putCustomerRollup(set, id, await countEvents(set, { customer_id: { eq: id } }))
}

/** A fold is known from its outermost events alone, so only those are read. */
async function countEvents(set: WorkingSet, where: Where<EventRow>): Promise<Rollup> {
  const reader = new OutermostEvents(set, where)
  const outermost = await Promise.all([
    reader.first({}),
    reader.first({ activating: { eq: true } }),
    reader.first({ type: { eq: 'PAGE_VIEW' } }),
    reader.first({ type: { eq: 'STAGE_CHANGED' }, event_name: { eq: 'activated' } }),
    reader.last({ type: { eq: 'STAGE_CHANGED' }, event_name: { eq: 'engaged' } }),
    reader.last({ type: { eq: 'STAGE_CHANGED' }, event_name: { eq: 'inactive' } }),
    reader.last({ type: { eq: 'BILLING_STATUS_CHANGED' } })
  ])
  let rollup = foldEvents(emptyRollup, outermost.flat())
  rollup = { ...rollup, last_activity_at: null, active_days: [] }
  for (let found = 0; found < 3; found++) {
    const oldest = rollup.active_days.at(-1)
    const before = oldest === undefined ? {} : { occurred_at: { lt: startOfDay(oldest) } }
    const newest = await reader.last({ ...before, channel: { in: activityChannels } })
    if (newest.length === 0) break
    rollup = foldEvents(rollup, newest)
  }
  return rollup
}

class OutermostEvents {
  constructor(
    private readonly set: WorkingSet,
    private readonly where: Where<EventRow>
  ) {}

  first(where: Where<EventRow>): Promise<RollupEvent[]> {
    return this.outermost(where, 'asc')
  }

  last(where: Where<EventRow>): Promise<RollupEvent[]> {
    return this.outermost(where, 'desc')
  }

  /** The outermost event and those of the same millisecond, among which the folds decide by content. */
  private async outermost(where: Where<EventRow>, direction: 'asc' | 'desc'): Promise<RollupEvent[]> {
    const { transaction } = this.set
    const all = { ...this.where, ...where }
    const [event] = await transaction.find(events, {
      where: all,
      orderBy: { column: 'occurred_at', direction },
      limit: 1,
      columns: ['occurred_at']
    })
    if (!event) return []
    return transaction.find(events, { where: { ...all, occurred_at: { eq: event.occurred_at } }, columns: rollupColumns, limit: 1000 })
  }
}
