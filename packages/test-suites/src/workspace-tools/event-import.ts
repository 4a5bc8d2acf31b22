import { signalOccurrences } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import { day, type NewWorld } from '../list-tools/world.js'

const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Events of the past. */
export function testEventImport(newWorld: NewWorld): void {
  describe('events that are imported', () => {
    const batchesFrom = (now: number) =>
      Array.from({ length: 12 }, (_, number) => ({
        visitorId: uuidOf(number % 4),
        source: 'client',
        events: [
          { type: 'pageview', url: `https://acme.com/${number}`, timestamp: now - (900 - number) * day, uuid: uuidOf(100 + number) },
          { type: 'identify', email: `p${number % 4}@acme.com`, timestamp: now - (899 - number) * day, uuid: uuidOf(200 + number) },
          {
            type: 'custom',
            eventName: 'report',
            userId: `u${number % 3}`,
            customerId: 'acme',
            timestamp: now - number,
            uuid: uuidOf(300 + number)
          }
        ]
      }))

    it('make the same people and the same past as events that are ingested, whatever their order', async () => {
      const one = await newWorld()
      const other = await newWorld()
      for (const batch of batchesFrom(one.now)) await one.workspace.ingest(batch as never)
      const batches = batchesFrom(one.now).reverse()
      const first = await other.workspace.events.import({ batches: batches.slice(0, 5) })
      expect(first).toEqual({ processed: 15, added: 15, errors: [], warnings: [] })
      expect(await other.workspace.events.import({ batches })).toMatchObject({ processed: 36, added: 21 })
      expect(await other.workspace.events.import({ batches })).toMatchObject({ processed: 36, added: 0 })
      const seen = async ({ workspace }: typeof one) => {
        const { items } = await workspace.call('svc_list_users', { orderBy: 'email', orderDirection: 'asc' })
        const { events } = await workspace.call('svc_get_timeline', { customer: 'acme.com', timeframe: 'all', limit: 1000 })
        return {
          users: items.map(({ email, customerDomain, lastActivityAt }) => [email, customerDomain, lastActivityAt].join()).sort(),
          events: events.map(({ eventType, title, occurredAt, contact }) => [eventType, title, occurredAt, contact])
        }
      }
      const ingested = await seen(one)
      expect(ingested.events).toHaveLength(24)
      expect(await seen(other)).toEqual(ingested)
    })

    it('are no news to signals, and history to hooks', async () => {
      const { rapport, workspace, rows, organizationId, now } = await newWorld()
      await workspace.signals.create({
        kind: 'EVENT_MATCH',
        name: 'Reports',
        definition: { eventNames: ['report'], propertyConditions: [] }
      })
      const told: unknown[] = []
      rapport.on('user.identified', ({ data, historical }) => void told.push(historical ? 'of old' : data.email), {
        id: `imports-${organizationId}`
      })
      await rapport.runDue()
      await workspace.events.import({ batches: batchesFrom(now) })
      await rapport.runDue()
      expect([told, await rows.count(signalOccurrences, {})]).toEqual([Array(7).fill('of old'), 0])
      const news = { email: 'new@acme.com', userId: 'new', customerId: 'acme' }
      await workspace.ingest({
        events: [
          { type: 'identify', ...news },
          { type: 'custom', eventName: 'report', ...news }
        ]
      })
      await rapport.runDue()
      expect([told, await rows.count(signalOccurrences, {})]).toEqual([[...Array(7).fill('of old'), 'new@acme.com'], 1])
    })

    it('need a time of their own; what is wrong with one of them, or with a batch, costs no other', async () => {
      const { workspace, now, call } = await newWorld()
      const good = { type: 'custom', eventName: 'good', email: 'a@acme.com', timestamp: now - day }
      const batches = [
        { events: [good, { ...good, timestamp: undefined }, { ...good, timestamp: 'yesterday' }, { type: 'odd', timestamp: now }] },
        { events: [good], visitorId: 'nobody' },
        { events: [{ ...good, eventName: 'late', timestamp: new Date(now + day).toISOString() }] }
      ]
      const { errors, warnings, ...counts } = await workspace.events.import({ batches, dryRun: true })
      expect(counts).toEqual({ processed: 2, added: 0 })
      expect(errors.map(({ batch, index, field }) => [batch, index, field])).toEqual([
        [0, 3, 'type'],
        [0, 1, 'timestamp'],
        [0, 2, 'timestamp'],
        [1, null, 'visitorId']
      ])
      expect(warnings).toMatchObject([{ batch: 2, index: 0, field: 'timestamp', message: expect.stringContaining('in the future') }])
      expect((await workspace.call('svc_list_users', {})).items).toEqual([])
      expect(await workspace.events.import({ batches })).toEqual({ processed: 2, added: 2, errors, warnings })
      expect((await workspace.call('svc_list_users', {})).items).toMatchObject([{ email: 'a@acme.com' }])
      const many = Array.from({ length: 51 }, () => ({ events: Array.from({ length: 100 }, () => good) }))
      await expect(workspace.events.import({ batches: many })).rejects.toMatchObject({
        code: 'INVALID_TOOL_INPUT',
        message: 'batches must hold at most 5000 events in all'
      })
      expect((await call('events.import')).status).toBe(400)
    })
  })
}
