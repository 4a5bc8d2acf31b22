import { addColumn, addTable } from './changes.js'
import type { Migration } from './migration.js'

/** Subscriptions remember what they came to; days of the past are corrected by what is learnt later; a workspace has a currency, and rates into it. */
export const subscriptionsHistory: Migration = {
  version: 30,
  name: 'subscriptions-history',
  fingerprint: 'a33f0221dbbc421ea64ba5b9614b557e68daa04c36e2f554ab374c3b7e6356bb',
  changes: [
    addColumn('subscriptions', 'history', 'json null'),
    addTable('revenue_corrections', {
      scope: 'organization',
      columns: {
        customer_id: 'uuid',
        day: 'time',
        mrr_cents: 'integer null',
        currency: 'text null',
        plan: 'text null',
        billing_status: 'text',
        corrected_at: 'time'
      },
      key: ['customer_id', 'day'],
      indexes: [{ columns: ['day'] }]
    }),
    addTable('workspace_currency', {
      scope: 'organization',
      columns: { name: 'text', currency: 'text null', rates: 'json', updated_at: 'time' },
      key: ['name'],
      indexes: []
    })
  ]
}
