import type { RowOf } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { isoTime, isoTimeOrNull } from '../values/index.js'
import type { destinations } from './tables/destinations.js'

export type DestinationRow = RowOf<typeof destinations>

/** How a destination stands with its provider. */
export const syncStatuses = ['PENDING_PROVIDER_SYNC', 'SYNCED', 'PROVIDER_ERROR', 'DISABLED_BY_PROVIDER'] as const

/** The type of the destinations that are channels of a provider: `SLACK_CHANNEL` of `slack`. */
export const destinationTypeOf = (provider: string): string => `${upperName(provider)}_CHANNEL`

const upperName = (provider: string): string => provider.toUpperCase().replaceAll('-', '_')

/** A destination as callers see it. */
export function destinationOf(row: DestinationRow) {
  return {
    id: row.id,
    name: row.label,
    description: null,
    enabled: row.enabled,
    syncStatus: parseEnum(syncStatuses, row.sync_status),
    lastSyncedAt: isoTimeOrNull(row.last_synced_at),
    isDefault: row.is_default,
    archivedAt: isoTimeOrNull(row.archived_at),
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
    provider: upperName(row.provider),
    kind: destinationTypeOf(row.provider),
    maskedConfig: { channelId: row.channel_id, label: row.label }
  }
}

export type Destination = ReturnType<typeof destinationOf>
