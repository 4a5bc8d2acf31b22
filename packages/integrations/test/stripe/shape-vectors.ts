import type { StripeVector } from './mrr-vectors.js'
import { every, invoice, item, newYear, oldDiscount, percent, price, subscription, tiered } from './objects.js'

type Json = Record<string, unknown>

const of = (name: string, mrr: StripeVector['mrr'], items: Json[], more: Json = {}, billing = 'PAYING'): StripeVector => ({
  name,
  mrr,
  billing,
  subscriptions: [subscription(items, more)]
})

const team = (more: Json = {}) => item(price(10_000), 1, more)
const plan = (said: Json): Json => ({
  id: 'plan_1',
  object: 'plan',
  currency: 'usd',
  interval: 'month',
  interval_count: 1,
  product: 'prod_1',
  billing_scheme: 'per_unit',
  usage_type: 'licensed',
  ...said
})
const withoutCurrency = ({ currency, ...rest }: Json): Json => rest
/** A price by use that the account has no object of, so that nobody tells its tiers. */
const unknownTiers = { ...tiered('graduated', [], { tiers: undefined }, { usage_type: 'metered' }), object: 'unlisted' }
const onlyDiscount = oldDiscount(percent(20))
const gone = subscription([team()], { status: 'canceled', ended_at: newYear + 9, canceled_at: newYear + 9 })

/** Vectors of shapes: what older versions tell in other places, what only names something, what is not told at all. By hand, in minor units. */
export const shapeVectors: readonly StripeVector[] = [
  // Older versions
  of('a plan in place of items', 10_000, [], { items: undefined, plan: plan({ amount: 2500 }), quantity: 4 }),
  of('an item with a plan alone', 2083, [{ id: 'si_1', quantity: 1, plan: plan({ amount: 25_000, interval: 'year' }) }]), // 2083.33
  of('a plan with decimals', 4, [{ id: 'si_2', quantity: 3, plan: plan({ amount: null, amount_decimal: '1.25' }) }]), // 3.75
  of('a plan of packages', 2000, [
    { id: 'si_3', quantity: 12, plan: plan({ amount: 1000, transform_usage: { divide_by: 10, round: 'up' } }) }
  ]),
  of('a plan of tiers', 4500, [
    { id: 'si_4', quantity: 5, plan: plan({ billing_scheme: 'tiered', tiers_mode: 'volume', tiers: [{ up_to: null, unit_amount: 900 }] }) }
  ]),
  of('a price that leaves its period to the plan', 833, [
    item(price(10_000, { recurring: null }), 1, { plan: plan({ amount: 10_000, interval: 'year' }) })
  ]), // 833.33
  { ...of('no currency but that of the price', 10_000, []), subscriptions: [withoutCurrency(subscription([team()]))] },
  of('a discount, and its id among the newer ones', 8000, [team()], { discounts: [onlyDiscount.id], discount: onlyDiscount }),
  of('a discount that stands in both places counts once', 8000, [team()], { discounts: [onlyDiscount], discount: onlyDiscount }),
  {
    name: 'an invoice that names its subscription beside the rest',
    mrr: 0,
    billing: 'CHURNED',
    subscriptions: [gone],
    invoices: [invoice(gone, 500, { parent: undefined, subscription: gone.id })]
  },

  // What is not told
  of('no amount of what is billed by use', 10_000, [team(), item(unknownTiers)]),
  of('only what is billed by use, whose price nobody tells', 0, [item(unknownTiers)]),
  of('only what is billed by use, for nothing', 0, [item(price(0, {}, { usage_type: 'metered' }))], {}, 'NONE'),
  of('an item that is paid once', 10_000, [team(), item(price(5000, { type: 'one_time', recurring: null }), 1)]),
  of('no items', 0, []),

  // Many
  of(
    'more items than a page of them has',
    12_000,
    Array.from({ length: 120 }, () => item(price(100), 1))
  ),
  {
    name: 'many subscriptions',
    mrr: 2500,
    billing: 'PAYING',
    subscriptions: Array.from({ length: 25 }, () => subscription([item(price(100), 1)]))
  },
  {
    name: 'halves of several subscriptions are rounded once',
    mrr: 1,
    billing: 'PAYING',
    subscriptions: [1, 2].map(() => subscription([item(price(6, {}, every(1, 'year')), 1)])) // 0.5 + 0.5
  },

  // States that look like others
  of('a trial whose end lies behind', 0, [team()], { status: 'trialing', trial_end: newYear + 1 }, 'TRIALING'),
  of('active, with dates of an end', 10_000, [team()], { ended_at: newYear + 1, canceled_at: newYear + 1, cancel_at: newYear + 1 }),
  of('no seats beside the flat amount of a first tier', 1000, [
    item(
      tiered('graduated', [
        [10, 100, 1000],
        [null, 80]
      ]),
      0
    )
  ]),
  of('packages, none of them full', 0, [item(price(500, { transform_quantity: { divide_by: 10, round: 'down' } }), 9)], {}, 'NONE'),
  of('a currency that Stripe alone still bills in', 700_000, [item(price(700_000, { currency: 'std' }), 1)], { currency: 'std' })
]
