import type { StripeVector } from './mrr-vectors.js'
import { amount, discount, every, item, oldDiscount, percent, price, subscription, tax, tiered } from './objects.js'

type Json = Record<string, unknown>

const of = (name: string, mrr: number, items: Json[], more: Json = {}, customer: Json = {}): StripeVector => ({
  name,
  mrr,
  billing: 'PAYING',
  customer,
  subscriptions: [subscription(items, more)]
})

const team = (more: Json = {}) => item(price(10_000), 1, more)
const storage = (more: Json = {}) => item(price(4000, { product: 'prod_2' }), 1, more)
const vat = (behavior: string) => price(11_900, { tax_behavior: behavior })

/** Vectors of discounts and of taxes within a price. Figures are worked out by hand, in minor units. */
export const discountVectors: readonly StripeVector[] = [
  // Discounts of the whole subscription
  of('a quarter off forever', 7500, [team()], { discounts: [discount(percent(25))] }),
  of('off once changes nothing', 10_000, [team()], { discounts: [discount(percent(25, { duration: 'once' }))] }),
  of('off for some months changes nothing', 10_000, [team()], {
    discounts: [discount(percent(25, { duration: 'repeating', duration_in_months: 3 }))]
  }),
  of('an amount off forever', 8500, [team()], { discounts: [discount(amount(1500))] }),
  of('never below nothing', 0, [team()], { discounts: [discount(amount(99_000))] }),
  of('all off', 0, [team()], { discounts: [discount(percent(100))] }),
  of('a percentage with decimals', 7450, [team()], { discounts: [discount(percent(25.5))] }),
  of('an amount off a yearly price comes once a year', 9500, [item(price(120_000, {}, every(1, 'year')), 1)], {
    discounts: [discount(amount(6000))] // (120,000 - 6000) / 12
  }),
  of('a tenth, then ten dollars', 8000, [team()], { discounts: [discount(percent(10)), discount(amount(1000))] }),
  of('ten dollars, then a tenth', 8100, [team()], { discounts: [discount(amount(1000)), discount(percent(10))] }),
  of('of several only what lasts', 9000, [team()], { discounts: [discount(percent(50, { duration: 'once' })), discount(percent(10))] }),
  of('a discount as older versions have it', 9000, [team()], { discounts: [], discount: oldDiscount(percent(10)) }),
  of('several, as older versions have them', 8100, [team()], { discounts: [oldDiscount(percent(10)), oldDiscount(percent(10))] }),

  // Discounts of items
  of('an item’s own', 9000, [team({ discounts: [discount(percent(50))] }), storage()]), // 5000 + 4000
  of('an item’s, then the subscription’s', 8100, [team({ discounts: [discount(percent(50))] }), storage()], {
    discounts: [discount(percent(10))]
  }),
  of('an item’s once changes nothing', 14_000, [team({ discounts: [discount(percent(50, { duration: 'once' }))] }), storage()]),
  of('an amount off an item', 13_000, [team({ discounts: [discount(amount(1000))] }), storage()]),
  of('an amount off an item, never below nothing', 10_000, [team(), storage({ discounts: [discount(amount(9000))] })]),
  of('of tiers, after the tiers', 4500, [
    item(
      tiered('graduated', [
        [5, 1000],
        [null, 800]
      ]),
      5,
      { discounts: [discount(percent(10))] }
    )
  ]),

  // Discounts of some products
  of('of one product', 9000, [team(), storage()], { discounts: [discount(percent(50, { applies_to: { products: ['prod_1'] } }))] }),
  of('an amount off one product', 10_000, [team(), storage()], {
    discounts: [discount(amount(9000, { applies_to: { products: ['prod_2'] } }))]
  }),
  of('of products that are not there', 14_000, [team(), storage()], {
    discounts: [discount(percent(50, { applies_to: { products: ['prod_9'] } }))]
  }),
  of('an item’s, of another product', 10_000, [team({ discounts: [discount(percent(50, { applies_to: { products: ['prod_2'] } }))] })]),

  // Discounts of the customer
  of('the customer’s, as the subscription has none', 9000, [team()], {}, { discount: discount(percent(10)) }),
  of('not beside the subscription’s', 8000, [team()], { discounts: [discount(percent(20))] }, { discount: discount(percent(10)) }),
  of(
    'not beside the subscription’s, even if that is of once',
    10_000,
    [team()],
    {
      discounts: [discount(percent(20, { duration: 'once' }))]
    },
    { discount: discount(percent(10)) }
  ),
  of('the customer’s beside an item’s', 8100, [team({ discounts: [discount(percent(10))] })], {}, { discount: discount(percent(10)) }),
  of(
    'the customer’s for some months changes nothing',
    10_000,
    [team()],
    {},
    {
      discount: discount(percent(10, { duration: 'repeating', duration_in_months: 6 }))
    }
  ),
  of('the customer’s, as older versions have it', 9000, [team()], {}, { discount: oldDiscount(percent(10)) }),

  of(
    'a discount without a coupon takes nothing off',
    10_000,
    [team()],
    {},
    { discount: { id: 'di_0', source: { type: 'coupon', coupon: null } } }
  ),

  // Taxes
  of('a tax within the price', 10_000, [item(vat('inclusive'), 1, { tax_rates: [tax(19, true)] })]),
  of('a price that includes tax, with a rate that does not say it', 10_000, [item(vat('inclusive'), 1, { tax_rates: [tax(19)] })]),
  of('a rate within a price that does not say it', 10_000, [item(vat('unspecified'), 1, { tax_rates: [tax(19, true)] })]),
  of('a tax on top is no part of it', 11_900, [item(vat('exclusive'), 1, { tax_rates: [tax(19, false)] })]),
  of('a price that includes tax, with no rate that tells it', 11_900, [item(vat('inclusive'), 1)]),
  of('the subscription’s rates', 10_000, [item(vat('inclusive'), 1)], { default_tax_rates: [tax(19, true)] }),
  of('the item’s rates outrank the subscription’s', 10_000, [item(vat('inclusive'), 1, { tax_rates: [tax(19, true)] })], {
    default_tax_rates: [tax(7, true)]
  }),
  of('two taxes within', 10_000, [item(price(12_500, { tax_behavior: 'inclusive' }), 1, { tax_rates: [tax(20, true), tax(5, true)] })]),
  of('the net amount is rounded once', 3361, [item(price(1000, { tax_behavior: 'inclusive' }), 4, { tax_rates: [tax(19, true)] })]), // 4000 / 1.19 = 3361.34
  of('half off a price with tax', 5000, [item(vat('inclusive'), 1, { tax_rates: [tax(19, true)] })], {
    discounts: [discount(percent(50))]
  }),
  of('an amount off a price with tax', 9000, [item(vat('inclusive'), 1, { tax_rates: [tax(19, true)] })], {
    discounts: [discount(amount(1190))] // 10,710 / 1.19
  })
]
