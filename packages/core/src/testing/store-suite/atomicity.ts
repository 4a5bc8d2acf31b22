import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import { customer, id, member, visitor } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

const TWENTY = Array.from({ length: 20 }, (_, index) => index)

/** Each verb happens wholly or not at all, also beside others. */
export function testAtomicity({ newOrganization }: Pick<SuiteContext, 'newOrganization'>): void {
  describe('atomicity', () => {
    it('a verb that fails at one row leaves none of its rows', async () => {
      const organization = newOrganization()
      await organization.insert(tables.members, [member({ id: 'a', email: 'taken@example.com' })])
      const rows = [member({ id: 'b' }), member({ id: 'c', email: 'taken@example.com' })]
      await expect(organization.upsert(tables.members, rows)).rejects.toThrow()
      expect((await organization.find(tables.members)).map((row) => row.id)).toEqual(['a'])
      expect(await organization.insert(tables.members, [member({ id: 'z', email: 'b@example.com' })])).toEqual([true])
    })

    it('an update that would break a unique index changes nothing', async () => {
      const organization = newOrganization()
      const before = [member({ id: 'a' }), member({ id: 'b' }), member({ id: 'c' })]
      await organization.insert(tables.members, before)
      await expect(organization.update(tables.members, { id: { in: ['a', 'b'] } }, { email: 'new@example.com' })).rejects.toThrow()
      await expect(organization.update(tables.members, { id: { eq: 'a' } }, { email: 'c@example.com' })).rejects.toThrow()
      expect(await organization.find(tables.members)).toEqual(before)
      expect(await organization.update(tables.members, { id: { eq: 'a' } }, { email: 'a@example.com' })).toBe(1)
    })

    it('concurrent increments are all counted', async () => {
      const organization = newOrganization()
      await organization.insert(tables.members, [member({ id: 'a' })])
      await Promise.all(TWENTY.map(() => organization.increment(tables.members, { id: 'a' }, { owned_customer_count: 1 })))
      expect(await organization.find(tables.members, { columns: ['owned_customer_count'] })).toEqual([{ owned_customer_count: 20 }])
    })

    it('of concurrent inserts of one key exactly one is new', async () => {
      const organization = newOrganization()
      const answers = await Promise.all(TWENTY.map((index) => organization.insert(tables.customers, [customer({ contact_count: index })])))
      expect(answers.flat().filter((isNew) => isNew)).toHaveLength(1)
      const [row] = await organization.find(tables.customers)
      expect(answers[row?.contact_count ?? -1]).toEqual([true])
    })

    it('of concurrent inserts of one unique value exactly one is new', async () => {
      const organization = newOrganization()
      const rows = TWENTY.map((index) => customer({ id: id(index), external_id: 'same' }))
      const answers = await Promise.all(rows.map((row) => organization.insert(tables.customers, [row])))
      expect(answers.flat().filter((isNew) => isNew)).toHaveLength(1)
      expect(await organization.count(tables.customers)).toBe(1)
    })

    it('concurrent upserts of one row are all merged', async () => {
      const organization = newOrganization()
      await Promise.all(
        TWENTY.map((index) => organization.upsert(tables.visitors, [visitor({ first_seen_at: 100 - index, last_seen_at: 100 + index })]))
      )
      expect(await organization.find(tables.visitors)).toEqual([visitor({ first_seen_at: 81, last_seen_at: 119 })])
    })

    it('concurrent upserts of the same rows in opposite orders all succeed', async () => {
      const organization = newOrganization()
      const rows = TWENTY.map((index) => visitor({ visitor_id: id(index) }))
      await Promise.all([1, 2, 3, 4].map((turn) => organization.upsert(tables.visitors, turn % 2 ? rows : [...rows].reverse())))
      expect(await organization.count(tables.visitors)).toBe(20)
    })

    it('a read beside writes sees each write wholly or not at all', async () => {
      const organization = newOrganization()
      const rows = TWENTY.map((index) => customer({ id: id(index), name: 'old' }))
      await organization.insert(tables.customers, rows)
      const writing = organization.update(tables.customers, {}, { name: 'new' })
      const reads = TWENTY.map(() =>
        organization.find(tables.customers, { orderBy: { column: 'name', direction: 'asc' }, columns: ['name'] })
      )
      for (const read of await Promise.all(reads)) expect([read.length, new Set(read.map((row) => row.name)).size]).toEqual([20, 1])
      expect(await writing).toBe(20)
    })
  })
}
