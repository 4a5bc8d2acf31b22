import type { ToolInput, Workspace } from '@rapport/core'
import type { BareSql } from './bare-sql.js'

/** Which page: its size, and the cursor that leads to it. */
export interface PageInput {
  limit: number
  cursor?: string
}

/** What a tool answered: the ids of the rows, and the next page's cursor. */
export interface PageRead {
  ids: string[]
  next: string | null
}

/** One thing to read: by the tool, and by hand. */
export interface ReadCase {
  tool: string
  name: string
  read: (workspace: Workspace, page: PageInput) => Promise<PageRead>
  sql: BareSql
  /** Rows before the page; 0 for the first. */
  depth: number
}

const customerColumns = `page.id, page.name, page.domain, page.billing_status, page.activated_at, page.first_seen_at, page.last_activity_at,
  page.contact_count, page.mrr_cents, page.mrr_status, members.id as owner, members.email as owner_email, members.name as owner_name`
const ownerJoin = 'left join rapport.members on members.organization_id = page.organization_id and members.id = page.owner_id'
const userColumns = `page.id, page.external_id, page.email, page.name, page.customer_id, page.first_seen_at, page.last_activity_at,
  page.activated_at, page.inactive_at, page.past_activated_at, customers.name as customer_name, customers.domain`
const customerJoin = 'left join rapport.customers on customers.organization_id = page.organization_id and customers.id = page.customer_id'
const eventColumns = `page.event_id, page.type, page.event_name, page.channel, page.title, page.path, page.url, page.referrer, page.utm,
  page.properties, page.source, page.visitor_id, page.session_id, page.user_id, page.occurred_at, users.email, users.name`
const happenings = `(
  select organization_id, customer_id, event_id, type, event_name, channel, title, path, url, referrer, utm, properties, source, visitor_id,
    session_id, user_id, occurred_at from rapport.events
  union all
  select organization_id, customer_id, id, event_type, source_type, 'COMMUNICATION', title, null, null, null, null, record, provider, null,
    null, null, occurred_at from rapport.sources)`
const contactJoin = 'left join rapport.users on users.organization_id = page.organization_id and users.id = page.user_id'

function customer(name: string, input: ToolInput<'svc_list_customers'>, sql: BareSql, depth = 0): ReadCase {
  const tool = 'svc_list_customers'
  const read = async (workspace: Workspace, page: PageInput) => {
    const { items, pagination } = await workspace.call(tool, { ...input, ...page })
    return { ids: items.map(({ id }) => id), next: pagination.nextCursor }
  }
  return { tool, name, read, sql, depth }
}

function user(name: string, input: ToolInput<'svc_list_users'>, sql: BareSql, depth = 0): ReadCase {
  const tool = 'svc_list_users'
  const read = async (workspace: Workspace, page: PageInput) => {
    const { items, pagination } = await workspace.call(tool, { ...input, ...page })
    return { ids: items.map(({ id }) => id), next: pagination.nextCursor }
  }
  return { tool, name, read, sql, depth }
}

function timelineOf(name: string, input: ToolInput<'svc_get_timeline'>, sql: BareSql, depth = 0): ReadCase {
  const tool = 'svc_get_timeline'
  const read = async (workspace: Workspace, page: PageInput) => {
    const { events, pagination } = await workspace.call(tool, { ...input, ...page })
    return { ids: events.map(({ id }) => id), next: pagination.nextCursor }
  }
  return { tool, name, read, sql, depth }
}

/** Everything that is measured; `busy` is the customer with many events. */
export function readCases(organizationId: string, busy: string, ordinary: string): ReadCase[] {
  const select = (columns: string, from: string, joined: string, id: string, order: string) => {
    return (where = '', values: unknown[] = [], orderBy = order, direction: 'asc' | 'desc' = 'desc'): BareSql => {
      const all = `organization_id = $1${where === '' ? '' : ` and ${where}`}`
      return { columns, from, where: all, values: [organizationId, ...values], orderBy, direction, id, joined }
    }
  }
  const customers = select(customerColumns, 'rapport.customers', ownerJoin, 'id', 'last_activity_at')
  const users = select(userColumns, 'rapport.users', customerJoin, 'id', 'last_activity_at')
  const timeline = select(eventColumns, happenings, contactJoin, 'event_id', 'occurred_at')
  const pro = { plan: 'enterprise' }
  return [
    customer('default', {}, customers()),
    customer('search', { search: 'Harbor Labs 77' }, { ...customers('search_key like $2', ['%harbor labs 77%']), withNulls: true }),
    customer('trait filter', { traitFilters: pro }, customers('traits @> $2', [pro])),
    ...(['first_seen_at', 'name', 'mrr_cents'] as const).flatMap((orderBy) =>
      (['desc', 'asc'] as const).map((orderDirection) =>
        customer(`by ${orderBy}, ${orderDirection}`, { orderBy, orderDirection }, customers('', [], orderBy, orderDirection))
      )
    ),
    customer('by last_activity_at, asc', { orderDirection: 'asc' }, customers('', [], 'last_activity_at', 'asc')),
    customer('after 80,000', {}, customers(), 80_000),
    user('default', {}, users()),
    user('search', { search: 'person77123@' }, { ...users('search_key like $2', ['%person77123@%']), withNulls: true }),
    user('trait filter', { traitFilters: { role: 'admin' } }, users('traits @> $2', [{ role: 'admin' }])),
    user('of a customer', { customerId: ordinary }, { ...users('customer_id = $2', [ordinary]), withNulls: true }),
    user('by email, asc', { orderBy: 'email', orderDirection: 'asc' }, users('', [], 'email', 'asc')),
    user('after 300,000', {}, users(), 300_000),
    timelineOf('all of a customer', { customer: ordinary, timeframe: 'all' }, timeline('customer_id = $2', [ordinary])),
    timelineOf('busy customer', { customer: busy, timeframe: 'all' }, timeline('customer_id = $2', [busy])),
    timelineOf(
      'busy, one event name',
      { customer: busy, timeframe: 'all', eventTypes: ['document_saved'] },
      timeline("customer_id = $2 and type = 'CUSTOM' and event_name = $3", [busy, 'document_saved'])
    ),
    timelineOf('busy, after 40,000', { customer: busy, timeframe: 'all' }, timeline('customer_id = $2', [busy]), 40_000)
  ]
}
