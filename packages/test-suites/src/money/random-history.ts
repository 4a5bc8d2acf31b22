import { workspaceCurrency } from '@rapport/core/src/registry/tables.js'
import type { SubscriptionInput } from '@rapport/core/src/revenue/subscription-input.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import fc from 'fast-check'
import { BillingWorld, day } from '../revenue/billing-world.js'
import { ReferenceModel } from './reference-model.js'

/** 2025-01-01: day 0 of a history. */
export const begin = Date.UTC(2025, 0, 1)

const hosts = ['c1', 'c2'] as const
const domains = ['d1.test', 'd2.test', 'd3.test'] as const
const owners = [...hosts, ...domains]

const amount = fc.record({
  cents: fc.integer({ min: 1, max: 99_999 }),
  isYearly: fc.boolean(),
  currency: fc.constantFrom('USD', 'USD', 'USD', 'EUR', 'EUR', 'KWD', 'JPY'),
  plan: fc.constantFrom('Team', 'Scale')
})
const subscription = fc.integer({ min: 1, max: 6 }).map((number) => `s${number}`)

/** What happens in a history. Days are told as how long ago, so that many are late. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 45 }), runs: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('put' as const),
      id: subscription,
      owner: fc.constantFrom(...owners),
      amount,
      lateDays: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 120 }))
    })
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('change' as const), id: subscription, amount }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('cancel' as const), id: subscription, lateDays: fc.integer({ min: 0, max: 70 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('merge' as const), host: fc.constantFrom(...hosts), domain: fc.constantFrom(...domains) })
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('part' as const), host: fc.constantFrom(...hosts) }) }
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Subscriptions that are put, changed and canceled, often late, under customers that merge and part, over about a year and a half. */
export const histories = fc.array(step, { minLength: 8, maxLength: 30 })

/** Rates into US dollars; none of yen. */
const rates = [
  { currency: 'EUR', rate: '1.0837', date: '2025-01-01' },
  { currency: 'KWD', rate: '3.2513', date: '2025-01-01' }
]

/** The same as fractions of minor units: a dollar has 100, a dinar 1,000. */
export const worth = new Map<string, readonly [bigint, bigint]>([
  ['USD', [1n, 1n]],
  ['EUR', [10_837n, 10_000n]],
  ['KWD', [32_513n, 100_000n]]
])

interface Known {
  owner: string
  startDay: number
  amount: { cents: number; isYearly: boolean; currency: string; plan: string }
  isOver: boolean
}

/** Has a history happen in an organization of its own, and in the reference model. */
export async function playHistory(store: Store, steps: readonly Step[]) {
  const world = new BillingWorld(store)
  const model = new ReferenceModel()
  const known = new Map<string, Known>()
  const claims = new Map<string, string>()
  world.now = begin + 200 * day + 12 * 3_600_000
  const today = () => Math.floor((world.now - begin) / day)
  await world.rows.upsert(workspaceCurrency, [{ name: 'workspace', currency: 'USD', rates, updated_at: world.now }])

  const put = async (id: string, next: Known, canceledDay: number | undefined) => {
    const { owner, amount: of, startDay } = next
    const input: SubscriptionInput & { externalId: string } = {
      externalId: id,
      customer: owner.includes('.') ? { domain: owner } : { customerId: owner },
      status: canceledDay === undefined ? 'active' : 'canceled',
      currency: of.currency,
      plan: of.plan,
      items: [{ amountCents: of.cents, interval: of.isYearly ? 'year' : 'month' }],
      startedAt: new Date(begin + startDay * day).toISOString(),
      canceledAt: canceledDay === undefined ? null : new Date(begin + canceledDay * day).toISOString()
    }
    await world.put(input)
    known.set(id, { ...next, isOver: canceledDay !== undefined })
    if (canceledDay !== undefined) return model.cancel(id, owner, canceledDay)
    const twelfths = BigInt(of.cents) * (of.isYearly ? 1n : 12n)
    model.activate({ id, owner, startDay, twelfths, currency: of.currency, plan: of.plan }, today())
  }

  const claim = async (host: string, domain: string) => {
    for (const [claimed, by] of claims) if (by === host) model.claim(claimed, null)
    for (const [claimed, by] of claims) if (by === host) claims.delete(claimed)
    world.now += 1
    await world.putCustomers({ customerId: host, domain })
    claims.set(domain, host)
    model.claim(domain, host)
  }

  for (const each of steps) {
    const before = 'id' in each ? known.get(each.id) : undefined
    if (each.do === 'wait') {
      world.now += each.days * day
      if (each.runs) await world.process().runDue()
    } else if (each.do === 'put') {
      await put(each.id, { owner: each.owner, amount: each.amount, startDay: today() - each.lateDays, isOver: false }, undefined)
    } else if (each.do === 'change' && before) {
      await put(each.id, { ...before, amount: each.amount }, undefined)
    } else if (each.do === 'cancel' && before && today() - each.lateDays > before.startDay) {
      await put(each.id, before, today() - each.lateDays)
    } else if (each.do === 'merge' && !claims.has(each.domain)) {
      await claim(each.host, each.domain)
    } else if (each.do === 'part') {
      await claim(each.host, `${each.host}.elsewhere.test`)
    }
  }
  await world.process().runDue()
  return { world, model, today: today() }
}
