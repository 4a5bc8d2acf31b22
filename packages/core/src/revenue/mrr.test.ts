import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MrrVector, sources } from '../testing/revenue/mrr-vector.js'
import { mrrVectors } from '../testing/revenue/mrr-vectors.js'
import { checkOf } from '../validation/validation.js'
import { monthlyAmount } from './monthly-amount.js'
import { mrrOf, type PricedSubscription } from './mrr.js'
import { add, compare, rational, zero } from './rational.js'
import { readSubscription } from './read-subscription.js'
import { type SubscriptionInput, subscriptionInput } from './subscription-input.js'
import type { StoredDiscount, StoredItem } from './tables/subscriptions.js'

const check = checkOf(subscriptionInput)

function pricedOf({ subscriptions }: MrrVector): PricedSubscription[] {
  return subscriptions.map((said, index) => {
    const customer = { customerId: 'acme' }
    const input: SubscriptionInput = { status: 'active', currency: 'usd', startedAt: 0, ...said, externalId: `sub_${index}`, customer }
    expect(check.accepts(input), check.fault(input, 'subscription')).toBe(true)
    return readSubscription(input, 'subscription')
  })
}

describe('MRR of the vectors', () => {
  it.each(mrrVectors.map((vector) => [vector.name, sources[vector.source], vector] as const))('%s (%s)', (_name, _source, vector) => {
    const { status, cents } = mrrOf(pricedOf(vector))
    expect(status === 'calculated' ? cents : status).toBe(vector.mrr)
    expect(mrrOf(pricedOf(vector).reverse())).toEqual(mrrOf(pricedOf(vector)))
  })
})

const discount: fc.Arbitrary<StoredDiscount> = fc.oneof(
  fc.record({ percentOff: fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100), duration: fc.constantFrom('forever', 'once') }),
  fc.record({ amountOffCents: fc.integer({ min: 0, max: 20_000 }), duration: fc.constantFrom('forever', 'repeating') })
)
const item: fc.Arbitrary<StoredItem> = fc.record({
  amountCents: fc.oneof(
    fc.integer({ min: 0, max: 100_000 }),
    fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100)
  ),
  quantity: fc.integer({ min: 0, max: 50 }),
  interval: fc.constantFrom('day', 'week', 'month', 'year'),
  intervalCount: fc.integer({ min: 1, max: 12 }),
  metered: fc.boolean(),
  discounts: fc.array(discount, { maxLength: 2 })
})
const subscription: fc.Arbitrary<PricedSubscription> = fc.record({
  external_id: fc.uuid(),
  status: fc.constantFrom('active', 'past_due', 'trialing', 'canceled'),
  currency: fc.constantFrom('USD', 'EUR'),
  items: fc.array(item, { maxLength: 4 }),
  discounts: fc.array(discount, { maxLength: 3 }),
  started_at: fc.nat(5)
})

describe('the monthly amount', () => {
  it('of an item is that of two items which share its quantity', () => {
    fc.assert(
      fc.property(item, fc.nat(20), fc.nat(20), fc.array(discount, { maxLength: 2 }), (each, a, b, discounts) => {
        const of = (...quantities: number[]) =>
          monthlyAmount({ items: quantities.map((quantity) => ({ ...each, quantity, discounts: [] })), discounts })
        expect(of(a, b)).toEqual(of(a + b))
      })
    )
  })

  it('of two subscriptions without amounts off is that of one with the items of both', () => {
    fc.assert(
      fc.property(subscription, subscription, fc.nat(100), (one, other, percentOff) => {
        const discounts = [{ percentOff, duration: 'forever' }]
        const both = monthlyAmount({ items: [...one.items, ...other.items], discounts })
        expect(both).toEqual(add(monthlyAmount({ ...one, discounts }), monthlyAmount({ ...other, discounts })))
      })
    )
  })

  it('is what the invoices of a long time come to, a month', () => {
    const chain = fc.constantFrom([1, 3, 12], [1, 2, 6], [2, 4, 12], [3, 6, 12], [1, 12, 36])
    const amounts = fc.tuple(fc.nat(5000), fc.nat(5000), fc.nat(5000))
    fc.assert(
      fc.property(chain, amounts, fc.array(discount, { maxLength: 3 }), (periods, sums, discounts) => {
        const items = periods.map((intervalCount, index) => ({
          amountCents: sums[index] ?? 0,
          quantity: 1,
          interval: 'month',
          intervalCount,
          metered: false,
          discounts: []
        }))
        let billed = zero
        for (let month = 1; month <= 36; month++) {
          const due = items.filter(({ intervalCount }) => month % intervalCount === 0)
          if (due.length > 0) billed = add(billed, monthlyAmount({ items: due.map((line) => ({ ...line, intervalCount: 1 })), discounts }))
        }
        const { numerator, denominator } = billed
        expect(monthlyAmount({ items, discounts })).toEqual(rational(numerator, denominator * 36n))
      })
    )
  })

  it('is never negative, and never more than without discounts', () => {
    fc.assert(
      fc.property(subscription, ({ items, discounts }) => {
        const amount = monthlyAmount({ items, discounts })
        expect(compare(amount, zero)).toBeGreaterThanOrEqual(0)
        expect(compare(amount, monthlyAmount({ items, discounts: [] }))).toBeLessThanOrEqual(0)
      })
    )
  })
})

describe('MRR', () => {
  it('does not depend on the order of the subscriptions', () => {
    const shuffled = fc
      .uniqueArray(subscription, { maxLength: 5, selector: ({ external_id }) => external_id })
      .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })))
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(mrrOf(other)).toEqual(mrrOf(all))
      })
    )
  })

  it('is within half a minor unit of the sum in floating point', () => {
    const rates: Record<string, number> = { day: 365 / 12, week: 52 / 12, month: 1, year: 1 / 12 }
    fc.assert(
      fc.property(fc.array(subscription, { minLength: 1, maxLength: 5 }), (all) => {
        const plain = all.map((each) => ({
          ...each,
          currency: 'USD',
          discounts: [],
          items: each.items.map((line) => ({ ...line, discounts: [] }))
        }))
        const sum = plain
          .filter(({ status }) => status === 'active' || status === 'past_due')
          .flatMap(({ items }) => items.filter(({ metered }) => !metered))
          .reduce((total, line) => total + (Number(line.amountCents) * line.quantity * (rates[line.interval] ?? 0)) / line.intervalCount, 0)
        expect(Math.abs((mrrOf(plain).cents ?? Number.NaN) - sum)).toBeLessThan(0.5001)
      })
    )
  })

  it('stays within what a number holds exactly', () => {
    const items = [{ amountCents: 1e12, quantity: 1e9, interval: 'day', intervalCount: 1, metered: false, discounts: [] }]
    const huge = { external_id: 'a', status: 'active', currency: 'USD', items, discounts: [], started_at: 0 }
    expect(mrrOf([huge, huge]).cents).toBe(Number.MAX_SAFE_INTEGER)
  })
})
