import { addTable } from './changes.js'
import type { Migration } from './migration.js'

/** The audit log is a chain of hashes: each entry has its place, and what waits for one stands apart. */
export const auditPending: Migration = {
  version: 17,
  name: 'audit-pending',
  fingerprint: '77837af07db41efb0dbbd4c0bd0f1df85af8fa622db26d6132dcaf81eb3501c0',
  changes: [
    addTable('audit_pending', {
      scope: 'organization',
      columns: { entry_id: 'uuid', number: 'integer' },
      key: ['entry_id'],
      indexes: [{ columns: ['number'] }]
    }),
    addTable('audit_seals', {
      scope: 'organization',
      columns: { entry_id: 'uuid', position: 'integer', previous_hash: 'text', hash: 'text', parts: 'json' },
      key: ['entry_id'],
      indexes: [{ columns: ['position'], unique: true }]
    })
  ]
}
