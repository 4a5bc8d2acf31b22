import type { Workspace } from '@rapport/core'
import type pg from 'pg'
import { eventNames } from './seed.js'

/** One answer about a customer, by the tool and by hand. Both say it in the same words, so that they can be compared. */
export interface CustomerCase {
  tool: 'svc_get_customer' | 'svc_get_customer_features'
  name: string
  /** What the median should stay below, in milliseconds. */
  target: number
  call(workspace: Workspace): Promise<string>
  sql(pool: pg.Pool): Promise<string>
}

/** Rules as features have them: each name alone, and some with properties. */
const rules = [
  ...eventNames.map((eventName) => ({ eventName, filters: [], where: `event_name = '${eventName}'` })),
  {
    eventName: 'document_saved',
    filters: [equals('plan', 'pro')],
    where: `event_name = 'document_saved' and properties @> '{"plan":"pro"}'`
  },
  { eventName: 'comment_added', filters: [exists('seats')], where: `event_name = 'comment_added' and properties ? 'seats'` },
  { eventName: 'search_run', filters: [exists('team')], where: `event_name = 'search_run' and properties ? 'team'` }
]

function equals(property: string, value: string) {
  return { property, operator: 'equals' as const, value: { type: 'string' as const, value } }
}

function exists(property: string) {
  return { property, operator: 'exists' as const }
}

/** Makes the features that are then read. */
export async function createFeatures(workspace: Workspace): Promise<void> {
  const { sources } = await workspace.call('svc_list_features', { candidateLimit: 1 })
  for (const [index, { eventName, filters }] of rules.entries()) {
    const featureKey = `feature_${index}`
    const sourceKey = sources[0]?.sourceKey ?? ''
    await workspace.call('svc_create_feature', { sourceKey, eventName, featureKey, name: featureKey, propertyFilters: filters })
  }
}

/** Everything that is measured; `busy` is the customer with many events. */
export function customerCases(organizationId: string, busy: string, ordinary: string): CustomerCase[] {
  const whole = (name: string, customer: string, timeframe: '30d' | '90d') => wholeCustomer(organizationId, name, customer, timeframe)
  const features = (name: string, customer: string, weeks: number) => featuresOf(organizationId, name, customer, weeks)
  return [
    whole('ordinary, 30 days', ordinary, '30d'),
    whole('busy, 30 days', busy, '30d'),
    whole('busy, 90 days', busy, '90d'),
    features('ordinary, 12 weeks', ordinary, 12),
    features('busy, 12 weeks', busy, 12),
    features('busy, 53 weeks', busy, 53)
  ]
}

const include = ['users' as const, 'revenue' as const, 'recentTimeline' as const, 'behaviorMetrics' as const, 'enrichment' as const]

function wholeCustomer(organizationId: string, name: string, customer: string, timeframe: '30d' | '90d'): CustomerCase {
  const days = Number.parseInt(timeframe, 10)
  const own = 'organization_id = $1 and customer_id = $2'
  const recent = `${own} and occurred_at >= now() - interval '${days} days'`
  const statements = [
    `select customers.*, members.name as owner from rapport.customers left join rapport.members
       on members.organization_id = customers.organization_id and members.id = customers.owner_id
       where customers.organization_id = $1 and customers.id = $2`,
    `select * from rapport.users where ${own} order by last_activity_at desc nulls last, id desc limit 100`,
    `select happened.*, users.email from (
       (select event_id as id, type, title, user_id, occurred_at from rapport.events where ${recent} order by occurred_at desc, event_id desc limit 20)
       union all
       (select id, event_type, title, null, occurred_at from rapport.sources where ${recent} order by occurred_at desc, id desc limit 20)
       order by occurred_at desc, id desc limit 20) as happened
       left join rapport.users on users.organization_id = $1 and users.id = happened.user_id order by happened.occurred_at desc, happened.id desc`,
    `select count(*)::int as count, count(distinct user_id)::int as users from rapport.events
       where ${recent} and channel in ('PRODUCT', 'COMMUNICATION', 'MEETING', 'SUPPORT')`,
    `select count(*)::int as count, max(occurred_at) filter (where source_type = 'EMAIL') as email from rapport.sources
       where ${recent} and source_type in ('EMAIL', 'CALL', 'CALENDAR_EVENT', 'SUPPORT_TICKET', 'SLACK')`
  ]
  return {
    tool: 'svc_get_customer',
    name,
    target: 30,
    async call(workspace) {
      const {
        users = [],
        recentTimeline = [],
        behaviorMetrics
      } = await workspace.call('svc_get_customer', { customer, include, timeframe })
      return JSON.stringify([
        users.map(({ id }) => id),
        recentTimeline.map(({ occurredAt }) => occurredAt),
        behaviorMetrics?.activityCount,
        behaviorMetrics?.activeUsers,
        behaviorMetrics?.lastEmailAt
      ])
    },
    async sql(pool) {
      const results = await Promise.all(statements.map((text) => pool.query(text, [organizationId, customer])))
      const [, users = [], happened = [], [events] = [], [sources] = []] = results.map(({ rows }) => rows)
      return JSON.stringify([
        users.map(({ id }) => id),
        happened.map(({ occurred_at }) => occurred_at.toISOString()),
        events.count + sources.count,
        events.users,
        sources.email?.toISOString() ?? null
      ])
    }
  }
}

function featuresOf(organizationId: string, name: string, customer: string, weeks: number): CustomerCase {
  /** Where the tool's window begins: it is shorter than asked for where there is too much to look at. */
  let since = ''
  const counts = rules.map(
    ({ where }, index) => `count(*) filter (where ${where})::int as n${index},
      count(distinct (occurred_at at time zone 'UTC')::date) filter (where ${where})::int as d${index}`
  )
  const text = `select ${counts.join(', ')} from rapport.events
    where organization_id = $1 and customer_id = $2 and type = 'CUSTOM' and occurred_at >= $3`
  return {
    tool: 'svc_get_customer_features',
    name,
    target: 50,
    async call(workspace) {
      const { features } = await workspace.call('svc_get_customer_features', { customer, weeks, includeWeeklyUsage: true })
      since = features[0]?.evidence.window.startAt ?? ''
      const byKey = [...features].sort((a, b) => (a.featureKey < b.featureKey ? -1 : 1))
      return JSON.stringify(
        byKey.map(({ evidence }) => (evidence.coverage === 'unavailable' ? null : [evidence.eventCount, evidence.activeDays]))
      )
    },
    async sql(pool) {
      const { rows } = await pool.query<Record<string, number>>(text, [organizationId, customer, since])
      return JSON.stringify(rules.map((_, index) => [rows[0]?.[`n${index}`], rows[0]?.[`d${index}`]]))
    }
  }
}
