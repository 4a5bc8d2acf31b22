import { removeSources } from '@rapport/core/src/sources/remove-sources.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { describe, expect, it } from 'vitest'
import { day } from '../list-tools/world.js'
import type { EvidenceWorld, EvidenceWorlds, SaidSource } from './evidence-world.js'

const acme = { customerId: 'acme' }

/** A call and the event of a calendar that it tells of are one meeting. */
export function testMeetings(newWorld: EvidenceWorlds): void {
  describe('a call and its event of a calendar', () => {
    const event = (world: EvidenceWorld, more: Partial<SaidSource> = {}): SaidSource => ({
      sourceType: 'CALENDAR_EVENT',
      externalId: `ical:uid@calendar.test:${world.iso(-day)}`,
      customer: acme,
      occurredAt: world.clock.now() - day,
      record: { calendarEventId: 'event-1', iCalUID: 'uid@calendar.test' },
      ...more
    })
    const call = (world: EvidenceWorld, more: Partial<SaidSource> = {}): SaidSource => ({
      sourceType: 'CALL',
      externalId: 'call-1',
      customer: acme,
      occurredAt: world.clock.now() - day,
      record: { calendarEventId: 'event-1' },
      ...more
    })
    const told = async (world: EvidenceWorld) => {
      const input = { customer: 'acme', timeframe: '30d' } as const
      const { events } = await world.workspace.call('svc_get_timeline', { ...input })
      const { behaviorMetrics } = await world.workspace.call('svc_get_customer', { ...input, include: ['behaviorMetrics'] })
      const { activityCount, lastMeetingAt } = behaviorMetrics ?? {}
      return { timeline: events.map(({ sourceType }) => sourceType), activityCount, lastMeetingAt }
    }
    const once = (world: EvidenceWorld) => ({ timeline: ['CALL'], activityCount: 1, lastMeetingAt: world.iso(-day) })
    const alone = (world: EvidenceWorld) => ({ ...once(world), timeline: ['CALENDAR_EVENT'] })

    it.each([
      ['the call comes later', (world: EvidenceWorld) => [event(world), call(world)]],
      ['the event comes later', (world: EvidenceWorld) => [call(world), event(world)]],
      [
        'the call names the event by what all calendars call it',
        (world: EvidenceWorld) => [event(world), call(world, { record: { iCalUID: 'uid@calendar.test' } })]
      ]
    ])('are one meeting on the timeline and in counts, where %s; the event is a source still', async (_, said) => {
      const world = await newWorld()
      for (const source of said(world)) await world.putSources(source)
      expect(await told(world)).toEqual(once(world))
      expect(await world.listed({ customer: 'acme' })).toHaveLength(2)
    })

    it('are two where the call is another one, or of somebody else', async () => {
      const world = await newWorld()
      await world.putSources(event(world), call(world, { record: { calendarEventId: 'event-2' } }))
      expect((await told(world)).activityCount).toBe(2)
      await world.putSources(call(world, { customer: { customerId: 'beta' } }))
      expect(await told(world)).toEqual(alone(world))
      await world.putSources(call(world, { sourceType: 'EMAIL', externalId: 'mail-1' }))
      expect((await told(world)).activityCount).toBe(2)
    })

    it('part again when the call goes, names another event, or comes to belong to another customer', async () => {
      const world = await newWorld()
      const changes = [
        { record: {} },
        { record: { calendarEventId: 'event-2' }, customer: { customerId: 'beta' } },
        { customer: { customerId: 'beta' } }
      ]
      for (const change of changes) {
        await world.putSources(event(world), call(world))
        expect(await told(world)).toEqual(once(world))
        await world.putSources(call(world, change))
        expect((await told(world)).timeline).toContain('CALENDAR_EVENT')
      }
      const [put] = await world.putSources(call(world))
      expect(await told(world)).toEqual(once(world))
      const { organizationId } = world.rows
      const now = world.clock.now()
      await world.groupTransaction([organizationId], {
        settle: (of) => removeSources(of(organizationId), [put?.id ?? ''], systemIds(), now)
      })
      expect(await told(world)).toEqual(alone(world))
    })
  })
}
