import { jobs } from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { day, minute, type World, worldsOn } from '../list-tools/world.js'
import { testBadInput } from './bad-input.js'

/** A Wednesday, at midnight. */
const now = Date.UTC(2026, 6, 1)
const dateAgo = (daysAgo: number) => new Date(now - daysAgo * day).toISOString().slice(0, 10)

/**
 * Registers the tests of look-backs on a store with vitest. `createStore` makes the store, its schema in place; the suite opens and closes it, and uses
 * organizations with random ids.
 *
 * @example
 * lookbackSuite('my store', async () => myStore({ connectionString }))
 */
export function lookbackSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`look-backs on ${name}`, () => {
    const store = openedStore(createStore)
    const newWorld = worldsOn(store)
    let world: World

    beforeEach(async () => {
      world = await newWorld({ clock: new TestClock(now) })
    })

    const settle = async () => {
      for (let round = 0; round < 4; round++) {
        await world.rapport.runDue()
        world.clock.advance(minute)
      }
    }
    const put = (...customerIds: string[]) =>
      world.workspace.customers.put(customerIds.map((customerId) => ({ customerId, name: `${customerId} Inc` })))
    const mail = (customerId: string, daysAgo: number, text: string) =>
      world.workspace.sources.put([
        {
          sourceType: 'EMAIL',
          externalId: `${customerId} ${daysAgo}`,
          customer: { customerId },
          occurredAt: now - daysAgo * day + 15 * 60 * minute,
          segments: [{ text }]
        }
      ])
    const term = (customerId: string, from: number, to: number, more: object = {}) =>
      world.workspace.contracts.put([
        {
          externalId: `${customerId} ${from}`,
          customer: { customerId },
          startsOn: dateAgo(from),
          endsOn: dateAgo(to),
          amountCents: 1_200_000,
          currency: 'usd',
          ...more
        }
      ])
    const look = async (input: Parameters<World['workspace']['lookback']['run']>[0] = {}) => {
      await settle()
      const { id } = await world.workspace.lookback.run(input)
      await settle()
      const run = await world.workspace.lookback.get(id)
      expect(run.status).toBe('done')
      if (!run.result) throw new Error('There is no result')
      return run.result
    }

    it('says that there is nobody, and nothing to test against, and what is missing', async () => {
      expect(await look()).toMatchObject({ state: 'no_customers', departures: 0, left: [], assessment: { medianLeadDays: null } })
      await put('acme')
      const result = await look()
      expect(result).toMatchObject({ state: 'no_departures', departures: 0, assessment: { said: 0, missed: 0 }, revenue: [] })
      expect(result.missing).toHaveLength(3)
      expect(result.text).toContain('nothing to test against')
    })

    it('finds a planted departure with its exact lead, words and revenue, after an import', async () => {
      await put('acme', 'bolt')
      await term('acme', 405, 41)
      await mail('acme', 81, 'We will not renew the contract in May.')
      await term('bolt', 425, 61)
      const { state, left, assessment, revenue, text } = await look()
      expect(state).toBe('ready')
      expect(left.map(({ name: who }) => who)).toEqual(['acme Inc', 'bolt Inc'])
      // Said on a day, known at the start of the next one; the term ends with its last day.
      expect(left[0]).toMatchObject({
        leftAt: `${dateAgo(40)}T00:00:00.000Z`,
        mrrCents: 100_000,
        firstSaid: {
          at: `${dateAgo(80)}T00:00:00.000Z`,
          leadDays: 40,
          isAtLeast: false,
          state: 'leaving',
          quote: 'We will not renew the contract in May.',
          sourceType: 'EMAIL'
        }
      })
      expect(left[0]?.timeline.at(-1)).toEqual({
        from: `${dateAgo(80)}T00:00:00.000Z`,
        to: `${dateAgo(40)}T00:00:00.000Z`,
        state: 'leaving'
      })
      expect(left[1]).toMatchObject({ firstSaid: null })
      expect(left[1]?.missing).toContain('There are no conversations from the last 90 days.')
      expect(assessment).toMatchObject({ said: 1, missed: 1, medianLeadDays: 40, falseAlarms: 0 })
      expect(revenue).toEqual([{ currency: 'USD', leftMrrCents: 200_000, saidMrrCents: 100_000, unknown: 0 }])
      expect(text).toBe('Customers left 2 times. Rapport would have said so once, 40 days before.')
    })

    it('counts an alarm that no departure follows as false, and one of the last 90 days as undecided', async () => {
      await put('acme', 'bolt', 'crux')
      await term('acme', 400, 41)
      await mail('acme', 81, 'We will not renew the contract in May.')
      await term('bolt', 400, -200)
      await mail('bolt', 200, 'We will not renew the contract in May.')
      await mail('bolt', 190, 'We have decided to stay with you after all.')
      await term('crux', 400, -200)
      await mail('crux', 20, 'We will not renew the contract in May.')
      const { assessment, falseAlarms } = await look()
      expect(assessment).toMatchObject({ said: 1, missed: 0, falseAlarms: 1, undecided: 1 })
      expect(falseAlarms).toMatchObject([{ name: 'bolt Inc', at: `${dateAgo(199)}T00:00:00.000Z` }])
      // Three accounts, two of them until 90 days ago, for a year.
      expect(assessment.falseAlarmsPer50AccountsAMonth).toBeGreaterThan(1)
      expect(assessment.falseAlarmsPer50AccountsAMonth).toBeLessThan(3)
    })

    it('knows who came back, and does not count it as still there in between', async () => {
      await put('acme')
      await term('acme', 360, 300)
      await mail('acme', 120, 'We will not renew the contract in May.')
      await term('acme', 200, 100)
      const { left, assessment } = await look()
      expect(left.map(({ leftAt, firstSaid }) => [leftAt.slice(0, 10), firstSaid?.leadDays ?? null])).toEqual([
        [dateAgo(99), 20],
        [dateAgo(299), null]
      ])
      expect(assessment).toMatchObject({ said: 1, missed: 1, falseAlarms: 0 })
    })

    it('takes neither the last payments for a return, nor the beginning of the history of revenue for a change', async () => {
      const { demo } = world.rapport.organizations
      await demo.mark(world.organizationId, { world: 'two' })
      await put('acme', 'bolt')
      const subscription = (customerId: string, amountCents: number, more: object = {}) => ({
        externalId: `sub ${customerId}`,
        customer: { customerId },
        status: 'active' as const,
        currency: 'usd',
        startedAt: now - 400 * day,
        everPaid: true,
        items: [{ amountCents, interval: 'month' as const }],
        ...more
      })
      const paid = (daysAgo: number, ...batch: ReturnType<typeof subscription>[]) =>
        demo.putSubscriptions(world.organizationId, now - daysAgo * day, batch)
      await paid(150, subscription('acme', 10_000), subscription('bolt', 5_000))
      await paid(120, subscription('bolt', 10_000))
      await paid(40, subscription('acme', 10_000, { status: 'canceled', canceledAt: now - 40 * day }))
      await term('acme', 404, 41, { outcome: 'churned', reason: 'They went to a competitor.' })
      await term('acme', 770, 405)
      const { left, assessment, falseAlarms } = await look()
      expect(left).toMatchObject([{ name: 'acme Inc', reason: 'They went to a competitor.', mrrCents: 100_000, firstSaid: null }])
      expect({ falseAlarms, undecided: assessment.undecided }).toEqual({ falseAlarms: [], undecided: 0 })
    })

    it('waits until the words that are there are read', async () => {
      await put('acme')
      await term('acme', 405, 41)
      const { id } = await world.workspace.lookback.run({})
      await mail('acme', 81, 'We will not renew the contract in May.')
      // Reading is behind.
      await world.rows.update(jobs, { kind: { eq: 'extract-facts' } }, { run_at: now + 10_000, created_at: now - minute })
      await world.rapport.runDue()
      expect(await world.workspace.lookback.get(id)).toMatchObject({ status: 'running', lookedAt: 0 })
      await settle()
      expect((await world.workspace.lookback.get(id)).result?.left).toMatchObject([{ firstSaid: { leadDays: 40 } }])
    })

    it('follows merges, and reads terms that overlap once', async () => {
      await put('acme')
      await term('acme', 400, 41)
      await term('acme', 390, 41, { externalId: 'second' })
      await world.workspace.sources.put([
        {
          sourceType: 'EMAIL',
          externalId: 'm',
          customer: { domain: 'acme.test' },
          occurredAt: now - 70 * day,
          segments: [{ text: 'We will not renew the contract in May.' }]
        }
      ])
      await settle()
      await world.workspace.customers.put([{ customerId: 'acme', domain: 'acme.test' }])
      const { left } = await look()
      expect(left).toMatchObject([{ firstSaid: { leadDays: 30 } }])
    })

    it('tries health and signals beside the assessment', async () => {
      await put('acme')
      await term('acme', 400, 41)
      await mail('acme', 81, 'We will not renew the contract in May.')
      const events = [60, 50].map((daysAgo) => ({
        type: 'custom' as const,
        eventName: 'exported_all',
        timestamp: now - daysAgo * day,
        customerId: 'acme',
        userId: 'u'
      }))
      await world.workspace.ingest({ source: 'server', events })
      const { trials } = await look({
        months: 6,
        health: { below: 50 },
        signals: [{ kind: 'EVENT_MATCH', definition: { eventNames: ['exported_all'] } }]
      })
      expect(trials).toMatchObject([
        { name: 'Health below 50', said: 1, missed: 0 },
        { name: 'Signal 1', said: 1, missed: 0, medianLeadDays: 20, falseAlarms: 0 }
      ])
    })

    it('goes on where a process ended, and refuses what is wrong', async () => {
      const many = Array.from({ length: 120 }, (_, index) => `c${index}`)
      await put(...many, 'acme')
      await term('acme', 400, 41)
      const { left, state } = await look({ months: 1 })
      expect({ state, left: left.length }).toEqual({ state: 'no_departures', left: 0 })
      const { items } = await world.workspace.lookback.list()
      expect(items).toMatchObject([{ status: 'done', lookedAt: 121, customers: 121, result: null }])
      await expect(world.workspace.lookback.run({ months: 0 })).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
      await expect(
        world.workspace.lookback.run({ signals: [{ kind: 'EVENT_PATTERN', definition: { detection: 'event_absence', days: 0 } }] })
      ).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
      await expect(world.workspace.lookback.get('00000000-0000-4000-8000-000000000009')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    testBadInput(newWorld)
  })
}
