import { addIndex } from './changes.js'
import type { Migration } from './migration.js'

/** Lists of customers are narrowed and sorted by health and by renewal, each from an index. */
export const customers: Migration = {
  version: 27,
  name: 'customers',
  fingerprint: 'c6d02351639a9104b7846546d7093c7715bb268ab0eda8e0cf5565dfedb5340d',
  changes: [addIndex('customers', { columns: ['health_score'] }), addIndex('customers', { columns: ['renews_at'] })]
}
