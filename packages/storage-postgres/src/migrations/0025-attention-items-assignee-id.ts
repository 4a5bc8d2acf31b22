import { addColumn, addIndex, addTable } from './changes.js'
import type { Migration } from './migration.js'

/** Notes and tasks of members, and who looks at attention items until when they are snoozed. */
export const attentionItemsAssigneeId: Migration = {
  version: 25,
  name: 'attention-items-assignee-id',
  fingerprint: '07b666accebe2e72f1bd712076d57a6d9ec88e146fccddc809e39f824d6bb838',
  changes: [
    addColumn('attention_items', 'assignee_id', 'text null'),
    addColumn('attention_items', 'snoozed_until', 'time null'),
    addIndex('attention_items', { columns: ['assignee_id', 'status', 'list_position'] }),
    addTable('notes', {
      scope: 'organization',
      columns: {
        id: 'uuid',
        customer_id: 'uuid null',
        user_id: 'uuid null',
        body: 'text',
        mentions: 'json',
        author_id: 'text null',
        version: 'integer',
        created_at: 'time',
        updated_at: 'time',
        updated_by: 'text null'
      },
      key: ['id'],
      indexes: [{ columns: ['customer_id', 'created_at'] }, { columns: ['user_id', 'created_at'] }, { columns: ['created_at'] }]
    }),
    addTable('tasks', {
      scope: 'organization',
      columns: {
        id: 'uuid',
        title: 'text',
        details: 'text null',
        status: 'text',
        due_on: 'text null',
        assignee_id: 'text null',
        customer_id: 'uuid null',
        user_id: 'uuid null',
        origin: 'text',
        origin_id: 'uuid null',
        list_position: 'integer',
        version: 'integer',
        created_at: 'time',
        created_by: 'text null',
        updated_at: 'time',
        updated_by: 'text null',
        done_at: 'time null',
        done_by: 'text null'
      },
      key: ['id'],
      indexes: [
        { columns: ['status', 'list_position'] },
        { columns: ['assignee_id', 'status', 'list_position'] },
        { columns: ['customer_id', 'status'] },
        { columns: ['user_id'] }
      ]
    })
  ]
}
