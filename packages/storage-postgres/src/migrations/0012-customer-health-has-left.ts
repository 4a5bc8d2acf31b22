import { addColumn, addIndex, addTable, dropIndex } from './changes.js'
import type { Migration } from './migration.js'

/** Health adds up: its caps, exact scores for ranks, who has left, and the numbers that models of leaving learn from. Rows from before have none of these. */
export const customerHealthHasLeft: Migration = {
  version: 12,
  name: 'customer-health-has-left',
  fingerprint: '8941d3d310a2c16e499356fe138dd1a39216ba994f96c716ba3814b5a19d681d',
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
