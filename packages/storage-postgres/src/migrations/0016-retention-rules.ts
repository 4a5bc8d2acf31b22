import { addTable } from './changes.js'
import type { Migration } from './migration.js'

/** For how many days kinds of data are kept, and what was removed because of it. */
export const retentionRules: Migration = {
  version: 16,
  name: 'retention-rules',
  fingerprint: 'd318296609a017faf742518a740a90a383c836b902eb03308055ec4a329782e6',
  changes: [
    addTable('retention_rules', {
      scope: 'organization',
      columns: { kind: 'text', days: 'integer', updated_at: 'time' },
      key: ['kind'],
      indexes: []
    }),
    addTable('retention_runs', {
      scope: 'organization',
      columns: { id: 'uuid', kinds: 'json', started_at: 'time', ended_at: 'time null' },
      key: ['id'],
      indexes: [{ columns: ['started_at'] }]
    })
  ]
}
