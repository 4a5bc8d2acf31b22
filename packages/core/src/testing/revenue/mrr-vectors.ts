import type { ItemInput } from '../../revenue/subscription-input.js'
import type { MrrVector, VectorSubscription } from './mrr-vector.js'
import { priceVectors } from './price-vectors.js'

const price = (amountCents: number | string, interval: ItemInput['interval'] = 'month', more: Partial<ItemInput> = {}): ItemInput => ({
  amountCents,
  interval,
  ...more
})
const month = (amountCents: number | string, more: Partial<ItemInput> = {}) => price(amountCents, 'month', more)
const year = (amountCents: number | string, more: Partial<ItemInput> = {}) => price(amountCents, 'year', more)
const week = (amountCents: number | string, more: Partial<ItemInput> = {}) => price(amountCents, 'week', more)
const daily = (amountCents: number | string, more: Partial<ItemInput> = {}) => price(amountCents, 'day', more)
const half = { percentOff: 50, duration: 'forever' } as const
const tenOff = { amountOffCents: 1000, duration: 'forever' } as const

const vector =
  (source: MrrVector['source']) =>
  (name: string, mrr: MrrVector['mrr'], ...subscriptions: VectorSubscription[]): MrrVector => ({ name, source, subscriptions, mrr })

const glossary = vector('glossary')
const analytics = vector('analytics')
const discounts = vector('discounts')
const statuses = vector('statuses')
const prices = vector('prices')
const decimals = vector('decimals')
const coupons = vector('coupons')
const decisions = vector('decisions')
const excess = vector('excess')
const stacked = vector('stacked')
const mixedIntervals = vector('mixedIntervals')
const currencies = vector('currencies')
const delinquency = vector('delinquency')

