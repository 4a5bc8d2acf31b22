import type { Rows } from '../../storage/contract.js'
import { subscriptions } from '../../storage/tables/index.js'
import type { Customer } from '../customers/resolve-customer.js'
import { newestSubscription } from '../revenue/newest-subscription.js'
import { amountOf } from './amount.js'
import { labelOf } from './source-label.js'
import { fitting, type Statement } from './statement.js'

const standings: { readonly [billingStatus: string]: { said: string; weight: number } } = {
  PAYING: { said: 'Pays', weight: 64 },
  PAST_DUE: { said: 'Is past due with payments', weight: 88 },
  TRIALING: { said: 'Is on trial', weight: 70 },
  CHURNED: { said: 'Has churned', weight: 92 }
}

/** What subscriptions and billing events say: whether and what the customer pays, on which plan, since when. */
export async function billingStatements(rows: Rows<'organization'>, customer: Customer): Promise<Statement[]> {
  const standing = standings[customer.billing_status]
  if (!standing) return []
  const where = { customer_id: { eq: customer.id } }
  const newest = newestSubscription(
    await rows.find(subscriptions, { where, columns: ['external_id', 'plan', 'started_at', 'canceled_at'] })
  )
  const amount = customer.mrr_status === 'calculated' && customer.mrr_cents ? amountOf(customer.mrr_cents, customer.currency) : undefined
  const parts = [standing.said, amount && `${amount} a month`, newest?.plan && `on the plan ${newest.plan}`]
  const observedAt = newest ? (newest.canceled_at ?? newest.started_at) : customer.billing_at
  return [
    {
      category: 'Billing',
      text: `${fitting(parts.filter(Boolean).join(', '), 499)}.`,
      observedAt,
      sourceLabels: [labelOf(newest ? `Subscription ${newest.external_id}` : 'Billing event')],
      weight: standing.weight,
      lasts: true
    }
  ]
}
