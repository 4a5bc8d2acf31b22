import type { RowOf, Where } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { type FactStatus, factStatuses } from './fact-kinds.js'
import type { facts } from './tables/index.js'

export type FactRow = RowOf<typeof facts>

/**
 * The status of a fact at `now`: a snoozed one is ACTIVE again when its time has come. `statusFilter` says the same as a condition; a
 * property test holds the two together.
 */
export function statusAt({ status, snoozed_until }: Pick<FactRow, 'status' | 'snoozed_until'>, now: number): FactStatus {
  const set = parseEnum(factStatuses, status)
  return set === 'SNOOZED' && snoozed_until !== null && snoozed_until <= now ? 'ACTIVE' : set
}

/** Finds the facts that have one of these statuses at `now`. */
export function statusFilter(statuses: readonly FactStatus[], now: number): Where<FactRow> {
  const any: Where<FactRow>[] = [{ status: { in: statuses.filter((status) => status !== 'SNOOZED') } }]
  const snoozed: Where<FactRow> = { status: { eq: 'SNOOZED' } }
  if (statuses.includes('SNOOZED')) any.push({ ...snoozed, any: [{ snoozed_until: { isNull: true } }, { snoozed_until: { gt: now } }] })
  if (statuses.includes('ACTIVE')) any.push({ ...snoozed, snoozed_until: { lte: now } })
  return { any }
}

/** Whether attention waits for a language model to check a fact at `now`. */
export function isAwaited({ check_due_at }: Pick<FactRow, 'check_due_at'>, now: number): boolean {
  return check_due_at !== null && check_due_at > now
}