export const mrrVectors: readonly MrrVector[] = [
  // Which subscriptions count
  glossary('a monthly plan counts whole', 10_000, { items: [month(10_000)] }),
  glossary('a yearly plan counts a twelfth', 5000, { items: [year(60_000)] }),
  analytics('1,200 dollars a year are 100 a month', 10_000, { items: [year(120_000)] }),
  glossary('a past due subscription counts', 10_000, { status: 'past_due', items: [month(10_000)] }),
  analytics('a trial does not count', 0, { status: 'trialing', items: [month(10_000)] }),
  glossary('a canceled subscription does not count', 0, { status: 'canceled', canceledAt: '2026-01-15T00:00:00Z', items: [month(10_000)] }),
  delinquency('an unpaid subscription does not count', 0, { status: 'unpaid', items: [month(10_000)] }),
  statuses('an incomplete subscription does not count', 0, { status: 'incomplete', items: [month(10_000)] }),
  statuses('an expired incomplete subscription does not count', 0, { status: 'incomplete_expired', items: [month(10_000)] }),
  statuses('a paused subscription does not count', 0, { status: 'paused', items: [month(10_000)] }),
  decisions('an active subscription that was canceled to its end counts', 900, { canceledAt: '2026-01-15T00:00:00Z', items: [month(900)] }),
  glossary(
    'active and past due ones add up, the others do not',
    3500,
    { items: [month(1000)] },
    { status: 'past_due', items: [month(2500)] },
    { status: 'trialing', items: [month(7000)] },
    { status: 'unpaid', items: [month(9000)] }
  ),
  decisions('no subscription: not known', 'unavailable'),
  decisions('all ended: nothing', 0, { status: 'canceled', items: [month(100)] }, { status: 'ended', items: [year(100)] }),
  glossary('a free plan is nothing', 0, { items: [month(0)] }),
  glossary('a subscription without items is nothing', 0, { items: [] }),

  // Items
  glossary('metered items do not count', 2000, { items: [month(2000), month(900, { metered: true, quantity: 50 })] }),
  glossary('a metered subscription is nothing', 0, { items: [month(900, { metered: true })] }),
  prices('licensed items count with their quantity', 14_700, { items: [month(4900, { quantity: 3 })] }),
  prices('a quantity of zero is nothing', 500, { items: [month(4900, { quantity: 0 }), month(500)] }),
  prices('items of a subscription add up', 7400, { items: [month(4900), month(500, { quantity: 5 })] }),
  prices('every three months: a third', 10_000, { items: [month(30_000, { intervalCount: 3 })] }),
  prices('every six months: a sixth', 1667, { items: [month(10_000, { intervalCount: 6 })] }), // 1666.67
  prices('every twelve months: as a year', 1000, { items: [month(12_000, { intervalCount: 12 })] }),
  prices('every three years: a thirty-sixth', 1000, { items: [year(36_000, { intervalCount: 3 })] }),
  decisions('weekly: 52/12', 4333, { items: [week(1000)] }), // 4333.33
  decisions('every two weeks: 26/12', 2167, { items: [week(1000, { intervalCount: 2 })] }), // 2166.67
  decisions('four weeks are not a month', 1083, { items: [week(1000, { intervalCount: 4 })] }), // 1083.33
  decisions('daily: 365/12', 3042, { items: [daily(100)] }), // 3041.67
  decisions('every thirty days is a little more than a month', 1014, { items: [daily(1000, { intervalCount: 30 })] }), // 1013.89
  decisions('seven days are 365/84 and not a week', 4345, { items: [daily(1000, { intervalCount: 7 })] }), // 4345.24
  decisions('365 days are a year', 1000, { items: [daily(12_000, { intervalCount: 365 })] }),

  // Tiers, packages, taxes within the price: see price-vectors.ts
  ...priceVectors,

  // Rounding
  decisions('a half goes up', 1, { items: [year(6)] }), // 0.5
  decisions('less than a half goes down', 0, { items: [year(5)] }), // 0.42
  decisions('two yearly plans are rounded together', 2, { items: [year(9)] }, { items: [year(9)] }), // 1.5; apart 0.75 + 0.75 -> 1 + 1
  decisions(
    'three thirds are one',
    100,
    { items: [month(100, { intervalCount: 3 })] },
    { items: [month(100, { intervalCount: 3 })] },
    { items: [month(100, { intervalCount: 3 })] }
  ),
  decisions('twelve yearly cents are one a month', 1, ...Array.from({ length: 12 }, () => ({ items: [year(1)] }))),
  decisions('five twelfths and one twelfth are a half', 1, { items: [year(5), year(1)] }),
  decimals('fractions of a cent count with their quantity', 2, { items: [month(0.05, { quantity: 30 })] }), // 1.5, Stripe's own example
  decimals('every digit counts', 100_000_000_000, {
    items: [month('99999999999.499'), month('0.000000000001', { quantity: 1e9 })] // 99,999,999,999.499 + 0.001
  }),
  decimals('a tenth is a tenth', 3, { items: [month(0.1, { quantity: 30 })] }), // 3, not 3.0000000000000004
  decimals('1.005 dollars are 100.5 cents', 101, { items: [month(100.5)] }),

  // Discounts
  discounts('half off forever halves', 2500, { items: [month(5000)], discount: half }),
  discounts('a discount of once changes nothing', 5000, { items: [month(5000)], discount: { percentOff: 50, duration: 'once' } }),
  discounts('a repeating discount changes nothing', 5000, {
    items: [month(5000)],
    discount: { percentOff: 50, duration: 'repeating', durationInMonths: 3 }
  }),
  discounts('everything off forever leaves nothing', 0, { items: [month(5000)], discount: { percentOff: 100, duration: 'forever' } }),
  coupons('a third off, in decimals', 6667, { items: [month(10_000)], discount: { percentOff: 33.33, duration: 'forever' } }),
  coupons('ten dollars off a month', 4000, { items: [month(5000)], discount: tenOff }),
  coupons('ten dollars off a year', 917, { items: [year(12_000)], discount: tenOff }), // 11,000 / 12 = 916.67
  coupons('ten dollars off a week', 4333, { items: [week(2000)], discount: tenOff }), // 1,000 x 52/12
  coupons('an amount off comes off the sum of the items, once', 5900, {
    items: [month(2000, { quantity: 2 }), month(2900)],
    discount: tenOff
  }),
  coupons('an amount off in the same currency, in other letters', 4000, { items: [month(5000)], discount: { ...tenOff, currency: 'USD' } }),
  excess('more off than there is leaves nothing', 0, { items: [month(500)], discount: tenOff }),
  excess(
    'what is too much off one subscription does not reduce another',
    3000,
    { items: [month(500)], discount: tenOff },
    { items: [month(3000)] }
  ),
  discounts(
    'the discount of a trial does not matter',
    3000,
    { status: 'trialing', items: [month(500)], discount: tenOff },
    { items: [month(3000)] }
  ),
  coupons('an amount off does not come off metered items', 4000, { items: [month(5000), month(900, { metered: true })], discount: tenOff }),
  stacked('ten dollars, then half of the rest', 2000, { items: [month(5000)], discount: [tenOff, half] }),
  stacked('half, then ten dollars of the rest', 1500, { items: [month(5000)], discount: [half, tenOff] }),
  stacked('two tenths are nineteen percent', 8100, {
    items: [month(10_000)],
    discount: [
      { percentOff: 10, duration: 'forever' },
      { percentOff: 10, duration: 'forever' }
    ]
  }),
  stacked('of several only those that last forever', 5000, {
    items: [month(10_000)],
    discount: [{ percentOff: 20, duration: 'once' }, half]
  }),
  stacked('a discount of one item', 6000, { items: [month(2000, { discount: half }), month(5000)] }),
  stacked('the discount of an item, then that of the whole', 3000, {
    items: [month(2000, { discount: half }), month(5000)],
    discount: half
  }),

  // Several intervals in one subscription
  mixedIntervals('monthly and yearly items', 3000, { items: [month(2000), year(12_000)] }),
  mixedIntervals('ten dollars off each month’s invoice', 2000, { items: [month(2000), year(12_000)], discount: tenOff }),
  mixedIntervals('more than the month has is lost but once a year', 542, {
    items: [month(500), year(12_000)],
    discount: { amountOffCents: 6000, duration: 'forever' }
  }), // 11 x 0 + 6,500 = 6,500 / 12
  mixedIntervals('the order of the items does not matter', 542, {
    items: [year(12_000), month(500)],
    discount: { amountOffCents: 6000, duration: 'forever' }
  }),

  // Currencies
  currencies('a yen is a minor unit', 1200, { currency: 'jpy', items: [month(1200)] }),
  currencies('a tenth off yen, rounded to a yen', 892, {
    currency: 'jpy',
    items: [month(991)],
    discount: { percentOff: 10, duration: 'forever' }
  }), // 891.9
  currencies(
    'letters of a currency in any case are one currency',
    300,
    { currency: 'eur', items: [month(100)] },
    { currency: 'EUR', items: [month(200)] }
  ),
  decisions('two currencies have no sum', 'mixed_currency', { items: [month(100)] }, { currency: 'eur', items: [month(100)] }),
  decisions(
    'a trial in another currency does not mix',
    100,
    { items: [month(100)] },
    { currency: 'eur', status: 'trialing', items: [month(100)] }
  ),
  decisions(
    'an ended one in another currency does not mix',
    100,
    { items: [month(100)] },
    { currency: 'eur', status: 'canceled', items: [month(100)] }
  ),
  decisions(
    'nothing in another currency does not mix',
    100,
    { items: [month(100)] },
    { currency: 'eur', items: [month(100)], discount: { percentOff: 100, duration: 'forever' } }
  )
]
