import { addTable } from './changes.js'
import type { Migration } from './migration.js'

/** The champions of accounts, and those whom accounts lost: who leaves can only be told by whoever was there. */
export const champions: Migration = {
  version: 21,
  name: 'champions',
  fingerprint: 'f80d2658f497cd3d6a819ce05632527faf7fbebbd00a9af159fdfedf91513659',
  changes: [
    addTable('champions', {
      scope: 'organization',
      columns: {
        id: 'uuid',
        customer_id: 'uuid',
        user_id: 'uuid null',
        basis: 'text',
        active_days: 'integer null',
        status: 'text',
        lost_at: 'time null',
        fact_id: 'uuid null',
        last_active_at: 'time null'
      },
      key: ['id'],
      indexes: [{ columns: ['customer_id'] }, { columns: ['user_id'] }, { columns: ['status', 'lost_at'] }]
    })
  ]
}
