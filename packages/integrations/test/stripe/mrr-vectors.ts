import { type accountWith, amount, discount, every, invoice, item, newYear, percent, price, subscription, tiered } from './objects.js'

type Json = Record<string, unknown>

/** What a Stripe account has of a customer, and what svc_get_customer has to say of it. */
export interface StripeVector {
  name: string
  /** `currentMrr`, or the status that says why there is none. */
  mrr: number | 'mixed_currency' | 'unavailable'
  billing: string
  subscriptions: Json[]
  /** Fields of the customer. */
  customer?: Json
  invoices?: Json[]
  /** What of the account is otherwise. */
  adjust?: (stripe: ReturnType<typeof accountWith>) => void
}

const of = (name: string, mrr: StripeVector['mrr'], items: Json[], more: Json = {}, billing = 'PAYING'): StripeVector => ({
  name,
  mrr,
  billing,
  subscriptions: [subscription(items, more)]
})

const team = () => item(price(10_000), 1)
const steps: [number | null, number, number?][] = [
  [5, 1000],
  [10, 800, 500],
  [null, 600, 700]
]
const ended = (status: string, paid: number[], more: Json = {}): StripeVector => {
  const gone = subscription([team()], { status, ended_at: newYear + 86_400, canceled_at: newYear + 86_400, ...more })
  const name = `${status}, with invoices of ${paid.join(' and ') || 'none'}`
  return {
    name,
    mrr: 0,
    subscriptions: [gone],
    billing: paid.some((each) => each > 0) ? 'CHURNED' : 'NONE',
    invoices: paid.map((each) => invoice(gone, each))
  }
}

