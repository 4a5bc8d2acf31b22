import { automationMatches, deliveries, destinations, jobs } from '@rapport/core/src/registry/tables.js'
import { id } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import { day, hour } from '../list-tools/world.js'
import type { AutomationWorlds } from './automation-world.js'

const all = [id(101), id(102), id(103)]

export function testMatching(worlds: AutomationWorlds): void {
  describe('automations that wait for signals', () => {
    it('run once enough was seen within 24 hours', async () => {
      const world = await worlds()
      const any = await world.make({ signalIds: all })
      const both = await world.make({ signalIds: [id(101), id(102)], matchMode: 'ALL' })
      const two = await world.make({ signalIds: all, matchMode: 'AT_LEAST', matchCount: 2 })
      await world.see({ signal: 1 })
      await world.pass()
      await world.pass(23 * hour)
      await world.see({ signal: 3 }, { signal: 2, customer: 2 })
      await world.pass()
      await world.pass(2 * hour)
      await world.see({ signal: 2 })
      await world.pass()
      expect((await world.runs(any)).map(({ told }) => told)).toEqual([['Customer 1'], ['Customer 2', 'Customer 1'], ['Customer 1']])
      expect((await world.runs(two)).map(({ told }) => told)).toEqual([['Customer 1']])
      // The first signal was seen more than 24 hours before the second.
      expect(await world.runs(both)).toEqual([])
      await world.see({ signal: 1 })
      await world.pass()
      expect((await world.runs(both)).map(({ told, items }) => [told, items[0]?.occurrenceIds.length])).toEqual([[['Customer 1'], 2]])
    })

    it('find what comes together behind very much that waits', async () => {
      const world = await worlds()
      const both = await world.make({ signalIds: [id(101), id(102)], matchMode: 'ALL' })
      const waiting = { automation_id: both, signal_id: id(101), customer_id: id(3), at: world.world.clock.now() }
      await world.rows.insert(
        automationMatches,
        Array.from({ length: 5_001 }, (_, index) => ({ ...waiting, occurrence_id: id(10_000 + index) }))
      )
      await world.pass()
      await world.see({ signal: 1 }, { signal: 2 })
      await world.pass()
      expect((await world.runs(both)).map(({ told }) => told)).toEqual([['Customer 1']])
    })

    it('tell of nothing from before they were enabled', async () => {
      const world = await worlds()
      const automationId = await world.make({ enabled: false })
      await world.see({})
      await world.automations.enable(automationId)
      await world.pass()
      expect(await world.runs(automationId)).toEqual([])
      await world.see({})
      await world.automations.disable(automationId)
      await world.automations.enable(automationId)
      await world.pass()
      expect(await world.runs(automationId)).toEqual([])
      await world.see({ customer: 2 })
      await world.pass()
      expect((await world.runs(automationId)).map(({ told }) => told)).toEqual([['Customer 2']])
      expect(await world.rows.count(automationMatches)).toBe(0)
    })

    it('leave out who is not in the audience, in the cooldown, or beyond the most, and say so', async () => {
      const world = await worlds()
      const revenue = { metric: 'ARR' as const, operator: 'gte' as const, value: 240_000, currency: 'usd' }
      const paying = await world.make({ audienceFilter: { billingStatuses: ['PAYING'] }, cooldownHours: 24, maxCustomersPerRun: 1 })
      const large = await world.make({ audienceFilter: { revenue } })
      await world.see({ customer: 1, severity: 'HIGH' }, { customer: 2 }, { customer: 3 })
      await world.pass()
      await world.pass(hour)
      await world.see({ customer: 1 })
      await world.pass()
      await world.pass(24 * hour)
      await world.see({ customer: 1 })
      await world.pass()
      expect(await world.runs(paying)).toMatchObject([
        { told: ['Customer 1'], excluded: { audience: 1, cooldown: 0, cap: 1 } },
        { told: [], status: 'SKIPPED', excluded: { audience: 0, cooldown: 1, cap: 0 }, reason: expect.stringContaining('cooldown') },
        { told: ['Customer 1'] }
      ])
      expect((await world.runs(large))[0]?.told).toEqual(['Customer 3', 'Customer 2'])
    })

    it('follow customers that become one', async () => {
      const world = await worlds()
      const automationId = await world.make({ signalIds: [id(101), id(102)], matchMode: 'ALL', cooldownHours: 24 })
      await world.see({ signal: 1, customer: 2 })
      await world.merge(2, 1)
      await world.see({ signal: 2, customer: 1 })
      await world.pass()
      expect((await world.runs(automationId)).map(({ told }) => told)).toEqual([['Customer 1']])
    })

    it('have the customers in their audience that those became whom it names', async () => {
      const world = await worlds()
      const automationId = await world.make({ audienceFilter: { customerIds: [id(2)] } })
      await world.merge(2, 1)
      await world.see({ customer: 1 }, { customer: 3 })
      await world.pass()
      expect((await world.runs(automationId)).map(({ told }) => told)).toEqual([['Customer 1']])
      const { warnings } = await world.automations.update(automationId, { cooldownHours: 1 })
      expect(warnings).toEqual([])
    })

    it('keep their runs for 90 days, with the messages of each', async () => {
      const world = await worlds()
      const automationId = await world.make()
      const other = await world.make({ signalIds: [id(102)] })
      await world.see({ signal: 1 }, { signal: 2 })
      await world.pass()
      await world.pass(89 * day)
      await world.see({})
      await world.pass()
      expect(await world.runs(automationId)).toHaveLength(2)
      const [old] = await world.runs(automationId)
      await world.pass(2 * day)
      await world.see({})
      await world.pass()
      const kept = await world.runs(automationId)
      expect(kept).toHaveLength(2)
      expect(kept.map((run) => run.id)).not.toContain(old?.id)
      // Runs of others stay until one of theirs ends.
      expect(await world.runs(other)).toHaveLength(1)
      expect(await world.rows.count(deliveries)).toBe(3)
    })

    it('say in words when nothing can be sent', async () => {
      const world = await worlds()
      const automationId = await world.make()
      await world.see({})
      await world.pass()
      expect(await world.runs(automationId)).toMatchObject([
        { status: 'FAILED', deliveries: [{ status: 'FAILED', error: expect.stringContaining('not connected') }] }
      ])
      await world.rows.update(destinations, {}, { enabled: false })
      await world.see({})
      await world.pass()
      expect((await world.runs(automationId))[1]).toMatchObject({
        status: 'FAILED',
        reason: expect.stringContaining('No destination'),
        deliveries: []
      })
    })

    it('say in a dry run whom they would tell of, and write nothing', async () => {
      const world = await worlds()
      await world.see({ customer: 1 }, { customer: 3 })
      const automationId = await world.make({ enabled: false, audienceFilter: { billingStatuses: ['PAYING'] } })
      const before = [await world.rows.count(jobs), (await world.automations.runs(automationId)).items]
      expect(await world.automations.dryRun(automationId)).toMatchObject({
        customers: [
          { customerName: 'Customer 1', title: 'Usage fell', reason: 'Exports fell from 20 to 10 a week.', signalIds: [id(101)] }
        ],
        leftOut: [{ customerName: 'Customer 3', cause: 'audience', why: expect.stringContaining('CHURNED') }]
      })
      expect([await world.rows.count(jobs), (await world.automations.runs(automationId)).items]).toEqual(before)
    })
  })
}
