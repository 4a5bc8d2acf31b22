import type pg from 'pg'
import { uuidOf } from '../database/uuid-of.js'

const eventColumns =
  'organization_id, event_id, type, channel, event_name, occurred_at, received_at, clamped, activating, counted, visitor_id, user_id, customer_id, source, path, properties'

/** Fills the tables with events and customers, an equal share for each organization, in turn as they would come. */
export async function seed(client: pg.Client, organizationIds: readonly string[], events: number): Promise<void> {
  const organizations = `('{${organizationIds.join(',')}}'::uuid[])[1 + n % ${organizationIds.length}]`
  await client.query(
    `insert into rapport.events (${eventColumns})
     select ${organizations}, ${uuidOf('event', 'n')}, case when n / 20 % 3 = 0 then 'CUSTOM' else 'PAGE_VIEW' end, 'PRODUCT',
       case when n / 20 % 3 = 0 then 'event_' || n / 60 % 10 else 'pageview' end, t, t, false, false, true,
       ${uuidOf('visitor', 'n / 20 % 5000')}, ${uuidOf('user', 'n / 20 % 2000')}, ${uuidOf('customer', 'n % 20 * 1000 + n / 20 % 500')}, 'client',
       '/page/' || n / 20 % 50, jsonb_build_object('plan', case when n % 2 = 0 then 'pro' else 'free' end, 'amount', n % 1000)
     from (select n, now() - n * interval '90 days' / ${events} as t from generate_series(1, ${events}) as n) made`
  )
  await client.query(
    `insert into rapport.customers (organization_id, id, claimed, account_count, domain, name, search_key, traits, billing_status, event_billing_status, mrr_cents, mrr_status,
       active_subscription_count, contact_count, created_at)
     select ${organizations}, ${uuidOf('customer', 'n % 20 * 1000 + n / 20 % 500')}, false, 0, 'c' || n || '.example', 'Customer ' || n, '', '{}', 'PAYING', 'NONE', n, 'calculated',
       1, 1, now()
     from generate_series(1, ${organizationIds.length * 500}) as n`
  )
  await client.query('vacuum analyze rapport.events, rapport.customers')
}
