import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { day, hour, minute, type World, worldsOn } from '../list-tools/world.js'

/** A Wednesday, in the afternoon, in the first quarter. */
const wednesday = Date.UTC(2026, 2, 4, 15)
const notice = 'We will not renew the contract in May.'
const looking = 'We are evaluating another vendor at the moment.'

/**
 * Registers the tests of the briefing, of standings, renewals and visits on a store with vitest. `createStore` makes the store, its schema in place.
 *
 * @example
 * briefingSuite('my store', async () => myStore({ connectionString }))
 */
export function briefingSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`the briefing on ${name}`, () => {
    const newWorld = worldsOn(openedStore(createStore))
    let world: World

    beforeEach(async () => {
      world = await newWorld({ clock: new TestClock(wednesday) })
    })

    const customer = async (customerId: string, more: { pays?: number; currency?: string; says?: string; endsOn?: string } = {}) => {
      const { workspace, clock } = world
      await workspace.customers.put([{ customerId, name: customerId.toUpperCase(), domain: `${customerId}.test` }])
      if (more.pays !== undefined) {
        await workspace.subscriptions.put([
          {
            externalId: `sub-${customerId}`,
            customer: { customerId },
            status: 'active',
            everPaid: true,
            currency: more.currency ?? 'usd',
            startedAt: wednesday - 100 * day,
            items: [{ amountCents: more.pays, interval: 'month' }]
          }
        ])
      }
      if (more.endsOn !== undefined) await contract(customerId, more.endsOn)
      if (more.says !== undefined) await mail(customerId, more.says, clock.now() - hour)
    }
    const contract = (customerId: string, endsOn: string, more: object = {}) =>
      world.workspace.contracts.put([
        {
          externalId: `c-${customerId}-${endsOn}`,
          customer: { customerId },
          startsOn: `${Number(endsOn.slice(0, 4)) - 1}${endsOn.slice(4)}`,
          endsOn,
          amountCents: 1_200_000,
          currency: 'eur',
          ...more
        }
      ])
    const mail = (customerId: string, text: string, occurredAt: number) =>
      world.workspace.sources.put([
        { sourceType: 'EMAIL', externalId: `mail ${customerId} ${occurredAt}`, occurredAt, customer: { customerId }, segments: [{ text }] }
      ])
    // A job that is busy for long goes on a little later.
    const settle = async () => {
      await world.rapport.runDue()
      world.clock.advance(minute)
      await world.rapport.runDue()
    }
    const briefing = (since?: string) => world.workspace.customers.briefing(since === undefined ? {} : { since })

    it('says nothing of nobody', async () => {
      await customer('acme')
      await settle()
      const { mayLeave, accounts } = await briefing()
      expect({ mayLeave, accounts }).toEqual({
        mayLeave: { customers: 0, leaving: 0, isMore: false, worth: [], unknownWorth: 0 },
        accounts: []
      })
    })

    it('names who may leave, most at stake first, with words, place, worth, renewal and what to do', async () => {
      await world.workspace.members.put([{ id: 'm_1', email: 'ada@us.test', name: 'Ada' }])
      await customer('small', { pays: 1_000, says: notice })
      await customer('large', { pays: 90_000, says: looking, endsOn: '2026-04-30' })
      await customer('yen', { pays: 5_000, currency: 'jpy', says: notice })
      await customer('free', { says: notice })
      await customer('calm', { pays: 500_000 })
      await settle()
      const { mayLeave, accounts } = await briefing()
      expect(mayLeave).toEqual({
        customers: 4,
        leaving: 3,
        isMore: false,
        worth: [
          { currency: 'USD', yearlyCents: 12 * 91_000, customers: 2 },
          { currency: 'JPY', yearlyCents: 60_000, customers: 1 }
        ],
        unknownWorth: 1
      })
      expect(accounts.map(({ name: its }) => its)).toEqual(['YEN', 'LARGE', 'SMALL', 'FREE'])
      expect(accounts[1]).toMatchObject({
        state: 'at_risk',
        hasLeft: false,
        yearlyCents: 12 * 90_000,
        currency: 'USD',
        reason: { subject: 'competitor' },
        quote: { text: looking, reporter: null, source: { type: 'EMAIL' } },
        renewal: { endsOn: '2026-04-30', isEnding: false, yearlyCents: 1_200_000, currency: 'EUR' },
        owner: null,
        next: { action: 'answer_competitor', by: '2026-04-30' }
      })
      expect(accounts[2]?.next.action).toBe('win_back')
    })

    it('does not count who has left, and says so in their standing', async () => {
      await customer('gone', { pays: 1_000 })
      await world.workspace.subscriptions.put([
        {
          externalId: 'sub-gone',
          customer: { customerId: 'gone' },
          status: 'canceled',
          everPaid: true,
          currency: 'usd',
          startedAt: wednesday - 100 * day,
          canceledAt: wednesday - day,
          items: [{ amountCents: 1_000, interval: 'month' }]
        }
      ])
      await settle()
      const { mayLeave } = await briefing()
      expect(mayLeave.customers).toBe(0)
      const { customerId, headline } = await world.workspace.customers.assessment({ customerId: 'gone' })
      const { items } = await world.workspace.customers.standings([customerId])
      expect(items).toMatchObject([{ state: 'leaving', hasLeft: true, headline, next: { action: 'none' } }])
      expect(headline).toContain('They have left.')
      await mail('gone', notice, wednesday - 20 * day)
      await settle()
      const { headline: after } = await world.workspace.customers.assessment({ customerId: 'gone' })
      expect(after).toContain('They have left.')
      const { items: found } = await world.workspace.call('svc_list_attention_items', { customerId })
      expect(found.map(({ title }) => title)).toContain('They have left')
      expect(found.map(({ title }) => title)).not.toContain('They are leaving')
    })

    it('tells what changed since an instant, as it is now, and not what is as it was', async () => {
      await customer('acme', { pays: 1_000 })
      await customer('bolt', { pays: 1_000 })
      await settle()
      world.clock.advance(10 * day)
      const seen = new Date(world.clock.now()).toISOString()
      world.clock.advance(hour)
      await mail('acme', notice, world.clock.now())
      await mail('bolt', notice, world.clock.now())
      await settle()
      world.clock.advance(hour)
      await mail('bolt', 'We have decided to stay with you after all.', world.clock.now())
      await settle()
      await world.workspace.customers.put([{ customerId: 'new', name: 'New' }])
      const { changes, since } = await briefing(seen)
      expect(since).toBe(seen)
      const { headline, state } = await world.workspace.customers.assessment({ customerId: 'acme' })
      expect(changes.states.find(({ name: its }) => its === 'ACME')).toMatchObject({ to: state, hasLeft: false, headline })
      expect(changes.states.some(({ name: its, to }) => its === 'BOLT' && to === 'leaving')).toBe(false)
      const later = await briefing(new Date(world.clock.now()).toISOString())
      expect(later.changes.states).toEqual([])
      await expect(briefing('yesterday')).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
      // Long ago is told from 90 days ago on.
      expect((await briefing('2020-01-01T00:00:00Z')).since).toBe(new Date(world.clock.now() - 90 * day).toISOString())
    })

    it('tells how a term ended once somebody said so', async () => {
      await customer('acme', { endsOn: '2026-02-20' })
      await settle()
      const seen = new Date(world.clock.now()).toISOString()
      world.clock.advance(hour)
      await contract('acme', '2026-02-20', { outcome: 'churned', reason: 'They went to a competitor.' })
      const { changes } = await briefing(seen)
      expect(changes.outcomes).toMatchObject([
        { name: 'ACME', outcome: 'churned', reason: 'They went to a competitor.', amountCents: 1_200_000, currency: 'EUR' }
      ])
    })

    it('answers standings in the order of the ids, with health and how it moved', async () => {
      await customer('acme', { pays: 1_000 })
      await customer('bolt', { pays: 1_000, says: looking })
      for (let days = 0; days < 22; days++) {
        world.clock.advance(day)
        await world.rapport.runDue()
      }
      const idOf = async (customerId: string) => (await world.workspace.customers.get({ customerId })).id
      const acme = await idOf('acme')
      const bolt = await idOf('bolt')
      const { items } = await world.workspace.customers.standings([bolt, '00000000-0000-4000-8000-000000000001', acme.toUpperCase()])
      expect(items.map(({ customerId }) => customerId)).toEqual([bolt, acme])
      const health = await world.workspace.customers.health({ customerId: 'bolt' })
      expect(items[0]?.health).toMatchObject({ score: health.score, change: { days: expect.any(Number) } })
      const worst = health.parts.reduce((one, other) => (other.points < one.points ? other : one))
      expect(items[0]?.health?.reason).toBe(worst.reason)
      const first = health.history.find(({ day: its }) => its >= new Date(world.clock.now() - 30 * day).toISOString().slice(0, 10))
      expect(items[0]?.health?.change?.points).toBe((health.score ?? 0) - (first?.score ?? 0))
      await expect(world.workspace.customers.standings(['acme'])).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
      await expect(world.workspace.customers.standings(Array.from({ length: 201 }, () => acme))).rejects.toMatchObject({
        code: 'INVALID_TOOL_INPUT'
      })
    })

    it('lists the renewals of this quarter, of the next one, and those that are overdue', async () => {
      await customer('march', { endsOn: '2026-03-31', says: notice })
      await customer('past', { endsOn: '2026-02-20' })
      await customer('april', { endsOn: '2026-04-01' })
      await customer('june', { endsOn: '2026-06-30' })
      await customer('july', { endsOn: '2026-07-01' })
      await customer('itself')
      await contract('itself', '2025-03-10', { startsOn: '2024-03-11', autoRenews: true, currency: 'usd' })
      await settle()
      const read = async (period?: 'quarter' | 'next' | 'overdue') => {
        const { items, ...others } = await world.workspace.contracts.renewals(period === undefined ? {} : { period })
        return { names: items.map(({ customer: { name: its }, renewal }) => `${its} ${renewal.endsOn}`), items, ...others }
      }
      const quarter = await read()
      expect(quarter).toMatchObject({
        names: ['ITSELF 2026-03-10', 'MARCH 2026-03-31'],
        from: '2026-03-04',
        to: '2026-03-31',
        total: 2,
        worth: [
          { currency: 'EUR', yearlyCents: expect.any(Number), customers: 1 },
          { currency: 'USD', yearlyCents: expect.any(Number), customers: 1 }
        ],
        bands: [
          { band: 'leaving', customers: 1, worth: [{ currency: 'EUR' }] },
          { band: 'unknown', customers: 1, worth: [{ currency: 'USD' }] }
        ]
      })
      expect(quarter.items[1]?.customer.quote?.text).toBe(notice)
      expect(await read('next')).toMatchObject({ names: ['APRIL 2026-04-01', 'JUNE 2026-06-30'], from: '2026-04-01', to: '2026-06-30' })
      const overdue = await read('overdue')
      expect(overdue.names).toEqual(['PAST 2026-02-20'])
      expect(overdue.items[0]?.customer.next.action).toBe('ask_for_outcome')
      await world.workspace.contracts.setOutcome(
        (await world.workspace.contracts.list({ customer: 'past' })).items[0]?.id ?? '',
        { outcome: 'churned' },
        { actor: 'm_1' }
      )
      expect((await read('overdue')).names).toEqual([])
    })

    it('names the open task that is due first beside each renewal, also of customers that were merged', async () => {
      const { workspace } = world
      await workspace.members.put([{ id: 'm_1', email: 'ada@us.test', name: 'Ada' }])
      for (const customerId of ['one', 'two', 'bare']) await customer(customerId, { endsOn: '2026-03-31' })
      await customer('old')
      const task = (title: string, of: string, dueOn: string | null, assigneeId: string | null = null) =>
        workspace.tasks.create({ title, customer: of, dueOn, assigneeId }, { actor: 'm_1' })
      await task('Some day', 'one', null)
      await task('Later', 'one', '2026-03-20')
      const { id: done } = await task('Done', 'one', '2026-03-01')
      await workspace.tasks.complete(done, { actor: 'm_1' })
      const { id: first } = await task('Call them', 'one', '2026-03-10', 'm_1')
      await task('From before', 'old', '2026-03-12')
      const idOf = async (customerId: string) => (await workspace.customers.get({ customerId })).id
      await workspace.identity.mergeByHand(
        { entity: 'customer', survivorId: await idOf('two'), duplicateId: await idOf('old') },
        { actor: 'm_1' }
      )
      await settle()
      const { items } = await workspace.contracts.renewals({})
      const tasks = Object.fromEntries(items.map(({ customer: { name: its }, nextTask }) => [its, nextTask]))
      expect(tasks).toEqual({
        ONE: { id: first, title: 'Call them', dueOn: '2026-03-10', assignee: { id: 'm_1', name: 'Ada' } },
        TWO: { id: expect.any(String), title: 'From before', dueOn: '2026-03-12', assignee: null },
        BARE: null
      })
    })

    it('knows since when a member has not been here, for each member', async () => {
      await world.workspace.members.put(['m_1', 'm_2'].map((id) => ({ id, email: `${id}@us.test`, name: id })))
      const visit = async (actor?: string) => (await world.workspace.members.visit(actor === undefined ? {} : { actor })).since
      const first = world.clock.now()
      expect(await visit('m_1')).toBeNull()
      world.clock.advance(20 * minute)
      // The visit goes on.
      expect(await visit('m_1')).toBeNull()
      const last = world.clock.now()
      world.clock.advance(day)
      expect(await visit('m_1')).toBe(new Date(last).toISOString())
      world.clock.advance(20 * minute)
      expect(await visit('m_1')).toBe(new Date(last).toISOString())
      expect(await visit('m_2')).toBeNull()
      expect(await visit()).toBeNull()
      expect(await world.workspace.members.visit({ actor: 'nobody' })).toEqual({ memberId: null, since: null })
      await world.workspace.members.remove('m_1', { actor: 'm_2' })
      await world.workspace.members.put([{ id: 'm_1', email: 'm_1@us.test', name: 'm_1' }])
      expect(await visit('m_1')).toBeNull()
      expect(last - first).toBe(20 * minute)
    })
  })
}
