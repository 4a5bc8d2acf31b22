import { raiseAttention } from '@rapport/core/src/attention/raise-attention.js'
import { factTypes } from '@rapport/core/src/facts/fact-kinds.js'
import type { IngestEvent } from '@rapport/core/src/ingest/ingest-batch.js'
import { sourceTypes } from '@rapport/core/src/sources/source-types.js'
import type { TestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import { testIds } from '@rapport/core/src/testing/test-ids.js'
import { signalOf } from '../attention/attention-world.js'
import { hour } from '../list-tools/world.js'

/** Names that are easy to get wrong: of other scripts, of other case, equal, and none. */
const names = ['Acme', 'acme', 'Äcme GmbH', 'Zeta', 'Zeta', '株式会社', "O'Neil & 100%_Sons", 'İstanbul', undefined, 'beta', 'Straße', '']
const eventNames = ['exported', 'report_viewed', 'Invited member', 'exported 100%']
const plans = ['pro', 'free', 7, true, null, { tier: 1 }, 'Pro', 7.5]
const sentences = [
  'We want to renew for two years, but the budget for exports is tight.',
  'Our champion Ann has left; Bob now decides about reports.',
  'The exports are slow and the team is not happy.',
  'Could you send the invoice to the new office in Straßburg?'
]

const count = 12
/** The same id is one of an email, of a call and so on. */
const sourceId = (n: number) => `s${Math.floor(n / sourceTypes.length)}`
const named = (n: number) => {
  const name = names[n % names.length]
  return name === undefined ? {} : { name }
}
const people = 30

/**
 * Fills an organization with some of everything: the same on every store. `rest` is given time where jobs have something to do; the jobs of the
 * sources take most of the time.
 */
export async function seedWorld(
  { workspace, clock, store, organizationId, call }: TestRapport,
  rest: () => Promise<void>,
  sources = 40
): Promise<void> {
  const now = clock.now()
  const at = (n: number) => now - ((n * 7_919) % 2_400) * hour
  const numbers = Array.from({ length: count }, (_, n) => n)
  const customer = (n: number) => ({ customerId: `c${n % count}` })

  await workspace.members.put(
    numbers.map((n) => ({
      id: `m${n}`,
      email: `m${n}@w.test`,
      name: names[n] || `M ${n}`,
      role: n % 2 ? 'AE' : 'CSM',
      managerEmail: 'm0@w.test'
    }))
  )
  await workspace.customers.put(
    numbers.map((n) => ({
      customerId: `c${n}`,
      ...named(n),
      ...(n % 3 && { domain: `c${n}.test` }),
      traits: { plan: plans[n % plans.length], industry: n % 2 ? 'Retail' : 'Software', employees: n * 10 }
    }))
  )
  await workspace.users.put(
    Array.from({ length: people }, (_, n) => ({
      ...(n % 4 && { userId: `u${n}` }),
      email: n % 5 ? `Person${n}@c${n % count}.test` : `person${n}@gmail.com`,
      ...(n % 3 && named(n)),
      ...(n % 2 && { customer: customer(n) }),
      traits: { plan: plans[n % plans.length] }
    }))
  )
  for (let batch = 0; batch < 40; batch++) {
    const events = Array.from({ length: 10 }, (_, index) => eventOf(batch * 10 + index, at(batch * 10 + index)))
    await workspace.ingest({
      visitorId: `00000000-0000-4000-8000-0000000000${batch % 20 < 10 ? `0${batch % 20}` : batch % 20}`,
      events: events as IngestEvent[]
    })
  }
  await workspace.subscriptions.put(
    numbers.slice(0, 9).map((n) => ({
      externalId: `sub${n}`,
      customer: customer(n % 7),
      status: (['active', 'trialing', 'past_due', 'canceled'] as const)[n % 4] ?? 'active',
      currency: n === 8 ? 'eur' : 'usd',
      items: [{ amountCents: 1_999 * (n + 1), quantity: n + 1, interval: n % 2 ? ('month' as const) : ('year' as const) }],
      startedAt: at(n)
    }))
  )
  await rest()
  for (let n = 0; n < sources; n++) {
    const source = {
      sourceType: sourceTypes[n % sourceTypes.length] ?? 'EMAIL',
      externalId: sourceId(n),
      provider: n % 2 ? 'gong' : 'google-mail',
      occurredAt: at(n),
      title: `${eventNames[n % 4]} ${n}`,
      ...(n % 5 && { customer: customer(n) }),
      participants: [{ email: `person${n % people}@c${n % count}.test`, name: names[n % count] || 'Ann', role: 'from' }],
      segments: sentences.slice(0, 1 + (n % 4)).map((text) => ({ text, speaker: 'Ann' }))
    }
    await workspace.sources.put([source])
    await rest()
  }
  await workspace.facts.put(
    Array.from({ length: 40 }, (_, n) => ({
      externalId: `f${n}`,
      customer: customer(n),
      assertion: sentences[n % 4] ?? '',
      factType: factTypes[n % factTypes.length] ?? 'CUSTOM',
      ...(n % 3 && { occurredAt: at(n) }),
      ...(n % 2 && {
        evidence: [
          { sourceType: sourceTypes[n % sourceTypes.length] ?? 'EMAIL', sourceId: sourceId(n), quote: (sentences[0] ?? '').slice(0, 20) }
        ]
      })
    }))
  )
  const { items } = await workspace.call('svc_list_customers', { orderBy: 'name' })
  const ids = testIds(77)
  for (const [n, { id }] of items.entries()) {
    const priority = (['NORMAL', 'HIGH', 'URGENT'] as const)[n % 3] ?? 'NORMAL'
    await store
      .organization(organizationId)
      .transaction((transaction) =>
        raiseAttention(transaction, signalOf({ customerId: id, cause: `cause ${n % 4}`, priority }), ids, at(n))
      )
  }
  for (const n of [0, 1, 2]) await call('svc_create_destination', { type: 'SLACK_CHANNEL', channelId: `C${n}`, label: `Channel ${n}` })
  const features = await workspace.call('svc_list_features', {})
  for (const [n, eventName] of eventNames.entries()) {
    await call('svc_create_feature', {
      sourceKey: features.sources[0]?.sourceKey,
      eventName,
      featureKey: `feature_${n}`,
      name: `Feature ${n}`
    })
  }
}

function eventOf(n: number, timestamp: number): object {
  const uuid = `00000000-0000-4000-9000-${n.toString(16).padStart(12, '0')}`
  const who = n % 3 ? { userId: `u${n % people}` } : n % 2 ? { email: `person${n % people}@c${n % count}.test` } : {}
  const url = `https://app.example.com/reports/${n % 7}?utm_source=x`
  const kinds = [
    { type: 'pageview', url, path: `/reports/${n % 7}`, referrer: 'https://google.com/', title: names[n % count] ?? 'Home' },
    { type: 'custom', url, eventName: eventNames[n % eventNames.length], properties: { plan: plans[n % plans.length], size: n % 9 } },
    { type: 'identify', traits: { plan: plans[n % plans.length], title: names[n % count] }, customerId: `c${n % count}` },
    { type: 'stage', stage: n % 2 ? 'activated' : 'engaged' },
    { type: 'billing', status: n % 2 ? 'paid' : 'churned', domain: `c${n % count}.test` }
  ]
  return { ...kinds[n % kinds.length], ...who, uuid, timestamp }
}
