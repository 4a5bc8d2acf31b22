import type { RowOf } from '../storage/index.js'
import type { FactStatus } from './fact-kinds.js'
import type { FactRow } from './fact-status.js'
import type { FactEffect } from './statements/effects.js'
import type { factChanges } from './tables/index.js'

export type FactChangeRow = RowOf<typeof factChanges>

/**
 * What may give a fact another status: a put of the host's, a detector, somebody who sets it, a reading of its source that does not bear it out, or somebody
 * who confirms it or dismisses it.
 */
export const changeCauses = ['put', 'detected', 'set', 'withdrawn', 'confirmed', 'dismissed'] as const

export type ChangeCause = (typeof changeCauses)[number]

/** Another status, from when on, and for SNOOZED until when; null is until it is changed. */
export interface NewStatus {
  status: FactStatus
  until?: number | null
  cause: ChangeCause
  actorId?: string | null
  /** Why, where that was said. */
  reason?: string | null
  /** What the statement does that brought it about, and when it was said. */
  effect?: FactEffect
  statedAt?: number
}

/** The columns of a fact with another status. */
export function statusColumns({ status, until = null }: NewStatus): Pick<FactRow, 'status' | 'snoozed_until'> {
  return { status, snoozed_until: status === 'SNOOZED' ? until : null }
}

/** The line of a fact's history that tells of another status; `from` is null for a fact that is new. */
export function statusChange(id: string, factId: string, from: FactStatus | null, to: NewStatus, at: number): FactChangeRow {
  const { status, until = null, cause, actorId = null, reason = null, effect = null, statedAt = null } = to
  return {
    id,
    fact_id: factId,
    at,
    from_status: from,
    to_status: status,
    until: status === 'SNOOZED' ? until : null,
    cause,
    actor_id: actorId,
    reason,
    effect,
    stated_at: statedAt
  }
}
