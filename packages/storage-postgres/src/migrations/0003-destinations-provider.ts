import { addColumn, addIndex, dropIndex } from './changes.js'
import type { Migration } from './migration.js'

/** A destination is a channel of any provider. Destinations and deliveries from before are those of Slack, the only provider that there was. */
export const destinationsProvider: Migration = {
  version: 3,
  name: 'destinations-provider',
  fingerprint: '54a24b26cdc025afdeb68f0d31b59fe574596f30e05f83c7c379cadace40d4c3',
  changes: [
    addColumn('destinations', 'provider', 'text', { fill: "'slack'" }),
    dropIndex('destinations', ['live_channel_id']),
    addIndex('destinations', { columns: ['provider', 'live_channel_id'], unique: true }),
    addColumn('deliveries', 'provider', 'text', { fill: "'slack'" }),
    dropIndex('deliveries', ['channel_id', 'status', 'created_at']),
    dropIndex('deliveries', ['channel_id', 'started_at']),
    addIndex('deliveries', { columns: ['provider', 'channel_id', 'status', 'created_at'] }),
    addIndex('deliveries', { columns: ['provider', 'channel_id', 'started_at'] })
  ]
}
