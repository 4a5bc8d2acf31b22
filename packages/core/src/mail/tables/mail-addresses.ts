import { Type } from 'typebox'
import { code, defineTable, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * How a member's address stands: `waiting` for its owner to open the link, `confirmed`, or `disabled` with a `reason` in words. It holds for `email` alone: a
 * member with another address has to confirm that one. `link_id` names the link that confirms it, until the link is used or another one is sent.
 */
export const mailAddresses = defineTable({
  name: 'mail_addresses',
  scope: 'organization',
  row: Type.Object({
    member_id: text(),
    email: text(),
    status: code(),
    reason: nullable(text()),
    link_id: nullable(uuid()),
    link_expires_at: nullable(time()),
    asked_at: nullable(time()),
    confirmed_at: nullable(time()),
    updated_at: time()
  }),
  personal: { member_id: 'person', email: 'person', reason: 'content' },
  key: ['member_id'],
  indexes: [{ columns: ['link_id'], unique: true }]
})
