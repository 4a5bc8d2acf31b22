import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day, minute, type World, worldsOn } from '../list-tools/world.js'

const start = Date.UTC(2026, 2, 4, 15)
const customersAWorld = 25
const types = ['CHURN_RISK', 'COMPETITIVE', 'CHAMPION_RISK', 'CONTACT_DEPARTURE', 'EXPANSION', 'SENTIMENT', 'BUDGET'] as const
const sentences = {
  leaves: 'We will not renew the contract in May.',
  stays: 'We have decided to stay with you after all.',
  looks: 'We are evaluating another vendor at the moment.',
  wants: 'We want to add 40 more seats next month.'
} as const

/** Something that happens to a customer on a day of its history. */
const happening = fc.oneof(
  fc.record({
    what: fc.constant('fact' as const),
    daysAgo: fc.integer({ min: 0, max: 120 }),
    type: fc.constantFrom(...types),
    status: fc.constantFrom('ACTIVE' as const, 'CANDIDATE' as const, 'RESOLVED' as const, 'ACKNOWLEDGED' as const),
    confidence: fc.double({ min: 0.3, max: 1, noNaN: true })
  }),
  fc.record({
    what: fc.constant('mail' as const),
    daysAgo: fc.integer({ min: 0, max: 120 }),
    text: fc.constantFrom(...Object.values(sentences))
  }),
  fc.record({ what: fc.constant('ticket' as const), daysAgo: fc.integer({ min: 0, max: 60 }), isClosed: fc.boolean() }),
  fc.record({ what: fc.constant('billing' as const), status: fc.constantFrom('active' as const, 'past_due' as const, 'canceled' as const) })
)

const history = fc.array(happening, { maxLength: 6 })

/**
 * Registers the test that all parts say the same of a customer, whatever its history. Each seed makes a world of 25 customers: `npm test` makes five, and the
 * long tests make forty.
 */
export function agreementSuite(createStore: () => Promise<Store>, seeds = 5): void {
  describe('what all parts say of a customer', () => {
    const store = openedStore(createStore)
    const newWorld = worldsOn(store)
    const heard = new Set<Claim['says']>()

    it.each(Array.from({ length: seeds }, (_, seed) => seed))('agrees, seed %i', async (seed) => {
      const histories = fc.sample(history, { numRuns: customersAWorld, seed })
      const world = await newWorld({ clock: new TestClock(start) })
      await live(world, histories, seed)
      const named = await namedByBriefing(world)
      for (const [index] of histories.entries()) {
        const claims = await claimsOf(world, `c${index}`, named)
        for (const { says } of claims) heard.add(says)
        expect(oppositesIn(claims), JSON.stringify({ claims, history: histories[index] }, null, 1)).toEqual([])
      }
    })

    // Claims are known by their words: where these change, the test above would find nothing any more.
    it('is heard saying each of these things of somebody', () => {
      expect([...heard].sort()).toEqual([
        'all is not well',
        'all is well',
        'healthy',
        'leaving',
        'may leave',
        'nothing worries',
        'wants more'
      ])
    })
  })
}

type History = readonly (typeof happening extends fc.Arbitrary<infer T> ? T : never)[]

async function live({ workspace, clock, rapport }: World, histories: readonly History[], seed: number): Promise<void> {
  await workspace.customers.put(histories.map((_, index) => ({ customerId: `c${index}`, name: `Customer ${index}` })))
  for (const [index, its] of histories.entries()) {
    const customer = { customerId: `c${index}` }
    for (const [place, each] of its.entries()) {
      const externalId = `${index}-${place}`
      switch (each.what) {
        case 'fact': {
          const { type: factType, status, confidence, daysAgo } = each
          const occurredAt = start - daysAgo * day
          await workspace.facts.put([{ externalId, customer, factType, assertion: `${factType} ${place}`, status, confidence, occurredAt }])
          break
        }
        case 'mail':
        case 'ticket': {
          const occurredAt = start - each.daysAgo * day
          const segments = [{ text: each.what === 'mail' ? each.text : 'The import stops half way.' }]
          const record = each.what === 'ticket' ? { isClosed: each.isClosed } : {}
          const sourceType = each.what === 'mail' ? ('EMAIL' as const) : ('SUPPORT_TICKET' as const)
          await workspace.sources.put([{ sourceType, externalId, customer, occurredAt, segments, record }])
          break
        }
        case 'billing':
          await workspace.subscriptions.put([
            {
              externalId: `sub-${index}`,
              customer,
              status: each.status,
              currency: 'usd',
              startedAt: '2025-01-01T00:00:00Z',
              everPaid: true,
              items: [{ amountCents: 10_000, quantity: 1, interval: 'month' }]
            }
          ])
      }
    }
  }
  await rapport.runDue()
  // Some time later everybody has a score, what was put has been read, and some of it is old.
  clock.advance((15 + 8 * (seed % 6)) * day)
  await rapport.runDue()
  // A job that is busy for long goes on a little later.
  for (let round = 0; round < 5; round++) {
    clock.advance(minute)
    await rapport.runDue()
  }
}

