import { addColumn, addTable } from './changes.js'
import type { Migration } from './migration.js'

/**
 * Customers have terms, with what was known of each and when. Subscriptions tell their billing period and whether they end with it, as terms and their
 * outcomes follow from that.
 */
export const terms: Migration = {
  version: 10,
  name: 'terms',
  fingerprint: '4c9192f16d70169e8cb952c2b5c85ef988f951162f9b8c7979a6f3b278ec0b1d',
  changes: [
    addColumn('subscriptions', 'current_period_start', 'time null'),
    addColumn('subscriptions', 'current_period_end', 'time null'),
    addColumn('subscriptions', 'cancel_at', 'time null'),
    addColumn('subscriptions', 'cancel_at_period_end', 'boolean null'),
    addTable('terms', {
      scope: 'organization',
      columns: {
        id: 'uuid',
        origin: 'text',
        external_id: 'text',
        source: 'text',
        source_key: 'text null',
        customer_key: 'text',
        customer_id: 'uuid',
        starts_at: 'time',
        ends_at: 'time null',
        notice_at: 'time null',
        amount_cents: 'integer null',
        currency: 'text null',
        auto_renews: 'boolean',
        is_rolling: 'boolean',
        has_ended: 'boolean',
        period_starts_at: 'time null',
        base_cents: 'integer null',
        put_outcome: 'text null',
        put_reason: 'text null',
        set_outcome: 'text null',
        set_reason: 'text null',
        outcome: 'text null',
        outcome_reason: 'text null',
        outcome_by: 'text null',
        outcome_at: 'time null',
        outcome_learned_at: 'time null',
        settles_at: 'time null',
        removed_at: 'time null',
        version: 'integer',
        created_at: 'time',
        updated_at: 'time'
      },
      key: ['id'],
      indexes: [
        { columns: ['origin', 'external_id'], unique: true },
        { columns: ['origin', 'source_key'] },
        { columns: ['customer_key'] },
        { columns: ['customer_id', 'starts_at'] },
        { columns: ['starts_at'] },
        { columns: ['settles_at'] },
        { columns: ['outcome', 'outcome_at'] }
      ]
    }),
    addTable('term_versions', {
      scope: 'organization',
      columns: {
        term_id: 'uuid',
        version: 'integer',
        known_at: 'time',
        starts_at: 'time',
        ends_at: 'time null',
        notice_at: 'time null',
        amount_cents: 'integer null',
        currency: 'text null',
        auto_renews: 'boolean',
        is_rolling: 'boolean',
        has_ended: 'boolean',
        outcome: 'text null',
        outcome_reason: 'text null',
        outcome_by: 'text null',
        outcome_at: 'time null',
        outcome_learned_at: 'time null',
        is_removed: 'boolean'
      },
      key: ['term_id', 'version'],
      indexes: [{ columns: ['known_at'] }]
    })
  ]
}
