import type { ToolName } from '@rapport/core/src/runtime/tool-names.js'
import type { KnownValues } from './known-values.js'

/** Statements whose answers have one order, and some that are refused. */
const statements = [
  'select count(*) as n, min(occurred_at) as first, max(occurred_at) as last from activity',
  'select event_name, count(*) as n, count(distinct user_id) as users from activity group by 1 order by 2 desc, 1',
  "select date_trunc('week', occurred_at) as week, channel, count(*) from activity group by 1, 2 order by 1, 2",
  'select name, domain, mrr_cents, currency, traits from customers order by customer_id',
  'select email, journey_stage, traits, customer_domain from users order by email, user_id limit 20',
  'select c.external_id, count(u.user_id) as n, avg(c.mrr_cents) as mean, round(sum(c.mrr_cents) / 7.0, 3) as part from customers c left join users u on u.customer_id = c.customer_id group by 1 order by 1',
  "select external_id, traits->>'plan' as plan, upper(name) as name, length(name) as n from customers where traits ? 'plan' order by customer_id",
  "with weekly as (select customer_id, date_trunc('week', occurred_at) as week, count(*) as n from activity group by 1, 2) select week, sum(n) as n, rank() over (order by sum(n) desc, week) as r from weekly group by 1 order by r",
  'select * from revenue order by customer_id, snapshot_date',
  'select path, url, properties, utm, referrer from activity order by event_id limit 30',
  "select to_char(first_seen_at, 'YYYY-MM-DD HH24:MI') as seen, name ilike '%a%' as has_a from customers order by customer_id",
  'select 1/0 as x',
  'select nothing from customers',
  'select * from pg_class',
  'delete from customers',
  'select'
]

const instants = [
  '2026-01-15T00:00:00Z',
  '2026-02-20T12:30:00.000Z',
  '2026-03-01T00:00:00Z',
  '2026-02-01T00:00:00+02:00',
  '2027-01-01T00:00:00Z'
]
const words = ['a', 'ac', 'ACME', 'zeta', 'ä', 'strasse', 'Straße', '株', '%', '_', "o'neil", 'i', 'İ', 'gmail', 'm1@w.test', '']
const queries = [
  'exports budget',
  'who is the champion',
  'renew for two years with the new team and invoice',
  'straßburg invoice',
  'zz qq',
  'Ann left'
]

/** A tool whose answers show values, and the property that they stand in. */
type Place = [tool: ToolName, property: string]

const customers: Place[] = [
  ['svc_list_customers', 'id'],
  ['svc_list_customers', 'domain'],
  ['svc_list_customers', 'name'],
  ['svc_get_customer', 'customerId']
]

/** What the properties of inputs may name, by tool and property, or by property alone. */
const places: Record<string, Place[]> = {
  customer: customers,
  customerId: [['svc_list_customers', 'id']],
  targetUserId: [['svc_list_workspace_users', 'id']],
  ownerId: [['svc_list_workspace_users', 'id']],
  ownerEmail: [['svc_list_workspace_users', 'email']],
  managerEmail: [['svc_list_workspace_users', 'managerEmail']],
  role: [['svc_list_workspace_users', 'role']],
  factId: [['svc_list_facts', 'id']],
  sourceId: [
    ['svc_list_sources', 'sourceId'],
    ['svc_list_facts', 'id']
  ],
  participant: [['svc_list_sources', 'email']],
  sourceKey: [['svc_list_features', 'sourceKey']],
  revision: [['svc_list_features', 'revision']],
  eventName: [['svc_list_features', 'eventName']],
  eventTypes: [
    ['svc_get_timeline', 'eventType'],
    ['svc_get_timeline', 'eventName']
  ],
  'svc_update_customer_access.customerId': [['svc_grant_customer_access', 'customerId']],
  'svc_update_customer_access.targetUserId': [['svc_grant_customer_access', 'userId']],
  'svc_revoke_customer_access.customerId': [['svc_grant_customer_access', 'customerId']],
  'svc_revoke_customer_access.targetUserId': [['svc_grant_customer_access', 'userId']],
  'svc_archive_feature.id': [['svc_list_features', 'id']],
  'svc_get_attention_item.id': [['svc_list_attention_items', 'id']],
  id: [['svc_list_destinations', 'id']]
}

const fixed: Record<string, readonly string[]> = {
  sql: statements,
  search: words,
  participant: words.filter((word) => word !== ''),
  query: queries,
  provider: ['gong', 'google-mail', 'Gong'],
  hasActivityInLast: ['7d', '30d', '48h', '90m', '400d'],
  noActivityInLast: ['7d', '30d', '48h', '90m'],
  startDate: instants,
  endDate: instants,
  after: instants,
  before: instants,
  activatedSince: instants,
  defaultTimezone: ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Mars/Olympus'],
  channelId: ['C1', 'C2', 'C9', 'C10', 'C11', 'C12'],
  property: ['plan', 'size', 'none'],
  value: ['pro', 'free', 'Pro', 'Retail'],
  traitFilters: ['plan', 'industry', 'employees', 'title', 'none'],
  include: ['source', 'evidence', 'history'],
  customer: ['c1', 'c5', 'C1', 'Acme', 'nobody']
}

/** Texts that mean something where they stand in a tool's input. */
export function textsFor(tool: string, property: string, known: KnownValues): string[] {
  const named = places[`${tool}.${property}`] ?? places[property] ?? []
  return [...named.flatMap(([place, name]) => known.of(place, name)), ...(fixed[property] ?? [])]
}
