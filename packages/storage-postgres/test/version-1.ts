import { readFileSync } from 'node:fs'

/** The dump of a database of version 1, as SQL that makes the schema of this name. */
export function dumpOfVersion1(schema = 'rapport'): string {
  return readFileSync(new URL('./dumps/version-1.sql', import.meta.url), 'utf8').replaceAll('"rapport"', `"${schema}"`)
}

/** The columns that version 2 names anew, by table. */
export const renamedColumns: { readonly [table: string]: { readonly [before: string]: string } } = {
  agent_steps: { place: 'position', said: 'messages' },
  attention_phrasings: { said_digest: 'content_digest' },
  customer_identities: { home_id: 'original_id' },
  customers: { event_seen_at: 'first_event_at', record_seen_at: 'first_record_at' },
  facts: { said_status: 'reported_status' },
  hook_deliveries: { told: 'event' },
  identities: { home_id: 'original_id' },
  integration_streams: { walk: 'full_sync' },
  provider_records: { said: 'content', said_at: 'changed_at', walk: 'full_sync' },
  users: { mixed_customers: 'has_multiple_customers', said_inactive_at: 'reported_inactive_at' },
  visitors: { mixed: 'has_multiple_identities' }
}
