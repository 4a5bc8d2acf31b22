import type { FakeStripe } from '../../src/testing/fake-stripe.js'
import { accountWith, discount, every, invoice, item, newYear, percent, price, subscription, tiered } from './objects.js'

export const day = 86_400_000
/** The start of the walk: 31 days after all began. */
export const start = (newYear + 31 * 86_400) * 1000

/** An account that has something of all that the connector reads, with fixed ids, and with changes of the last hours. */
export function accountOfEverything(): FakeStripe {
  const yearly = tiered(
    'graduated',
    [
      [5, 1000],
      [null, 800, 500]
    ],
    { id: 'price_y', product: 'prod_2' },
    every(1, 'year')
  )
  const coupon = percent(10, { id: 'coupon_1', applies_to: { products: ['prod_1'] } })
  const one = subscription([item(price(1000, { id: 'price_1' }), 2), item(yearly, 7)], { id: 'sub_1', discounts: [discount(coupon)] })
  const trial = subscription([item(price(1000, { id: 'price_2' }), 1)], {
    id: 'sub_2',
    status: 'trialing',
    cancel_at_period_end: true,
    canceled_at: newYear + 9
  })
  const gone = subscription([item(price(900, { id: 'price_3' }), 1)], {
    id: 'sub_3',
    customer: 'cus_2',
    status: 'canceled',
    ended_at: newYear + 99
  })
  const paid = [invoice(one, 2000, { id: 'in_1' }), invoice(gone, 900, { id: 'in_2' }), invoice(trial, 0, { id: 'in_3' })]
  const stripe = accountWith([one, trial, gone], { metadata: { customerId: 'acme' }, delinquent: false }, paid)
  for (const index of [2, 3, 4, 5, 6, 7, 8]) {
    const email = index % 2 === 0 ? `billing@company${index}.test` : null
    stripe.put('customers', { id: `cus_${index}`, name: `Company ${index}`, email, metadata: {}, created: newYear + index })
  }
  const at = start - 3_600_000
  stripe.change('customers', 'customer.updated', { id: 'cus_3', name: 'Third', email: null, metadata: {} }, at, { email: 'old@third.test' })
  stripe.change('customers', 'customer.created', { id: 'cus_9', name: 'Ninth', email: 'ann@ninth.test', metadata: {} }, at + 1000)
  stripe.remove('customers', 'cus_8', at + 2000)
  stripe.change('subscriptions', 'customer.subscription.updated', { ...one, status: 'past_due' }, at + 3000, { status: 'active' })
  stripe.change('subscriptions', 'customer.subscription.updated', { ...one, status: 'past_due' }, at + 4000, { items: {} })
  stripe.tell('customer.discount.created', { object: 'discount', id: 'di_9', customer: 'cus_1', subscription: null }, at + 5000)
  stripe.tell(
    'invoice.payment_failed',
    { object: 'invoice', id: 'in_1', customer: 'cus_1', attempt_count: 2, amount_due: 2000, currency: 'usd' },
    at
  )
  stripe.change('invoices', 'invoice.paid', invoice(one, 2000, { id: 'in_4' }), at + 6000)
  return stripe
}
