import { defineView } from '../../storage/index.js'

const day = (alias: string) =>
  ['customer_id', 'day', 'mrr_cents', 'currency', 'plan', 'billing_status'].map((column) => `${alias}.${column}`).join(', ')
const isCorrected =
  'select 1 from {revenue_corrections} d where d.organization_id = s.organization_id and d.customer_id = s.customer_id and d.day = s.day'

/** What customers paid a month, day by day, as it is known now: a correction takes the place of the day's snapshot. */
export const revenueView = defineView({
  name: 'revenue',
  description: 'Monthly recurring revenue, one row per customer and UTC day.',
  from: `(select ${day('s')} from {revenue_snapshots} s where s.organization_id = {organization} and not exists (${isCorrected}) union all select ${day('c')} from {revenue_corrections} c where c.organization_id = {organization}) r`,
  where: 'true',
  joins: {},
  columns: {
    customer_id: { type: 'uuid', description: 'The customer.', sql: 'r.customer_id' },
    snapshot_date: { type: 'date', description: 'The UTC day; the row says how it ended.', sql: `(r.day at time zone 'UTC')::date` },
    mrr_cents: {
      type: 'bigint',
      description: 'Monthly recurring revenue in minor units; null when unknown or of mixed currencies.',
      sql: 'r.mrr_cents'
    },
    currency: { type: 'text', description: 'The currency of mrr_cents.', sql: 'r.currency' },
    plan: { type: 'text', description: "The newest subscription's plan on that day.", sql: 'r.plan' },
    billing_status: { type: 'text', description: 'PAYING, TRIALING, PAST_DUE, CHURNED or NONE.', sql: 'r.billing_status' }
  },
  exampleQueries: [
    'SELECT snapshot_date, currency, sum(mrr_cents) AS mrr_cents FROM revenue GROUP BY snapshot_date, currency ORDER BY snapshot_date',
    'SELECT c.name, r.snapshot_date, r.mrr_cents, r.mrr_cents - lag(r.mrr_cents) OVER (PARTITION BY r.customer_id ORDER BY r.snapshot_date) AS change FROM revenue r JOIN customers c USING (customer_id) ORDER BY r.snapshot_date DESC LIMIT 50'
  ]
})
