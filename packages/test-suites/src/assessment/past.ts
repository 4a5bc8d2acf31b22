import { assessCustomers, storedActivity } from '@rapport/core/src/assessment/index.js'
import { readPastCustomers } from '@rapport/core/src/health/index.js'
import { customers, facts } from '@rapport/core/src/registry/tables.js'
import { readPastCalendars } from '@rapport/core/src/signals/index.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day, minute, type NewWorld, type World } from '../list-tools/world.js'

/** A Wednesday, at midnight: days of the workspace begin with those of UTC. */
const start = Date.UTC(2026, 2, 4)
const days = 35
const accounts = ['a', 'b', 'c', 'd'] as const

const sentences = [
  'We will not renew the contract in May.',
  'We have decided to stay with you after all.',
  'We withdraw our cancellation.',
  'We are evaluating another vendor at the moment.',
  'We want to add 40 more seats next month.',
  'Our budget was cut in half this quarter.',
  'The product is terrible and my team hates it.'
] as const
const types = ['CHURN_RISK', 'COMPETITIVE', 'SENTIMENT', 'EXPANSION'] as const
const statuses = ['ACKNOWLEDGED', 'RESOLVED', 'ACTIVE', 'SNOOZED'] as const

/** Something that happens to an account on a day. */
const happening = fc.record({
  onDay: fc.integer({ min: 0, max: days - 2 }),
  account: fc.constantFrom(...accounts),
  what: fc.oneof(
    fc.record({ is: fc.constant('mail' as const), text: fc.constantFrom(...sentences) }),
    fc.record({ is: fc.constant('mail' as const), text: fc.constantFrom(...sentences) }),
    fc.record({ is: fc.constant('fact' as const), type: fc.constantFrom(...types), confidence: fc.constantFrom(0.5, 0.77, 0.9) }),
    fc.record({ is: fc.constant('decision' as const), status: fc.constantFrom(...statuses) }),
    fc.record({ is: fc.constant('dismissal' as const) }),
    fc.record({ is: fc.constant('ticket' as const), number: fc.integer({ min: 0, max: 3 }), isClosed: fc.boolean() }),
    fc.record({ is: fc.constant('subscription' as const), amount: fc.constantFrom(8_000, 10_000, 15_000), isOver: fc.boolean() }),
    fc.record({ is: fc.constant('contract' as const), daysAhead: fc.integer({ min: 5, max: 70 }), autoRenews: fc.boolean() }),
    fc.record({ is: fc.constant('use' as const), events: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ is: fc.constant('use' as const), events: fc.integer({ min: 1, max: 30 }) })
  )
})

type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never

/** A look back at any day answers what was answered on that day. */
export function testPast(newWorld: NewWorld, histories: number): void {
  describe('a look at a past day', () => {
    it.each(Array.from({ length: histories }, (_, index) => index + 1))(
      'answers what the store answered on that day, history %i',
      async (seed) => {
        const history = fc.sample(fc.array(happening, { minLength: 60, maxLength: 90 }), { numRuns: 1, seed })[0] ?? []
        const world = await newWorld({ clock: new TestClock(start) })
        await world.workspace.customers.put(accounts.map((customerId) => ({ customerId, name: customerId })))
        const answered = new Map<number, unknown>()
        const begun = new Map<string, number>()
        for (let index = 0; index < days; index++) {
          for (const [place, each] of history.entries()) if (each.onDay === index) await happen(world, each, place, begun)
          await settle(world)
          world.clock.advance(start + (index + 1) * day - world.clock.now())
          await world.rapport.runDue()
          answered.set(world.clock.now(), await live(world))
        }
        for (const reading of ['recorded', 'happened'] as const) {
          const replay = await replayed(world, reading, [...answered.keys()])
          for (const [at, said] of answered) expect({ reading, at, said: replay.get(at) }).toEqual({ reading, at, said })
        }
        const states = [...answered.values()].flatMap((each) => JSON.stringify(each).match(/"state":"\w+"/g) ?? [])
        expect(new Set(states).size).toBeGreaterThan(2)
      }
    )

    it('tells what had happened by then of a history that was imported at once, and nothing where only records count', async () => {
      const world = await newWorld({ clock: new TestClock(start) })
      const { workspace, rapport, clock } = world
      const customer = { customerId: 'a' }
      await workspace.customers.put([{ ...customer, name: 'a' }])
      const mail = (externalId: string, daysAgo: number, text: string) => ({
        sourceType: 'EMAIL' as const,
        externalId,
        customer,
        occurredAt: start - daysAgo * day,
        segments: [{ text }]
      })
      await workspace.sources.put([
        mail('m1', 60, 'We will not renew the contract in May.'),
        mail('m2', 30, 'We have decided to stay with you after all.')
      ])
      await workspace.subscriptions.put([
        {
          externalId: 'sub',
          customer,
          status: 'canceled',
          canceledAt: start - 10 * day,
          currency: 'usd',
          startedAt: start - 200 * day,
          everPaid: true,
          items: [{ amountCents: 10_000, quantity: 1, interval: 'month' }]
        }
      ])
      for (let round = 0; round < 3; round++) await settle(world)
      await rapport.runDue()
      clock.advance(day)
      const at = [61, 59, 29, 9].map((daysAgo) => start - daysAgo * day)
      const states = async (reading: 'recorded' | 'happened') => {
        const replay = await replayed(world, reading, at)
        return at.map((then) => JSON.stringify(replay.get(then)).match(/"state":"(\w+)"/)?.[1])
      }
      expect(await states('happened')).toEqual(['unknown', 'leaving', 'calm', 'leaving'])
      expect(await states('recorded')).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
    })
  })
}

