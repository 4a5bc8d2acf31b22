import { addTable } from './changes.js'
import type { Migration } from './migration.js'

/** Puts that hosts write in transactions of their own wait here for the commit, and are applied in the order of their positions. */
export const putInbox: Migration = {
  version: 32,
  name: 'put-inbox',
  fingerprint: '9ff800d1ffe1e910f913da29432faf78a498c7ea199b72a07aa3e1a4c33612d9',
  changes: [
    addTable('put_inbox', {
      scope: 'organization',
      columns: { id: 'uuid', position: 'integer', noun: 'text', items: 'json', origin: 'json' },
      key: ['id'],
      indexes: [{ columns: ['position'] }]
    })
  ]
}
