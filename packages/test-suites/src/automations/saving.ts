import { automations, destinations, signals } from '@rapport/core/src/registry/tables.js'
import { id } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import { day } from '../list-tools/world.js'
import type { AutomationWorlds } from './automation-world.js'

const bySignal = { name: 'News', triggerType: 'SIGNAL_OCCURRENCE', signalIds: [id(101)] }
const weekly = { cadence: 'weekly', localTime: '09:00', timezone: 'Europe/Berlin', weekday: 1 }
const scheduled = { name: 'Digest', triggerType: 'SCHEDULE', schedule: weekly }

/** What is refused when an automation is saved, and where. */
const refusals: [string, object, string][] = [
  ['an unknown key', { ...bySignal, signals: [] }, 'input.signals is not allowed'],
  ['an unknown key within', { ...scheduled, schedule: { ...weekly, day: 1 } }, 'input.schedule.day is not allowed'],
  ['an unknown key of the audience', { ...bySignal, audienceFilter: { plan: 'x' } }, 'input.audienceFilter.plan is not allowed'],
  ['no signal to wait for', { ...bySignal, signalIds: [] }, 'input.signalIds must name at least one signal'],
  ['a signal that there is not', { ...bySignal, signalIds: [id(999)] }, 'input.signalIds[0] must be a signal'],
  ['more signals than there are', { ...bySignal, matchMode: 'AT_LEAST', matchCount: 2 }, 'input.matchCount must be at most 1'],
  ['a number without its mode', { ...bySignal, matchCount: 1 }, 'input.matchCount is only for'],
  ['a schedule that is missing', { ...scheduled, schedule: null }, 'input.schedule is required'],
  ['a schedule beside another trigger', { ...bySignal, schedule: weekly }, 'input.schedule is only for'],
  ['a week without its day', { ...scheduled, schedule: { ...weekly, weekday: undefined } }, 'input.schedule.weekday is required'],
  ['a day without its time', { ...scheduled, schedule: { cadence: 'daily' } }, 'input.schedule.localTime is required'],
  ['a time that there is not', { ...scheduled, schedule: { ...weekly, localTime: '24:00' } }, 'input.schedule.localTime'],
  ['a zone that there is not', { ...scheduled, schedule: { ...weekly, timezone: 'Mars/One' } }, 'input.schedule.timezone must be'],
  ['an agent', { ...bySignal, agentId: id(1) }, 'language model is configured'],
  ['a customer that nobody is', { ...bySignal, audienceFilter: { customerIds: ['nobody'] } }, 'input.audienceFilter.customerIds[0]'],
  ['an owner that nobody is', { ...bySignal, audienceFilter: { ownerUserIds: ['m_9'] } }, 'input.audienceFilter.ownerUserIds[0]'],
  [
    'a revenue below nothing',
    { ...bySignal, audienceFilter: { revenue: { metric: 'MRR', operator: 'lt', value: 0, currency: 'usd' } } },
    'input.audienceFilter.revenue matches no customer'
  ],
  ['a destination that there is not', { ...bySignal, destinationIds: [id(999)] }, 'input.destinationIds[0] must be a destination'],
  ['too many destinations', { ...bySignal, destinationIds: Array.from({ length: 26 }, (_, index) => id(index)) }, 'input.destinationIds'],
  ['no name to read', { ...bySignal, name: ' ' }, 'input.name']
]

