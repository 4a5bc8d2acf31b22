import { customers, events, members, revenueSnapshots, subscriptions, users } from '@rapport/core/src/registry/tables.js'
import type { OrganizationStore } from '@rapport/core/src/storage/contract.js'
import { customer, event, id, member, user } from '@rapport/core/src/testing/list-tools/rows.js'

const day = 86_400_000
const hour = 3_600_000

/** Monday, January 5, 2026, midnight UTC. */
const start = Date.UTC(2026, 0, 5)

/** What another organization's rows carry everywhere, and no answer may. */
export const secret = 'SECRET-of-another'

const companies = [
  { name: 'Acme', domain: 'acme.test', industry: 'Software', size: 250, billing: 'PAYING', plan: 'pro', mrr: 10_000 },
  { name: 'Globex', domain: 'globex.test', industry: 'Energy', size: 4000, billing: 'TRIALING', plan: 'team', mrr: 0 },
  { name: 'Initech', domain: 'initech.test', industry: 'Software', size: 60, billing: 'CHURNED', plan: null, mrr: 0 },
  { name: 'Hooli', domain: null, industry: null, size: null, billing: 'NONE', plan: null, mrr: null },
  { name: 'Umbrella', domain: 'umbrella.test', industry: 'Health', size: 900, billing: 'PAYING', plan: 'team', mrr: 4_500 }
]

const people = ['ann', 'bob', 'cleo', 'dan', 'eve', 'fay', 'gus', 'hal']
const eventNames = ['report_exported', 'invite_sent', 'project_created']
const paths = ['/', '/pricing', '/docs', '/docs/api']
const utmSources = ['google', 'newsletter', null]

/** Fills an organization with the rows that the queries of the corpus speak of; the same for any, but for ids and a mark in every text. */
export async function fillOrganization(rows: OrganizationStore, base: number, mark = ''): Promise<void> {
  const text = (value: string) => `${mark}${value}`
  const textOrNull = (value: string | null) => (value === null ? null : text(value))
  const customerId = (index: number) => id(base + 100 + index)
  const userId = (index: number) => id(base + 200 + index)

  await rows.insert(members, [member({ id: text('member-1'), email: text('owner@rapport.test'), name: text('Olga Owner') })])
  await rows.insert(
    customers,
    companies.map(({ name, domain, industry, size, billing, plan, mrr }, index) =>
      customer({
        id: customerId(index),
        external_id: text(`c${index + 1}`),
        name: text(name),
        domain: textOrNull(domain),
        traits: {
          ...(industry !== null && { industry: text(industry) }),
          ...(size !== null && { company_size: String(size) }),
          tags: ['a', name]
        },
        billing_status: billing,
        plan,
        mrr_cents: mrr,
        mrr_status: mrr === null ? 'unavailable' : 'calculated',
        currency: mrr === null ? null : 'USD',
        active_subscription_count: mrr ? 1 : 0,
        owner_id: index < 2 ? text('member-1') : null,
        contact_count: index,
        created_at: start + index * day,
        first_seen_at: start + index * day,
        activated_at: index % 2 === 0 ? start + (index + 1) * day : null,
        last_activity_at: start + (index + 20) * day,
        first_channel: ['organic', 'paid', 'email', 'direct', 'organic'][index] ?? null
      })
    )
  )
  await rows.insert(
    users,
    people.map((name, index) =>
      user({
        id: userId(index),
        external_id: index === 7 ? null : text(`u${index + 1}`),
        email: text(`${name}@${companies[index % 5]?.domain ?? 'mail.test'}`),
        name: text(name.charAt(0).toUpperCase() + name.slice(1)),
        traits: { role: index % 2 === 0 ? 'admin' : 'member', score: index * 10 },
        customer_id: index < 6 ? customerId(index % 5) : null,
        created_at: start + index * hour,
        first_seen_at: start + index * hour,
        last_activity_at: start + index * 3 * day,
        first_source: text(['google', 'newsletter', 'direct'][index % 3] ?? ''),
        first_channel: ['organic', 'email', 'direct'][index % 3] ?? null,
        activated_at: index < 4 ? start + index * day : null
      })
    )
  )
  await rows.insert(
    events,
    Array.from({ length: 60 }, (_, index) => {
      const person = index % 8
      const isView = index % 3 !== 0
      return event({
        event_id: id(base + 1000 + index),
        type: isView ? 'PAGE_VIEW' : 'CUSTOM',
        event_name: isView ? 'pageview' : (eventNames[(index / 3) % 3] ?? ''),
        channel: index % 10 === 9 ? 'SUPPORT' : 'PRODUCT',
        occurred_at: start + index * 11 * hour,
        received_at: start + index * 11 * hour + 1500,
        visitor_id: id(base + 300 + person),
        session_id: id(base + 400 + Math.floor(index / 4)),
        user_id: person === 7 ? null : userId(person),
        customer_id: person < 6 ? customerId(person % 5) : null,
        source: index % 5 === 4 ? 'server' : 'client',
        url: isView ? text(`https://app.test${paths[index % 4]}?q=${index}`) : null,
        path: isView ? text(paths[index % 4] ?? '/') : null,
        title: isView ? text(`Page ${index % 4}`) : null,
        referrer: index % 7 === 0 ? text('https://www.google.com/search') : null,
        utm: utmSources[index % 3] ? { source: utmSources[index % 3] ?? '', campaign: 'launch' } : null,
        properties: {
          amount: index * 2.5,
          plan: ['free', 'pro'][index % 2] ?? '',
          note: text('plain'),
          tags: [`t${index % 4}`, 'all'],
          nested: { depth: index }
        }
      })
    })
  )
  await rows.insert(subscriptions, [
    {
      id: id(base + 500),
      external_id: text('s1'),
      customer_key: text('c:c3'),
      customer_id: customerId(2),
      status: 'canceled',
      currency: 'USD',
      items: [],
      discounts: [],
      ever_paid: null,
      has_payments: false,
      history: null,
      plan: null,
      started_at: start,
      canceled_at: start + 9 * day,
      current_period_start: null,
      current_period_end: null,
      cancel_at: null,
      cancel_at_period_end: null,
      created_at: start
    }
  ])
  await rows.insert(
    revenueSnapshots,
    [0, 1, 4].flatMap((index) =>
      Array.from({ length: 5 }, (_, days) => ({
        customer_id: customerId(index),
        day: start + days * day,
        mrr_cents: index === 1 ? null : (companies[index]?.mrr ?? 0) + days * 100,
        currency: index === 1 ? null : 'USD',
        plan: textOrNull(companies[index]?.plan ?? null),
        billing_status: companies[index]?.billing ?? 'NONE'
      }))
    )
  )
}
