import { addColumn, addIndex, addTable } from './changes.js'
import type { Migration } from './migration.js'

/** Endpoints can write to members: who they are is kept, and a mail knows the message that it carries. */
export const mailsDeliveryId: Migration = {
  version: 33,
  name: 'mails-delivery-id',
  fingerprint: 'd8f7e2026d42c97665f29dfe66b52ba1a38629a494d62c7633489f3c2531fa50',
  changes: [
    addColumn('mails', 'delivery_id', 'uuid null'),
    addIndex('mails', { columns: ['delivery_id'] }),
    addTable('endpoint_recipients', {
      scope: 'organization',
      columns: { id: 'uuid', endpoint_id: 'uuid', member_id: 'text', unsubscribed_at: 'time null', created_at: 'time' },
      key: ['id'],
      indexes: [{ columns: ['endpoint_id', 'member_id'], unique: true }, { columns: ['member_id'] }]
    })
  ]
}
