import { Type } from 'typebox'
import { boolean, json, nullable, text, time, uuid } from '../columns.js'
import { defineTable, type StampedMap } from '../define-table.js'

/**
 * Every customerId and company domain that was ever named. `home_id` is the customer it is by itself, `customer_id` the one it belongs to now
 * (a domain belongs to the customerId that owns it). `domain` is the explicit domain trait of a customerId, said last at `domain_at`;
 * `contested` says of a domain key that users of several customerIds have emails there.
 */
export const customerIdentities = defineTable({
  name: 'customer_identities',
  scope: 'organization',
  row: Type.Object({
    customer_key: text(),
    home_id: uuid(),
    customer_id: uuid(),
    domain: nullable(text()),
    domain_at: nullable(time()),
    contested: boolean(),
    traits: json<StampedMap>()
  }),
  key: ['customer_key'],
  indexes: [{ columns: ['customer_id'] }, { columns: ['domain'] }],
  merge: { home_id: 'keep' }
})
