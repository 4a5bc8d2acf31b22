import { addColumn, addTable } from './changes.js'
import type { Migration } from './migration.js'

/** How far a language model has read each source, until when findings of the rules wait for it, and why one was withdrawn. */
export const sourceReadings: Migration = {
  version: 4,
  name: 'source-readings',
  fingerprint: 'e6411f84f36fc917fd9be2cbe7944d65d4978d14f08b3503db67ffba35acc80c',
  changes: [
    addColumn('facts', 'check_due_at', 'time null'),
    addColumn('fact_changes', 'reason', 'text null'),
    addTable('source_readings', {
      scope: 'organization',
      columns: {
        source_id: 'uuid',
        digest: 'text',
        is_history: 'boolean',
        state: 'text',
        windows: 'integer',
        windows_read: 'integer',
        windows_failed: 'integer',
        doubted: 'json',
        places: 'json',
        reason: 'text null',
        due_at: 'time null',
        estimated_tokens: 'integer',
        queued_at: 'time',
        updated_at: 'time'
      },
      key: ['source_id'],
      indexes: [{ columns: ['state', 'is_history'] }]
    })
  ]
}
