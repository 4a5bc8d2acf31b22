import { addTable } from './changes.js'
import type { Migration } from './migration.js'

/** SQL is saved with a name, its parameters and its versions, and dashboards arrange tiles. */
export const savedQueries: Migration = {
  version: 28,
  name: 'saved-queries',
  fingerprint: 'b41d70be8a22640a7c771de668a5a90bf81c9762ee7d974c0b958ae16e7befd8',
  changes: [
    addTable('saved_queries', {
      scope: 'organization',
      columns: {
        id: 'uuid',
        name: 'text',
        description: 'text null',
        sql: 'text',
        parameters: 'json',
        owner_id: 'text null',
        shared: 'boolean',
        version: 'integer',
        created_at: 'time',
        updated_at: 'time',
        archived_at: 'time null'
      },
      key: ['id'],
      indexes: [{ columns: ['created_at'] }]
    }),
    addTable('saved_query_versions', {
      scope: 'organization',
      columns: {
        query_id: 'uuid',
        version: 'integer',
        name: 'text',
        description: 'text null',
        sql: 'text',
        parameters: 'json',
        saved_by_id: 'text null',
        saved_at: 'time'
      },
      key: ['query_id', 'version'],
      indexes: []
    }),
    addTable('dashboards', {
      scope: 'organization',
      columns: {
        id: 'uuid',
        name: 'text',
        owner_id: 'text null',
        shared: 'boolean',
        tiles: 'json',
        version: 'integer',
        created_at: 'time',
        updated_at: 'time'
      },
      key: ['id'],
      indexes: [{ columns: ['created_at'] }]
    })
  ]
}
