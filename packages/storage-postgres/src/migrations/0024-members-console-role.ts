import { addColumn, addIndex, addTable } from './changes.js'
import type { Migration } from './migration.js'

/** Members get a role in the console; people sign in there by one-time links, and have sessions. */
export const membersConsoleRole: Migration = {
  version: 24,
  name: 'members-console-role',
  fingerprint: 'c29363f069dd8995543600b5f8fffb7aa0dc1a20e0bbeac087d497cb54c59f9b',
  changes: [
    addColumn('members', 'console_role', 'text null'),
    addIndex('members', { columns: ['console_role'] }),
    addTable('console_links', {
      scope: 'organization',
      columns: {
        id: 'uuid',
        kind: 'text',
        digest: 'text',
        email: 'text',
        name: 'text null',
        role: 'text',
        member_id: 'text null',
        created_by_id: 'text null',
        created_at: 'time',
        expires_at: 'time',
        used_at: 'time null',
        withdrawn_at: 'time null'
      },
      key: ['id'],
      indexes: [{ columns: ['digest'], unique: true }, { columns: ['created_at'] }]
    }),
    addTable('console_sessions', {
      scope: 'organization',
      columns: { id: 'uuid', digest: 'text', member_id: 'text', user_agent: 'text', created_at: 'time', last_used_at: 'time' },
      key: ['id'],
      indexes: [{ columns: ['digest'], unique: true }, { columns: ['member_id'] }, { columns: ['last_used_at'] }]
    })
  ]
}
