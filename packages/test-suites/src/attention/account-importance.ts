import type { customers } from '@rapport/core/src/registry/tables.js'
import type { RowOf } from '@rapport/core/src/storage/define-table.js'
import { id } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import type { AttentionWorld, AttentionWorlds } from './attention-world.js'

type Account = Partial<RowOf<typeof customers>>

const pays = (mrr_cents: number, currency = 'USD'): Account => ({ mrr_cents, currency, mrr_status: 'calculated' })

/** How much an item's account weighs. */
export function testAccountImportance(newWorld: AttentionWorlds): void {
  describe('the importance of an account', () => {
    /** What lists say of the accounts with these numbers, in their order. */
    async function importance(world: AttentionWorld, ...numbers: number[]) {
      for (const number of numbers) await world.raise({ customerId: id(number) })
      const { items } = await world.list()
      return numbers.map((number) => items.find(({ customer }) => customer.id === id(number))?.accountImportance)
    }

    it('is its revenue of a year, its part of all, and where it stands, within its currency', async () => {
      const world = await newWorld()
      await world.customers(pays(100), pays(300), pays(600), pays(50, 'EUR'), pays(100))
      expect(await importance(world, 1, 2, 3, 4)).toMatchObject([
        { arrCents: 1200, currency: 'USD', arrShareWithinCurrency: 100 / 1100, arrPercentileWithinCurrency: 50 },
        { arrCents: 3600, currency: 'USD', arrShareWithinCurrency: 300 / 1100, arrPercentileWithinCurrency: 75 },
        { arrCents: 7200, currency: 'USD', arrShareWithinCurrency: 600 / 1100, arrPercentileWithinCurrency: 100 },
        { arrCents: 600, currency: 'EUR', arrShareWithinCurrency: 1, arrPercentileWithinCurrency: 100 }
      ])
    })

    it('is not known where revenue is not', async () => {
      const world = await newWorld()
      await world.customers(pays(100), {}, { ...pays(200), mrr_status: 'mixed_currency' }, { mrr_cents: null, mrr_status: 'unavailable' })
      const unknown = { arrCents: null, currency: null, arrShareWithinCurrency: null, arrPercentileWithinCurrency: null }
      expect(await importance(world, 1, 2, 3, 4)).toMatchObject([{ arrShareWithinCurrency: 1 }, unknown, unknown, unknown])
    })

    it('has no part of nothing', async () => {
      const world = await newWorld()
      await world.customers(pays(0), pays(0), { ...pays(Number.MAX_SAFE_INTEGER - 1, 'EUR') })
      expect(await importance(world, 1, 3)).toMatchObject([
        { arrCents: 0, arrShareWithinCurrency: null, arrPercentileWithinCurrency: 100 },
        { currency: 'EUR', arrShareWithinCurrency: 1, arrPercentileWithinCurrency: 100 }
      ])
    })

    it('names the segments that its traits and its plan say', async () => {
      const world = await newWorld()
      const traits = { segment: ' Enterprise ', segments: ['EMEA', 'Enterprise', 7, ''], industry: 'Banking', company_size: null }
      await world.customers({ traits, plan: 'Scale' }, { traits: { segments: Array.from({ length: 60 }, (_, index) => `s${index}`) } })
      const [named, many] = await importance(world, 1, 2)
      expect(named?.segments).toEqual(['Enterprise', 'EMEA', 'Banking', 'Scale'])
      expect(many?.segments.length).toBe(50)
    })
  })
}
