import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import { customer, event, id } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

/** count and aggregate. */
export function testAggregate({ newOrganization }: Pick<SuiteContext, 'newOrganization'>): void {
  describe('aggregate', () => {
    const customers = async () => {
      const organization = newOrganization()
      const rows: [currency: string | null, owner: string | null, mrr: number | null, seen: number | null][] = [
        ['EUR', 'ann', 100, -5],
        ['EUR', 'bob', null, null],
        ['USD', 'ann', 300, 7],
        [null, null, 50, 8],
        ['EUR', 'ann', -30, 2]
      ]
      await organization.insert(
        tables.customers,
        rows.map(([currency, owner_id, mrr_cents, first_seen_at], index) =>
          customer({ id: id(index), currency, owner_id, mrr_cents, first_seen_at })
        )
      )
      return organization
    }
    const measures = {
      rows: { count: true },
      owners: { countDistinct: 'owner_id' },
      lowest: { min: 'mrr_cents' },
      total: { sum: 'mrr_cents' },
      lastOwner: { max: 'owner_id' },
      first: { min: 'first_seen_at' },
      greatestId: { max: 'id' }
    } as const

    it('without groups there is exactly one, in which null counts for nothing', async () => {
      const all = { rows: 5, owners: 2, lowest: -30, total: 420, lastOwner: 'bob', first: -5, greatestId: id(4) }
      expect(await (await customers()).aggregate(tables.customers, { measures })).toEqual([all])
    })

    it('of no rows counts are 0 and other measures null', async () => {
      const none = { rows: 0, owners: 0, lowest: null, total: null, lastOwner: null, first: null, greatestId: null }
      expect(await newOrganization().aggregate(tables.customers, { measures })).toEqual([none])
      expect(await (await customers()).aggregate(tables.customers, { where: { name: { eq: 'nobody' } }, measures })).toEqual([none])
      expect(await newOrganization().aggregate(tables.customers, { by: ['currency'], measures })).toEqual([])
    })

    it('groups come in the order of their values, null last', async () => {
      const organization = await customers()
      const byCurrency = [
        { currency: 'EUR', rows: 3, owners: 2, lowest: -30, total: 70, lastOwner: 'bob', first: -5, greatestId: id(4) },
        { currency: 'USD', rows: 1, owners: 1, lowest: 300, total: 300, lastOwner: 'ann', first: 7, greatestId: id(2) },
        { currency: null, rows: 1, owners: 0, lowest: 50, total: 50, lastOwner: null, first: 8, greatestId: id(3) }
      ]
      expect(await organization.aggregate(tables.customers, { by: ['currency'], measures })).toEqual(byCurrency)
      expect(await organization.aggregate(tables.customers, { by: ['currency'], measures, limit: 2 })).toEqual(byCurrency.slice(0, 2))
    })

    it('groups by several columns, of the rows that match', async () => {
      const query = { where: { mrr_cents: { isNull: false } }, by: ['owner_id', 'currency'], measures: { rows: { count: true } } } as const
      expect(await (await customers()).aggregate(tables.customers, query)).toEqual([
        { owner_id: 'ann', currency: 'EUR', rows: 2 },
        { owner_id: 'ann', currency: 'USD', rows: 1 },
        { owner_id: null, currency: null, rows: 1 }
      ])
    })

    it('groups by times and booleans', async () => {
      const organization = newOrganization()
      const rows = [10, -10, 10].map((occurred_at, index) =>
        event({ event_id: id(index), occurred_at, clamped: index === 0, user_id: id(index % 2) })
      )
      await organization.insert(tables.events, rows)
      const measured = { users: { countDistinct: 'user_id' } } as const
      expect(await organization.aggregate(tables.events, { by: ['occurred_at'], measures: measured })).toEqual([
        { occurred_at: -10, users: 1 },
        { occurred_at: 10, users: 1 }
      ])
      expect(await organization.aggregate(tables.events, { by: ['clamped'], measures: measured })).toEqual([
        { clamped: false, users: 2 },
        { clamped: true, users: 1 }
      ])
    })

    it('measures of a selection see its rows alone', async () => {
      const organization = await customers()
      const selected = {
        rows: { count: true },
        ann: { count: true, where: { owner_id: { eq: 'ann' } } },
        owners: { countDistinct: 'owner_id', where: { mrr_cents: { gt: 0 } } },
        lowest: { min: 'mrr_cents', where: { mrr_cents: { gte: 100 } } },
        last: { max: 'first_seen_at', where: { any: [{ currency: { isNull: true } }, { owner_id: { eq: 'bob' } }] } },
        total: { sum: 'mrr_cents', where: { currency: { eq: 'EUR' } } },
        seen: { countRanges: { column: 'first_seen_at', bounds: [-10, 0, 5] }, where: { currency: { isNull: false } } },
        id: { max: 'id', where: { owner_id: { eq: 'nobody' } } }
      } as const
      expect(await organization.aggregate(tables.customers, { measures: selected })).toEqual([
        { rows: 5, ann: 3, owners: 1, lowest: 100, last: 8, total: 70, seen: 3, id: null }
      ])
      expect(await organization.aggregate(tables.customers, { by: ['owner_id'], measures: { euros: selected.total } })).toEqual([
        { owner_id: 'ann', euros: 70 },
        { owner_id: 'bob', euros: null },
        { owner_id: null, euros: null }
      ])
      expect(await organization.aggregate(tables.customers, { measures: { lowest: selected.lowest } })).toEqual([{ lowest: 100 }])
    })

    it('without measures the groups alone are answered', async () => {
      const groups = await (await customers()).aggregate(tables.customers, { by: ['currency'], measures: {} })
      expect(groups).toEqual([{ currency: 'EUR' }, { currency: 'USD' }, { currency: null }])
    })

    it('count looks no further than it is told to', async () => {
      const organization = await customers()
      for (const [upTo, counted] of [
        [0, 0],
        [2, 2],
        [3, 3],
        [4, 3]
      ] as const) {
        expect(await organization.count(tables.customers, { owner_id: { eq: 'ann' } }, upTo)).toBe(counted)
      }
      await expect(organization.count(tables.customers, {}, -1)).rejects.toThrow(TypeError)
    })

    it('count counts the matching rows', async () => {
      const organization = await customers()
      expect(await organization.count(tables.customers)).toBe(5)
      expect(await organization.count(tables.customers, { owner_id: { eq: 'ann' } })).toBe(3)
      expect(await organization.count(tables.customers, { owner_id: { eq: 'nobody' } })).toBe(0)
    })
  })
}
