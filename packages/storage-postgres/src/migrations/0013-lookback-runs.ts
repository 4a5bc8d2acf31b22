import { addTable } from './changes.js'
import type { Migration } from './migration.js'

/** Look-backs are kept, with how far they are and what they found. */
export const lookbackRuns: Migration = {
  version: 13,
  name: 'lookback-runs',
  fingerprint: '80729f560bfa4605d6c731787a84eb8d8120c56fba59db81bfa94868c7cf853a',
  changes: [
    addTable('lookback_runs', {
      scope: 'organization',
      columns: {
        id: 'uuid',
        settings: 'json',
        status: 'text',
        period_start: 'time',
        period_end: 'time',
        looked_at: 'integer',
        customers: 'integer',
        progress: 'json null',
        result: 'json null',
        created_at: 'time',
        finished_at: 'time null'
      },
      key: ['id'],
      indexes: [{ columns: ['created_at'] }]
    })
  ]
}
