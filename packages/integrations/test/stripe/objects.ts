import { FakeStripe } from '../../src/testing/fake-stripe.js'

type Json = Record<string, unknown>

/** 2026-01-01T00:00:00Z in seconds. */
export const newYear = 1_767_225_600

let count = 0
const next = (prefix: string) => `${prefix}_${++count}`

/** A price a month, in dollars; `more` changes it. */
export function price(unit: number | string | null, more: Json = {}, recurring: Json = {}): Json {
  const whole = typeof unit === 'number' && Number.isInteger(unit) ? unit : null
  return {
    id: next('price'),
    object: 'price',
    type: 'recurring',
    currency: 'usd',
    product: 'prod_1',
    billing_scheme: 'per_unit',
    unit_amount: whole,
    unit_amount_decimal: unit === null ? null : String(unit),
    tiers_mode: null,
    transform_quantity: null,
    tax_behavior: 'unspecified',
    nickname: null,
    recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed', meter: null, ...recurring },
    ...more
  }
}

export const every = (intervalCount: number, interval: string) => ({ interval, interval_count: intervalCount })

/** A price by tiers, of `[up_to, unit_amount, flat_amount]` each. */
export function tiered(
  mode: string,
  tiers: [number | null, number | string | null, number?][],
  more: Json = {},
  recurring: Json = {}
): Json {
  const steps = tiers.map(([up_to, unit, flat]) => ({
    up_to,
    unit_amount: typeof unit === 'number' ? unit : null,
    unit_amount_decimal: unit === null ? null : String(unit),
    flat_amount: flat ?? null,
    flat_amount_decimal: flat === undefined ? null : String(flat)
  }))
  return price(null, { billing_scheme: 'tiered', tiers_mode: mode, tiers: steps, ...more }, recurring)
}

export function item(itemPrice: Json, quantity?: number, more: Json = {}): Json {
  return {
    id: next('si'),
    object: 'subscription_item',
    price: itemPrice,
    ...(quantity !== undefined && { quantity }),
    discounts: [],
    tax_rates: [],
    ...more
  }
}

/** A coupon; forever unless `more` says otherwise. */
export function coupon(said: Json): Json {
  return { id: next('coupon'), object: 'coupon', duration: 'forever', currency: null, percent_off: null, amount_off: null, ...said }
}

export const percent = (percent_off: number, more: Json = {}) => coupon({ percent_off, ...more })
export const amount = (amount_off: number, more: Json = {}) => coupon({ amount_off, currency: 'usd', ...more })

/** A discount as newer versions have it. */
export const discount = (of: Json): Json => ({ id: next('di'), object: 'discount', source: { type: 'coupon', coupon: of } })
/** A discount as versions before 2025-09 have it. */
export const oldDiscount = (of: Json): Json => ({ id: next('di'), object: 'discount', coupon: of })

export const tax = (percentage: number, inclusive?: boolean): Json => ({
  id: next('txr'),
  object: 'tax_rate',
  percentage,
  rate_type: 'percentage',
  ...(inclusive !== undefined && { inclusive })
})

/** An active subscription of `cus_1`. */
export function subscription(items: Json[], more: Json = {}): Json {
  return {
    id: next('sub'),
    object: 'subscription',
    customer: 'cus_1',
    status: 'active',
    currency: 'usd',
    created: newYear,
    start_date: newYear,
    canceled_at: null,
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    trial_end: null,
    pause_collection: null,
    discounts: [],
    default_tax_rates: [],
    schedule: null,
    pending_update: null,
    items: { object: 'list', data: items, has_more: false },
    ...more
  }
}

/** An invoice that was paid. */
export function invoice(of: Json, amount_paid: number, more: Json = {}): Json {
  return {
    id: next('in'),
    object: 'invoice',
    customer: of.customer,
    status: 'paid',
    currency: of.currency,
    amount_paid,
    created: newYear,
    number: 'A-1',
    parent: { type: 'subscription_details', subscription_details: { subscription: of.id } },
    status_transitions: { paid_at: newYear + 60 },
    ...more
  }
}

/** An account with these subscriptions, and with the prices and coupons that they name: these are objects within them. */
export function accountWith(subscriptions: Json[], customer: Json = {}, invoices: Json[] = []): FakeStripe {
  const stripe = new FakeStripe()
  stripe.put('customers', {
    id: 'cus_1',
    name: 'Acme',
    email: 'billing@acme.test',
    metadata: {},
    created: newYear,
    currency: 'usd',
    ...customer
  })
  stripe.put('products', { id: 'prod_1', name: 'Team' })
  stripe.put('products', { id: 'prod_2', name: 'Storage' })
  for (const each of [...subscriptions, customer]) keepParts(stripe, each)
  for (const each of subscriptions) stripe.put('subscriptions', each)
  for (const each of invoices) stripe.put('invoices', each)
  return stripe
}

/** Keeps prices and coupons as objects of their own. */
function keepParts(stripe: FakeStripe, value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  const fields: Json = { ...value }
  if (fields.object === 'price') stripe.put('prices', fields)
  if (fields.object === 'coupon') stripe.put('coupons', fields)
  for (const each of Object.values(fields)) keepParts(stripe, each)
}
