import { Type } from 'typebox'
import { json, nullable, text, time, uuid } from '../columns.js'
import { defineTable } from '../define-table.js'

/** A discount as Stripe's coupons are: a part of the amount, or an amount in minor units off each invoice. Only those of duration `forever` reduce MRR. */
export type StoredDiscount = { percentOff: number; duration: string } | { amountOffCents: number; duration: string }

/** A line of a subscription. `amountCents` is the price of one unit a billing period; text when it has more decimals than a number holds. */
export interface StoredItem {
  amountCents: number | string
  quantity: number
  interval: string
  intervalCount: number
  metered: boolean
  discounts: StoredDiscount[]
}

/**
 * Subscriptions, as the host or its billing provider says they are now. `customer_key` is the customer that was named (a key of
 * domain/identity/keys.ts), `customer_id` the one that it belongs to by all claims so far.
 */
export const subscriptions = defineTable({
  name: 'subscriptions',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    external_id: text(),
    customer_key: text(),
    customer_id: uuid(),
    status: text(),
    currency: text(),
    items: json<StoredItem[]>(),
    discounts: json<StoredDiscount[]>(),
    plan: nullable(text()),
    started_at: time(),
    canceled_at: nullable(time()),
    created_at: time()
  }),
  key: ['id'],
  indexes: [{ columns: ['external_id'], unique: true }, { columns: ['customer_key'] }, { columns: ['customer_id', 'started_at'] }],
  merge: { created_at: 'keep' }
})
