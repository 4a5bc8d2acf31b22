import { addColumn, addTable } from './changes.js'
import type { Migration } from './migration.js'

/** Rows of customers say what lists are narrowed by, and their tags; customers and people are in segments; lists are saved as views. */
export const customersHealthScore: Migration = {
  version: 26,
  name: 'customers-health-score',
  fingerprint: '1c6596bd72297dd8ee110ed74b16b801b21792071a97816ff215aae5ac6d79c6',
  changes: [
    addColumn('customers', 'health_score', 'integer null'),
    addColumn('customers', 'health_change', 'integer null'),
    addColumn('customers', 'assessment', 'text null'),
    addColumn('customers', 'renews_at', 'time null'),
    addColumn('customers', 'tags', 'json null'),
    addColumn('customers', 'segments', 'json null'),
    addColumn('users', 'segments', 'json null'),
    addTable('segments', {
      scope: 'organization',
      columns: {
        id: 'uuid',
        subject: 'text',
        name: 'text',
        name_key: 'text',
        description: 'text null',
        filter: 'json',
        version: 'integer',
        created_by_id: 'text null',
        created_at: 'time',
        updated_at: 'time',
        filled_at: 'time null',
        archived_at: 'time null'
      },
      key: ['id'],
      indexes: [{ columns: ['created_at'] }]
    }),
    addTable('segment_changes', {
      scope: 'organization',
      columns: { id: 'uuid', segment_id: 'uuid', customer_id: 'uuid null', user_id: 'uuid null', entered: 'boolean', at: 'time' },
      key: ['id'],
      indexes: [{ columns: ['segment_id', 'at'] }, { columns: ['customer_id'] }, { columns: ['user_id'] }]
    }),
    addTable('saved_views', {
      scope: 'organization',
      columns: {
        id: 'uuid',
        subject: 'text',
        name: 'text',
        owner_id: 'text null',
        shared: 'boolean',
        pinned: 'boolean',
        definition: 'json',
        version: 'integer',
        created_at: 'time',
        updated_at: 'time'
      },
      key: ['id'],
      indexes: [{ columns: ['created_at'] }]
    })
  ]
}
