import { Type } from 'typebox'
import { defineTable, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * The members whom an endpoint of the kind `email` writes to. One who has unsubscribed stays, so that nobody else makes them a recipient of this endpoint
 * again. Whether the address is confirmed stands in `mail_addresses`.
 */
export const endpointRecipients = defineTable({
  name: 'endpoint_recipients',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    endpoint_id: uuid(),
    member_id: text(),
    unsubscribed_at: nullable(time()),
    created_at: time()
  }),
  personal: { member_id: 'person' },
  key: ['id'],
  indexes: [{ columns: ['endpoint_id', 'member_id'], unique: true }, { columns: ['member_id'] }]
})
