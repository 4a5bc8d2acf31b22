import { customerAssessments } from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { day, minute, type World, worldsOn } from '../list-tools/world.js'
import { testPast } from './past.js'

/** A Wednesday, in the afternoon. */
const wednesday = Date.UTC(2026, 2, 4, 15)

/**
 * Registers the tests of customers' assessments on a store with vitest. `createStore` makes the store, its schema in place; the suite opens and closes it,
 * and uses organizations with random ids. `histories` is how many random histories are looked back on.
 *
 * @example
 * assessmentSuite('my store', async () => myStore({ connectionString }), { histories: 1 })
 */
export function assessmentSuite(name: string, createStore: () => Promise<Store>, { histories = 2 }: { histories?: number } = {}): void {
  describe(`assessments on ${name}`, () => {
    const store = openedStore(createStore)
    const newWorld = worldsOn(store)
    let world: World

    beforeEach(async () => {
      world = await newWorld({ clock: new TestClock(wednesday) })
      await world.workspace.customers.put([{ customerId: 'acme', name: 'Acme', domain: 'acme.test' }])
    })

    const assessment = (customerId = 'acme') => world.workspace.customers.assessment({ customerId })
    const mail = async (externalId: string, text: string, daysAgo = 0) => {
      await world.workspace.sources.put([
        {
          sourceType: 'EMAIL',
          externalId,
          occurredAt: world.clock.now() - daysAgo * day,
          customer: { customerId: 'acme' },
          participants: [{ email: 'ann@acme.test', name: 'Ann', role: 'from' }],
          segments: [{ text }]
        }
      ])
      await settle()
    }
    const put = (externalId: string, text: string) =>
      world.workspace.sources.put([
        { sourceType: 'EMAIL', externalId, occurredAt: world.clock.now(), customer: { customerId: 'acme' }, segments: [{ text }] }
      ])
    const ended = {
      externalId: 'sub',
      customer: { customerId: 'acme' },
      status: 'canceled' as const,
      everPaid: true,
      currency: 'usd',
      startedAt: wednesday - 100 * day,
      canceledAt: wednesday,
      items: [{ amountCents: 1_000, interval: 'month' as const }]
    }
    // A job that is busy for long goes on a little later.
    const settle = async () => {
      await world.rapport.runDue()
      world.clock.advance(minute)
      await world.rapport.runDue()
    }

    it('is unknown at first, and says what is missing', async () => {
      const { state, reasons, missing, since } = await assessment()
      expect({ state, reasons, since }).toEqual({ state: 'unknown', reasons: [], since: null })
      expect(missing).toContain('There are no conversations from the last 90 days.')
    })

    it('follows what is said, with the words and their place, until it is taken back', async () => {
      await mail('mail-1', 'We will not renew the contract in May.', 3)
      const leaving = await assessment()
      expect(leaving).toMatchObject({ state: 'leaving', headline: expect.stringContaining('We will not renew the contract in May.') })
      expect(leaving.reasons[0]).toMatchObject({
        direction: 'for',
        quote: 'We will not renew the contract in May.',
        source: { type: 'EMAIL', id: 'mail-1' }
      })
      world.clock.advance(day)
      await mail('mail-2', 'We have decided to stay with you after all.')
      const calm = await assessment()
      expect(calm.state).not.toBe('leaving')
      expect(calm.changes.map(({ to }) => to)).toContain('leaving')
      expect(calm.changes[0]?.to).toBe(calm.state)
    })

    it('is stored, with its item, within five seconds of what changes it', async () => {
      await mail('mail-1', 'Thank you, the report works well.')
      const stored = async () => {
        const [row] = await world.rows.find(customerAssessments, {})
        return row?.state
      }
      const changes: [string, () => Promise<unknown>][] = [
        ['leaving', () => put('mail-2', 'We will not renew the contract in May.')],
        ['calm', () => put('mail-3', 'We have decided to stay with you after all.')],
        ['leaving', () => world.workspace.subscriptions.put([ended])]
      ]
      for (const [state, change] of changes) {
        world.clock.advance(day)
        await world.rapport.runDue()
        await change()
        for (let second = 0; second < 5; second++) {
          await world.rapport.runDue()
          world.clock.advance(1_000)
        }
        expect(await stored()).toBe(state)
        const { items } = await world.ask('svc_list_attention_items', {})
        expect(items.some(({ title }) => title === 'They are leaving')).toBe(state === 'leaving' && change === changes[0]?.[1])
      }
    })

    it('counts a ticket without an answer, until it is closed', async () => {
      const ticket = (isClosed: boolean) =>
        world.workspace.sources.put([
          {
            sourceType: 'SUPPORT_TICKET',
            externalId: 'T-1',
            title: 'Export fails',
            occurredAt: wednesday,
            customer: { customerId: 'acme' },
            segments: [{ text: 'The export to the ledger stops half way.' }],
            record: { isClosed }
          }
        ])
      await ticket(false)
      world.clock.advance(25 * day)
      await world.rapport.runDue()
      expect(await assessment()).toMatchObject({
        state: 'stuck',
        headline: expect.stringContaining('“Export fails” has been open for 25 days')
      })
      await ticket(true)
      expect((await assessment()).state).not.toBe('stuck')
    })

    it('does not take a ticket for open whose record tells no state', async () => {
      await world.workspace.sources.put([
        {
          sourceType: 'SUPPORT_TICKET',
          externalId: 'T-2',
          title: 'Export fails',
          occurredAt: wednesday - 40 * day,
          customer: { customerId: 'acme' },
          segments: [{ text: 'The export to the ledger stops half way.' }]
        }
      ])
      expect((await assessment()).reasons.filter(({ subject }) => subject === 'problem')).toEqual([])
    })

    it('is stored within the next run of jobs, with the day on which the state began', async () => {
      await mail('mail-1', 'We will not renew the contract in May.')
      const { customerId, since } = await assessment()
      const [row] = await world.rows.get(customerAssessments, [{ customer_id: customerId }])
      expect(row).toMatchObject({ state: 'leaving', since: Date.parse(since ?? '') })
      world.clock.advance(day)
      await world.rapport.runDue()
      expect((await assessment()).since).toBe(since)
    })

    it('is listed with those of other customers, by state or by customer', async () => {
      await world.workspace.customers.put([{ customerId: 'bolt', name: 'Bolt', domain: 'bolt.test' }])
      world.clock.advance(day)
      await settle()
      await mail('mail-1', 'We will not renew the contract in May.')
      const list = world.workspace.customers.assessments
      const { items, pagination } = await list({ states: 'leaving, at_risk' })
      const acme = await assessment()
      expect(items).toEqual([
        {
          customerId: acme.customerId,
          name: 'Acme',
          state: 'leaving',
          certainty: acme.certainty,
          headline: acme.headline,
          since: acme.since
        }
      ])
      expect(pagination).toMatchObject({ total: 1, hasMore: false })
      const bolt = await assessment('bolt')
      expect((await list({ ids: `${bolt.customerId},${acme.customerId}` })).items.map(({ name, state }) => [name, state])).toEqual([
        ['Acme', 'leaving'],
        ['Bolt', 'unknown']
      ])
      const first = await list({ limit: 1 })
      const second = await list({ limit: 1, cursor: first.pagination.nextCursor ?? '' })
      expect([first, second].flatMap((page) => page.items.map(({ name }) => name))).toEqual(['Acme', 'Bolt'])
      await expect(list({ states: 'happy' })).rejects.toThrow('is not one of leaving, at_risk, stuck, growing, calm, unknown')
      await expect(list({ ids: 'acme' })).rejects.toThrow('UUIDs')
    })

    it('goes with a customer that is merged', async () => {
      await world.workspace.sources.put([
        {
          sourceType: 'EMAIL',
          externalId: 'mail-1',
          occurredAt: wednesday,
          customer: { domain: 'bolt.test' },
          segments: [{ text: 'We will not renew the contract in May.' }]
        }
      ])
      await settle()
      const { customerId: before } = await world.workspace.customers.assessment({ domain: 'bolt.test' })
      await world.workspace.customers.put([{ customerId: 'bolt', domain: 'bolt.test' }])
      await settle()
      const { customerId, state } = await assessment('bolt')
      expect(state).toBe('leaving')
      const rows = await world.rows.find(customerAssessments, { where: { customer_id: { in: [before, customerId] } } })
      expect(rows.map(({ customer_id }) => customer_id)).toEqual([customerId])
    })

    it('caps health, and speaks in the brief and in attention', async () => {
      await mail('mail-1', 'We will not renew the contract in May.')
      world.clock.advance(20 * day)
      await settle()
      const { customerId, headline } = await assessment()
      expect((await world.workspace.customers.health({ customerId: 'acme' })).score).toBeLessThanOrEqual(30)
      const { relationship } = await world.workspace.call('svc_get_customer_relationship', { customer: customerId })
      expect(relationship.summary).toContain(headline)
      const { items } = await world.workspace.call('svc_list_attention_items', { customerId })
      expect(items.map(({ title }) => title)).toContain('They are leaving')
    })

    it('is refused for a customer that nobody knows', async () => {
      await expect(assessment('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' })
      const answer = await world.send({
        method: 'GET',
        url: '/api/customers/assessment?customerId=nobody',
        headers: { authorization: `Bearer ${world.apiKey}` }
      })
      expect(answer.status).toBe(404)
    })
  })

  describe(`past assessments on ${name}`, () => {
    testPast(worldsOn(openedStore(createStore)), histories)
  })
}
