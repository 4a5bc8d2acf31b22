import { day } from '../../values/index.js'
import type { Rollup } from '../rollups/rollup.js'

/** The columns of a rollup that tell whether somebody got past ACTIVATED. */
type Facts = Pick<Rollup, 'active_days' | 'engaged_at' | 'inactive_at'>

/**
 * Since when an activated person is known to have got past ACTIVATED, so that the stage never goes back to it (rule 8); null when nothing tells so.
 * It depends on nothing but what the fold keeps, so that the order of arrival cannot matter.
 */
export function pastActivatedAt(activatedAt: number | null, { active_days, engaged_at, inactive_at }: Facts): number | null {
  if (activatedAt === null) return null
  const activatedDay = Math.floor(activatedAt / day)
  const [newest, , third] = active_days
  const since: number[] = []
  if (engaged_at !== null) since.push(engaged_at)
  if (inactive_at !== null && inactive_at >= activatedAt) since.push(inactive_at)
  if (newest !== undefined && third !== undefined && third >= Math.max(activatedDay, newest) - 29) since.push(third * day)
  for (const [index, older] of active_days.slice(1).entries()) {
    const newer = active_days[index] ?? older
    if (newer - Math.max(older, activatedDay) > 30) since.push(newer * day)
  }
  return since.length === 0 ? null : Math.max(activatedAt, Math.min(...since))
}
