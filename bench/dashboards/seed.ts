import type pg from 'pg'
import { uuidOf } from '../database/uuid-of.js'

/** Whose events the seed makes: as many customers, people and features as the bench of SQL has. */
export const seeded = { customers: 500, people: 2_000, features: 10 } as const

/** Fills an organization with events of features over the last 80 days, and with its customers and people. */
export async function seed(client: pg.Client, organizationId: string, events: number): Promise<void> {
  const { customers, people, features } = seeded
  const person = `abs(hashtext(n::text || 'who')::bigint) % ${people}`
  await client.query(
    `insert into rapport.events (organization_id, event_id, type, channel, event_name, occurred_at, received_at, clamped, activating, counted, user_id,
       customer_id, source, properties)
     select '${organizationId}', ${uuidOf('event', 'n')}, 'CUSTOM', 'PRODUCT', 'feature_' || n % ${features}, t, t, false, false, true,
       ${uuidOf('user', person)}, ${uuidOf('customer', `${person} % ${customers}`)}, 'server', '{}'
     from (select n, now() - n * interval '80 days' / ${events} as t from generate_series(1, ${events}) as n) made`
  )
  await client.query('vacuum analyze rapport.events')
}
