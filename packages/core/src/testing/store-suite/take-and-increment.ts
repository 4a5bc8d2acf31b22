import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import { customer, id } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

/** take and increment. */
export function testTakeAndIncrement({ newOrganization }: Pick<SuiteContext, 'newOrganization'>): void {
  describe('take and increment', () => {
    const waiting = async (count: number) => {
      const organization = newOrganization()
      const rows = Array.from({ length: count }, (_, index) =>
        customer({ id: id(index), billing_status: 'waiting', created_at: 1000 - index })
      )
      await organization.insert(tables.customers, rows)
      return organization
    }
    const query = { where: { billing_status: { eq: 'waiting' } }, set: { billing_status: 'taken', owner_id: 'ann' } }

    it('take changes the first rows in order, and answers them as they then are', async () => {
      const organization = await waiting(4)
      const orderBy = { column: 'created_at', direction: 'asc' } as const
      const taken = await organization.take(tables.customers, { ...query, orderBy, limit: 2 })
      expect(taken).toEqual([3, 2].map((number) => customer({ id: id(number), created_at: 1000 - number, ...query.set })))
      const rest = await organization.take(tables.customers, { ...query, limit: 10 })
      expect(rest.map((row) => row.id)).toEqual([0, 1].map(id))
      expect(await organization.take(tables.customers, { ...query, limit: 10 })).toEqual([])
      expect(await organization.count(tables.customers, { owner_id: { eq: 'ann' } })).toBe(4)
    })

    it('take of nothing changes nothing', async () => {
      const organization = await waiting(2)
      expect(await organization.take(tables.customers, { ...query, limit: 0 })).toEqual([])
      expect(await organization.count(tables.customers, query.where)).toBe(2)
    })

    it('take puts null last in its order', async () => {
      const organization = newOrganization()
      const times = [null, 5, 3]
      await organization.insert(
        tables.customers,
        times.map((last_activity_at, index) => customer({ id: id(index), last_activity_at }))
      )
      const orderBy = { column: 'last_activity_at', direction: 'desc' } as const
      const taken = await organization.take(tables.customers, { where: {}, set: { last_activity_at: 9 }, orderBy, limit: 3 })
      expect(taken.map((row) => row.id)).toEqual([1, 2, 0].map(id))
    })

    it('concurrent takes never get the same row, and together get all', async () => {
      const organization = await waiting(30)
      const takes = Array.from({ length: 10 }, () => organization.take(tables.customers, { ...query, limit: 3 }))
      let taken = (await Promise.all(takes)).flat().map((row) => row.id)
      // A store may let a take that meets another's rows go away with fewer.
      for (let more = ['']; more.length > 0; taken = [...taken, ...more]) {
        more = (await organization.take(tables.customers, { ...query, limit: 3 })).map((row) => row.id)
      }
      expect(taken.sort()).toEqual(Array.from({ length: 30 }, (_, index) => id(index)))
    })

    it('what a failed transaction took can be taken again', async () => {
      const organization = await waiting(1)
      const failing = organization.transaction(async (transaction) => {
        expect(await transaction.take(tables.customers, { ...query, limit: 1 })).toHaveLength(1)
        throw new Error('crashed')
      })
      await expect(failing).rejects.toThrow('crashed')
      expect(await organization.take(tables.customers, { ...query, limit: 1 })).toHaveLength(1)
    })

    it('increment adds to several columns and answers the row as it then is', async () => {
      const organization = newOrganization()
      await organization.insert(tables.customers, [customer({ contact_count: 5, mrr_cents: 10 })])
      const incremented = await organization.increment(tables.customers, { id: id(1) }, { contact_count: -7, mrr_cents: 1 })
      expect(incremented).toEqual(customer({ contact_count: -2, mrr_cents: 11 }))
      expect(await organization.find(tables.customers)).toEqual([incremented])
    })

    it('increment counts null as 0, and a missing row as nothing', async () => {
      const organization = newOrganization()
      await organization.insert(tables.customers, [customer({ mrr_cents: null })])
      expect(await organization.increment(tables.customers, { id: id(1) }, { mrr_cents: 3 })).toEqual(customer({ mrr_cents: 3 }))
      expect(await organization.increment(tables.customers, { id: id(2) }, { mrr_cents: 3 })).toBeUndefined()
      expect(await organization.count(tables.customers)).toBe(1)
    })

    it('increment moves the row in the indexes', async () => {
      const organization = newOrganization()
      await organization.insert(
        tables.customers,
        [1, 2].map((number) => customer({ id: id(number), mrr_cents: number }))
      )
      await organization.increment(tables.customers, { id: id(1) }, { mrr_cents: 5 })
      const orderBy = { column: 'mrr_cents', direction: 'asc' } as const
      expect((await organization.find(tables.customers, { orderBy })).map((row) => row.mrr_cents)).toEqual([2, 6])
      expect(await organization.count(tables.customers, { mrr_cents: { eq: 1 } })).toBe(0)
    })
  })
}
