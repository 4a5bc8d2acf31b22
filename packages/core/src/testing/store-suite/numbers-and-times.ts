import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import { customer, event, id } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

/** Numbers and times at the ends of their ranges. */
export function testNumbersAndTimes({ newOrganization }: Pick<SuiteContext, 'newOrganization'>): void {
  describe('numbers and times', () => {
    it('whole numbers keep every digit up to 2^53, on both sides of zero', async () => {
      const organization = newOrganization()
      const numbers = [2 ** 53, 2 ** 53 - 1, 2 ** 31, 1, 0, -1, -(2 ** 31) - 1, -(2 ** 53)]
      await organization.insert(
        tables.customers,
        numbers.map((number, index) => customer({ id: id(index), mrr_cents: number, contact_count: number }))
      )
      for (const column of ['mrr_cents', 'contact_count'] as const) {
        const rows = await organization.find(tables.customers, { orderBy: { column, direction: 'desc' } })
        expect(rows.map((row) => row[column])).toEqual(numbers)
        expect(await organization.count(tables.customers, { [column]: { gt: 2 ** 53 - 1 } })).toBe(1)
      }
      expect(
        await organization.aggregate(tables.customers, { measures: { sum: { sum: 'mrr_cents' }, min: { min: 'mrr_cents' } } })
      ).toEqual([{ sum: 2 ** 53 - 2, min: -(2 ** 53) }])
      expect(await organization.increment(tables.customers, { id: id(1) }, { mrr_cents: 1 })).toMatchObject({ mrr_cents: 2 ** 53 })
    })

    it('times are exact to the millisecond, before 1970 too', async () => {
      const organization = newOrganization()
      const times = [
        Date.UTC(9999, 11, 31, 23, 59, 59, 999),
        1_767_268_800_001,
        1_000,
        1,
        0,
        -1,
        -999,
        -1001,
        Date.UTC(1883, 10, 18, 17, 3, 58, 1),
        -62_135_596_800_000
      ]
      await organization.insert(
        tables.events,
        times.map((time, index) => event({ event_id: id(index), occurred_at: time, received_at: time, customer_id: id(99) }))
      )
      const where = { customer_id: { eq: id(99) } }
      for (const column of ['occurred_at', 'received_at'] as const) {
        const rows = await organization.find(tables.events, { where, orderBy: { column, direction: 'desc' } })
        expect(rows.map((row) => row[column])).toEqual(times)
      }
      for (const time of times) expect(await organization.count(tables.events, { received_at: { eq: time } })).toBe(1)
      expect(
        await organization.aggregate(tables.events, { measures: { first: { min: 'occurred_at' }, last: { max: 'received_at' } } })
      ).toEqual([{ first: times.at(-1), last: times[0] }])
    })
  })
}
