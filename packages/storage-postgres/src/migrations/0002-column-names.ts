import { renameColumn, renameTable } from './changes.js'
import type { Migration } from './migration.js'

/** Columns, and a table, get names that say what they hold. */
export const columnNames: Migration = {
  version: 2,
  name: 'column-names',
  fingerprint: '743d50dbb6d8741ae50fff3cfb029b9a799aa2ccc698241aebf5711416443dd0',
  changes: [
    renameColumn('agent_runs', 'begun_at', 'started_at'),
    renameColumn('agent_steps', 'place', 'position'),
    renameColumn('agent_steps', 'said', 'messages'),
    renameColumn('attention_phrasings', 'said_digest', 'content_digest'),
    renameTable('automation_reaches', 'automation_cooldowns'),
    renameColumn('customer_identities', 'home_id', 'original_id'),
    renameColumn('customers', 'event_seen_at', 'first_event_at'),
    renameColumn('customers', 'record_seen_at', 'first_record_at'),
    renameColumn('deliveries', 'place', 'position'),
    renameColumn('facts', 'said_status', 'reported_status'),
    renameColumn('hook_deliveries', 'told', 'event'),
    renameColumn('hook_registrations', 'seen_at', 'last_seen_at'),
    renameColumn('identities', 'home_id', 'original_id'),
    renameColumn('integration_credentials', 'sealed', 'ciphertext'),
    renameColumn('integration_sessions', 'begun_by', 'started_by'),
    renameColumn('integration_sessions', 'begun_by_member', 'started_by_member'),
    renameColumn('integration_streams', 'walk', 'full_sync'),
    renameColumn('jobs', 'asked', 'trigger_count'),
    renameColumn('provider_records', 'said', 'content'),
    renameColumn('provider_records', 'said_at', 'changed_at'),
    renameColumn('provider_records', 'walk', 'full_sync'),
    renameColumn('users', 'mixed_customers', 'has_multiple_customers'),
    renameColumn('users', 'said_inactive_at', 'reported_inactive_at'),
    renameColumn('visitors', 'mixed', 'has_multiple_identities')
  ]
}
