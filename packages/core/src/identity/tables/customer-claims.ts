import { Type } from 'typebox'
import { defineTable, text, time } from '../../storage/index.js'

/**
 * "This identity belonged to this customer at this time", and at `since` too: what a host puts again, when nothing else was said in between, moves `at`
 * on and adds no row. For all other claims the two are one.
 */
export const customerClaims = defineTable({
  name: 'customer_claims',
  scope: 'organization',
  row: Type.Object({ identity: text(), at: time(), customer_key: text(), since: time() }),
  personal: { identity: 'person', customer_key: 'company' },
  key: ['identity', 'at', 'customer_key'],
  indexes: [{ columns: ['customer_key'] }]
})
