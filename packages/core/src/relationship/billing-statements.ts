import { type Customer, customerPlan } from '../customers/index.js'
import { amountOf } from './amount.js'
import { changedAt, type DecisiveSubscription } from './decisive-subscription.js'
import { labelOf } from './source-label.js'
import { fitting, type Statement } from './statement.js'

const standings: { readonly [billingStatus: string]: { said: string; weight: number } } = {
  PAYING: { said: 'Pays', weight: 64 },
  PAST_DUE: { said: 'Is past due with payments', weight: 88 },
  TRIALING: { said: 'Is on trial', weight: 70 },
  CHURNED: { said: 'Has churned', weight: 92 }
}

/**
 * What is known of a customer's billing: whether and what it pays, on which plan, since when. `subscription` is the one that its billing status comes
 * from; without one it comes from a billing event.
 */
export function billingStatements(customer: Customer, subscription: DecisiveSubscription | undefined, now: number): Statement[] {
  const standing = standings[customer.billing_status]
  if (!standing) return []
  const amount = customer.mrr_status === 'calculated' && customer.mrr_cents ? amountOf(customer.mrr_cents, customer.currency) : undefined
  const plan = subscription?.plan || customerPlan(customer)
  const parts = [standing.said, amount && `${amount} a month`, plan && `on the plan ${plan}`]
  const labels = [labelOf(subscription ? `Subscription ${subscription.external_id}` : 'Billing event')]
  if (plan && !subscription?.plan) labels.push(labelOf('Trait plan'))
  return [
    {
      category: 'Billing',
      text: `${fitting(parts.filter(Boolean).join(', '), 499)}.`,
      observedAt: subscription ? changedAt(subscription, now) : customer.billing_at,
      sourceLabels: labels,
      weight: standing.weight,
      lasts: true
    }
  ]
}
