import type pg from 'pg'

/** How much there is to read. */
export const seeded = { customers: 100_000, users: 400_000, events: 1_000_000, busyEvents: 50_000, members: 50 }

/** An id of a row's number: like those that Rapport makes, ids grow with time. */
const id = (kind: number, number: string) =>
  `(lpad(to_hex(${0x019a0000 + kind}), 8, '0') || lpad(to_hex(${number}), 12, '0') || substr(md5((${number})::text), 1, 12))::uuid`
/** The first customer has many events, the others few. */
export const busyCustomer = id(1, '1')
/** A whole number below `end` that looks like chance; another `salt` gives others. */
const chance = (salt: string, end: number) => `((hashtextextended('${salt}', n) & 2147483647) % ${end})`
const word = (salt: string, words: readonly string[]) => `(array['${words.join("','")}'])[1 + ${chance(salt, words.length)}]`
const ago = (salt: string, days: number) =>
  `date_trunc('milliseconds', $2::timestamptz - interval '1 ms' * (${chance(salt, days * 86_400)}::bigint * 1000 + n % 1000))`
const first = ['Amber', 'Birch', 'Cedar', 'Delta', 'Ember', 'Falcon', 'Granite', 'Harbor', 'Indigo', 'Juniper', 'Kestrel', 'Lumen']
const second = ['Analytics', 'Bank', 'Foods', 'Health', 'Labs', 'Logistics', 'Media', 'Robotics', 'Systems', 'Travel']

const members = `insert into rapport.members (organization_id, id, email, name, owned_customer_count, search_key, created_at)
  select $1, 'member-' || n, 'member' || n || '@rapport.example', 'Member ' || n, 0, 'member ' || n, $2
  from generate_series(1, ${seeded.members}) as n`

const customers = `insert into rapport.customers (organization_id, id, external_id, domain, name, name_key, search_key, traits, billing_status, mrr_cents,
    mrr_status, currency, owner_id, contact_count, created_at, first_seen_at, activated_at, last_activity_at)
  select $1, ${id(1, 'n')}, 'account-' || n, domain, name, lower(name), lower(name) || E'\\n' || domain,
    jsonb_build_object('plan', ${word('plan', ['free', 'free', 'team', 'team', 'pro', 'enterprise'])}, 'industry', ${word('industry', second)}, 'seats', ${chance('seats', 500)}),
    ${word('billing', ['NONE', 'TRIALING', 'PAYING', 'PAYING', 'CHURNED'])},
    case when has_revenue then ${chance('mrr', 5_000_000)} end, case when has_revenue then 'calculated' else 'unavailable' end,
    case when has_revenue then 'usd' end, case when ${chance('owned', 5)} < 2 then 'member-' || 1 + ${chance('owner', seeded.members)} end, 4,
    $2, ${ago('seen', 800)}, case when ${chance('activated', 3)} > 0 then ${ago('activation', 700)} end,
    case when ${chance('active', 10)} > 0 then ${ago('activity', 400)} end
  from generate_series(1, ${seeded.customers}) as n,
    lateral (select ${word('first', first)} || ' ' || ${word('second', second)} || ' ' || n as name, 'company' || n || '.example' as domain,
      ${chance('revenue', 5)} < 2 as has_revenue) as made`

/** The busy customer has 500 users more. */
const customerOf = (user: string) => `case when ${user} <= 500 then 1 else 1 + ${user} % ${seeded.customers} end`

const users = `insert into rapport.users (organization_id, id, external_id, email, name, search_key, traits, customer_id, mixed_customers, created_at,
    first_seen_at, last_activity_at, active_days, third_active_day_at, activated_at)
  select $1, ${id(2, 'n')}, 'user-' || n, email, name, email || E'\\n' || lower(name),
    jsonb_build_object('role', ${word('role', ['admin', 'editor', 'editor', 'viewer'])}, 'locale', 'en-GB'), ${id(1, customerOf('n'))}, false, $2,
    ${ago('seen', 800)}, case when ${chance('active', 10)} > 0 then ${ago('activity', 400)} end, '[]',
    case when ${chance('engaged', 3)} > 0 then date_trunc('day', ${ago('third', 400)}) end,
    case when ${chance('activated', 3)} > 0 then ${ago('activation', 700)} end
  from generate_series(1, ${seeded.users}) as n,
    lateral (select 'person' || n || '@company' || ${customerOf('n')} || '.example' as email, ${word('first', first)} || ' Person ' || n as name) as made`

const userOfEvent = `case when n <= ${seeded.busyEvents} then 1 + n % 500 else 501 + (n * 7919::bigint) % ${seeded.users - 500} end`

const events = `insert into rapport.events (organization_id, event_id, type, channel, event_name, occurred_at, received_at, clamped, activating,
    visitor_id, session_id, user_id, customer_id, source, url, path, title, referrer, properties)
  select $1, md5('event' || n)::uuid, kind[1], kind[2], kind[3], at, at + interval '1 second', false, false,
    md5('visitor' || owner)::uuid, md5('session' || n / 20)::uuid, ${id(2, 'owner')}, ${id(1, customerOf('owner'))}, 'client',
    'https://app.example.com' || path, path, 'Projects – Example', 'https://www.google.com/', jsonb_build_object('seats', ${chance('seats', 500)}, 'plan', 'pro')
  from generate_series(1, ${seeded.events}) as n,
    lateral (select ${userOfEvent} as owner, ${ago('event', 365)} as at, '/projects/' || ${chance('path', 500)} as path,
      (array['{PAGE_VIEW,PRODUCT,pageview}', '{PAGE_VIEW,PRODUCT,pageview}', '{CUSTOM,PRODUCT,document_saved}', '{IDENTIFY,IDENTITY,identify}'])[1 + n % 4]::text[] as kind) as made`

/** Fills an organization: each customer has four users, and ten events but for the busy one. Everything looks back from `now`. */
export async function seed(client: pg.Client, organizationId: string, now: Date): Promise<void> {
  for (const statement of [members, customers, users, events]) await client.query(statement, [organizationId, now])
  await client.query('vacuum analyze')
}