/** What the parts say of a customer: that it leaves, may leave, or wants more, each with the part that says so. */
interface Claim {
  part: string
  says: 'leaving' | 'may leave' | 'wants more' | 'nothing worries' | 'healthy' | 'all is well' | 'all is not well'
}

/** The customers that the briefing names. Its sentence counts as many as have the badge and have not left. */
async function namedByBriefing({ workspace }: World): Promise<ReadonlyMap<string, string>> {
  const { items: all } = await workspace.customers.list({ limit: 100 })
  const [{ items }, { mayLeave, accounts }] = await Promise.all([
    workspace.customers.standings(all.map(({ id }) => id)),
    workspace.customers.briefing()
  ])
  const troubled = items.filter(({ state, hasLeft }) => (state === 'leaving' || state === 'at_risk') && !hasLeft)
  const count = (state: string) => troubled.filter((each) => each.state === state).length
  expect([mayLeave.customers, mayLeave.leaving]).toEqual([troubled.length, count('leaving')])
  expect(mayLeave.worth.reduce((sum, { customers }) => sum + customers, 0)).toBe(troubled.filter(({ yearlyCents }) => yearlyCents).length)
  expect(accounts).toHaveLength(Math.min(7, troubled.length))
  // An account of the first page is the same one as in any list.
  for (const account of accounts) expect(troubled).toContainEqual(account)
  return new Map(accounts.map(({ customerId, state }) => [customerId, state]))
}

async function claimsOf({ workspace }: World, customerId: string, named: ReadonlyMap<string, string>): Promise<Claim[]> {
  const assessment = await workspace.customers.assessment({ customerId })
  const [{ relationship }, { items }, { score }, { items: standings }] = await Promise.all([
    workspace.call('svc_get_customer_relationship', { customer: customerId }),
    workspace.call('svc_list_attention_items', { customerId: assessment.customerId, limit: 50 }),
    workspace.customers.health({ customerId }),
    workspace.customers.standings([assessment.customerId])
  ])
  const claims: Claim[] = []
  const claim = (part: string, text: string) => {
    if (text.includes('They are leaving') || text.includes('They have left')) claims.push({ part, says: 'leaving' })
    if (text.includes('They may leave')) claims.push({ part, says: 'may leave' })
    if (text.includes('They want more') || text.includes('They may want more')) claims.push({ part, says: 'wants more' })
    if (text.includes('No signs of trouble')) claims.push({ part, says: 'nothing worries' })
  }
  claim('assessment', assessment.headline)
  claim('brief', relationship.summary ?? '')
  for (const { title } of items) claim('attention', title)
  for (const { category } of relationship.items) {
    if (category === 'Churn risk') claims.push({ part: 'statements', says: 'may leave' })
  }
  const [standing] = standings
  expect(standing).toMatchObject({ state: assessment.state, headline: assessment.headline, since: assessment.since })
  expect(assessment.headline).toContain(standing?.reason?.text ?? '')
  expect(assessment.reasons.filter(({ direction }) => direction === 'for').map(({ quote }) => quote)).toEqual(
    standing?.quote ? expect.arrayContaining([standing.quote.text]) : expect.anything()
  )
  expect(standing?.health?.score ?? null).toBe(score)
  if (standing?.health?.band === 'high') claims.push({ part: 'band', says: 'all is well' })
  if (standing?.health?.band === 'low') claims.push({ part: 'band', says: 'all is not well' })
  const isNamed = named.get(assessment.customerId)
  if (isNamed !== undefined) claims.push({ part: 'first page', says: isNamed === 'leaving' ? 'leaving' : 'may leave' })
  if (score !== null && score > 70) claims.push({ part: 'health', says: 'healthy' })
  return claims
}

const opposites: readonly (readonly [Claim['says'], Claim['says']])[] = [
  ['leaving', 'wants more'],
  ['leaving', 'nothing worries'],
  ['leaving', 'healthy'],
  ['may leave', 'wants more'],
  ['may leave', 'nothing worries'],
  ['leaving', 'all is well'],
  ['may leave', 'all is well'],
  ['wants more', 'all is not well'],
  ['nothing worries', 'all is not well'],
  ['healthy', 'all is not well']
]

function oppositesIn(claims: readonly Claim[]): string[] {
  return claims.flatMap((one) =>
    claims.flatMap((other) =>
      opposites.some(([a, b]) => one.says === a && other.says === b) ? [`${one.part}: ${one.says}, ${other.part}: ${other.says}`] : []
    )
  )
}
