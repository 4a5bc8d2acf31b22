import { customers, merges, users } from '@rapport/core/src/registry/tables.js'
import type { RowOf } from '@rapport/core/src/storage/define-table.js'
import { customer, id, user } from '@rapport/core/src/testing/list-tools/rows.js'
import { searchKey } from '@rapport/core/src/values/text/text-key.js'
import { describe, expect, it } from 'vitest'
import { day, hour, minute, type NewWorld } from './world.js'

const tool = 'svc_list_users'

/** Filters, orders and answers of svc_list_users. */
export function testListUsers(newWorld: NewWorld): void {
  describe(tool, () => {
    async function worldOf(...rows: Partial<RowOf<typeof users>>[]) {
      const world = await newWorld()
      await world.rows.insert(
        users,
        rows.map((columns, index) => user({ id: id(index + 1), ...columns }))
      )
      return world
    }

    it('answers every field of a user, with the current customer', async () => {
      const world = await newWorld()
      await world.rows.insert(customers, [customer({ id: id(7), name: 'Acme', domain: 'acme.test' })])
      const activity = { last_activity_at: world.now - 3 * day, first_seen_at: 1, activated_at: 5 }
      await world.rows.insert(users, [
        user({ id: id(1), email: 'a@acme.test', name: 'Ann', customer_id: id(7), ...activity }),
        user({ id: id(2) })
      ])
      const nobody = { email: null, name: null, customerId: null, customerName: null, customerDomain: null, lastActivityAt: null }
      expect(await world.ask(tool)).toEqual({
        items: [
          {
            id: id(1),
            email: 'a@acme.test',
            name: 'Ann',
            customerId: id(7),
            customerName: 'Acme',
            customerDomain: 'acme.test',
            journeyStage: 'ACTIVATED',
            lastActivityAt: new Date(world.now - 3 * day).toISOString(),
            daysSinceActivity: 3
          },
          { id: id(2), ...nobody, journeyStage: 'DISCOVERED', daysSinceActivity: null }
        ],
        pagination: { hasMore: false, nextCursor: null, total: 2 }
      })
    })

    it('orders by last activity, first seen or email', async () => {
      const world = await worldOf(
        { email: 'b@x.test', first_seen_at: 2, last_activity_at: 9 },
        { email: null, first_seen_at: 3, last_activity_at: null },
        { email: 'a@x.test', first_seen_at: null, last_activity_at: 8 }
      )
      const order = async (input: object) => (await world.ids(tool, input)).map((found) => Number(`${found}`.slice(-1)))
      expect(await order({})).toEqual([1, 3, 2])
      expect(await order({ orderBy: 'email', orderDirection: 'asc' })).toEqual([3, 1, 2])
      expect(await order({ orderBy: 'email' })).toEqual([1, 3, 2])
      expect(await order({ orderBy: 'first_seen_at' })).toEqual([2, 1, 3])
    })

    it('takes windows in days, hours and minutes of any size', async () => {
      const world = await newWorld()
      const ages = [0, 44 * minute, 45 * minute, 2 * hour, 3 * day]
      const rows = ages.map((age, index) => user({ id: id(index + 1), last_activity_at: world.now - age }))
      await world.rows.insert(users, [...rows, user({ id: id(9) })])
      const found = async (input: object) => (await world.ids(tool, input)).map((n) => Number(`${n}`.slice(-1)))
      expect(await found({ hasActivityInLast: '45m' })).toEqual([1, 2, 3])
      expect(await found({ hasActivityInLast: '3d', noActivityInLast: '1h' })).toEqual([4, 5])
      expect(await found({ noActivityInLast: '2h' })).toEqual([5, 9])
      expect(await found({ hasActivityInLast: '0d' })).toEqual([1])
      expect(await found({ hasActivityInLast: `${'9'.repeat(400)}d` })).toEqual([1, 2, 3, 4, 5])
      expect(await found({ noActivityInLast: `${'9'.repeat(400)}d` })).toEqual([9])
    })

    it('finds each user at exactly the stage that it is shown at', async () => {
      const world = await newWorld()
      const { now } = world
      const recent = now - day
      const rows = [
        user({ id: id(1) }),
        user({ id: id(2), external_id: 'u2', last_activity_at: recent }),
        user({ id: id(3), external_id: 'u3', activated_at: recent, last_activity_at: recent }),
        user({ id: id(4), activated_at: 1, last_activity_at: recent, past_activated_at: recent - 5 * day }),
        user({ id: id(5), activated_at: 1, last_activity_at: recent, engaged_at: null }),
        user({ id: id(6), activated_at: 1, last_activity_at: recent, past_activated_at: 1 }),
        user({ id: id(7), activated_at: 1, last_activity_at: now - 31 * day }),
        user({ id: id(8), activated_at: 1, last_activity_at: recent, inactive_at: recent })
      ]
      await world.rows.insert(users, rows)
      const expected = { DISCOVERED: [1], SIGNED_UP: [2], ACTIVATED: [3, 5], ENGAGED: [4, 6], INACTIVE: [7, 8] }
      for (const [journeyStage, numbers] of Object.entries(expected)) {
        const { items, pagination } = await world.ask(tool, { journeyStage, orderBy: 'email', orderDirection: 'asc' })
        expect(items.map((item) => item.id)).toEqual(numbers.map(id))
        expect(items.every((item) => item.journeyStage === journeyStage)).toBe(true)
        expect(pagination.total).toBe(numbers.length)
      }
    })

    it('narrows by customer: id, merged id, customerId or domain, never by name; one that nobody has is an empty page', async () => {
      const world = await worldOf({ customer_id: id(7) }, { customer_id: id(8) })
      await world.rows.insert(customers, [
        customer({ id: id(7), external_id: 'acme', name: 'Acme', name_key: 'acme inc', domain: 'acme.test' })
      ])
      await world.rows.insert(merges, [{ from_id: id(6), into_id: id(7), entity: 'customer', reason: 'test', at: 1 }])
      for (const customerId of [id(7), id(7).toUpperCase(), id(6), 'acme', 'ACME.test']) {
        expect(await world.ids(tool, { customerId })).toEqual([id(1)])
      }
      for (const customerId of ['acme inc', 'Acme Inc', 'other.test', id(99), '']) {
        expect(await world.ask(tool, { customerId })).toEqual({ items: [], pagination: { hasMore: false, nextCursor: null, total: 0 } })
      }
    })

    it('searches email and name, and matches traits', async () => {
      const person = (email: string, name: string, plan: string) => ({ email, name, search_key: searchKey(email, name), traits: { plan } })
      const world = await worldOf(person('ann@x.test', 'Ann Lee', 'pro'), person('bob@x.test', 'Bob', 'free'))
      expect(await world.ids(tool, { search: 'LEE' })).toEqual([id(1)])
      expect(await world.ids(tool, { search: '@X.' })).toEqual([id(2), id(1)])
      expect(await world.ids(tool, { search: '@x.', traitFilters: { plan: 'free' } })).toEqual([id(2)])
    })
  })
}
