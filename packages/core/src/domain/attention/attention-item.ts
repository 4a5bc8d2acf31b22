import type { RowOf } from '../../storage/define-table.js'
import type { attentionItems, StoredEvidence, StoredObservation } from '../../storage/tables/attention-items.js'
import { oneOf } from '../enumeration.js'

export type AttentionRow = RowOf<typeof attentionItems>
export type Observation = StoredObservation
export type Evidence = StoredEvidence

export const attentionStatuses = ['open', 'resolved'] as const
export type AttentionStatus = (typeof attentionStatuses)[number]

/** From the least to the most pressing. */
export const attentionPriorities = ['NORMAL', 'HIGH', 'URGENT'] as const
export type AttentionPriority = (typeof attentionPriorities)[number]

export const evidenceRoles = ['supporting', 'contradictory', 'context'] as const
export const evidenceKinds = ['metric', 'communication', 'record', 'event'] as const

/** Later than any time, so that priority decides before time does. */
const beyondTime = 1e14

/** An item's place in lists, higher ones first: open items by priority and then by their last change, resolved ones by their last change alone. */
export function listPosition({ status, priority, updated_at }: Pick<AttentionRow, 'status' | 'priority' | 'updated_at'>): number {
  const rank = status === 'open' ? attentionPriorities.indexOf(oneOf(attentionPriorities, priority)) : 0
  return rank * beyondTime + updated_at
}