async function settle({ clock, rapport }: World): Promise<void> {
  await rapport.runDue()
  clock.advance(minute)
  await rapport.runDue()
}

async function happen(world: World, { account, what }: Happening, place: number, begun: Map<string, number>): Promise<void> {
  const { workspace, clock, rows } = world
  clock.advance(10 * minute)
  const customer = { customerId: account }
  const externalId = `${account}-${place}`
  const occurredAt = clock.now()
  // A ticket, and a subscription, keep the time at which they began.
  const begunAt = (name: string) => begun.get(name) ?? begun.set(name, occurredAt).get(name) ?? occurredAt
  const segments = [{ text: what.is === 'mail' ? what.text : 'The import stops half way.' }]
  switch (what.is) {
    case 'mail':
      await workspace.sources.put([{ sourceType: 'EMAIL', externalId, customer, occurredAt, segments }])
      return settle(world)
    case 'fact':
      await workspace.facts.put([
        { externalId, customer, factType: what.type, assertion: `It is so, ${place}`, confidence: what.confidence, occurredAt }
      ])
      return
    case 'ticket': {
      // What is opened again leaves no trace of having been closed.
      if (begun.has(`${account}-${what.number} closed`)) return
      if (what.isClosed) begun.set(`${account}-${what.number} closed`, occurredAt)
      const record = { isClosed: what.isClosed, ...(what.isClosed && place % 2 === 0 && { closedAt: new Date(occurredAt).toISOString() }) }
      const ticket = `${account}-${what.number}`
      const openedAt = begunAt(ticket)
      await workspace.sources.put([{ sourceType: 'SUPPORT_TICKET', externalId: ticket, customer, segments, record, occurredAt: openedAt }])
      return settle(world)
    }
    case 'decision':
    case 'dismissal': {
      const [owner] = await rows.find(customers, { where: { name: { eq: account } }, columns: ['id'] })
      const [fact] = await rows.find(facts, { where: { customer_id: { eq: owner?.id ?? '' } } })
      if (!fact) return
      if (what.is === 'dismissal') await workspace.facts.dismiss(fact.id)
      else await workspace.facts.setStatus(fact.id, what.status)
      return
    }
    case 'subscription': {
      const startedAt = begunAt(`sub-${account}`)
      // A subscription that is over does not begin again: the next one is another.
      if (what.isOver) begun.delete(`sub-${account}`)
      await workspace.subscriptions.put([
        {
          externalId: `sub-${account}-${startedAt}`,
          customer,
          status: what.isOver ? 'canceled' : 'active',
          ...(what.isOver && { canceledAt: occurredAt }),
          currency: 'usd',
          startedAt,
          everPaid: true,
          items: [{ amountCents: what.amount, quantity: 1, interval: 'month' }]
        }
      ])
      return
    }
    case 'contract': {
      const on = (at: number) => new Date(at).toISOString().slice(0, 10)
      const endsOn = on(occurredAt + what.daysAhead * day)
      await workspace.contracts.put([{ externalId, customer, startsOn: on(occurredAt + day), endsOn, autoRenews: what.autoRenews }])
      return
    }
    case 'use': {
      const events = Array.from({ length: what.events }, (_, index) => ({
        type: 'custom' as const,
        eventName: 'planned',
        timestamp: occurredAt,
        userId: `${account}-${index % 3}`,
        customerId: account
      }))
      await workspace.ingest({ source: 'server', events })
    }
  }
}

const known = ['id', 'name', 'first_event_at', 'created_at', 'billing_status', 'mrr_cents', 'mrr_status', 'currency'] as const

/** What the store says now of everybody, by what was measured of their activity today. */
async function live({ rows, clock }: World): Promise<unknown> {
  const all = await rows.find(customers, { columns: [...known] })
  const ids = all.map(({ id }) => id)
  const [assessments, activity] = await Promise.all([assessCustomers(rows, all, clock.now(), 'UTC'), storedActivity(rows, ids)])
  return all.map(({ id, name }) => [name, assessments.get(id), activity.get(id)])
}

async function replayed({ rows }: World, reading: 'recorded' | 'happened', at: readonly number[]): Promise<Map<number, unknown>> {
  const all = await rows.find(customers, { columns: [...known] })
  const [from = 0] = at
  const to = at.at(-1) ?? from
  const calendars = await readPastCalendars(rows, { from, to, timeZone: 'UTC', reading })
  const past = await readPastCustomers(rows, all, calendars, reading)
  return new Map(
    calendars.dayStarts.slice(calendars.first).map((dayStart, index) => [
      dayStart,
      all.map((customer) => {
        const { assessment, activity } = past.at(customer, calendars.first + index)
        return [customer.name, assessment, activity]
      })
    ])
  )
}
