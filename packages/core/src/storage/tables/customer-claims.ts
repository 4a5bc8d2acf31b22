import { Type } from 'typebox'
import { text, time } from '../columns.js'
import { defineTable } from '../define-table.js'

/** "This identity belonged to this customer at this time." */
export const customerClaims = defineTable({
  name: 'customer_claims',
  scope: 'organization',
  row: Type.Object({ identity: text(), at: time(), customer_key: text() }),
  key: ['identity', 'at', 'customer_key'],
  indexes: [{ columns: ['customer_key'] }]
})
