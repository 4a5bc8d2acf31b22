import type { SubscriptionInput } from '@rapport/core/src/public-types/index.js'
import { departures, readTerms } from '@rapport/core/src/terms/index.js'
import { beforeEach, describe, expect, it } from 'vitest'
import type { NewWorld, World } from '../list-tools/world.js'
import { begin, day, listed, pass } from './term-world.js'

type Said = Partial<SubscriptionInput> & { cents?: number; interval?: 'month' | 'year' }

/** A subscription of the customer `acme`, of 1,000 a month unless it says otherwise. */
function subscription({ cents = 1_000, interval = 'month', ...said }: Said = {}): SubscriptionInput {
  const items = [{ amountCents: cents, interval }]
  const customer = { customerId: 'acme' }
  return { externalId: 'sub', customer, status: 'active', currency: 'eur', startedAt: '2025-01-10T08:00:00Z', items, ...said }
}

/** A billing period that begins on a day, of so many months. */
function period(start: string, months: number) {
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + months)
  return { currentPeriodStart: start, currentPeriodEnd: end.toISOString() }
}

/** What subscriptions tell of terms. */
export function testSubscriptionTerms(newWorld: NewWorld): void {
  describe('terms of subscriptions', () => {
    let world: World
    beforeEach(async () => {
      world = await begin(newWorld)
    })
    const put = (...said: Said[]) => world.workspace.subscriptions.put(said.map(subscription))
    const left = () => departures(world.rows, { from: 0, to: world.clock.now() + 400 * day })

    it('follow each other a year at a time, and end by what they are worth', async () => {
      await put({ cents: 12_000, interval: 'year', ...period('2025-01-10T08:00:00Z', 12) })
      expect(await listed(world)).toMatchObject([
        {
          origin: 'SUBSCRIPTION',
          source: 'subscription',
          startsOn: '2025-01-10',
          endsOn: '2026-01-10',
          amountCents: 12_000,
          outcome: 'renewed'
        }
      ])
      await put({ cents: 15_000, interval: 'year', ...period('2026-01-10T08:00:00Z', 12) })
      expect(await listed(world)).toMatchObject([
        { startsOn: '2026-01-10', amountCents: 15_000, autoRenews: true, outcome: null },
        { startsOn: '2025-01-10', outcome: 'expanded', outcomeAt: '2026-01-10T08:00:00.000Z' }
      ])
    })

    it('roll on from month to month as one, and say nothing each month', async () => {
      await put({ ...period('2026-02-10T08:00:00Z', 1) })
      await pass(world, 20)
      await put({ ...period('2026-03-10T08:00:00Z', 1) })
      await pass(world, 40)
      expect(await listed(world)).toMatchObject([
        { startsOn: '2025-01-10', endsOn: '2026-04-10', isRolling: true, amountCents: 1_000, outcome: null }
      ])
      expect(await left()).toEqual([])
    })

    it('end at the renewal with another value, and another one begins', async () => {
      await put({ ...period('2026-02-10T08:00:00Z', 1) })
      await put({ cents: 800, ...period('2026-02-10T08:00:00Z', 1) })
      expect(await listed(world)).toMatchObject([{ amountCents: 800, outcome: null }])
      await pass(world, 10)
      await put({ cents: 800, ...period('2026-03-10T08:00:00Z', 1) })
      expect(await listed(world)).toMatchObject([
        { startsOn: '2026-03-10', amountCents: 800, isRolling: true, outcome: null },
        { startsOn: '2025-01-10', endsOn: '2026-03-10', amountCents: 1_000, isRolling: false, outcome: 'contracted' }
      ])
    })

    it('without a period change value on the last day on which a month was full', async () => {
      await put({})
      await pass(world, 30)
      await put({ cents: 2_000 })
      expect(await listed(world)).toMatchObject([
        { startsOn: '2026-03-10', endsOn: null, amountCents: 2_000 },
        { startsOn: '2025-01-10', outcome: 'expanded', outcomeAt: '2026-03-10T08:00:00.000Z' }
      ])
    })

    it('have churned when the subscription ends, at once and as of its end', async () => {
      await put({ ...period('2026-02-10T08:00:00Z', 1) })
      await put({ status: 'canceled', canceledAt: '2026-03-01T10:00:00Z', everPaid: true })
      expect(await listed(world)).toMatchObject([{ outcome: 'churned', outcomeAt: '2026-03-01T10:00:00.000Z', isRolling: false }])
      expect(await left()).toMatchObject([{ at: Date.UTC(2026, 2, 1, 10), learnedAt: world.clock.now(), mrrCents: 1_000, currency: 'EUR' }])
    })

    it('that only came to be known when they had ended have churned too, unless nobody ever paid', async () => {
      const ended = { status: 'canceled', startedAt: '2025-06-01', canceledAt: '2025-12-01' } as const
      await put({ ...ended, everPaid: true }, { ...ended, externalId: 'trial', everPaid: false })
      expect(await listed(world)).toMatchObject([{ startsOn: '2025-06-01', endsOn: '2025-11-30', outcome: 'churned' }])
    })

    it('have a scheduled end that is churned when it has passed', async () => {
      await put({ cancelAtPeriodEnd: true, cancelAt: '2026-03-10T08:00:00Z', ...period('2026-02-10T08:00:00Z', 1) })
      const { id } = await world.workspace.customers.get({ customerId: 'acme' })
      const running = async () => (await readTerms(world.rows, [id], world.clock.now())).get(id)?.running
      expect(await running()).toMatchObject({ autoRenews: false, endsAt: Date.UTC(2026, 2, 10, 8) })
      await pass(world, 10)
      expect(await running()).toBeNull()
      await pass(world, 30)
      expect(await listed(world)).toMatchObject([{ outcome: 'churned', outcomeAt: '2026-03-10T08:00:00.000Z' }])
    })

    it('stand behind a contract that runs beside them, also one that renewed itself', async () => {
      await put({ startedAt: '2025-01-10', ...period('2026-02-10T08:00:00Z', 1) })
      const contract = { externalId: 'c', customer: { customerId: 'acme' }, autoRenews: true }
      await world.workspace.contracts.put([{ ...contract, startsOn: '2025-04-01', endsOn: '2026-03-31' }])
      const { id } = await world.workspace.customers.get({ customerId: 'acme' })
      const running = async () => (await readTerms(world.rows, [id], world.clock.now())).get(id)?.running
      expect(await running()).toMatchObject({ endsAt: Date.UTC(2026, 3, 1), isImplied: false })
      await pass(world, 60)
      expect(await running()).toMatchObject({ endsAt: Date.UTC(2027, 3, 1), isImplied: true })
    })

    it('are followed by the subscription that takes the place of another one', async () => {
      await put({ status: 'canceled', canceledAt: '2026-03-01T10:00:00Z', everPaid: true })
      await put({ externalId: 'other', cents: 3_000, startedAt: '2026-03-02T00:00:00Z' })
      expect(await listed(world)).toMatchObject([{ outcome: null }, { outcome: 'expanded' }])
      expect(await left()).toEqual([])
    })

    it('of two that run beside each other end as contracted when one of them ends', async () => {
      await put({}, { externalId: 'other', cents: 5_000, startedAt: '2025-06-01' })
      await put({ status: 'canceled', canceledAt: '2026-03-01T10:00:00Z', everPaid: true })
      expect(await listed(world)).toMatchObject([{ outcome: null }, { outcome: 'contracted' }])
      expect(await left()).toEqual([])
    })

    it('begin anew when a customer comes back, and what was said of its leaving stays', async () => {
      await put({ startedAt: '2024-01-01', status: 'canceled', canceledAt: '2025-01-01', everPaid: true })
      await put({ startedAt: '2024-01-01', ...period('2026-03-01T00:00:00Z', 1) })
      expect(await listed(world)).toMatchObject([
        { startsOn: '2026-03-01', outcome: null },
        { startsOn: '2024-01-01', endsOn: '2024-12-31', outcome: 'churned' }
      ])
      expect(await left()).toHaveLength(1)
    })

    it('of a subscription that was put for another customer go with it', async () => {
      await put({})
      await put({ customer: { customerId: 'globex' } })
      const { id } = await world.workspace.customers.get({ customerId: 'globex' })
      expect(await listed(world)).toMatchObject([{ customerId: id }])
    })

    it.each([
      [{ currentPeriodStart: '2026-01-01' }, 'subscriptions[0] needs currentPeriodStart and currentPeriodEnd together'],
      [{ currentPeriodStart: '2026-01-01', currentPeriodEnd: '2026-01-01' }, 'currentPeriodEnd must be after currentPeriodStart']
    ])('refuse the period %j', async (said, message) => {
      await expect(put(said)).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT', message: expect.stringContaining(message) })
    })
  })
}
