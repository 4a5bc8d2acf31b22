import { type RowOf, type Table, tables } from '@rapport/core/storage'
import type pg from 'pg'
import { ago, chance, id, someOf, word } from './made-up.js'

/** How much there is to read. */
const size = {
  customers: 100_000,
  users: 400_000,
  events: 1_000_000,
  busyEvents: 50_000,
  busyUsers: 500,
  members: 50,
  sources: 20_000,
  busySources: 2_000
}

const first = ['Amber', 'Birch', 'Cedar', 'Delta', 'Ember', 'Falcon', 'Granite', 'Harbor', 'Indigo', 'Juniper', 'Kestrel', 'Lumen']
const second = ['Analytics', 'Bank', 'Foods', 'Health', 'Labs', 'Logistics', 'Media', 'Robotics', 'Systems', 'Travel']

/** Names of custom events: a quarter of the events has the first, a twentieth each of the others. */
export const eventNames = ['document_saved', 'report_exported', 'comment_added', 'member_invited', 'search_run']

/** Type, channel and name; each kind is a twentieth of the events. */
const kinds = [
  ...Array<string>(10).fill('{PAGE_VIEW,PRODUCT,pageview}'),
  ...Array<string>(4).fill('{CUSTOM,PRODUCT,document_saved}'),
  ...eventNames.map((name) => `{CUSTOM,PRODUCT,${name}}`),
  '{IDENTIFY,IDENTITY,identify}'
]
const sourceKinds = [
  '{EMAIL,EMAIL_RECEIVED}',
  '{EMAIL,EMAIL_RECEIVED}',
  '{CALL,MEETING_COMPLETED}',
  '{SUPPORT_TICKET,SUPPORT_TICKET_CREATED}'
]

/** The first customer has many users and events, the others few. */
export const busyCustomer = id(1, '1')
const customerOf = (user: string) => `case when ${user} <= ${size.busyUsers} then 1 else 1 + ${user} % ${size.customers} end`
const userOfEvent = `case when n <= ${size.busyEvents} then 1 + n % ${size.busyUsers}
  else ${size.busyUsers + 1} + (n * 7919::bigint) % ${size.users - size.busyUsers} end`

const members = insertInto(tables.members, size.members, `'Member ' || n as name`, {
  id: `'member-' || n`,
  email: `'member' || n || '@rapport.example'`,
  name: 'name',
  owned_customer_count: '0',
  search_key: 'lower(name)',
  created_at: '$2'
})

const customers = insertInto(
  tables.customers,
  size.customers,
  `${word('first', first)} || ' ' || ${word('second', second)} || ' ' || n as name, 'company' || n || '.example' as domain, ${chance('revenue', 5)} < 2 as paying`,
  {
    id: id(1, 'n'),
    external_id: `'account-' || n`,
    domain: 'domain',
    name: 'name',
    name_key: 'lower(name)',
    search_key: `lower(name) || E'\\n' || domain`,
    traits: `jsonb_build_object('plan', ${word('plan', ['free', 'free', 'team', 'team', 'pro', 'enterprise'])}, 'seats', ${chance('seats', 500)})`,
    billing_status: word('billing', ['NONE', 'TRIALING', 'PAYING', 'PAYING', 'CHURNED']),
    event_billing_status: word('billing', ['NONE', 'TRIALING', 'PAYING', 'PAYING', 'CHURNED']),
    claimed: 'true',
    account_count: '0',
    active_subscription_count: 'paying::int',
    mrr_cents: `case when paying then ${chance('mrr', 5_000_000)} end`,
    mrr_status: `case when paying then 'calculated' else 'unavailable' end`,
    currency: `case when paying then 'usd' end`,
    owner_id: someOf('owned', 4, `'member-' || 1 + ${chance('owner', size.members)}`),
    contact_count: '4',
    created_at: '$2',
    first_seen_at: ago('seen', 800),
    activated_at: someOf('activated', 7, ago('activation', 700)),
    last_activity_at: someOf('active', 9, ago('activity', 400))
  }
)

