import { addColumn, addTable } from './changes.js'
import type { Migration } from './migration.js'

/** People confirm and dismiss facts: what they said is kept, with the reason, and counts for the pattern (type and kind) that read the fact. */
export const factsKind: Migration = {
  version: 4,
  name: 'facts-kind',
  fingerprint: 'b91d2a839da581ec9c8c110bb6a43423cd3d6d5fa5424e57f8d05bfa337433df',
  changes: [
    addColumn('facts', 'kind', 'text null'),
    addColumn('fact_changes', 'reason', 'text null'),
    addTable('fact_judgements', {
      scope: 'organization',
      columns: {
        id: 'uuid',
        customer_key: 'text',
        customer_id: 'uuid',
        fact_type: 'text',
        kind: 'text null',
        assertion_key: 'text',
        statements: 'json',
        verdict: 'text',
        reason: 'text null',
        actor_id: 'text null',
        at: 'time',
        is_learned: 'boolean'
      },
      key: ['id'],
      indexes: [
        { columns: ['customer_key', 'assertion_key'], unique: true },
        { columns: ['customer_id', 'fact_type'] },
        { columns: ['fact_type', 'kind'] }
      ]
    })
  ]
}
