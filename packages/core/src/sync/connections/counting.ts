import type { IntegrationProcess } from '../../context/index.js'
import { events } from '../../identity/index.js'
import type { Descriptor } from '../../providers/index.js'
import type { Transaction } from '../../storage/index.js'
import type { ConnectionRow } from './read-connections.js'

/** Whether the events of product analytics count in all, or only features and timelines show them. */
export type Counting = NonNullable<ConnectionRow['counts']>

/** Whether whoever connects a provider can decide whether its events count: the host has not decided it. */
export function mayChooseCounting({ integrations }: IntegrationProcess, { id, category }: Descriptor): boolean {
  return category === 'analytics' && integrations.providers.get(id)?.options.counts === undefined
}

/** What somebody has chosen; undefined where it is no choice. Null: they leave it to us. */
export function readCounting(said: string | undefined): Counting | null | undefined {
  if (said === undefined || said === '') return null
  return said === 'all' || said === 'features' ? said : undefined
}

/**
 * Whether the events of product analytics count: a workspace that has events of its own may have sent the same ones to both. It stays as it is while the
 * connection lasts.
 */
export async function countingOf(
  { integrations }: IntegrationProcess,
  transaction: Transaction,
  { id, category }: Descriptor,
  { live, chosen }: { live: ConnectionRow | undefined; chosen: Counting | null }
): Promise<ConnectionRow['counts']> {
  if (category !== 'analytics') return null
  const wanted = integrations.providers.get(id)?.options.counts ?? live?.counts ?? chosen
  if (wanted) return wanted
  const [own] = await transaction.find(events, { where: { provider: { isNull: true } }, columns: ['event_id'], limit: 1 })
  return own ? 'features' : 'all'
}
