import { Type } from 'typebox'
import { owner } from '../../access/index.js'
import { billingStatuses, loadOwners, mrrStatuses, mrrUnit, resolveCustomer } from '../../customers/index.js'
import { journeyStages } from '../../people/index.js'
import { revenueOf } from '../../revenue/index.js'
import { defineTool, orNull } from '../../runtime/index.js'
import { parseEnum, strictObject } from '../../validation/index.js'
import { isoTimeOrNull, windows } from '../../values/index.js'
import { behaviorMetrics } from '../behavior-metrics.js'
import { missingEnrichment } from '../enrichment.js'
import { recentTimeline } from '../recent-timeline.js'
import { recentUsers } from '../recent-users.js'
import { enrichment } from './enrichment-shape.js'

const text = () => orNull(Type.String())
const count = () => Type.Integer({ minimum: 0 })

const customer = strictObject({
  id: Type.String(),
  name: text(),
  domain: text(),
  billingStatus: Type.Enum([...billingStatuses]),
  activatedAt: text(),
  firstSeenAt: text(),
  lastActivityAt: text(),
  owner
})

const user = strictObject({
  id: Type.String(),
  email: text(),
  name: text(),
  journeyStage: Type.Enum([...journeyStages]),
  lastActivityAt: text()
})

const revenue = strictObject({
  currentMrr: orNull(Type.Number({ description: mrrUnit })),
  mrrCalculationStatus: Type.Enum([...mrrStatuses]),
  lifetimeRevenue: Type.Number({
    description:
      'What was paid so far, in minor units (cents) of the currency in which the account pays: in SQL the column customers.currency.'
  }),
  activeSubscriptions: count()
})

export const getCustomer = defineTool({
  name: 'svc_get_customer',
  title: 'Read a customer',
  description:
    'Reads one account by id, customerId, domain or exact name: billing status, owner, first and last activity. With include also people (users), revenue, recentTimeline, behaviorMetrics of the timeframe. Use it to brief on an account; ask only for parts that you need. Amounts of revenue are in minor units (cents) of the currency of the account. Next: svc_get_customer_relationship for how it stands, svc_list_facts for proof.',
  effect: 'read',
  narrow: 'Ask for fewer parts with include; svc_list_users with customerId pages through all people, svc_get_timeline through all events.',
  remedy: 'Find the account with svc_list_customers (search), and name it by its id.',
  toolset: 'customers',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Reads a customer. `include` adds its people, revenue, recent timeline, activity and enrichment.',
  input: Type.Object({
    customer: Type.String({
      minLength: 1,
      maxLength: 500,
      description: "Rapport's id of the customer, your customerId, the domain, or the name."
    }),
    include: Type.Optional(
      Type.Array(Type.Enum(['users', 'revenue', 'recentTimeline', 'behaviorMetrics', 'enrichment']), {
        description: 'The parts to return besides the customer itself.'
      })
    ),
    timeframe: Type.Optional(
      Type.Enum([...windows], { default: '30d', description: 'The window of recentTimeline and behaviorMetrics, which ends now.' })
    )
  }),
  output: strictObject({
    customer,
    users: Type.Optional(Type.Array(user, { description: 'Up to 100, the most recently active first.' })),
    revenue: Type.Optional(revenue),
    recentTimeline: Type.Optional(
      Type.Array(strictObject({ type: Type.String(), title: text(), contact: text(), occurredAt: Type.String() }), {
        description: 'Up to 20 events, newest first.'
      })
    ),
    behaviorMetrics: Type.Optional(
      strictObject({ activityCount: count(), activeUsers: count(), lastEmailAt: text(), lastMeetingAt: text() })
    ),
    enrichment: Type.Optional(enrichment)
  }),
  example: { customer: 'acme.example', include: ['users', 'revenue', 'behaviorMetrics'], timeframe: '30d' },

  async handle({ customer: named, include = [], timeframe = '30d' }, { store, now }) {
    const found = await resolveCustomer(store, named, { names: true })
    const part = <R>(name: (typeof include)[number], read: () => Promise<R>) => (include.includes(name) ? read() : undefined)
    const [owners, users, revenue, timeline, metrics] = await Promise.all([
      loadOwners(store, [found.owner_id]),
      part('users', () => recentUsers(store, found.id, now)),
      part('revenue', () => revenueOf(store, found.id)),
      part('recentTimeline', () => recentTimeline(store, found.id, timeframe, now)),
      part('behaviorMetrics', () => behaviorMetrics(store, found.id, timeframe, now))
    ])
    return {
      customer: {
        id: found.id,
        name: found.name,
        domain: found.domain,
        billingStatus: parseEnum(billingStatuses, found.billing_status),
        activatedAt: isoTimeOrNull(found.activated_at),
        firstSeenAt: isoTimeOrNull(found.first_seen_at),
        lastActivityAt: isoTimeOrNull(found.last_activity_at),
        owner: owners.get(found.owner_id ?? '') ?? null
      },
      ...(users && { users }),
      ...(revenue && { revenue }),
      ...(timeline && { recentTimeline: timeline }),
      ...(metrics && { behaviorMetrics: metrics }),
      ...(include.includes('enrichment') && { enrichment: missingEnrichment() })
    }
  }
})
