import { revenueCorrections, revenueSnapshots } from '../../revenue/tables/index.js'
import type { Rows } from '../../storage/index.js'
import { day } from '../../values/index.js'
import { lastDayOf, type Month, startOfMonth } from '../months.js'

/**
 * When the figures of these months changed last, after they had ended: by what was put late, and by customers that became one. What the workspace began
 * with is no change: that is what was put on the first day.
 */
export async function changedMonths(rows: Rows<'organization'>, months: readonly Month[]): Promise<Map<Month, number>> {
  const changed = new Map<Month, number>()
  const [first] = await rows.find(revenueSnapshots, {
    orderBy: { column: 'day', direction: 'asc' },
    columns: ['customer_id', 'day'],
    limit: 1
  })
  if (!first) return changed
  for (const month of months) {
    // The opening is the end of the month before.
    const ends = { in: [lastDayOf(month - 1), lastDayOf(month)] }
    const corrected_at = { gte: Math.max(startOfMonth(month + 1), first.day + day) }
    const where = { day: ends, corrected_at }
    const [found] = await rows.aggregate(revenueCorrections, { where, measures: { last: { max: 'corrected_at' } } })
    if (typeof found?.last === 'number') changed.set(month, found.last)
  }
  return changed
}
