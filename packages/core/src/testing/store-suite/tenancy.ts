import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import { customer, id, member, NOON } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

/** No verb of one organization reads or changes another's rows. */
export function testTenancy({ newOrganization }: Pick<SuiteContext, 'newOrganization'>): void {
  describe('tenancy', () => {
    const twoOrganizations = async () => {
      const mine = newOrganization()
      const theirs = newOrganization()
      const rows = [1, 2].map((number) => customer({ id: id(number), external_id: `c${number}`, name: 'theirs', contact_count: number }))
      await theirs.insert(tables.customers, rows)
      return { mine, theirs, rows }
    }

    it('equal keys and unique values live side by side', async () => {
      const { mine, theirs, rows } = await twoOrganizations()
      const own = [customer({ id: id(1), external_id: 'c1', name: 'mine' })]
      expect(await mine.insert(tables.customers, own)).toEqual([true])
      expect(await mine.find(tables.customers)).toEqual(own)
      expect(await theirs.find(tables.customers)).toEqual(rows)
    })

    it('no read sees another organization', async () => {
      const { mine } = await twoOrganizations()
      expect(await mine.get(tables.customers, [{ id: id(1) }])).toEqual([undefined])
      expect(await mine.find(tables.customers)).toEqual([])
      expect(await mine.find(tables.customers, { where: { any: [{ name: { eq: 'theirs' } }, { id: { in: [id(1), id(2)] } }] } })).toEqual(
        []
      )
      expect(await mine.find(tables.customers, { orderBy: { column: 'name', direction: 'desc' } })).toEqual([])
      expect(await mine.count(tables.customers)).toBe(0)
      expect(await mine.aggregate(tables.customers, { measures: { all: { count: true } } })).toEqual([{ all: 0 }])
      expect(await mine.aggregate(tables.customers, { by: ['name'], measures: { all: { count: true } } })).toEqual([])
    })

    it('no write touches another organization', async () => {
      const { mine, theirs, rows } = await twoOrganizations()
      expect(await mine.update(tables.customers, {}, { name: 'changed' })).toBe(0)
      expect(await mine.increment(tables.customers, { id: id(1) }, { contact_count: 1 })).toBeUndefined()
      expect(await mine.take(tables.customers, { where: {}, set: { name: 'taken' }, limit: 10 })).toEqual([])
      await mine.upsert(tables.customers, [customer({ id: id(2), external_id: 'c1', name: 'mine' })])
      expect(await mine.remove(tables.customers, {})).toBe(1)
      await mine.transaction(async (transaction) => {
        await transaction.insert(tables.customers, [customer({ id: id(1) })])
        await transaction.update(tables.customers, {}, { name: 'changed' })
        await transaction.remove(tables.customers, { name: { eq: 'changed' } })
      })
      expect(await theirs.find(tables.customers)).toEqual(rows)
    })

    it('a page goes on within its organization only', async () => {
      const organizations = [newOrganization(), newOrganization(), newOrganization()]
      for (const organization of organizations) await organization.insert(tables.members, [member({ id: 'a' }), member({ id: 'b' })])
      for (const organization of organizations) {
        for (const direction of ['asc', 'desc'] as const) {
          const orderBy = { column: 'name', direction } as const
          const after = { value: direction === 'asc' ? 'a' : 'b', key: [direction === 'asc' ? 'a' : 'b'] }
          expect(await organization.find(tables.members, { orderBy, after })).toHaveLength(1)
          expect(
            await organization.find(tables.members, { orderBy: { column: 'created_at', direction }, after: { ...after, value: NOON } })
          ).toHaveLength(1)
        }
      }
    })

    it('a lock holds in its organization only', async () => {
      const mine = newOrganization()
      const theirs = newOrganization()
      const counts = [mine, theirs].map((organization) =>
        organization.transaction(async (transaction) => {
          await transaction.lock('same name')
          await transaction.insert(tables.members, [member({ id: 'a' })])
          return transaction.count(tables.members)
        })
      )
      expect(await Promise.all(counts)).toEqual([1, 1])
    })
  })
}
