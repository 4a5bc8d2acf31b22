import type { Where } from '../storage/index.js'
import { ago } from '../values/index.js'

/** Rows that have a time of last activity: customers and users. */
interface Active {
  last_activity_at: number | null
}

/** Active within one window, silent within another; both together mean their intersection. Rows that were never active are silent. */
export function activityFilter(hasActivityInLast: string | undefined, noActivityInLast: string | undefined, asOf: number): Where<Active>[] {
  const all: Where<Active>[] = []
  if (hasActivityInLast !== undefined) all.push({ last_activity_at: { gte: ago(hasActivityInLast, asOf) } })
  if (noActivityInLast !== undefined) {
    all.push({ any: [{ last_activity_at: { lt: ago(noActivityInLast, asOf) } }, { last_activity_at: { isNull: true } }] })
  }
  return all
}
