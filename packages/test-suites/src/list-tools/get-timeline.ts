import { customers, events, merges, users } from '@rapport/core/src/registry/tables.js'
import type { RowOf } from '@rapport/core/src/storage/define-table.js'
import { customer, event, id, user } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import { day, type NewWorld } from './world.js'

const tool = 'svc_get_timeline'

/** Windows, filters and answers of svc_get_timeline. */
export function testGetTimeline(newWorld: NewWorld): void {
  describe(tool, () => {
    async function worldOf(rows: (now: number) => Partial<RowOf<typeof events>>[]) {
      const world = await newWorld()
      const acme = { external_id: 'acme', name: 'Acme', name_key: 'acme', domain: 'acme.test' }
      await world.rows.insert(customers, [customer({ id: id(1), ...acme })])
      await world.rows.insert(
        events,
        rows(world.now).map((columns, index) => event({ event_id: id(index + 1), customer_id: id(1), ...columns }))
      )
      return {
        ...world,
        numbers: async (input: object) => (await world.ids(tool, { customer: id(1), ...input })).map((n) => Number(`${n}`.slice(-2)))
      }
    }

    it('answers what happened, who did it and where', async () => {
      const page = {
        type: 'PAGE_VIEW',
        event_name: 'pageview',
        url: 'https://x.test/a?b',
        path: '/a',
        title: 'A',
        referrer: '',
        utm: { source: 'mail' }
      }
      const world = await worldOf((now) => [{ occurred_at: now - 5, user_id: id(8), visitor_id: id(9), ...page, properties: { n: 1 } }])
      await world.rows.insert(users, [user({ id: id(8), email: 'ann@acme.test', name: 'Ann' })])
      const metadata = {
        url: 'https://x.test/a?b',
        path: '/a',
        utm: { source: 'mail' },
        source: 'client',
        visitorId: id(9),
        userId: id(8),
        properties: { n: 1 }
      }
      expect(await world.ask(tool, { customer: 'acme.test' })).toEqual({
        events: [
          {
            id: id(1),
            eventType: 'PAGE_VIEW',
            eventName: 'pageview',
            channel: 'PRODUCT',
            title: 'A',
            summary: '/a',
            occurredAt: new Date(world.now - 5).toISOString(),
            contact: 'ann@acme.test',
            sourceType: null,
            sourceId: null,
            metadata
          }
        ],
        pagination: { hasMore: false, nextCursor: null }
      })
    })

    it('names a contact without email by name, and nobody as null', async () => {
      const world = await worldOf((now) => [
        { occurred_at: now, user_id: id(8) },
        { occurred_at: now - 1, user_id: null }
      ])
      await world.rows.insert(users, [user({ id: id(8), name: 'Ann' })])
      const { events: found } = await world.ask(tool, { customer: 'acme' })
      expect(found.map(({ contact }) => contact)).toEqual(['Ann', null])
    })

    it('names the person that somebody has become, while events still name who it was', async () => {
      const world = await worldOf((now) => [{ occurred_at: now, user_id: id(8) }])
      await world.rows.insert(users, [user({ id: id(6), email: 'ann@acme.test' })])
      await world.rows.insert(merges, [
        { from_id: id(8), into_id: id(7), entity: 'user', reason: 'test', at: 1 },
        { from_id: id(7), into_id: id(6), entity: 'user', reason: 'test', at: 2 }
      ])
      const { events: found } = await world.ask(tool, { customer: 'acme' })
      expect(found.map(({ contact }) => contact)).toEqual(['ann@acme.test'])
    })

    it('names everybody of many people, on the first page and the next, whoever was active last', async () => {
      const numbers = Array.from({ length: 70 }, (_, index) => index + 1)
      const world = await worldOf((now) => numbers.map((number) => ({ occurred_at: now - number, user_id: id(number) })))
      // Those who were active last did the oldest of these events.
      await world.rows.insert(
        users,
        numbers.map((number) =>
          user({ id: id(number), customer_id: id(1), email: `p${number}@acme.test`, last_activity_at: world.now + number })
        )
      )
      const first = await world.ask(tool, { customer: id(1) })
      const next = await world.ask(tool, { customer: id(1), cursor: first.pagination.nextCursor })
      const contacts = [...first.events, ...next.events].map(({ contact }) => contact)
      expect(contacts).toEqual(numbers.map((number) => `p${number}@acme.test`))
    })

    it.each([
      ['m0', 1],
      ['m99', 250]
    ])('names the outsider of a call, not %s of a team of %i', async (colleague, size) => {
      const world = await newWorld()
      const [acme] = await world.workspace.customers.put([{ customerId: 'acme' }])
      const team = Array.from({ length: size }, (_, number) => ({ id: `m${number}`, email: `m${number}@ourselves.test`, name: 'M' }))
      await world.workspace.members.put(team)
      const participants = [{ email: `${colleague}@ourselves.test` }, { email: 'ann@acme.test' }]
      const call = {
        sourceType: 'CALL' as const,
        externalId: 'c1',
        occurredAt: world.now - 1,
        customer: { customerId: 'acme' },
        participants
      }
      await world.workspace.sources.put([{ ...call, segments: [{ text: 'Hello.' }] }])
      const { events: found } = await world.ask(tool, { customer: acme?.id })
      expect(found.map(({ contact }) => contact)).toEqual(['ann@acme.test'])
    })

    it('reads newest first, then by id, and only this customer', async () => {
      const world = await worldOf((now) => [
        { occurred_at: now - 2 },
        { occurred_at: now - 1 },
        { occurred_at: now - 2 },
        { occurred_at: now, customer_id: id(2) },
        { occurred_at: now, customer_id: null }
      ])
      expect(await world.numbers({})).toEqual([2, 3, 1])
    })

    it('covers 30 days unless a timeframe or dates say otherwise', async () => {
      const ages = [0, 7, 7.01, 29.9, 30.01, 91]
      const world = await worldOf((now) => ages.map((age) => ({ occurred_at: Math.round(now - age * day) })))
      expect(await world.numbers({})).toEqual([1, 2, 3, 4])
      expect(await world.numbers({ timeframe: '7d' })).toEqual([1, 2])
      expect(await world.numbers({ timeframe: '90d' })).toEqual([1, 2, 3, 4, 5])
      expect(await world.numbers({ timeframe: 'all' })).toEqual([1, 2, 3, 4, 5, 6])
      const iso = (age: number) => new Date(world.now - age * day).toISOString()
      expect(await world.numbers({ startDate: iso(7) })).toEqual([1, 2])
      expect(await world.numbers({ endDate: iso(7) })).toEqual([2, 3, 4, 5, 6])
      expect(await world.numbers({ startDate: iso(40), endDate: iso(7) })).toEqual([2, 3, 4, 5])
      expect(await world.numbers({ startDate: iso(7), endDate: iso(7) })).toEqual([2])
    })

    it('includes the instants that its dates name, to the millisecond', async () => {
      const second = Date.UTC(2026, 1, 1, 10)
      const world = await worldOf(() => [{ occurred_at: second }, { occurred_at: second + 1 }, { occurred_at: second + 999 }])
      const startDate = '2026-02-01T10:00:00Z'
      expect(await world.numbers({ startDate, endDate: '2026-02-01T10:00:00Z' })).toEqual([1])
      expect(await world.numbers({ startDate, endDate: '2026-02-01T10:00:00.001Z' })).toEqual([2, 1])
      expect(await world.numbers({ startDate: '2026-02-01T10:00:00.0005Z', endDate: '2026-02-01T10:00:00.9999Z' })).toEqual([3, 2])
    })

    it.each([
      [{ timeframe: '7d', startDate: '2026-02-01T00:00:00Z' }, 'input.timeframe cannot be combined'],
      [{ timeframe: 'all', endDate: '2026-02-01T00:00:00Z' }, 'input.timeframe cannot be combined'],
      [{ startDate: '2026-02-02T00:00:00Z', endDate: '2026-02-01T00:00:00Z' }, 'input.startDate must not be after'],
      [{ startDate: '2026-02-01T00:00:00+00:00' }, 'input.startDate must be a UTC date-time ending in Z'],
      [{ endDate: '2026-02-01' }, 'input.endDate must be a date-time'],
      [{ endDate: '2026-02-30T00:00:00Z' }, 'input.endDate must be a date-time'],
      [{ endDate: '2026-06-30T23:59:60Z' }, 'input.endDate must be a UTC date-time'],
      [{ timeframe: '31d' }, 'input.timeframe must be one of 7d, 14d, 30d, 90d, all'],
      [{ channels: ['PRODUCT', 'PHONE'] }, 'input.channels[1] must be one of PRODUCT']
    ])('refuses %j', async (input, message) => {
      const { call } = await worldOf(() => [])
      const { status, body } = await call(tool, { customer: 'acme', ...input })
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'INVALID_TOOL_INPUT', message: expect.stringContaining(message) })
    })

    it('narrows by channel, and by type or the name of custom events; empty lists narrow nothing', async () => {
      const kinds = [
        { type: 'PAGE_VIEW', channel: 'PRODUCT', event_name: 'pageview' },
        { type: 'CUSTOM', channel: 'PRODUCT', event_name: 'signup' },
        { type: 'CUSTOM', channel: 'PRODUCT', event_name: 'PAGE_VIEW' },
        { type: 'IDENTIFY', channel: 'IDENTITY', event_name: 'signup' }
      ]
      const world = await worldOf((now) => kinds.map((kind, index) => ({ ...kind, occurred_at: now - index })))
      expect(await world.numbers({ channels: ['IDENTITY', 'CRM'] })).toEqual([4])
      expect(await world.numbers({ eventTypes: ['PAGE_VIEW'] })).toEqual([1, 3])
      expect(await world.numbers({ eventTypes: ['signup', 'IDENTIFY'] })).toEqual([2, 4])
      expect(await world.numbers({ eventTypes: ['CUSTOM'], channels: ['IDENTITY'] })).toEqual([])
      expect(await world.numbers({ eventTypes: [], channels: [] })).toEqual([1, 2, 3, 4])
    })

    it('knows the customer by id, merged id, customerId and domain; by nothing else', async () => {
      const world = await worldOf((now) => [{ occurred_at: now }])
      await world.rows.insert(merges, [
        { from_id: id(3), into_id: id(2), entity: 'customer', reason: 'test', at: 1 },
        { from_id: id(2), into_id: id(1), entity: 'customer', reason: 'test', at: 2 },
        { from_id: id(5), into_id: id(1), entity: 'user', reason: 'test', at: 2 }
      ])
      for (const named of [id(1), id(1).toUpperCase(), id(2), id(3), 'acme', 'acme.test', 'https://www.Acme.test/about']) {
        expect(await world.ids(tool, { customer: named })).toEqual([id(1)])
      }
      for (const named of ['Acme', id(4), id(5), 'other.test', '%', 'ACME']) {
        const { status, body } = await world.call(tool, { customer: named })
        expect(status).toBe(404)
        expect(body).toMatchObject({ code: 'NOT_FOUND', message: `No customer matches ${JSON.stringify(named)}`, retryable: false })
      }
    })

    it("answers 404 for another organization's customer", async () => {
      await worldOf((now) => [{ occurred_at: now }])
      const other = await newWorld()
      expect((await other.call(tool, { customer: id(1) })).status).toBe(404)
    })
  })
}
