import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import type { OrganizationStore } from '../../storage/contract.js'
import type { RowOf } from '../../storage/define-table.js'
import type { Find } from '../../storage/query.js'
import { customer, event, id } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

type Customer = RowOf<typeof tables.customers>

/** Pages by position. */
export function testPaging({ newOrganization }: Pick<SuiteContext, 'newOrganization'>): void {
  describe('paging', () => {
    const names = ['b', null, 'a', 'b', 'c', null, 'b', 'a', null, 'é', 'B']

    const customersWithNames = async () => {
      const organization = newOrganization()
      const rows = names.map((name, index) => customer({ id: id(index), name, external_id: name && `${name}${index}`, currency: name }))
      await organization.insert(tables.customers, rows)
      return organization
    }

    const pages = async (organization: OrganizationStore, query: Find<Customer>, limit: number) => {
      const all: Customer[] = []
      for (let page = await organization.find(tables.customers, { ...query, limit }); page.length > 0; ) {
        all.push(...page)
        const last = all.at(-1)
        if (!last || all.length > names.length) break
        const after = query.orderBy ? { value: last[query.orderBy.column], key: [last.id] } : { key: [last.id] }
        page = await organization.find(tables.customers, { ...query, limit, after })
      }
      return all
    }

    // An index, a unique index, no index, the key, a column without null.
    const columns = ['name', 'external_id', 'currency', 'id', 'created_at'] as const
    const orders = columns.flatMap((column) => (['asc', 'desc'] as const).map((direction) => ({ column, direction })))

    it.each(orders)('pages by $column $direction hold every row once, in the order of one find', async (orderBy) => {
      const organization = await customersWithNames()
      const all = await organization.find(tables.customers, { orderBy })
      expect(all).toHaveLength(names.length)
      for (const limit of [1, 3, 100]) expect(await pages(organization, { orderBy }, limit)).toEqual(all)
    })

    it('pages without an order follow the key', async () => {
      const organization = await customersWithNames()
      expect(await pages(organization, {}, 2)).toEqual(await organization.find(tables.customers))
    })

    it('pages of a condition hold the matching rows', async () => {
      const organization = await customersWithNames()
      const conditions = [{ name: { in: ['a', 'b', 'é'] } }, { name: { gte: 'b' } }, { name: { eq: 'b' } }, { name: { isNull: true } }]
      for (const where of conditions) {
        for (const orderBy of [...orders, undefined]) {
          const query = orderBy ? { where, orderBy } : { where }
          expect(await pages(organization, query, 2)).toEqual(await organization.find(tables.customers, query))
        }
      }
    })

    it('a position is a place in the order: the row that stood there may be gone, or never have been', async () => {
      const organization = newOrganization()
      await organization.insert(
        tables.customers,
        ['a', 'c', 'c', null].map((name, index) => customer({ id: id(index * 10), name }))
      )
      const idsAfter = async (direction: 'asc' | 'desc', value: string | null, key: number) => {
        const query = { orderBy: { column: 'name', direction }, after: { value, key: [id(key)] }, columns: ['id'] } as const
        return (await organization.find(tables.customers, query)).map((row) => row.id)
      }
      expect(await idsAfter('asc', 'b', 99)).toEqual([10, 20, 30].map(id))
      expect(await idsAfter('desc', 'b', 99)).toEqual([0, 30].map(id))
      expect(await idsAfter('asc', 'c', 15)).toEqual([20, 30].map(id))
      expect(await idsAfter('desc', 'c', 15)).toEqual([10, 0, 30].map(id))
      expect(await idsAfter('asc', null, 25)).toEqual([30].map(id))
      expect(await idsAfter('desc', null, 25)).toEqual([])
      expect(await idsAfter('desc', null, 35)).toEqual([30].map(id))
    })

    it('rows written between two pages do not move the others', async () => {
      const organization = await customersWithNames()
      const orderBy = { column: 'created_at', direction: 'desc' } as const
      const first = await organization.find(tables.customers, { orderBy, limit: 4 })
      await organization.insert(tables.customers, [customer({ id: id(100) })])
      await organization.remove(tables.customers, { id: { eq: id(10) } })
      const after = { value: first[3]?.created_at, key: [first[3]?.id] }
      const rest = await organization.find(tables.customers, { orderBy, after })
      expect([...first, ...rest].map((row) => row.id)).toEqual(names.map((_, index) => id(index)).reverse())
    })

    it('pages by a key of several columns', async () => {
      const organization = newOrganization()
      const claims = [1, 2].flatMap((at) => ['x', 'y', 'z'].map((identity) => ({ visitor_id: id(1), at, identity })))
      await organization.insert(tables.visitorClaims, claims)
      const query = { where: { visitor_id: { eq: id(1) } }, orderBy: { column: 'at', direction: 'desc' }, limit: 4 } as const
      const page = await organization.find(tables.visitorClaims, query)
      const last = page[3]
      const after = { value: last?.at, key: [last?.visitor_id, last?.at, last?.identity] }
      const rest = await organization.find(tables.visitorClaims, { ...query, after })
      expect([...page, ...rest]).toEqual([...claims].reverse())
    })

    it.each(['asc', 'desc'] as const)('pages by the first column of an index of two, %s', async (direction) => {
      const organization = newOrganization()
      const owners = [7, 7, null, 5, 7, null, 5]
      await organization.insert(
        tables.events,
        owners.map((owner, index) => event({ event_id: id(index), customer_id: owner === null ? null : id(owner), occurred_at: -index }))
      )
      const orderBy = { column: 'customer_id', direction } as const
      const all = await organization.find(tables.events, { orderBy })
      expect(all.map((row) => row.event_id)).toEqual((direction === 'asc' ? [3, 6, 0, 1, 4, 2, 5] : [4, 1, 0, 6, 3, 5, 2]).map(id))
      for (const [index, { customer_id, event_id }] of all.entries()) {
        const rest = await organization.find(tables.events, { orderBy, after: { value: customer_id, key: [event_id] }, limit: 2 })
        expect(rest).toEqual(all.slice(index + 1, index + 3))
      }
    })

    it('pages the events of a customer by time, newest first', async () => {
      const organization = newOrganization()
      const times = [5, 3, 3, 3, 8, 1]
      await organization.insert(
        tables.events,
        times.map((occurred_at, index) => event({ event_id: id(index), occurred_at, customer_id: id(50) }))
      )
      const query = { where: { customer_id: { eq: id(50) } }, orderBy: { column: 'occurred_at', direction: 'desc' } } as const
      const rest = await organization.find(tables.events, { ...query, after: { value: 3, key: [id(3)] } })
      expect(rest.map((row) => row.event_id)).toEqual([2, 1, 5].map(id))
    })
  })
}
