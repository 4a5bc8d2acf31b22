import type { SubscriptionInput } from '../../revenue/subscription-input.js'

/** A subscription of a vector; active, in dollars, and without discount unless it says otherwise. */
export type VectorSubscription = Pick<SubscriptionInput, 'items'> & Partial<Omit<SubscriptionInput, 'externalId' | 'customer' | 'items'>>

/** The subscriptions of a customer and the MRR that they make: minor units, or why there is none. `source` says where the rule is written. */
export interface MrrVector {
  name: string
  source: keyof typeof sources
  subscriptions: VectorSubscription[]
  mrr: number | 'mixed_currency' | 'unavailable'
}

/** Where the rules of the vectors are written; their arithmetic is done by hand beside them. */
export const sources = {
  glossary: 'docs.stripe.com/billing/subscriptions/analytics/glossary',
  analytics: 'support.stripe.com/questions/billing-analytics',
  discounts: 'support.stripe.com/questions/impact-of-discounts-and-coupons-on-monthly-recurring-revenue-mrr-in-billing',
  delinquency: 'support.stripe.com/questions/impact-of-delinquent-subscription-payments-on-monthly-recurring-revenue-mrr-in-billing',
  statuses: 'docs.stripe.com/api/subscriptions/object',
  prices: 'docs.stripe.com/api/prices/object',
  tiers: 'docs.stripe.com/products-prices/pricing-models',
  taxes: 'docs.stripe.com/billing/taxes/tax-rates',
  decimals: 'docs.stripe.com/billing/subscriptions/decimal-amounts',
  coupons: 'docs.stripe.com/api/coupons/object',
  excess: 'docs.stripe.com/changelog/2013-10-29/coupons-apply-invoice-total-balance',
  stacked: 'docs.stripe.com/changelog/basil/2025-03-31/deprecate-singular-coupon-promotion-code',
  mixedIntervals: 'docs.stripe.com/billing/subscriptions/mixed-interval',
  currencies: 'docs.stripe.com/currencies',
  decisions: 'docs/decisions/0014-revenue.md: 52/12 weeks, 365/12 days, rounded once per customer, several currencies have no sum'
} as const
