import { expect, it } from 'vitest'
import { checkOf } from '../validation/validation.js'
import { subscriptionInput } from './subscription-input.js'

const check = checkOf(subscriptionInput)
const items = [{ amountCents: 1000, interval: 'month' }]
const input = {
  externalId: 'a',
  customer: { customerId: 'acme' },
  status: 'active',
  currency: 'usd',
  items,
  startedAt: '2026-01-01T00:00:00Z'
}
const withItem = (item: object) => ({ items: [{ ...items[0], ...item }] })

it.each([
  [{}],
  [{ items: [] }],
  [{ plan: null, canceledAt: null, discount: null }],
  [{ discount: [] }],
  [{ discount: { percentOff: 12.5, amountOffCents: null, currency: null, duration: 'repeating', durationInMonths: 3 } }],
  [withItem({ quantity: 0, intervalCount: 3, metered: true, discount: { amountOffCents: 5, duration: 'once' } })],
  [withItem({ amountCents: '0.000000000001' })],
  [{ items: [{ interval: 'month', tiers: [{ upTo: 5, unitAmountCents: '1.5' }, { flatAmountCents: 9 }], tiersMode: 'volume' }] }],
  [withItem({ product: 'seat', packageSize: 5, packageRound: 'down', includedTaxRates: [19, '5.5'] })],
  [{ discount: { percentOff: 10, duration: 'forever', products: ['seat'] }, everPaid: false }],
  [{ customer: { domain: 'acme.test' }, startedAt: new Date(), canceledAt: 5 }]
])('takes %j', (fields) => {
  expect(check.accepts({ ...input, ...fields })).toBe(true)
})

it.each([
  [{ externalId: '' }, 'subscription.externalId must have at least 1 character'],
  [{ startedAt: undefined }, 'subscription.startedAt is required'],
  [{ status: 'cancelled' }, 'subscription.status must be one of active, past_due, trialing, canceled'],
  [{ currency: 'dollars' }, 'subscription.currency must be a currency of three letters, such as USD'],
  [{ discounts: [] }, 'subscription.discounts is not allowed'],
  [{ discount: { percentOff: 120, duration: 'forever' } }, 'subscription.discount.percentOff must be at most 100'],
  [{ discount: { percentOff: 20 } }, 'subscription.discount.duration is required'],
  [{ discount: { percent_off: 20, duration: 'forever' } }, 'subscription.discount.percent_off is not allowed'],
  [{ discount: [{ percentOff: 20, duration: 'always' }] }, 'subscription.discount[0].duration must be one of forever, once, repeating'],
  [{ discount: 20 }, 'subscription.discount must be'],
  [withItem({ amountCents: -1 }), 'subscription.items[0].amountCents must be at least 0'],
  [withItem({ amountCents: 'ten' }), 'subscription.items[0].amountCents must be a number as text'],
  [withItem({ amountCents: Number.NaN }), 'subscription.items[0].amountCents must be'],
  [withItem({ quantity: 1.5 }), 'subscription.items[0].quantity must be an integer'],
  [withItem({ interval: 'quarter' }), 'subscription.items[0].interval must be one of day, week, month, year'],
  [withItem({ intervalCount: 0 }), 'subscription.items[0].intervalCount must be at least 1'],
  [withItem({ tiers: [] }), 'subscription.items[0].tiers must have at least 1 element'],
  [withItem({ tiersMode: 'package' }), 'subscription.items[0].tiersMode must be one of graduated, volume'],
  [withItem({ packageSize: 0 }), 'subscription.items[0].packageSize must be at least 1'],
  [withItem({ includedTaxRates: [-1] }), 'subscription.items[0].includedTaxRates[0] must be'],
  [{ everPaid: 'no' }, 'subscription.everPaid must be'],
  [withItem({ usageType: 'metered' }), 'subscription.items[0].usageType is not allowed']
])('refuses %j: %s', (fields, fault) => {
  const { startedAt, ...rest } = { ...input, ...fields }
  const value = startedAt === undefined ? rest : { ...rest, startedAt }
  expect(check.accepts(value)).toBe(false)
  expect(check.fault(value, 'subscription')).toContain(fault)
})
