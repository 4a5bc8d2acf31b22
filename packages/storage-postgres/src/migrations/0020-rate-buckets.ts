import { addTable } from './changes.js'
import type { Migration } from './migration.js'

/** All processes on a database can share the rate limits: a bucket of tokens for each public key. */
export const rateBuckets: Migration = {
  version: 20,
  name: 'rate-buckets',
  fingerprint: 'f7b7cc262641c3458a63219ee5181d656864af7e719349c8631c3db727d7f55e',
  changes: [
    addTable('rate_buckets', {
      scope: 'directory',
      columns: { key: 'text', tokens: 'number', refilled_at: 'number', taken: 'boolean' },
      key: ['key'],
      indexes: []
    })
  ]
}
