import { subscriptions } from '../../revenue/tables/index.js'
import { groupBy } from '../../values/index.js'
import { overdueStatuses } from '../attention/causes.js'
import type { StoredOccurrenceEvidence } from '../tables/signal-occurrences.js'
import { defineCondition } from './define-built-in.js'

export const pastDue = defineCondition({
  name: 'Payment past due',
  description: 'A subscription is past due or unpaid.',
  severity: 'HIGH',
  settings: {},
  evidence: 'A `subscription` for each subscription that is past due.',
  raisesAttention: false,
  evaluate: async (_, { rows, customers, asOf, severity }) => {
    const ids = customers.map(({ id }) => id)
    const found = await rows.find(subscriptions, { where: { customer_id: { in: ids }, status: { in: overdueStatuses } } })
    return new Map(
      [...groupBy(found, ({ customer_id }) => customer_id)].map(([id, its]) => {
        const title = its.length === 1 ? 'A subscription is past due' : `${its.length} subscriptions are past due`
        const evidence = its.slice(0, 10).map(
          ({ id: subscription, external_id, status, plan, started_at }): StoredOccurrenceEvidence => ({
            kind: 'subscription',
            id: subscription,
            title: `Subscription ${external_id}${plan ? ` (${plan})` : ''}: ${status.replace('_', ' ')}`,
            observedAt: asOf,
            window: { start: started_at, end: Math.max(asOf, started_at) },
            value: null,
            comparedWith: null
          })
        )
        return [id, { severity, occurredAt: asOf, title, reason: `${evidence.map((each) => each.title).join('; ')}.`, evidence }]
      })
    )
  }
})