export function testSaving(worlds: AutomationWorlds): void {
  describe('saving', () => {
    it('refuses what could never run or reach anybody, by its path', async () => {
      const { automations: noun, rows } = await worlds()
      for (const [what, input, message] of refusals) {
        const refused = await noun.create(input as never).then(
          () => `${what} is saved`,
          (error: Error) => error.message
        )
        expect(refused, what).toContain(message)
      }
      expect(await rows.count(automations)).toBe(0)
    })

    it('fills in defaults, and shows them', async () => {
      const { automations: noun } = await worlds()
      const { automation, warnings } = await noun.create({
        name: 'Digest',
        triggerType: 'SCHEDULE',
        schedule: { cadence: 'hourly' },
        enabled: true
      })
      expect(warnings).toEqual([])
      expect(automation).toMatchObject({
        matchMode: 'ANY',
        matchCount: null,
        audienceFilter: null,
        cooldownHours: 0,
        maxCustomersPerRun: 100,
        destinationIds: [],
        schedule: { cadence: 'hourly', localTime: '00:00', timezone: 'UTC', weekday: null },
        nextRunAt: '2026-03-04T09:00:00.000Z'
      })
      expect(await noun.get(automation.id)).toEqual(automation)
      expect((await noun.list()).items).toEqual([automation])
    })

    it('warns of what is switched off, and of an audience that nobody is in', async () => {
      const { automations: noun, rows } = await worlds()
      await rows.update(signals, { id: { eq: id(102) } }, { enabled: false })
      await rows.update(destinations, {}, { enabled: false })
      const [destination] = await rows.find(destinations)
      const { warnings } = await noun.create({
        name: 'News',
        triggerType: 'SIGNAL_OCCURRENCE',
        signalIds: [id(102)],
        destinationIds: [destination?.id ?? ''],
        audienceFilter: { billingStatuses: ['TRIALING'] }
      })
      expect(warnings.map(({ path }) => path)).toEqual(['signalIds[0]', 'destinationIds[0]', 'audienceFilter'])
    })

    it('refuses an archived destination, also when it is enabled later', async () => {
      const made = await worlds()
      const { automations: noun, rows, world } = made
      const [destination] = await rows.find(destinations)
      const named = [destination?.id ?? '']
      const automationId = await made.make({ enabled: false, destinationIds: named })
      await world.workspace.call('svc_archive_destination', { id: named[0] ?? '' })
      await expect(noun.enable(automationId)).rejects.toThrow('which is archived')
      expect((await noun.dryRun(automationId)).warnings).toMatchObject([{ message: expect.stringContaining('which is archived') }])
      expect((await noun.update(automationId, { name: 'Other' })).automation).toMatchObject({ name: 'Other' })
      await noun.disable(automationId)
      await expect(made.make({ destinationIds: named })).rejects.toThrow('which is archived')
    })

    it('changes what is named, and keeps the rest', async () => {
      const made = await worlds()
      const { automations: noun, world } = made
      const audienceFilter = { billingStatuses: ['PAYING' as const], customerIds: [id(1)] }
      const automationId = await made.make({ triggerType: 'SCHEDULE', schedule: { ...weekly, cadence: 'weekly' }, audienceFilter })
      const { automation } = await noun.update(automationId, { cooldownHours: 24 })
      expect(automation).toMatchObject({
        cooldownHours: 24,
        schedule: weekly,
        audienceFilter: { ...audienceFilter, revenue: null, ownerUserIds: [] }
      })
      const daily = await noun.update(automationId, { schedule: { cadence: 'daily', localTime: '10:00', timezone: 'Europe/Berlin' } })
      expect(daily.automation.nextRunAt).toBe('2026-03-04T09:00:00.000Z')
      const other = await noun.update(automationId, { triggerType: 'SIGNAL_OCCURRENCE', signalIds: [id(101)], audienceFilter: null })
      expect(other.automation).toMatchObject({ schedule: null, nextRunAt: null, audienceFilter: null })
      await noun.archive(automationId)
      await expect(noun.update(automationId, { name: 'x' })).rejects.toThrow('archived')
      expect([(await noun.list()).items.length, (await noun.list({ archived: true })).items.length]).toEqual([0, 1])
      const { items } = await world.workspace.audit.list()
      expect(items.filter(({ subjectId }) => subjectId === automationId).map(({ tool }) => tool)).toEqual([
        'archiveAutomation',
        'updateAutomation',
        'updateAutomation',
        'updateAutomation',
        'createAutomation'
      ])
    })

    it('changes nothing when the same is said again: not the next time either, which may be overdue', async () => {
      const made = await worlds()
      const { automations: noun, world } = made
      const schedule = { cadence: 'daily' as const, localTime: '09:00', timezone: 'Europe/Berlin' }
      const audienceFilter = { customerIds: [id(1)], billingStatuses: ['PAYING' as const] }
      const automationId = await made.make({ triggerType: 'SCHEDULE', schedule, audienceFilter })
      const before = await noun.get(automationId)
      world.clock.advance(2 * day)
      const { automation } = await noun.update(automationId, { audienceFilter, schedule })
      expect(automation).toEqual(before)
      expect((await noun.update(automationId, { schedule, cooldownHours: 1 })).automation.nextRunAt).toBe(before.nextRunAt)
      const { items } = await world.workspace.audit.list()
      expect(items.filter(({ subjectId }) => subjectId === automationId).map(({ tool }) => tool)).toEqual([
        'updateAutomation',
        'createAutomation'
      ])
    })
  })
}
