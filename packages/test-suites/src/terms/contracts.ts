import { jobs, termVersions } from '@rapport/core/src/registry/tables.js'
import { departures, readTerms } from '@rapport/core/src/terms/index.js'
import { beforeEach, describe, expect, it } from 'vitest'
import type { NewWorld, World } from '../list-tools/world.js'
import { begin, contract, day, listed, pass } from './term-world.js'

/** Contracts that are put: what they say, how they end, and what was known of them when. */
export function testContracts(newWorld: NewWorld): void {
  describe('contracts', () => {
    let world: World
    beforeEach(async () => {
      world = await begin(newWorld)
    })

    const put = (...items: Parameters<typeof contract>[]) => world.workspace.contracts.put(items.map((each) => contract(...each)))
    const idOf = async () => (await world.workspace.customers.get({ customerId: 'acme' })).id
    const known = async (asOf: number) => (await readTerms(world.rows, [await idOf()], asOf)).get(await idOf())

    it('are stored as a whole, listed, and of the same again nothing changes', async () => {
      const [first] = await put(['a', '2026-01-01', '2026-12-31', { noticeOn: '2026-09-30', amountCents: 1_200_000, currency: 'eur' }])
      expect(first).toMatchObject({ externalId: 'a', created: true })
      expect(await listed(world)).toMatchObject([
        {
          id: first?.id,
          origin: 'CONTRACT',
          source: 'api',
          startsOn: '2026-01-01',
          endsOn: '2026-12-31',
          noticeOn: '2026-09-30',
          amountCents: 1_200_000,
          currency: 'EUR',
          autoRenews: false,
          outcome: null
        }
      ])
      const versions = await world.rows.count(termVersions)
      const [again] = await put(['a', '2026-01-01', '2026-12-31', { noticeOn: '2026-09-30', amountCents: 1_200_000, currency: 'EUR' }])
      expect(again).toEqual({ id: first?.id, externalId: 'a', created: false })
      expect(await world.rows.count(termVersions)).toBe(versions)
      await put(['a', '2026-01-01', '2026-12-31'])
      expect(await listed(world)).toMatchObject([{ noticeOn: null, amountCents: null, currency: null }])
    })

    it.each([
      ['renewed', { amountCents: 1_000 }, '2026-01-01'],
      ['expanded', { amountCents: 1_001 }, '2026-01-30'],
      ['contracted', { amountCents: 999 }, '2025-12-01'],
      ['renewed', { amountCents: 5_000, currency: 'usd' }, '2026-01-01'],
      ['renewed', { amountCents: null }, '2026-01-01'],
      ['churned', { amountCents: 1_000 }, '2026-02-01']
    ] as const)('end as %s when a term with %j starts on %s', async (outcome, more, startsOn) => {
      await put(['a', '2025-01-01', '2025-12-31', { amountCents: 1_000, currency: 'eur' }])
      const endsOn = new Date(Date.parse(startsOn) + 364 * day).toISOString().slice(0, 10)
      const currency = more.amountCents === null ? {} : { currency: 'eur' }
      await put(['b', startsOn, endsOn, { ...currency, ...more }])
      const [, ended] = await listed(world)
      expect(ended).toMatchObject({ externalId: 'a', outcome, outcomeBy: 'derived', outcomeAt: '2026-01-01T00:00:00.000Z' })
    })

    it('compare what terms of several lengths are worth a month', async () => {
      await put(
        ['a', '2024-01-01', '2024-12-31', { amountCents: 1_200, currency: 'eur' }],
        ['b', '2025-01-01', '2026-12-31', { amountCents: 2_400, currency: 'eur' }]
      )
      expect((await listed(world))[1]).toMatchObject({ externalId: 'a', outcome: 'renewed' })
    })

    it('wait 30 days for the term that follows, and then have churned as of their end', async () => {
      await put(['a', '2026-01-01', '2026-03-10'])
      await pass(world, 29)
      expect(await listed(world)).toMatchObject([{ outcome: null }])
      await pass(world, 8)
      const [ended] = await listed(world)
      expect(ended).toMatchObject({
        outcome: 'churned',
        outcomeAt: '2026-03-11T00:00:00.000Z',
        outcomeLearnedAt: '2026-04-10T15:00:00.000Z'
      })
      const at = Date.UTC(2026, 2, 11)
      expect(await departures(world.rows, { from: at, to: at + 1 })).toMatchObject([
        { customerId: await idOf(), at, learnedAt: Date.UTC(2026, 3, 10, 15), termId: ended?.id }
      ])
      expect(await departures(world.rows, { from: 0, to: at })).toEqual([])
      expect(await world.rows.count(jobs, { kind: { eq: 'term_day' } })).toBe(0)
    })

    it('that renew themselves are renewed, and go on without a record of their own', async () => {
      await put(['a', '2025-04-01', '2026-03-31', { autoRenews: true, noticeOn: '2026-02-28', amountCents: 1_200, currency: 'eur' }])
      await pass(world, 40)
      expect(await listed(world)).toMatchObject([{ outcome: 'renewed', outcomeAt: '2026-04-01T00:00:00.000Z' }])
      const running = (await known(world.clock.now()))?.running
      expect(running).toMatchObject({ isImplied: true, startsAt: Date.UTC(2026, 3, 1), endsAt: Date.UTC(2027, 3, 1), monthlyCents: 100 })
    })

    it('that end have churned when a billing event says that the customer left', async () => {
      await put(['a', '2025-04-01', '2026-03-08', { autoRenews: true }])
      const timestamp = world.clock.now() - day
      await world.workspace.ingest({ source: 'server', events: [{ type: 'billing', status: 'churned', timestamp, customerId: 'acme' }] })
      await pass(world, 10)
      expect(await listed(world)).toMatchObject([{ outcome: 'churned', outcomeAt: '2026-03-09T00:00:00.000Z' }])
      expect(await departures(world.rows, { from: 0, to: world.clock.now() })).toHaveLength(1)
    })

    it('are not needed for a departure that billing events tell of, each once', async () => {
      const billed = async (status: 'paid' | 'churned', daysAgo: number) => {
        const timestamp = world.clock.now() - daysAgo * day
        await world.workspace.ingest({ source: 'server', events: [{ type: 'billing', status, timestamp, customerId: 'acme' }] })
        return timestamp
      }
      const first = await billed('churned', 300)
      await billed('churned', 290)
      await billed('paid', 200)
      const second = await billed('churned', 100)
      const left = await departures(world.rows, { from: 0, to: world.clock.now() })
      expect(left).toMatchObject([
        { at: first, learnedAt: world.clock.now(), termId: null },
        { at: second, mrrCents: null }
      ])
      expect(await departures(world.rows, { from: first + 1, to: second })).toEqual([])
    })

    it('keep the outcome when the customer comes back, which may leave again', async () => {
      await put(['a', '2024-01-01', '2024-12-31'], ['b', '2025-06-01', '2025-11-30'])
      expect(await listed(world)).toMatchObject([
        { externalId: 'b', outcome: 'churned' },
        { externalId: 'a', outcome: 'churned' }
      ])
      const left = await departures(world.rows, { from: 0, to: world.clock.now() })
      expect(left.map(({ at }) => new Date(at).toISOString().slice(0, 10))).toEqual(['2025-01-01', '2025-12-01'])
    })

    it('say what the host says of their outcome, before and after their end', async () => {
      await put(['a', '2026-01-01', '2026-12-31', { outcome: 'churned', reason: 'Budget' }])
      expect(await listed(world)).toMatchObject([
        {
          outcome: 'churned',
          reason: 'Budget',
          outcomeBy: 'host',
          outcomeAt: '2027-01-01T00:00:00.000Z',
          outcomeLearnedAt: new Date(world.clock.now()).toISOString()
        }
      ])
      await put(['a', '2026-01-01', '2026-12-31'])
      expect(await listed(world)).toMatchObject([{ outcome: null, reason: null, outcomeBy: null, outcomeLearnedAt: null }])
    })

    it('are read as they were known at any instant', async () => {
      await put(['a', '2025-01-01', '2025-12-31', { amountCents: 1_200, currency: 'eur' }])
      const first = world.clock.now()
      const before = await known(first)
      expect(await known(first - 1)).toBeUndefined()
      world.clock.advance(day)
      await put(
        ['a', '2025-01-01', '2026-03-01', { amountCents: 2_400, currency: 'eur' }],
        ['b', '2026-03-02', '2027-03-01', { amountCents: 2_400, currency: 'eur' }]
      )
      expect(before?.terms).toMatchObject([{ externalId: 'a', amountCents: 1_200, outcome: { outcome: 'churned' } }])
      expect(await known(first)).toEqual(before)
      expect((await known(world.clock.now()))?.terms).toMatchObject([
        { amountCents: 2_400, outcome: { outcome: 'expanded' } },
        { externalId: 'b' }
      ])
      const id = await idOf()
      const told = await readTerms(world.rows, [id], Date.UTC(2025, 5, 1), { known: 'happened' })
      expect(told.get(id)).toMatchObject({ terms: [{ externalId: 'a', amountCents: 1_200, outcome: null }], running: { isImplied: false } })
    })
  })
}
