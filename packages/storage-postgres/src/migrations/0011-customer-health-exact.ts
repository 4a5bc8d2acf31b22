import { addColumn, addIndex, addTable, dropIndex } from './changes.js'
import type { Migration } from './migration.js'

/** Health adds up: its caps, exact scores for ranks, and the numbers that models of leaving learn from. Rows from before have none of these. */
export const customerHealthExact: Migration = {
  version: 11,
  name: 'customer-health-exact',
  fingerprint: 'd24966664dc4b28bf58685c107dd827eeed61fd08291f999949d256f01a31f48',
  changes: [
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
