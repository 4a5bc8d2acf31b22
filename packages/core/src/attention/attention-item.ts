import type { RowOf } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import type { attentionItems, StoredEvidence, StoredObservation } from './tables/attention-items.js'

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

type Placed = Pick<AttentionRow, 'status' | 'priority' | 'created_at' | 'updated_at' | 'material_update_at'>

/**
 * An item's place in lists, higher ones first: open items by priority and then by their last news, so that other numbers do not move them; resolved ones by
 * their last change alone.
 */
export function listPosition({ status, priority, created_at, updated_at, material_update_at }: Placed): number {
  if (status !== 'open') return updated_at
  return attentionPriorities.indexOf(parseEnum(attentionPriorities, priority)) * beyondTime + (material_update_at ?? created_at)
}
