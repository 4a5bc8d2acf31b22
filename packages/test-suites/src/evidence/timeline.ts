import { events } from '@rapport/core/src/registry/tables.js'
import type { RowOf } from '@rapport/core/src/storage/define-table.js'
import { event, id } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import { day, minute } from '../list-tools/world.js'
import type { EvidenceWorld, EvidenceWorlds, SaidSource } from './evidence-world.js'

/** How sources stand on the timeline, among events. */
export function testTimeline(newWorld: EvidenceWorlds): void {
  describe('the timeline', () => {
    const ofAcme = { customer: { customerId: 'acme' } }

    async function addEvents(world: EvidenceWorld, ...rows: Partial<RowOf<typeof events>>[]): Promise<void> {
      const { customer } = await world.workspace.call('svc_get_customer', { customer: 'acme' })
      await world.rows.insert(
        events,
        rows.map((row, index) => event({ event_id: id(index + 1), customer_id: customer.id, ...row }))
      )
    }

    const entries = async (world: EvidenceWorld, input: object = {}) => {
      const answer = await world.workspace.call('svc_get_timeline', { customer: 'acme', ...input })
      return answer.events
    }

    it('shows a source under its channel, with what it takes to read it', async () => {
      const world = await newWorld()
      await world.putSources({
        ...ofAcme,
        externalId: 'a',
        title: 'Renewal',
        summary: 'They renew',
        provider: 'google-mail',
        permalink: 'https://mail.test/a',
        participants: [{ email: 'rep@ourselves.test', role: 'to' }, { name: 'Joe' }, { email: 'ann@acme.test', name: 'Ann', role: 'From' }]
      })
      const [entry] = await entries(world)
      expect(entry).toEqual({
        id: expect.any(String),
        eventType: 'EMAIL_RECEIVED',
        eventName: 'email_received',
        channel: 'COMMUNICATION',
        title: 'Renewal',
        summary: 'They renew',
        occurredAt: world.iso(),
        contact: 'ann@acme.test',
        sourceType: 'EMAIL',
        sourceId: 'a',
        sourceRef: { sourceType: 'EMAIL', sourceId: 'a' },
        metadata: { provider: 'google-mail', permalink: 'https://mail.test/a' }
      })
      expect((await world.workspace.call('svc_get_source', { sourceType: 'EMAIL', sourceId: 'a' })).title).toBe('Renewal')
    })

    const kinds: [SaidSource['sourceType'], string, string][] = [
      ['EMAIL', 'COMMUNICATION', 'EMAIL_RECEIVED'],
      ['SLACK', 'COMMUNICATION', 'SLACK_MESSAGE'],
      ['CALL', 'MEETING', 'MEETING_COMPLETED'],
      ['CALENDAR_EVENT', 'MEETING', 'MEETING_COMPLETED'],
      ['SUPPORT_TICKET', 'SUPPORT', 'SUPPORT_TICKET_CREATED'],
      ['OPPORTUNITY', 'CRM', 'CRM_DEAL_UPDATED'],
      ['CRM', 'CRM', 'CRM_RECORD_UPDATED'],
      ['CRM_OPPORTUNITY', 'CRM', 'CRM_DEAL_UPDATED'],
      ['PERSON_PROFILE', 'DOCUMENT', 'PERSON_PROFILE_UPDATED']
    ]

    it('has a channel and a type for each kind of source, which it can be narrowed to', async () => {
      const world = await newWorld()
      await world.putSources(...kinds.map(([sourceType = 'EMAIL'], index) => ({ ...ofAcme, sourceType, externalId: `${index}` })))
      await addEvents(world, { occurred_at: world.clock.now(), channel: 'MEETING', type: 'MEETING_REQUESTED' })
      const found = await entries(world)
      const told = found.flatMap(({ sourceType, channel, eventType }) => (sourceType === null ? [] : [[sourceType, channel, eventType]]))
      expect(told.sort()).toEqual([...kinds].sort())
      for (const channel of ['COMMUNICATION', 'MEETING', 'SUPPORT', 'CRM', 'DOCUMENT', 'PRODUCT', 'BILLING']) {
        const expected = found.filter((entry) => entry.channel === channel)
        expect(await entries(world, { channels: [channel] })).toEqual(expected)
      }
      for (const eventType of [...kinds.map(([, , type]) => type), 'MEETING_REQUESTED', 'MEETING_SCHEDULED', 'EMAIL_SENT', 'CUSTOM']) {
        const expected = found.filter((entry) => entry.eventType === eventType)
        expect(await entries(world, { eventTypes: [eventType] })).toEqual(expected)
      }
    })

    it('calls an email from a member sent, and names whom it went to', async () => {
      const world = await newWorld()
      const participants = [
        { email: 'rep@ourselves.test', role: 'from' },
        { email: 'joe@acme.test', role: 'to' }
      ]
      await world.putSources({ externalId: 'a', participants })
      expect(await entries(world, { eventTypes: ['EMAIL_SENT'] })).toMatchObject([{ sourceId: 'a', contact: 'joe@acme.test' }])
      expect(await entries(world, { eventTypes: ['EMAIL_RECEIVED'] })).toEqual([])
    })

    it('calls a meeting scheduled until its time has come', async () => {
      const world = await newWorld()
      await world.putSources({ ...ofAcme, externalId: 'a', sourceType: 'CALENDAR_EVENT', occurredAt: world.clock.now() + day })
      const types = async (eventTypes?: string[]) =>
        (await entries(world, { timeframe: 'all', ...(eventTypes && { eventTypes }) })).map(({ eventType }) => eventType)
      expect(await entries(world)).toEqual([])
      expect(await types()).toEqual(['MEETING_SCHEDULED'])
      expect([await types(['MEETING_SCHEDULED']), await types(['MEETING_COMPLETED'])]).toEqual([['MEETING_SCHEDULED'], []])
      world.clock.advance(day)
      expect([await types(['MEETING_SCHEDULED']), await types(['MEETING_COMPLETED'])]).toEqual([[], ['MEETING_COMPLETED']])
    })

    it('merges sources and events in the order of time, page by page', async () => {
      const world = await newWorld()
      const at = (n: number) => world.clock.now() - Math.floor(n / 3) * minute
      await addEvents(world, ...Array.from({ length: 17 }, (_, n) => ({ occurred_at: at(n) })))
      await world.putSources(...Array.from({ length: 12 }, (_, n) => ({ ...ofAcme, externalId: `${n}`, occurredAt: at(2 * n) })))
      const whole = await entries(world, { limit: 1000 })
      expect(whole.length).toBe(29)
      const order = whole.map(({ occurredAt, id: entryId }) => `${occurredAt} ${entryId}`)
      expect(order).toEqual([...order].sort().reverse())
      for (const limit of [1, 4, 7]) {
        const read = await world.world.pages('svc_get_timeline', { customer: 'acme', limit })
        expect(read).toEqual(whole.map((entry) => entry.id))
      }
    })

    it('of a customer tells of emails and meetings, and counts them as activity', async () => {
      const world = await newWorld()
      const ago = (days: number) => world.clock.now() - days * day
      await addEvents(world, { occurred_at: ago(1), user_id: id(8) }, { occurred_at: ago(9), channel: 'COMMUNICATION', type: 'EMAIL_SENT' })
      await world.putSources(
        { ...ofAcme, externalId: 'a', occurredAt: ago(2), title: 'Mail' },
        { ...ofAcme, externalId: 'b', occurredAt: ago(3), sourceType: 'SLACK' },
        { ...ofAcme, externalId: 'c', occurredAt: ago(4), sourceType: 'CALL', participants: [{ email: 'ann@acme.test' }] },
        { ...ofAcme, externalId: 'd', occurredAt: ago(-1), sourceType: 'CALENDAR_EVENT' },
        { ...ofAcme, externalId: 'e', occurredAt: ago(1), sourceType: 'CRM' }
      )
      const include = ['behaviorMetrics', 'recentTimeline'] as const
      const { behaviorMetrics, recentTimeline = [] } = await world.workspace.call('svc_get_customer', {
        customer: 'acme',
        include: [...include]
      })
      const iso = (days: number) => new Date(ago(days)).toISOString()
      expect(behaviorMetrics).toEqual({ activityCount: 5, activeUsers: 1, lastEmailAt: iso(2), lastMeetingAt: iso(4) })
      expect(recentTimeline.map(({ type }) => type).slice(2)).toEqual([
        'EMAIL_RECEIVED',
        'SLACK_MESSAGE',
        'MEETING_COMPLETED',
        'EMAIL_SENT'
      ])
      expect(recentTimeline[4]).toEqual({ type: 'MEETING_COMPLETED', title: null, contact: 'ann@acme.test', occurredAt: iso(4) })
    })
  })
}
