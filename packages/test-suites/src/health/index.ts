import { customerHealth, customers, events, jobs } from '@rapport/core/src/registry/tables.js'
import type { OrganizationStore, Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { day, minute, type World, worldsOn } from '../list-tools/world.js'
import { healthModelSuite } from './model.js'

/** A Wednesday, in the afternoon. */
const wednesday = Date.UTC(2026, 2, 4, 15)

/** Events of two people of an account, so many on each working day from so many days ago on. */
async function work({ workspace }: World, account: string, [from, to]: [number, number], each: number): Promise<void> {
  const events = Array.from({ length: from - to }, (_, index) => wednesday - (from - index) * day)
    .filter((at) => ![0, 6].includes(new Date(at).getUTCDay()))
    .flatMap((at) =>
      Array.from({ length: each }, (_, index) => ({
        type: 'custom' as const,
        eventName: 'planned',
        timestamp: at - index * minute,
        userId: `${account}-${index % 2}`,
        email: `u${index % 2}@${account}.test`,
        customerId: account
      }))
    )
  for (let at = 0; at < events.length; at += 100) await workspace.ingest({ source: 'server', events: events.slice(at, at + 100) })
}

/** Moves on by days, and does what is due each day. */
async function pass({ clock, rapport }: World, days: number): Promise<void> {
  for (let left = days; left > 0; left--) {
    clock.advance(day)
    await rapport.runDue()
  }
}

const subscription = (status: 'active' | 'past_due' | 'canceled') => ({
  externalId: 'sub_1',
  customer: { customerId: 'acme' },
  status,
  currency: 'usd',
  startedAt: '2025-01-01T00:00:00Z',
  everPaid: true,
  items: [{ amountCents: 10_000, quantity: 1, interval: 'month' as const }],
  ...(status === 'canceled' && { canceledAt: '2026-03-05T08:00:00Z' })
})

/**
 * Registers the tests of customers' health on a store with vitest. `createStore` makes the store, its schema in place; the suite opens and closes it, and
 * uses organizations with random ids.
 *
 * @example
 * healthSuite('my store', async () => myStore({ connectionString }))
 */
export function healthSuite(name: string, createStore: () => Promise<Store>): void {
  healthModelSuite(name, createStore)
  describe(`health on ${name}`, () => {
    const store = openedStore(createStore)
    const newWorld = worldsOn(store)
    let world: World
    let rows: OrganizationStore

    beforeEach(async () => {
      world = await newWorld({ clock: new TestClock(wednesday) })
      rows = world.rows
    })

    const health = (customerId = 'acme') => world.workspace.customers.health({ customerId })
    const partsOf = async () => new Map((await health()).parts.map((each) => [each.part, each]))
    const firstLook = async () => {
      await world.rapport.runDue()
      world.clock.advance(5 * minute)
      await world.rapport.runDue()
    }

    it('is calculated at the start of each day, with the days that went before it', async () => {
      await work(world, 'acme', [60, 0], 8)
      await firstLook()
      const first = await health()
      expect(first).toMatchObject({ reason: null, calculatedAt: '2026-03-04T00:00:00.000Z', formulaVersion: 3 })
      expect(first.score).toBeGreaterThanOrEqual(85)
      expect(first.history).toHaveLength(28)
      expect(first.history.at(-1)).toEqual({ day: '2026-03-04', score: first.score })
      await pass(world, 2)
      const later = await health()
      expect(later.calculatedAt).toBe('2026-03-06T00:00:00.000Z')
      expect(later.history).toHaveLength(30)
    })

    it('is null before 14 days of history, and says so', async () => {
      await work(world, 'acme', [10, 0], 8)
      await firstLook()
      expect(await health()).toMatchObject({ score: null, parts: [], history: [], reason: 'There is no score before 14 days of history.' })
      await pass(world, 6)
      expect((await health()).score).not.toBeNull()
    })

    it('leaves out what is not known, and gives its weight to the others', async () => {
      await work(world, 'acme', [60, 0], 8)
      await firstLook()
      const { parts } = await health()
      expect(parts.filter(({ score }) => score === null).map(({ part, weight }) => [part, weight])).toEqual([
        ['conversations', 0],
        ['problems', 0],
        ['champion', 0],
        ['billing', 0],
        ['term', 0]
      ])
      expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 2)
    })

    it('adds up: 100, the points of all parts, and the caps', async () => {
      await work(world, 'acme', [80, 12], 10)
      await work(world, 'acme', [12, 0], 2)
      await world.workspace.subscriptions.put([subscription('past_due')])
      await firstLook()
      const first = await health()
      await world.workspace.sources.put([
        {
          sourceType: 'EMAIL',
          externalId: 'mail_1',
          customer: { customerId: 'acme' },
          occurredAt: new Date(wednesday).toISOString(),
          participants: [{ email: 'u0@acme.test', role: 'from' }],
          segments: [{ text: 'We will not renew the contract in May.' }]
        }
      ])
      world.clock.advance(minute)
      await world.rapport.runDue()
      const noticed = await health()
      expect(noticed.score).toBeLessThanOrEqual(30)
      await pass(world, 1)
      for (const { score, parts, caps } of [first, noticed, await health()]) {
        const points = [...parts, ...caps].reduce((sum, each) => sum + each.points, 0)
        expect(100 + points).toBe(score)
        for (const part of parts) expect(part.points).toBeLessThanOrEqual(0)
      }
    })

    it('falls when an account does less, by at most 15 points a day', async () => {
      await work(world, 'acme', [80, 12], 10)
      await work(world, 'acme', [12, 0], 2)
      await firstLook()
      const { score, history, parts } = await health()
      expect(score).toBeLessThan(75)
      expect(parts.find(({ part }) => part === 'usage')).toMatchObject({
        reason: expect.stringMatching(/^\d+ events in \d+ days, where such days ordinarily/)
      })
      const scores = history.map((each) => each.score ?? 0)
      for (const [index, each] of scores.entries()) if (index > 0) expect(Math.abs(each - (scores[index - 1] ?? 0))).toBeLessThanOrEqual(15)
    })

    it('names dates of the workspace’s zone', async () => {
      await world.workspace.call('svc_update_workspace_settings', { defaultTimezone: 'Asia/Tokyo' })
      await work(world, 'acme', [60, 3], 8)
      await world.workspace.facts.put([
        {
          externalId: 'f_1',
          customer: { customerId: 'acme' },
          factType: 'CHURN_RISK',
          confidence: 0.9,
          assertion: 'They do not renew.',
          occurredAt: '2026-03-01T16:00:00Z'
        }
      ])
      await firstLook()
      const parts = await partsOf()
      expect(parts.get('conversations')).toMatchObject({ reason: 'On 2026-03-02 it was said that they may leave: They do not renew.' })
      const [last] = await rows.find(events, { orderBy: { column: 'occurred_at', direction: 'desc' }, limit: 1 })
      const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(last?.occurred_at)
      expect(parts.get('recency')?.reason).toContain(`The last activity was on ${date},`)
    })

    it('follows what was told, less every day', async () => {
      await work(world, 'acme', [60, 0], 8)
      await world.workspace.facts.put([
        {
          externalId: 'f_1',
          customer: { customerId: 'acme' },
          factType: 'CHURN_RISK',
          confidence: 0.9,
          assertion: 'They do not renew.',
          occurredAt: new Date(wednesday - 3 * day).toISOString()
        }
      ])
      await firstLook()
      const told = (await partsOf()).get('conversations')
      expect(told).toMatchObject({ reason: 'On 2026-03-01 it was said that they may leave: They do not renew.' })
      await pass(world, 12)
      expect((await partsOf()).get('conversations')?.score).toBeGreaterThan(told?.score ?? 100)
    })

    it('follows billing at once', async () => {
      await work(world, 'acme', [60, 0], 8)
      await world.workspace.subscriptions.put([subscription('active')])
      await firstLook()
      expect((await health()).score).toBeGreaterThanOrEqual(85)
      await world.workspace.subscriptions.put([subscription('past_due')])
      await pass(world, 1)
      expect((await health()).score).toBeLessThanOrEqual(70)
      await world.workspace.subscriptions.put([subscription('canceled')])
      await pass(world, 1)
      const { score, parts } = await health()
      expect(score).toBeLessThanOrEqual(10)
      expect(parts.find(({ part }) => part === 'billing')).toMatchObject({ reason: 'It has cancelled.' })
    })

    it("starts its days when the workspace's clocks do, and has one job", async () => {
      await world.workspace.call('svc_update_workspace_settings', { defaultTimezone: 'America/New_York' })
      await work(world, 'acme', [60, 0], 4)
      await work(world, 'bolt', [60, 0], 4)
      await firstLook()
      expect(await health()).toMatchObject({ calculatedAt: '2026-03-04T05:00:00.000Z' })
      const planned = await rows.find(jobs, { where: { kind: { eq: 'health_day' } } })
      expect(planned.map(({ run_at }) => run_at)).toEqual([Date.UTC(2026, 2, 5, 5)])
    })

    it('begins a day with the first customer, also when it comes while another one is calculated', async () => {
      await world.workspace.customers.put([{ customerId: 'first' }, { customerId: 'second' }])
      await work(world, 'first', [60, 0], 4)
      await work(world, 'second', [60, 0], 4)
      await firstLook()
      const [before] = (await rows.find(customers, { columns: ['id'] })).map(({ id }) => id).sort()
      // A process that ended 40 days ago, behind the first customer of a day.
      const payload = { from: wednesday - 40 * day, after: before ?? '' }
      await rows.transaction(async (transaction) => {
        await transaction.remove(customerHealth, {})
        await transaction.update(jobs, { kind: { eq: 'health_day' } }, { payload })
      })
      await pass(world, 1)
      for (const customer of ['first', 'second']) expect((await health(customer)).calculatedAt).toBe('2026-03-05T00:00:00.000Z')
      const days = await rows.find(customerHealth, { where: { day: { eq: Date.UTC(2026, 1, 6) } } })
      expect(days).toHaveLength(2)
    })

    it('is read by any name of the customer, and keeps nothing for ever', async () => {
      await work(world, 'acme', [60, 0], 4)
      await firstLook()
      const { customerId, score } = await health()
      expect(await world.workspace.customers.health({ id: customerId })).toMatchObject({ customerId, score })
      const answer = await world.send({
        method: 'GET',
        url: `/api/customers/${customerId}/health`,
        headers: { authorization: `Bearer ${world.apiKey}` }
      })
      expect(answer).toMatchObject({ status: 200, body: { customerId, score } })
      await expect(world.workspace.customers.health({ customerId: 'nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      const [row] = await rows.find(customerHealth, { limit: 1 })
      if (!row) throw new Error('There is no row')
      await rows.transaction((transaction) => transaction.upsert(customerHealth, [{ ...row, day: wednesday - 500 * day }]))
      await pass(world, 1)
      expect(await rows.count(customerHealth, { day: { lt: wednesday - 401 * day } })).toBe(0)
    })
  })
}
