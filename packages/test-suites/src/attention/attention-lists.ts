import { merges } from '@rapport/core/src/registry/tables.js'
import { id } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import type { AttentionWorld, AttentionWorlds } from './attention-world.js'

const tool = 'svc_list_attention_items'

/** Order, filters and pages of svc_list_attention_items. */
export function testAttentionLists(newWorld: AttentionWorlds): void {
  describe(tool, () => {
    const titles = async (world: AttentionWorld, input: Parameters<AttentionWorld['list']>[0] = {}) =>
      (await world.list(input)).items.map(({ title }) => title)

    async function worldOfFive() {
      const world = await newWorld()
      await world.raise({ cause: 'a', title: 'a' })
      await world.raise({ cause: 'b', title: 'b', priority: 'URGENT' })
      await world.raise({ cause: 'c', title: 'c', priority: 'HIGH' })
      await world.raise({ cause: 'd', title: 'd', customerId: id(2) })
      await world.raise({ cause: 'e', title: 'e', priority: 'URGENT' })
      return world
    }

    it('shows open items, the most pressing first, then those that changed last', async () => {
      const world = await worldOfFive()
      expect(await titles(world)).toEqual(['e', 'b', 'c', 'd', 'a'])
      await world.raise({ cause: 'b', title: 'b again', priority: 'URGENT' })
      await world.raise({ cause: 'd', title: 'd again', customerId: id(2), priority: 'HIGH' })
      expect(await titles(world)).toEqual(['b again', 'e', 'd again', 'c', 'a'])
    })

    it('shows resolved items apart, those that were resolved last first', async () => {
      const world = await worldOfFive()
      for (const cause of ['b', 'a', 'c']) await world.resolve(id(1), cause)
      expect(await titles(world)).toEqual(['e', 'd'])
      expect(await titles(world, { status: 'open' })).toEqual(['e', 'd'])
      expect(await titles(world, { status: 'resolved' })).toEqual(['c', 'a', 'b'])
      expect((await world.list({ status: 'resolved' })).pagination).toEqual({ hasMore: false, nextCursor: null, total: 3 })
    })

    it('shows those of one customer, and none of one that nobody knows', async () => {
      const world = await worldOfFive()
      expect(await titles(world, { customerId: id(2) })).toEqual(['d'])
      expect(await titles(world, { customerId: id(2), status: 'resolved' })).toEqual([])
      expect(await titles(world, { customerId: id(9) })).toEqual([])
      await world.rows.insert(merges, [{ from_id: id(2), into_id: id(3), entity: 'customer', reason: 'test', at: 1 }])
      for (const customerId of [id(2), id(3), id(3).toUpperCase()]) expect(await titles(world, { customerId })).toEqual(['d'])
    })

    it('is read page by page, and a cursor belongs to its filters', async () => {
      const world = await worldOfFive()
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const { items, pagination } = await world.list({ limit: 2, ...(cursor !== undefined && { cursor }) })
        seen.push(...items.map(({ title }) => title))
        expect(pagination.total).toBe(5)
        cursor = pagination.nextCursor ?? undefined
      } while (cursor !== undefined)
      expect(seen).toEqual(['e', 'b', 'c', 'd', 'a'])

      const { nextCursor } = (await world.list({ limit: 1 })).pagination
      const again = { cursor: nextCursor ?? '' }
      expect((await world.call(tool, { ...again, status: 'open', limit: 3 })).status).toBe(200)
      for (const other of [{ status: 'resolved' }, { customerId: id(1) }]) {
        const { status, body } = await world.call(tool, { ...again, ...other })
        expect(status).toBe(400)
        expect(body).toMatchObject({ code: 'INVALID_TOOL_INPUT', message: expect.stringContaining('input.cursor') })
      }
      const stranger = await worldOfFive()
      expect((await stranger.call(tool, again)).status).toBe(400)
      expect((await world.call('svc_list_customers', again)).status).toBe(400)
    })

    it.each([{ status: 'closed' }, { customerId: 'acme' }, { limit: 0 }, { limit: 101 }, { cursor: '' }, { order: 'title' }])(
      'refuses %j',
      async (input) => {
        const world = await newWorld()
        expect((await world.call(tool, input)).status).toBe(400)
      }
    )
  })
}
