import type { Rows } from '../storage/index.js'
import type { syncStatuses } from './destination.js'
import { destinations } from './tables/destinations.js'

/** How a channel stands with its provider, as the provider has just said it. */
export interface Synced {
  status: (typeof syncStatuses)[number]
  /** What is wrong, and what to do; null where nothing is. */
  reason: string | null
}

/** Writes down how a destination stands with its provider. */
export async function markSynced(rows: Rows<'organization'>, id: string, { status, reason }: Synced, now: number): Promise<void> {
  const seen = status === 'SYNCED' ? { last_synced_at: now } : {}
  await rows.update(destinations, { id: { eq: id }, archived_at: { isNull: true } }, { sync_status: status, sync_reason: reason, ...seen })
}

/** Writes down of every destination of a provider that the provider cannot be used at all, until somebody connects it again. */
export async function markAllUnusable(rows: Rows<'organization'>, provider: string, reason: string): Promise<void> {
  const live = { provider: { eq: provider }, archived_at: { isNull: true } }
  await rows.update(destinations, live, { sync_status: 'PROVIDER_ERROR', sync_reason: reason })
}
