import { defineView } from '../../storage/index.js'

/** Accounts with what is known of their billing and activity. */
export const customersView = defineView({
  name: 'customers',
  description: 'The accounts, one row each, with billing, owner and activity.',
  from: '{customers} c',
  where: 'c.organization_id = {organization}',
  joins: { owner: 'left join {members} m on m.organization_id = {organization} and m.id = c.owner_id' },
  columns: {
    customer_id: { type: 'uuid', description: "The customer's id, unique.", sql: 'c.id' },
    external_id: { type: 'text', description: 'Your own customerId; null when inferred from a domain.', sql: 'c.external_id' },
    name: { type: 'text', description: 'The name.', sql: 'c.name' },
    domain: { type: 'text', description: 'The web domain.', sql: 'c.domain' },
    billing_status: { type: 'text', description: 'PAYING, TRIALING, PAST_DUE, CHURNED or NONE.', sql: 'c.billing_status' },
    plan: {
      type: 'text',
      description: "The newest subscription's plan, else the text of the trait plan.",
      sql: `coalesce(nullif(c.plan, ''), case when jsonb_typeof(c.traits -> 'plan') = 'string' then nullif(c.traits ->> 'plan', '') end) collate "C"`
    },
    mrr_cents: {
      type: 'bigint',
      description: 'Monthly recurring revenue in minor units; null when unknown or of mixed currencies.',
      sql: 'c.mrr_cents'
    },
    currency: { type: 'text', description: 'The currency of mrr_cents.', sql: 'c.currency' },
    lifetime_revenue_cents: {
      type: 'bigint',
      description: "What was paid so far, in minor units of currency; where that is null, of the newest payment's.",
      sql: `coalesce((select sum(p.amount_cents) from {payments} p where p.organization_id = {organization} and p.customer_id = c.id and p.currency = coalesce(c.currency, (select n.currency from {payments} n where n.organization_id = {organization} and n.customer_id = c.id order by n.paid_at desc, n.id desc limit 1))), 0)::bigint`
    },
    active_subscription_count: { type: 'bigint', description: 'How many subscriptions are active.', sql: 'c.active_subscription_count' },
    contact_count: { type: 'bigint', description: 'How many identified users belong to it.', sql: 'c.contact_count' },
    owner_id: { type: 'text', description: 'The member who owns it.', sql: 'c.owner_id' },
    owner_email: { type: 'text', description: "That member's email.", sql: 'm.email', join: 'owner' },
    industry: { type: 'text', description: 'The trait industry.', sql: `(c.traits ->> 'industry') collate "C"` },
    company_size: {
      type: 'text',
      description: 'The trait company_size or companySize.',
      sql: `coalesce(c.traits ->> 'company_size', c.traits ->> 'companySize') collate "C"`
    },
    attribution_channel: {
      type: 'text',
      description: 'The channel of the first touch: paid, organic, social, email, referral, direct.',
      sql: 'c.first_channel'
    },
    traits: { type: 'jsonb', description: "All traits: traits ->> 'tier'.", sql: 'c.traits' },
    created_at: { type: 'timestamptz', description: 'When the row was made.', sql: 'c.created_at' },
    first_seen_at: {
      type: 'timestamptz',
      description: 'Its first event, or when it was created at a provider if that is earlier.',
      sql: 'c.first_seen_at'
    },
    activated_at: { type: 'timestamptz', description: 'Its first activation event.', sql: 'c.activated_at' },
    churned_at: {
      type: 'timestamptz',
      description: 'When the last subscription ended, for CHURNED customers.',
      sql: `case when c.billing_status = 'CHURNED' then coalesce((select max(s.canceled_at) from {subscriptions} s where s.organization_id = {organization} and s.customer_id = c.id), c.billing_at) end`
    },
    last_activity_at: {
      type: 'timestamptz',
      description: 'Its last event in product, communication, meetings or support.',
      sql: 'c.last_activity_at'
    },
    health_score: {
      type: 'int',
      description: 'Its health of today, 0 to 100; null before 14 days of history.',
      sql: '(select h.score from {customer_health} h where h.organization_id = {organization} and h.customer_id = c.id order by h.day desc limit 1)::int'
    },
    segments: {
      type: 'text[]',
      description: "The names of the segments that it is in: 'At risk' = ANY(segments).",
      sql: `array(select s.name from {segments} s where s.organization_id = {organization} and s.archived_at is null and s.subject = 'customers' and jsonb_exists(c.segments, s.id::text) order by s.name)`
    }
  },
  exampleQueries: [
    'SELECT billing_status, currency, count(*) AS customers, sum(mrr_cents) AS mrr_cents FROM customers GROUP BY billing_status, currency ORDER BY customers DESC',
    "SELECT name, domain, mrr_cents, last_activity_at FROM customers WHERE billing_status = 'PAYING' AND last_activity_at < now() - interval '14 days' ORDER BY mrr_cents DESC NULLS LAST LIMIT 20",
    "SELECT date_trunc('month', first_seen_at) AS cohort, count(*) AS customers, count(activated_at) AS activated FROM customers GROUP BY 1 ORDER BY 1"
  ]
})
