import { customers, events, members, users } from '@rapport/core/src/registry/tables.js'
import { customer, event, id, member, user } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import { day, type NewWorld, type World } from './world.js'

const many = 23

/** Pages and cursors of every list. */
export function testPages(newWorld: NewWorld): void {
  describe('pages', () => {
    async function fullWorld(): Promise<World> {
      const world = await newWorld()
      const numbers = Array.from({ length: many }, (_, index) => index + 1)
      const activity = (n: number) => (n % 5 === 0 ? null : world.now - (n % 7) * day)
      const text = (n: number) => (n % 4 === 0 ? null : `n${n % 3}`)
      await world.rows.insert(
        customers,
        numbers.map((n) =>
          customer({ id: id(n), name: text(n), last_activity_at: activity(n), first_seen_at: activity(n), mrr_cents: n % 5 || null })
        )
      )
      await world.rows.insert(
        users,
        numbers.map((n) => user({ id: id(n), email: text(n), last_activity_at: activity(n), first_seen_at: activity(n) }))
      )
      await world.rows.insert(
        members,
        numbers.map((n) => member({ id: `m${n}`, name: `n${n % 3}`, owned_customer_count: n % 4 }))
      )
      await world.rows.insert(
        events,
        numbers.map((n) => event({ event_id: id(n), customer_id: id(1), occurred_at: world.now - (n % 7) }))
      )
      return world
    }

    const lists: [string, object, string[]][] = [
      ['svc_list_customers', {}, ['last_activity_at', 'first_seen_at', 'name', 'mrr_cents']],
      ['svc_list_users', {}, ['last_activity_at', 'first_seen_at', 'email']],
      ['svc_list_workspace_users', {}, ['owned_customer_count', 'name', 'email']]
    ]

    it.each(lists)('%s read page by page is the whole list, in every order and direction', async (tool, filters, orders) => {
      const world = await fullWorld()
      for (const orderBy of orders) {
        for (const orderDirection of ['asc', 'desc']) {
          const input = { ...filters, orderBy, orderDirection }
          const whole = await world.ids(tool, { ...input, limit: 1000 })
          expect(new Set(whole).size).toBe(many)
          expect(await world.pages(tool, { ...input, limit: 5 })).toEqual(whole)
        }
      }
    })

    it('the timeline read page by page is the whole timeline', async () => {
      const world = await fullWorld()
      const whole = await world.ids('svc_get_timeline', { customer: id(1), limit: 1000 })
      expect(new Set(whole).size).toBe(many)
      expect(await world.pages('svc_get_timeline', { customer: id(1), limit: 4 })).toEqual(whole)
    })

    it('a full last page has no next one', async () => {
      const world = await fullWorld()
      const { items, pagination } = await world.ask('svc_list_customers', { limit: many })
      expect(items.length).toBe(many)
      expect(pagination).toEqual({ hasMore: false, nextCursor: null, total: many })
    })

    it('cursors keep the instant and the total of the first page', async () => {
      const world = await newWorld()
      const rows = [1, 2, 3].map((n) => customer({ id: id(n), last_activity_at: world.now - 7 * day + n }))
      await world.rows.insert(customers, rows)
      const input = { hasActivityInLast: '7d', limit: 1 }
      const first = await world.ask('svc_list_customers', input)
      world.clock.advance(day)
      await world.rows.insert(customers, [customer({ id: id(4), last_activity_at: world.now - 7 * day + 4 })])
      const second = await world.ask('svc_list_customers', { ...input, cursor: first.pagination.nextCursor })
      expect(second.items[0]).toMatchObject({ id: id(2), daysSinceActivity: 6 })
      expect(second.pagination).toMatchObject({ hasMore: true, total: 3 })
      expect((await world.ask('svc_list_customers', input)).pagination.total).toBe(0)
    })

    it('rows that do not change are seen exactly once while others come, go and move', async () => {
      const world = await fullWorld()
      const before = await world.ids('svc_list_customers', { limit: 1000 })
      const changed = [3, 8, 13, 18]
      const seen = await world.pages('svc_list_customers', { limit: 4 }, async (page) => {
        const n = changed[page % changed.length] ?? 3
        await world.rows.update(customers, { id: { eq: id(n) } }, { last_activity_at: world.now + page })
        await world.rows.insert(customers, [customer({ id: id(100 + page), last_activity_at: world.now - page * day })])
        await world.rows.remove(customers, { id: { eq: id(98 + page) } })
      })
      const steady = before.filter((found) => !changed.map(id).includes(`${found}`))
      expect(seen.filter((found) => steady.includes(found))).toEqual(steady)
    })

    it('texts too long for a cursor keep their order all the same', async () => {
      const world = await newWorld()
      const names = Array.from({ length: 9 }, (_, index) => `${'語'.repeat(600)}${index}`)
      await world.rows.insert(
        customers,
        names.map((name, index) => customer({ id: id(9 - index), name }))
      )
      for (const orderDirection of ['asc', 'desc']) {
        const input = { orderBy: 'name', orderDirection, limit: 2 }
        const { pagination } = await world.ask('svc_list_customers', input)
        expect(pagination.nextCursor?.length).toBeLessThan(1000)
        expect(await world.pages('svc_list_customers', input)).toEqual(await world.ids('svc_list_customers', { ...input, limit: 9 }))
      }
    })

    it('a cursor belongs to its organization, tool, filters and order; the page size may change', async () => {
      const world = await fullWorld()
      const other = await fullWorld()
      const filters = { search: '', hasOwner: false }
      const { pagination } = await world.ask('svc_list_customers', { ...filters, limit: 2 })
      const cursor = pagination.nextCursor ?? ''
      const again = { ...filters, cursor }
      expect((await world.call('svc_list_customers', { ...again, limit: 7, ignored: 1 })).status).toBe(200)
      expect((await world.call('svc_list_customers', { ...again, orderBy: 'last_activity_at', orderDirection: 'desc' })).status).toBe(200)
      const foreign = [
        world.call('svc_list_users', { search: '', cursor }),
        world.call('svc_list_customers', { cursor }),
        world.call('svc_list_customers', { ...again, hasOwner: true }),
        world.call('svc_list_customers', { ...again, billingStatus: 'NONE' }),
        world.call('svc_list_customers', { ...again, orderBy: 'name' }),
        world.call('svc_list_customers', { ...again, orderDirection: 'asc' }),
        other.call('svc_list_customers', again)
      ]
      for (const { status, body } of await Promise.all(foreign)) {
        expect(status).toBe(400)
        expect(body).toMatchObject({ code: 'INVALID_TOOL_INPUT', message: expect.stringContaining('input.cursor') })
      }
    })

    it('a cursor that was changed or made up is refused', async () => {
      const world = await fullWorld()
      const { pagination } = await world.ask('svc_list_customers', { limit: 2 })
      const cursor = pagination.nextCursor ?? ''
      const swapped = (at: number) => cursor.slice(0, at) + (cursor[at] === 'A' ? 'B' : 'A') + cursor.slice(at + 1)
      const madeUp = [
        '',
        'x',
        '.',
        `${cursor}A`,
        cursor.slice(1),
        `${cursor}.${cursor}`,
        ...[0, 10, cursor.length - 1].map(swapped),
        '=',
        'e30.e30'
      ]
      for (const text of madeUp) expect((await world.call('svc_list_customers', { cursor: text })).status, text).toBe(400)
    })
  })
}