/** Vectors of periods, quantities, tiers and statuses. Figures are worked out by hand, in minor units. */
export const mrrVectors: readonly StripeVector[] = [
  // Periods
  of('monthly', 10_000, [team()]),
  of('yearly is a twelfth', 10_000, [item(price(120_000, {}, every(1, 'year')), 1)]),
  of('every two years', 5000, [item(price(120_000, {}, every(2, 'year')), 1)]), // 120,000 / 24
  of('every three months', 3333, [item(price(10_000, {}, every(3, 'month')), 1)]), // 3333.33
  of('every six months', 1667, [item(price(10_000, {}, every(6, 'month')), 1)]), // 1666.67
  of('weekly: 52 a year', 4333, [item(price(1000, {}, every(1, 'week')), 1)]), // 52,000 / 12 = 4333.33
  of('every two weeks', 2167, [item(price(1000, {}, every(2, 'week')), 1)]), // 26,000 / 12 = 2166.67
  of('daily: 365 a year', 3042, [item(price(100, {}, every(1, 'day')), 1)]), // 36,500 / 12 = 3041.67
  of('every thirty days', 1014, [item(price(1000, {}, every(30, 'day')), 1)]), // 365,000 / 360 = 1013.89
  of('monthly and yearly items', 3000, [item(price(2000), 1), item(price(12_000, {}, every(1, 'year')), 1)]),
  of(
    'three thirds of a cent are rounded once',
    1,
    [1, 2, 3].map(() => item(price(1, {}, every(3, 'month')), 1))
  ),
  of('a half goes up', 1, [item(price(6, {}, every(1, 'year')), 1)]), // 0.5

  // Quantities
  of('seats', 12_500, [item(price(2500), 5)]),
  of('no quantity is one', 2500, [item(price(2500))]),
  of('no seats', 0, [item(price(2500), 0)], {}, 'NONE'),
  of('items add up', 13_500, [team(), item(price(700), 5)]),
  of(
    'more items than come with a subscription',
    12_000,
    Array.from({ length: 12 }, () => item(price(1000), 1))
  ),
  of('metered items do not count', 10_000, [team(), item(price(50, {}, { usage_type: 'metered' }))]),
  of('a meter makes an item metered', 0, [item(price(50, {}, { usage_type: 'licensed', meter: 'mtr_1' }), 3)]),
  of('nothing is free', 0, [item(price(0), 1)], {}, 'NONE'),

  // Decimals
  of('tenths of a cent', 2, [item(price('0.05'), 30)]), // 1.5
  of('half a cent', 101, [item(price('100.5'), 1)]),
  of('twelve decimals', 1_000_000, [item(price('0.000999999999'), 1_000_000_000)]), // 999,999.999

  // Tiers and packages
  of('graduated, within the first tier', 3000, [item(tiered('graduated', steps), 3)]),
  of('graduated, into the second', 6300, [item(tiered('graduated', steps), 6)]), // 5000 + 800 + 500
  of('graduated, into the last', 11_400, [item(tiered('graduated', steps), 12)]), // 5000 + 4000 + 500 + 1200 + 700
  of('graduated, to the end of a tier', 9500, [item(tiered('graduated', steps), 10)]),
  of('volume, at the first price', 5000, [item(tiered('volume', steps), 5)]),
  of('volume, at the second', 5300, [item(tiered('volume', steps), 6)]), // 4800 + 500
  of('volume, at the last', 7900, [item(tiered('volume', steps), 12)]), // 7200 + 700
  of('a tier of a flat amount only', 900, [
    item(
      tiered('volume', [
        [10, null, 900],
        [null, 50]
      ]),
      7
    )
  ]),
  of('yearly tiers', 950, [item(tiered('graduated', steps, {}, every(1, 'year')), 12)]), // 11,400 / 12
  of('tiers with decimals', 16, [
    item(
      tiered('graduated', [
        [10, '1.25'],
        [null, '0.5']
      ]),
      17
    )
  ]), // 12.5 + 3.5
  of('metered tiers do not count', 10_000, [team(), item(tiered('graduated', steps, {}, { usage_type: 'metered' }))]),
  of('packages, a part of one is a whole', 1500, [item(price(500, { transform_quantity: { divide_by: 5, round: 'up' } }), 11)]),
  of('packages, a part of one is nothing', 1000, [item(price(500, { transform_quantity: { divide_by: 5, round: 'down' } }), 11)]),

  // Statuses
  of('past due counts', 10_000, [team()], { status: 'past_due' }, 'PAST_DUE'),
  of('a trial does not', 0, [team()], { status: 'trialing', trial_end: newYear + 1_209_600 }, 'TRIALING'),
  of('canceled to the end of the period counts until then', 10_000, [team()], { cancel_at_period_end: true, canceled_at: newYear + 60 }),
  of('canceled to a date counts until then', 10_000, [team()], { cancel_at: newYear + 9_999_999, canceled_at: newYear + 60 }),
  of('a pause of collection changes nothing', 10_000, [team()], { pause_collection: { behavior: 'void', resumes_at: null } }),
  of('a trial that ended without a way to pay', 0, [team()], { status: 'paused' }, 'NONE'),
  of('incomplete', 0, [team()], { status: 'incomplete' }, 'NONE'),
  of('incomplete and expired', 0, [team()], { status: 'incomplete_expired' }, 'NONE'),
  of('a schedule does not count before it is there', 10_000, [team()], { schedule: 'sub_sched_1' }),
  of('a pending update does not count', 10_000, [team()], { pending_update: { subscription_items: [item(price(99_000), 1)] } }),
  ended('canceled', [10_000]),
  ended('canceled', []),
  ended('canceled', [0]),
  ended('unpaid', [10_000, 0]),
  ended('unpaid', []),
  {
    name: 'invoices of another subscription do not make one paid',
    mrr: 0,
    billing: 'NONE',
    subscriptions: [subscription([team()], { status: 'canceled', ended_at: newYear + 1 })],
    invoices: [invoice(subscription([team()]), 10_000)]
  },
  {
    name: 'active and past due add up, the others do not',
    mrr: 3500,
    billing: 'PAST_DUE',
    subscriptions: [
      subscription([item(price(1000), 1)]),
      subscription([item(price(2500), 1)], { status: 'past_due' }),
      subscription([item(price(7000), 1)], { status: 'trialing' })
    ]
  },
  { name: 'no subscription', mrr: 'unavailable', billing: 'NONE', subscriptions: [] },
  {
    name: 'a customer who is deleted',
    mrr: 0,
    billing: 'CHURNED',
    ...((gone) => ({ subscriptions: [gone], invoices: [invoice(gone, 10_000)] }))(
      subscription([team()], { status: 'canceled', ended_at: newYear + 5, discounts: [discount(percent(10))] })
    ),
    adjust: (stripe) => stripe.remove('customers', 'cus_1', newYear * 1000)
  },

  // Currencies
  of('yen have no decimals', 1200, [item(price(1200, { currency: 'jpy' }), 1)], { currency: 'jpy' }),
  of('dinars have three', 12_345, [item(price(12_345, { currency: 'kwd' }), 1)], { currency: 'kwd' }),
  {
    name: 'two currencies have no sum',
    mrr: 'mixed_currency',
    billing: 'PAYING',
    subscriptions: [subscription([team()]), subscription([item(price(500, { currency: 'eur' }), 1)], { currency: 'eur' })]
  },
  {
    name: 'a trial in another currency does not mix',
    mrr: 10_000,
    billing: 'PAYING',
    subscriptions: [
      subscription([team()]),
      subscription([item(price(500, { currency: 'eur' }), 1)], { currency: 'eur', status: 'trialing' })
    ]
  },
  of(
    'a price has an amount for the currency of the subscription',
    900,
    [item(price(1000, { currency_options: { usd: { unit_amount: 1000 }, eur: { unit_amount: 900, unit_amount_decimal: '900' } } }), 1)],
    { currency: 'eur' }
  ),
  of('an amount off counts in its own currency only', 1000, [item(price(1000, { currency: 'eur' }), 1)], {
    currency: 'eur',
    discounts: [discount(amount(300))]
  }),
  of('an amount off has one for another currency', 750, [item(price(1000, { currency: 'eur' }), 1)], {
    currency: 'eur',
    discounts: [discount(amount(300, { currency_options: { eur: { amount_off: 250 } } }))]
  })
]
