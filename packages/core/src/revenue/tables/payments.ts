import { Type } from 'typebox'
import { code, defineTable, integer, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * Money that customers have paid, by the billing system's own id, in minor units of `currency`. `customer_key` is the customer that was named (a key of
 * identity/rules/keys.ts), `customer_id` the one that it belongs to by all claims so far. `subscription_external_id` says what it was for.
 */
export const payments = defineTable({
  name: 'payments',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    external_id: text(),
    customer_key: text(),
    customer_id: uuid(),
    subscription_external_id: nullable(text()),
    amount_cents: integer(),
    currency: code(),
    paid_at: time(),
    created_at: time()
  }),
  personal: { external_id: 'company', customer_key: 'company', subscription_external_id: 'company' },
  key: ['id'],
  indexes: [
    { columns: ['external_id'], unique: true },
    { columns: ['customer_key'] },
    { columns: ['customer_id', 'paid_at'] },
    { columns: ['subscription_external_id'] }
  ],
  merge: { created_at: 'keep' }
})
