import { addColumn, addTable } from './changes.js'
import type { Migration } from './migration.js'

/**
 * Facts have a life. What people said of them (judgements) is kept, with the reason, and counts for the pattern (type and kind) that read the fact. Evidence
 * tells what its quote does to the fact, when it was said and when it was learned; what confirms, weakens or ends facts is kept for itself (statements).
 */
export const factsKind: Migration = {
  version: 6,
  name: 'facts-kind',
  fingerprint: 'c3c32d05569aaf1f316fb93dd844d972d2566279a830f74f47e9b6b72c5a7bbe',
  changes: [
    addColumn('facts', 'kind', 'text null'),
    addColumn('facts', 'subject', 'text null'),
    addColumn('fact_evidence', 'effect', 'text null'),
    addColumn('fact_evidence', 'polarity', 'text null'),
    addColumn('fact_evidence', 'confidence', 'number null'),
    addColumn('fact_evidence', 'claimed_status', 'text null'),
    addColumn('fact_evidence', 'stated_at', 'time null'),
    addColumn('fact_evidence', 'learned_at', 'time null'),
    addColumn('fact_changes', 'effect', 'text null'),
    addColumn('fact_changes', 'stated_at', 'time null'),
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
    }),
    addTable('fact_statements', {
      scope: 'organization',
      columns: {
        id: 'uuid',
        statement_key: 'text',
        customer_key: 'text',
        customer_id: 'uuid',
        fact_type: 'text',
        assertion_key: 'text',
        subject: 'text null',
        effect: 'text',
        polarity: 'text null',
        confidence: 'number',
        claimed_status: 'text null',
        stated_at: 'time',
        learned_at: 'time',
        source_type: 'text null',
        source_id: 'text null',
        quote: 'text null',
        segment_position: 'integer null',
        event_ids: 'json null'
      },
      key: ['id'],
      indexes: [
        { columns: ['statement_key'], unique: true },
        { columns: ['customer_id', 'fact_type'] },
        { columns: ['customer_key'] },
        { columns: ['source_type', 'source_id'] }
      ]
    })
  ]
}
