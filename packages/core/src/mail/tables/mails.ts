import { Type } from 'typebox'
import { code, defineTable, integer, json, nullable, text, time, uuid } from '../../storage/index.js'
import type { Letter } from '../letter/letter.js'

/**
 * Mails to members: PENDING -> SENDING -> SENT | FAILED | UNKNOWN (it was handed over, and nobody can tell whether it arrived). One that waits for a new
 * attempt is PENDING again, until `due_at`. `kind` is `confirmation`, `digest`, `endpoint` or `notice`. `letter` is what it says, null for a confirmation; it is
 * removed when the mail or its subscription has ended. `subscription_id` is the digest or the recipient of an endpoint that its link unsubscribes, `link_id` the
 * link that a confirmation holds. `delivery_id` is the message to an endpoint that it carries.
 */
export const mails = defineTable({
  name: 'mails',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    kind: code(),
    member_id: text(),
    email: text(),
    subscription_id: nullable(uuid()),
    link_id: nullable(uuid()),
    delivery_id: nullable(uuid()),
    status: code(),
    letter: nullable(json<Letter>()),
    attempts: integer(),
    error: nullable(text()),
    due_at: time(),
    created_at: time(),
    started_at: nullable(time()),
    ended_at: nullable(time())
  }),
  personal: { member_id: 'person', email: 'person', letter: 'content', error: 'content' },
  key: ['id'],
  indexes: [
    { columns: ['status', 'due_at'] },
    { columns: ['started_at'] },
    { columns: ['ended_at'] },
    { columns: ['member_id', 'created_at'] },
    { columns: ['subscription_id', 'status'] },
    { columns: ['delivery_id'] }
  ]
})
