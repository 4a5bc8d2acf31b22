import { raiseAttention } from '@rapport/core/src/attention/raise-attention.js'
import { automationRuns } from '@rapport/core/src/registry/tables.js'
import { id } from '@rapport/core/src/testing/list-tools/rows.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { describe, expect, it } from 'vitest'
import { day, hour } from '../list-tools/world.js'
import type { AutomationWorlds } from './automation-world.js'

const daily = { cadence: 'daily', localTime: '09:00', timezone: 'Europe/Berlin' } as const

export function testScheduling(worlds: AutomationWorlds): void {
  describe('automations with a schedule', () => {
    it('tell at their time of what was seen since', async () => {
      const world = await worlds()
      const automationId = await world.make({ triggerType: 'SCHEDULE', schedule: daily, signalIds: [id(101)] })
      await world.see({ customer: 2 })
      await world.pass(23 * hour)
      expect(await world.runs(automationId)).toEqual([])
      await world.pass(hour)
      await world.pass(day)
      expect(await world.runs(automationId)).toMatchObject([
        { told: ['Customer 2'], periodStart: '2026-03-04T08:00:00.000Z', periodEnd: '2026-03-05T08:00:00.000Z', missed: 0 },
        { told: [], status: 'SKIPPED', reason: 'Nothing was seen', periodStart: '2026-03-05T08:00:00.000Z' }
      ])
    })

    it('tell of open attention items where they name no signal', async () => {
      const world = await worlds()
      const automationId = await world.make({ triggerType: 'SCHEDULE', schedule: daily })
      await world.pass(hour)
      await world.rows.transaction((transaction) =>
        raiseAttention(
          transaction,
          {
            customerId: id(1),
            cause: 'host:risk',
            title: 'At risk',
            priority: 'HIGH',
            priorityReason: 'Large',
            whatChanged: 'They asked to leave.',
            whyItMatters: 'They renew in May',
            preparedActionUrl: 'https://host.test/acme'
          },
          systemIds(),
          world.world.clock.now()
        )
      )
      await world.pass(23 * hour)
      expect(await world.runs(automationId)).toMatchObject([
        { told: ['Customer 1'], items: [{ title: 'At risk', reason: 'They asked to leave.', link: 'https://host.test/acme' }] }
      ])
    })

    it('do not tell again of an item that only has other numbers by now', async () => {
      const world = await worlds()
      const automationId = await world.make({ triggerType: 'SCHEDULE', schedule: daily })
      const raise = (title: string) =>
        world.rows.transaction((transaction) =>
          raiseAttention(
            transaction,
            {
              customerId: id(1),
              cause: 'signal:quiet',
              title,
              priority: 'HIGH',
              priorityReason: 'Large',
              whatChanged: title,
              whyItMatters: 'They renew in May',
              timeline: [{ title: 'Quiet', explanation: 'Quiet', observedAt: 5 }]
            },
            systemIds(),
            world.world.clock.now(),
            { isMeasured: true }
          )
        )
      await world.pass(hour)
      expect((await raise('No activity for 8 days')).change).toBe('opened')
      await world.pass(day)
      expect((await raise('No activity for 9 days')).change).toBe('refreshed')
      await world.pass(day)
      expect(await world.runs(automationId)).toMatchObject([{ told: ['Customer 1'] }, { told: [], status: 'SKIPPED' }])
    })

    it('join times that were missed into one run', async () => {
      const world = await worlds()
      const automationId = await world.make({ triggerType: 'SCHEDULE', schedule: daily, signalIds: [id(101)] })
      await world.see({})
      await world.pass(4 * day + hour)
      await world.pass(23 * hour)
      expect(await world.runs(automationId)).toMatchObject([
        { missed: 3, told: ['Customer 1'], periodStart: '2026-03-04T08:00:00.000Z', periodEnd: '2026-03-08T08:00:00.000Z' },
        { missed: 0, periodStart: '2026-03-08T08:00:00.000Z', periodEnd: '2026-03-09T08:00:00.000Z' }
      ])
    })

    it('count a cooldown from one time to the next, however late each run is', async () => {
      const world = await worlds()
      const automationId = await world.make({ triggerType: 'SCHEDULE', schedule: daily, signalIds: [id(101)], cooldownHours: 24 })
      await world.see({})
      await world.pass(day + 40_000)
      await world.see({})
      await world.pass(day - 39_000)
      expect((await world.runs(automationId)).map(({ told }) => told)).toEqual([['Customer 1'], ['Customer 1']])
    })

    it('never overlap: a run waits for the messages of the one before', async () => {
      const world = await worlds()
      const automationId = await world.make({ triggerType: 'SCHEDULE', schedule: { cadence: 'hourly' }, signalIds: [id(101)] })
      await world.pass(hour)
      const [first] = await world.rows.find(automationRuns)
      await world.rows.update(automationRuns, { id: { eq: first?.id ?? '' } }, { status: 'READY_FOR_DELIVERY' })
      await world.pass(2 * hour)
      expect(await world.runs(automationId)).toHaveLength(1)
      await world.rows.update(automationRuns, { id: { eq: first?.id ?? '' } }, { status: 'DELIVERED' })
      await world.pass(61_000)
      expect(await world.runs(automationId)).toMatchObject([{ status: 'DELIVERED' }, { missed: 1 }])
    })

    it('run at their new times at once when they are changed, and not at all when they are disabled', async () => {
      const world = await worlds()
      const automationId = await world.make({ triggerType: 'SCHEDULE', schedule: { ...daily, cadence: 'weekly', weekday: 2 } })
      await world.automations.update(automationId, { schedule: { cadence: 'hourly', localTime: '00:30' } })
      await world.pass(hour)
      expect((await world.runs(automationId)).map(({ periodEnd }) => periodEnd)).toEqual(['2026-03-04T08:30:00.000Z'])
      await world.automations.disable(automationId)
      await world.pass(2 * hour)
      expect(await world.runs(automationId)).toHaveLength(1)
      await world.automations.enable(automationId)
      await world.pass(hour)
      expect(await world.runs(automationId)).toMatchObject([{}, { missed: 0, periodStart: '2026-03-04T11:00:00.000Z' }])
    })
  })
}