const users = insertInto(
  tables.users,
  size.users,
  `'person' || n || '@company' || ${customerOf('n')} || '.example' as email, ${word('first', first)} || ' Person ' || n as name`,
  {
    id: id(2, 'n'),
    external_id: `'user-' || n`,
    email: 'email',
    name: 'name',
    search_key: `email || E'\\n' || lower(name)`,
    traits: `jsonb_build_object('role', ${word('role', ['admin', 'editor', 'editor', 'viewer'])}, 'locale', 'en-GB')`,
    customer_id: id(1, customerOf('n')),
    has_multiple_customers: 'false',
    created_at: '$2',
    first_seen_at: ago('seen', 800),
    last_activity_at: someOf('active', 9, ago('activity', 400)),
    active_days: `'[]'`,
    past_activated_at: someOf('engaged', 7, ago('engagement', 400)),
    activated_at: someOf('activated', 7, ago('activation', 700))
  }
)

const events = insertInto(
  tables.events,
  size.events,
  `${userOfEvent} as owner, ${ago('event', 365)} as at, '/projects/' || ${chance('path', 500)} as path, ${word('kind', kinds)}::text[] as kind`,
  {
    event_id: `md5('event' || n)::uuid`,
    type: 'kind[1]',
    channel: 'kind[2]',
    event_name: 'kind[3]',
    occurred_at: 'at',
    received_at: `at + interval '1 second'`,
    clamped: 'false',
    activating: 'false',
    visitor_id: `md5('visitor' || owner)::uuid`,
    session_id: `md5('session' || n / 20)::uuid`,
    user_id: id(2, 'owner'),
    customer_id: id(1, customerOf('owner')),
    source: `'client'`,
    counted: 'true',
    url: `'https://app.example.com' || path`,
    path: 'path',
    title: `'Projects – Example'`,
    referrer: `'https://www.google.com/'`,
    properties: `jsonb_build_object('seats', ${chance('seats', 500)}, 'plan', 'pro')`
  }
)

const sources = insertInto(tables.sources, size.sources, `${word('source', sourceKinds)}::text[] as kind`, {
  id: id(3, 'n'),
  source_type: 'kind[1]',
  external_id: `'source-' || n`,
  event_type: 'kind[2]',
  provider: `'google-mail'`,
  occurred_at: ago('source', 365),
  title: `'Subject ' || n`,
  participants: `jsonb_build_array(jsonb_build_object('email', 'person' || n || '@company.example', 'name', null, 'role', 'from'))`,
  search_key: `'person' || n || '@company.example'`,
  record: `'{}'`,
  segment_count: '1',
  customer_id: id(1, `case when n <= ${size.busySources} then 1 else 1 + n % ${size.customers} end`),
  names_customer: 'true',
  contested: 'false',
  replaced: 'false',
  content_digest: `md5(n::text)`,
  created_at: '$2',
  updated_at: '$2'
})

/** Fills an organization: each customer has four users, and ten events but for the busy one, which has sources too. Everything looks back from `now`. */
export async function seed(client: pg.Client, organizationId: string, now: Date): Promise<void> {
  for (const statement of [members, customers, users, events, sources]) await client.query(statement, [organizationId, now])
  await client.query('vacuum analyze')
}

/** An expression for each column; those that may be null can be left out. */
type Expressions<Row> = { [C in keyof Row as null extends Row[C] ? never : C]: string } & { [C in keyof Row]?: string }

/** `made` are columns that several expressions share. */
function insertInto<T extends Table>(table: T, rows: number, made: string, values: Expressions<RowOf<T>>): string {
  const columns = Object.keys(values).join(', ')
  return `insert into rapport.${table.name} (organization_id, ${columns}) select $1, ${Object.values(values).join(', ')}
    from generate_series(1, ${rows}) as n, lateral (select ${made}) as made`
}
