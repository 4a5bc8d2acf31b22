import { addTable } from './changes.js'
import type { Migration } from './migration.js'

/** Look-backs are kept, with how far they are and what they found. */
export const lookbackRuns: Migration = {
  version: 11,
  name: 'lookback-runs',
  fingerprint: 'ad24f06ecce1029511f9c9865c53608fbc395b7d22cfc4c750382e4e22fa8eaf',
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
