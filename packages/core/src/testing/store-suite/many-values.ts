import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import type { RowOf } from '../../storage/define-table.js'
import type { Where } from '../../storage/query.js'
import { customer, id } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

type Customers = Where<RowOf<typeof tables.customers>>

/** More than the parameters of a statement of Postgres, which are counted in 16 bits. */
const many = 70_000

/** Conditions may hold any number of values: no list that a caller makes may be too long for a store. */
export function testManyValues({ newOrganization }: Pick<SuiteContext, 'newOrganization'>): void {
  describe('conditions with very many values', () => {
    const each = <T>(make: (index: number) => T): T[] => Array.from({ length: many }, (_, index) => make(index))
    const list = { domain: { in: [...each((index) => `${index}.com`), ...each((index) => `${index}.org`)] } }
    const cases: readonly [title: string, where: Customers, expected: number[]][] = [
      ['values of a list', list, [1, 3]],
      ['lists of ids and of numbers', { id: { in: each((index) => id(index + 2)) }, mrr_cents: { in: each((index) => index) } }, [2, 3]],
      ['parts of a text', { any: each((index) => ({ name: { contains: `<${index}>` } })) }, [1, 2]],
      [
        'alternatives of several columns',
        { any: each((index) => ({ name: { contains: `<${index}>` }, mrr_cents: { eq: index % 6 } })) },
        [2]
      ],
      [
        'alternatives of several forms',
        { any: [{ name: { isNull: true } }, ...each((index) => ({ domain: { eq: `${index}.org` } }))] },
        [3, 4]
      ]
    ]
    const customers = [
      customer({ id: id(1), name: 'Acme <69999>', domain: '69999.com', mrr_cents: 5 }),
      customer({ id: id(2), name: 'Beta <7>', domain: 'beta.com', mrr_cents: 1 }),
      customer({ id: id(3), name: 'Gamma', domain: '1.org', mrr_cents: 7 }),
      customer({ id: id(4), name: null, domain: null, mrr_cents: null })
    ]

    it.each(cases)('%s', async (_, where, expected) => {
      const organization = newOrganization()
      await organization.insert(tables.customers, customers)
      expect((await organization.find(tables.customers, { where })).map((row) => row.id)).toEqual(expected.map(id))
      expect(await organization.update(tables.customers, where, { currency: 'marked' })).toBe(expected.length)
      expect(await organization.count(tables.customers, { currency: { eq: 'marked' } })).toBe(expected.length)
      // The connection is as good as before.
      expect(await organization.count(tables.customers)).toBe(customers.length)
    })
  })
}
