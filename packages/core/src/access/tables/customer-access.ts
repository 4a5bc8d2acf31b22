import { Type } from 'typebox'
import { code, defineTable, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * Who may do what with a customer, as history: one row for each time that a member had a role (OWNER, EDITOR, VIEWER). `ended_at` is null while it
 * holds. A customer's owner stands in `customers.owner_id` too.
 */
export const customerAccess = defineTable({
  name: 'customer_access',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    customer_id: uuid(),
    member_id: text(),
    role: code(),
    granted_by_id: nullable(text()),
    granted_at: time(),
    ended_at: nullable(time()),
    ended_by_id: nullable(text())
  }),
  personal: { member_id: 'person', granted_by_id: 'person', ended_by_id: 'person' },
  key: ['id'],
  indexes: [{ columns: ['customer_id', 'granted_at'] }, { columns: ['member_id', 'customer_id'] }]
})
