import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import { customer, event, id, member } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

/** Order, limit and columns of find. */
export function testFind({ newOrganization }: Pick<SuiteContext, 'newOrganization'>): void {
  describe('find', () => {
    const customersWith = async (names: readonly (string | null)[]) => {
      const organization = newOrganization()
      const rows = names.map((name, index) => customer({ id: id(index + 1), name, currency: name }))
      await organization.insert(tables.customers, rows.reverse())
      return organization
    }

    it('without a query answers all rows in the order of the key', async () => {
      const organization = newOrganization()
      const ids = ['b', 'A', 'a', '10', '9', 'é', 'z', '_']
      await organization.insert(
        tables.members,
        ids.map((memberId) => member({ id: memberId }))
      )
      expect((await organization.find(tables.members)).map((row) => row.id)).toEqual(['10', '9', 'A', '_', 'a', 'b', 'z', 'é'])
    })

    it('an empty table has no rows', async () => {
      expect(await newOrganization().find(tables.customers, { orderBy: { column: 'name', direction: 'desc' } })).toEqual([])
    })

    it.each([
      ['asc', [4, 2, 5, 1, 3, 6]],
      ['desc', [1, 5, 2, 4, 6, 3]]
    ] as const)('orders by a column, %s, then by key in the same direction, with nulls last', async (direction, expected) => {
      const organization = await customersWith(['c', 'b', null, 'a', 'b', null])
      // `name` has an index, `currency` has none.
      for (const column of ['name', 'currency'] as const) {
        const rows = await organization.find(tables.customers, { orderBy: { column, direction } })
        expect(rows.map((row) => row.id)).toEqual(expected.map(id))
      }
    })

    it.each(['asc', 'desc'] as const)('orders by a column of the key, %s', async (direction) => {
      const organization = newOrganization()
      const claims = [3, 1, 2].flatMap((at) => [2, 1].map((visitor) => ({ visitor_id: id(visitor), at, identity: `i${at}` })))
      await organization.insert(tables.visitorClaims, claims)
      const places = async (column: 'visitor_id' | 'at' | 'identity') => {
        const rows = await organization.find(tables.visitorClaims, { orderBy: { column, direction } })
        return rows.map((row) => `${row.visitor_id === id(1) ? 1 : 2}${row.at}`)
      }
      const turned = (order: string[]) => (direction === 'asc' ? order : order.reverse())
      expect(await places('visitor_id')).toEqual(turned(['11', '12', '13', '21', '22', '23']))
      expect(await places('at')).toEqual(turned(['11', '21', '12', '22', '13', '23']))
      expect(await places('identity')).toEqual(turned(['11', '21', '12', '22', '13', '23']))
    })

    it('orders by the first column of an index of two columns, then by key', async () => {
      const organization = newOrganization()
      const rows = [
        event({ event_id: id(1), customer_id: id(20), occurred_at: 9 }),
        event({ event_id: id(2), customer_id: id(20), occurred_at: 8 }),
        event({ event_id: id(3), customer_id: id(10), occurred_at: 7 }),
        event({ event_id: id(4), customer_id: null, occurred_at: 6 }),
        event({ event_id: id(5), customer_id: id(10), occurred_at: 5 }),
        event({ event_id: id(6), customer_id: null, occurred_at: 4 })
      ]
      await organization.insert(tables.events, rows)
      const ids = async (direction: 'asc' | 'desc', limit: number) =>
        (await organization.find(tables.events, { orderBy: { column: 'customer_id', direction }, limit })).map((row) => row.event_id)
      expect(await ids('asc', 6)).toEqual([3, 5, 1, 2, 4, 6].map(id))
      expect(await ids('desc', 6)).toEqual([2, 1, 5, 3, 6, 4].map(id))
      expect(await ids('desc', 3)).toEqual([2, 1, 5].map(id))
    })

    it('finds by one column of an index in the order of the next', async () => {
      const organization = newOrganization()
      const rows = [4, 2, 3, 1].map((time) => event({ event_id: id(time), customer_id: id(time === 3 ? 9 : 8), occurred_at: -time }))
      await organization.insert(tables.events, rows)
      const found = await organization.find(tables.events, {
        where: { customer_id: { eq: id(8) }, occurred_at: { lt: -1 } },
        orderBy: { column: 'occurred_at', direction: 'asc' },
        columns: ['event_id', 'occurred_at']
      })
      expect(found).toEqual([
        { event_id: id(4), occurred_at: -4 },
        { event_id: id(2), occurred_at: -2 }
      ])
    })

    it('finds by several values of a column in the order of another, and of the same', async () => {
      const organization = await customersWith(['c', 'b', null, 'a', 'b', 'd'])
      const where = { name: { in: ['d', 'b', 'a', 'nothing', 'b'] } }
      const byName = await organization.find(tables.customers, { where, orderBy: { column: 'name', direction: 'desc' } })
      expect(byName.map((row) => row.id)).toEqual([6, 5, 2, 4].map(id))
      const byId = await organization.find(tables.customers, { where, orderBy: { column: 'id', direction: 'asc' }, limit: 3 })
      expect(byId.map((row) => row.id)).toEqual([2, 4, 5].map(id))
    })

    it('orders numbers, times and booleans by value', async () => {
      const organization = newOrganization()
      const numbers = [10, -1, 9, 0, -20]
      await organization.insert(
        tables.events,
        numbers.map((number, index) => event({ event_id: id(index), occurred_at: number, received_at: number, clamped: number < 0 }))
      )
      for (const column of ['occurred_at', 'received_at'] as const) {
        const rows = await organization.find(tables.events, { orderBy: { column, direction: 'asc' } })
        expect(rows.map((row) => row[column])).toEqual([-20, -1, 0, 9, 10])
      }
      const byFlag = await organization.find(tables.events, { orderBy: { column: 'clamped', direction: 'asc' } })
      expect(byFlag.map((row) => row.clamped)).toEqual([false, false, false, true, true])
    })

    it('reads only the columns that are asked for, and no more rows than the limit', async () => {
      const organization = await customersWith(['a', 'b', 'c'])
      const orderBy = { column: 'created_at', direction: 'asc' } as const
      expect(await organization.find(tables.customers, { columns: ['name'], limit: 2 })).toEqual([{ name: 'a' }, { name: 'b' }])
      expect(await organization.find(tables.customers, { columns: ['id'], limit: 1, orderBy })).toEqual([{ id: id(1) }])
      expect(await organization.find(tables.customers, { limit: 0 })).toEqual([])
      expect(await organization.find(tables.customers, { limit: 100 })).toHaveLength(3)
    })

    it('sees rows where they are now, after every kind of write', async () => {
      const organization = await customersWith(['a', 'b', 'c', 'd'])
      await organization.update(tables.customers, { id: { eq: id(1) } }, { name: 'z' })
      await organization.upsert(tables.customers, [customer({ id: id(2), name: null })])
      await organization.remove(tables.customers, { name: { eq: 'c' } })
      const rows = await organization.find(tables.customers, { orderBy: { column: 'name', direction: 'asc' }, columns: ['id', 'name'] })
      expect(rows).toEqual([
        { id: id(4), name: 'd' },
        { id: id(1), name: 'z' },
        { id: id(2), name: null }
      ])
      expect(await organization.find(tables.customers, { where: { name: { in: ['a', 'b', 'c'] } } })).toEqual([])
    })
  })
}
