import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import { customer, event, id } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

/** Ranges of times and whole numbers: as groups, and counted. */
export function testRanges({ newOrganization }: Pick<SuiteContext, 'newOrganization'>): void {
  describe('ranges', () => {
    const times: [at: number, name: string][] = [
      [9, 'a'],
      [10, 'a'],
      [19, 'b'],
      [20, 'b'],
      [20, 'a'],
      [45, 'b'],
      [9000, 'a']
    ]
    const bounds = [10, 20, 30, 40]
    const range = { column: 'occurred_at', bounds } as const
    const filled = async () => {
      const organization = newOrganization()
      const rows = times.map(([occurred_at, event_name], index) => event({ event_id: id(index), occurred_at, event_name }))
      await organization.insert(tables.events, rows)
      return organization
    }

    it('group rows by where they lie; what lies before the first bound is left out', async () => {
      const measures = { rows: { count: true }, last: { max: 'occurred_at' } } as const
      expect(await (await filled()).aggregate(tables.events, { range, measures })).toEqual([
        { range: 0, rows: 2, last: 19 },
        { range: 1, rows: 2, last: 20 },
        { range: 3, rows: 2, last: 9000 }
      ])
    })

    it('group further than columns do, in the order of the columns and then of the ranges', async () => {
      const organization = await filled()
      const query = { where: { occurred_at: { lt: 9000 } }, by: ['event_name'], range, measures: { rows: { count: true } } } as const
      const groups = [
        { event_name: 'a', range: 0, rows: 1 },
        { event_name: 'a', range: 1, rows: 1 },
        { event_name: 'b', range: 0, rows: 1 },
        { event_name: 'b', range: 1, rows: 1 },
        { event_name: 'b', range: 3, rows: 1 }
      ]
      expect(await organization.aggregate(tables.events, query)).toEqual(groups)
      expect(await organization.aggregate(tables.events, { ...query, limit: 3 })).toEqual(groups.slice(0, 3))
    })

    it('come in the order of their numbers, of which there may be many', async () => {
      const organization = newOrganization()
      const numbers = Array.from({ length: 120 }, (_, index) => index)
      await organization.insert(
        tables.events,
        numbers.map((n) => event({ event_id: id(n), occurred_at: n * 7 }))
      )
      const daily = { column: 'occurred_at', bounds: numbers.map((n) => n * 7) } as const
      const found = await organization.aggregate(tables.events, { range: daily, measures: {} })
      expect(found.map((group) => group.range)).toEqual(numbers)
    })

    it('are counted where they hold a value', async () => {
      const organization = await filled()
      const measures = { ranges: { countRanges: range }, halves: { countRanges: { column: 'occurred_at', bounds: [0, 30] } } } as const
      expect(await organization.aggregate(tables.events, { by: ['event_name'], measures })).toEqual([
        { event_name: 'a', ranges: 3, halves: 2 },
        { event_name: 'b', ranges: 3, halves: 2 }
      ])
      const none = { where: { occurred_at: { lt: 10 } }, measures }
      expect(await organization.aggregate(tables.events, none)).toEqual([{ ranges: 0, halves: 1 }])
      expect(await organization.aggregate(tables.events, { where: { occurred_at: { lt: 0 } }, measures })).toEqual([
        { ranges: 0, halves: 0 }
      ])
    })

    it('of whole numbers are alike, and null lies in none', async () => {
      const organization = newOrganization()
      const values = [null, -5, 0, 5, 2 ** 53 - 1]
      await organization.insert(
        tables.customers,
        values.map((mrr_cents, index) => customer({ id: id(index), mrr_cents }))
      )
      const amounts = { column: 'mrr_cents', bounds: [Number.MIN_SAFE_INTEGER, 0, 5] } as const
      const measures = { rows: { count: true }, total: { sum: 'mrr_cents' }, ranges: { countRanges: amounts } } as const
      expect(await organization.aggregate(tables.customers, { range: amounts, measures })).toEqual([
        { range: 0, rows: 1, total: -5, ranges: 1 },
        { range: 1, rows: 1, total: 0, ranges: 1 },
        { range: 2, rows: 2, total: 2 ** 53 + 4, ranges: 1 }
      ])
    })

    it('are refused where they do not ascend, or the column has none', async () => {
      const organization = newOrganization()
      const ask = (column: 'occurred_at' | 'event_name', bounds: number[]) =>
        organization.aggregate(tables.events, { range: { column, bounds }, measures: { rows: { count: true } } })
      for (const bounds of [[], [2, 1], [1, 1], [0.5]]) await expect(ask('occurred_at', bounds)).rejects.toThrow(TypeError)
      await expect(ask('event_name', [1])).rejects.toThrow(TypeError)
      const measures = { ranges: { countRanges: { column: 'occurred_at', bounds: [] } } } as const
      await expect(organization.aggregate(tables.events, { measures })).rejects.toThrow(TypeError)
    })
  })
}
