import type { DiscountInput, ItemInput } from '../../revenue/subscription-input.js'
import type { MrrVector, VectorSubscription } from './mrr-vector.js'

const vector =
  (source: MrrVector['source']) =>
  (name: string, mrr: number, ...subscriptions: VectorSubscription[]): MrrVector => ({ name, source, subscriptions, mrr })
const tiers = vector('tiers')
const prices = vector('prices')
const taxes = vector('taxes')
const coupons = vector('coupons')

/** Up to 5 units at 10 dollars, up to 10 at 8, then 6; each step has a flat amount of its own: 0, 5, 7 dollars. */
const steps: NonNullable<ItemInput['tiers']> = [
  { upTo: 5, unitAmountCents: 1000 },
  { upTo: 10, unitAmountCents: 800, flatAmountCents: 500 },
  { unitAmountCents: 600, flatAmountCents: 700 }
]
const tiered = (tiersMode: 'graduated' | 'volume', quantity: number, more: Partial<ItemInput> = {}): VectorSubscription => ({
  items: [{ interval: 'month', tiersMode, tiers: steps, quantity, ...more }]
})
const packed = (quantity: number, more: Partial<ItemInput> = {}): VectorSubscription => ({
  items: [{ interval: 'month', amountCents: 500, packageSize: 5, quantity, ...more }]
})
const of = (product: string, amountCents: number, more: Partial<ItemInput> = {}): ItemInput => ({
  interval: 'month',
  product,
  amountCents,
  ...more
})
const off = (percentOff: number, ...products: string[]): DiscountInput => ({
  percentOff,
  duration: 'forever',
  ...(products.length > 0 && { products })
})
const amountOff = (amountOffCents: number, ...products: string[]): DiscountInput => ({ amountOffCents, duration: 'forever', products })
const withVat = (amountCents: number, includedTaxRates: (number | string)[], more: Partial<ItemInput> = {}) => ({
  items: [{ interval: 'month' as const, amountCents, includedTaxRates, ...more }]
})

/** Vectors of prices by tier and by package, of taxes within a price, and of discounts on some products. */
export const priceVectors: readonly MrrVector[] = [
  tiers('graduated: all within the first tier', 5000, tiered('graduated', 5)), // 5 x 1000
  tiers('graduated: one unit into the second', 6300, tiered('graduated', 6)), // 5000 + 800 + 500
  tiers('graduated: to the end of the second', 9500, tiered('graduated', 10)), // 5000 + 4000 + 500
  tiers('graduated: into the last', 11_400, tiered('graduated', 12)), // 9500 + 1200 + 700
  tiers('volume: all units at the price of the first tier', 5000, tiered('volume', 5)),
  tiers('volume: all at that of the second', 5300, tiered('volume', 6)), // 4800 + 500
  tiers('volume: all at that of the last', 7900, tiered('volume', 12)), // 7200 + 700
  tiers(
    'no units reach the first tier with its flat amount',
    1800,
    { items: [{ interval: 'month', tiersMode: 'graduated', tiers: [{ upTo: 1, flatAmountCents: 900 }, {}], quantity: 0 }] },
    { items: [{ interval: 'month', tiersMode: 'volume', tiers: [{ upTo: 1, flatAmountCents: 900 }, {}], quantity: 0 }] }
  ),
  tiers('yearly tiers are a twelfth', 950, tiered('graduated', 12, { interval: 'year' })), // 11,400 / 12
  tiers('fractions of a cent in tiers', 16, {
    items: [
      { interval: 'month', tiersMode: 'graduated', tiers: [{ upTo: 10, unitAmountCents: '1.25' }, { unitAmountCents: 0.5 }], quantity: 17 }
    ]
  }), // 12.5 + 3.5
  tiers('metered tiers do not count', 0, tiered('graduated', 12, { metered: true })),
  prices('packages: one that is not full counts whole', 1500, packed(11)), // 3 x 500
  prices('packages rounded down', 1000, packed(11, { packageRound: 'down' })), // 2 x 500
  prices('full packages', 1000, packed(10)),
  prices('packages of tiers', 5000, tiered('graduated', 11, { packageSize: 2, packageRound: 'down' })), // 5 packages
  taxes('a tax within the price is taken out', 1000, withVat(1190, [19])),
  taxes('two taxes within the price', 1000, withVat(1250, [20, 5])), // 1250 / 1.25
  taxes('the net amount stays an exact fraction', 3361, withVat(1000, [19], { quantity: 4 })), // 4000 / 1.19 = 3361.34; rounded each: 3360
  taxes('a tax with decimals', 10_000, withVat(10_888, ['8.875'], { quantity: 1 })), // 10,888 / 1.08875 = 10,000.46
  taxes('no percent changes nothing', 1190, withVat(1190, [0])),
  taxes('a discount is off the price with its tax', 500, withVat(1190, [19], { discount: off(50) })),
  taxes('an amount off too', 500, { ...withVat(1190, [19]), discount: { amountOffCents: 595, duration: 'forever' } }), // 595 / 1.19
  taxes('an amount off is shared by lines of different taxes', 1643, {
    items: [...withVat(1190, [19]).items, ...withVat(1190, []).items], // 2380 - 595: three quarters stay
    discount: { amountOffCents: 595, duration: 'forever' }
  }), // 892.5 / 1.19 = 750, and 892.5: 1642.5
  coupons('a discount of some products only', 7500, { items: [of('seat', 5000), of('disk', 5000)], discount: off(50, 'seat') }),
  coupons('an amount off of some products, never more than these', 5000, {
    items: [of('seat', 800), of('disk', 5000)],
    discount: amountOff(1000, 'seat')
  }),
  coupons('an amount off is shared by its products, before what follows', 7200, {
    items: [of('seat', 6000), of('disk', 4000)],
    discount: [amountOff(1000, 'seat', 'disk'), off(50, 'disk')]
  }), // 5400 + 3600, then 1800 off: 7200
  coupons('an item’s discount of another product changes nothing', 5000, { items: [of('seat', 5000, { discount: off(50, 'disk') })] }),
  coupons('an item without a product is none of some products', 5000, {
    items: [{ interval: 'month', amountCents: 5000 }],
    discount: off(50, 'seat')
  })
]
