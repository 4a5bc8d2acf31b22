import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import { customer, id } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

/** More rows than any store sorts for a page without another look at its indexes. */
const many = 700

/** The first page of an order, with the number of all rows. */
export function testFirstPage({ newOrganization }: Pick<SuiteContext, 'newOrganization'>): void {
  describe('firstPage', () => {
    const customersOf = async (count: number) => {
      const organization = newOrganization()
      const rows = Array.from({ length: count }, (_, index) =>
        customer({ id: id(index + 1), owner_id: index % 2 === 0 ? 'ann' : 'bob', mrr_cents: index % 5 === 0 ? null : index })
      )
      await organization.insert(tables.customers, rows)
      return organization
    }

    it.each([0, 7, many])('answers what find and count do, of %i rows', async (count) => {
      const organization = await customersOf(count)
      for (const where of [{}, { owner_id: { eq: 'ann' } }, { all: [{ owner_id: { ne: 'ann' } }] }, { owner_id: { eq: 'nobody' } }]) {
        for (const direction of ['asc', 'desc'] as const) {
          const query = { where, orderBy: { column: 'mrr_cents', direction }, columns: ['id', 'mrr_cents'] } as const
          const total = await organization.count(tables.customers, where)
          for (const limit of [0, 3, many]) {
            const rows = await organization.find(tables.customers, { ...query, limit })
            expect(await organization.firstPage(tables.customers, { ...query, limit })).toEqual({ rows, total })
          }
        }
      }
    })

    it('sees what its transaction wrote', async () => {
      const organization = await customersOf(3)
      const page = await organization.transaction(async (transaction) => {
        void transaction.remove(tables.customers, { id: { eq: id(3) } })
        return transaction.firstPage(tables.customers, { where: { owner_id: { eq: 'ann' } }, columns: ['id'], limit: 5 })
      })
      expect(page).toEqual({ rows: [{ id: id(1) }], total: 1 })
    })
  })
}
