import { addColumn, addIndex, addTable, dropIndex } from './changes.js'
import type { Migration } from './migration.js'

/** Health adds up: its caps, exact scores for ranks, who has left, and the numbers that models of leaving learn from. Rows from before have none of these. */
export const customerHealthHasLeft: Migration = {
  version: 11,
  name: 'customer-health-has-left',
  fingerprint: '1f75a5f16fbfe2fa7e9a1d1a660ec4b51efe05cddee9b9c44cb508d5531b4409',
  changes: [
    addColumn('customer_health', 'has_left', 'boolean', { fill: 'false' }),
    addColumn('customer_health', 'exact', 'number null'),
    addColumn('customer_health', 'caps', 'json', { fill: "'[]'" }),
    addColumn('customer_health', 'features', 'json', { fill: "'[]'" }),
    dropIndex('customer_health', ['day']),
    addIndex('customer_health', { columns: ['day', 'exact'] }),
    addTable('health_models', {
      scope: 'organization',
      columns: {
        version: 'integer',
        fitted_at: 'time',
        features_version: 'integer',
        departures: 'integer',
        customers: 'integer',
        rows: 'integer',
        everyone: 'boolean',
        outcomes_key: 'text',
        reason: 'text null',
        horizons: 'json'
      },
      key: ['version'],
      indexes: []
    }),
    addTable('health_training_rows', {
      scope: 'organization',
      columns: { customer_id: 'uuid', day: 'time', weight: 'number', features: 'json', features_version: 'integer' },
      key: ['customer_id', 'day'],
      indexes: []
    })
  ]
}
