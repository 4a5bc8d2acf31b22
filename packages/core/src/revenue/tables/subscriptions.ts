import { Type } from 'typebox'
import { boolean, code, defineTable, json, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * A discount as Stripe's coupons are: a part of the amount, or an amount in minor units off each invoice. Only those of duration `forever` reduce MRR.
 * With `products` it counts on the items of these products only.
 */
export type StoredDiscount = ({ percentOff: number } | { amountOffCents: number }) & { duration: string; products?: string[] }

/** Minor units; text when they have more decimals than a number holds. */
type Amount = number | string

/** A step of a price by quantity, up to and including `upTo` units; null for all further ones. */
export interface StoredTier {
  upTo: number | null
  unitAmountCents: Amount
  flatAmountCents: Amount
}

/**
 * A line of a subscription. `amountCents` is the price of one unit a billing period, or of one package; null where `tiers` tell it,
 * or where nobody does, of a metered one. `includedTaxRates` are the percentages of taxes within the price.
 */
export interface StoredItem {
  amountCents: Amount | null
  quantity: number
  interval: string
  intervalCount: number
  metered: boolean
  discounts: StoredDiscount[]
  product?: string
  tiers?: StoredTier[]
  tiersMode?: string
  packageSize?: number
  packageRound?: string
  includedTaxRates?: Amount[]
}

/**
 * What a subscription came to from a UTC day on, until the next stretch. `amount` is its monthly value as an exact fraction of minor units, `counts` whether
 * it is part of MRR, `billing` what it says of its customer, `isOver` whether it had ended.
 */
export interface StoredStretch {
  day: number
  amount: string
  currency: string
  plan: string | null
  counts: boolean
  billing: string | null
  isOver: boolean
}

/**
 * Subscriptions, as the host or its billing provider says they are now. `customer_key` is the customer that was named (a key of
 * identity/rules/keys.ts), `customer_id` the one that it belongs to by all claims so far. `cancel_at` and
 * `cancel_at_period_end` say that it will end. `ever_paid` is what was said of it (null: not known), and
 * `has_payments` whether `payments` knows of money for it. `history` is what it came to so far, the oldest first, as far as that is known; null for
 * subscriptions that were put before histories were kept.
 */
export const subscriptions = defineTable({
  name: 'subscriptions',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    external_id: text(),
    customer_key: text(),
    customer_id: uuid(),
    status: code(),
    currency: code(),
    items: json<StoredItem[]>(),
    discounts: json<StoredDiscount[]>(),
    plan: nullable(text()),
    started_at: time(),
    canceled_at: nullable(time()),
    current_period_start: nullable(time()),
    current_period_end: nullable(time()),
    cancel_at: nullable(time()),
    cancel_at_period_end: nullable(boolean()),
    ever_paid: nullable(boolean()),
    has_payments: boolean(),
    history: nullable(json<StoredStretch[]>()),
    created_at: time()
  }),
  personal: { external_id: 'company', customer_key: 'company', items: 'content', discounts: 'content', history: 'content', plan: 'none' },
  key: ['id'],
  indexes: [{ columns: ['external_id'], unique: true }, { columns: ['customer_key'] }, { columns: ['customer_id', 'started_at'] }],
  merge: { created_at: 'keep' }
})
