import { QuerySlots } from '@rapport/core/src/context/query-slots.js'
import { readMovements } from '@rapport/core/src/money/movements/read-movements.js'
import { runQuery } from '@rapport/core/src/sql/run-query.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day } from '../revenue/billing-world.js'
import { begin, histories, playHistory, worth } from './random-history.js'
import { type ReferenceMonth, referenceMonths } from './reference-model.js'

const names = ['opening', 'new', 'reactivation', 'expansion', 'contraction', 'churn', 'closing'] as const

/**
 * Registers the tests of the movements of MRR on a store with vitest: over random histories they equal a model by hand, and their SQL gives the same.
 * `createStore` makes the store, its schema in place; `histories` is how many are tried.
 */
export function moneySuite(name: string, createStore: () => Promise<Store>, { runs = 10, seed = 41 } = {}): void {
  describe(`movements of MRR on ${name}`, () => {
    const store = openedStore(createStore)

    const compare = async (steps: Parameters<typeof playHistory>[1]) => {
      const { world, model, today } = await playHistory(store(), steps)
      // The model knows every month; the answer shows the last of them.
      const ends = [-1, ...monthEnds(today)].map((end) => model.paidOn(end))
      const count = ends.length - 1
      const answer = await readMovements(world.rows, { months: count }, world.now)
      expect(answer.months.map(plainFigures)).toEqual(referenceMonths(ends, worth).map(asNumbers))
      const yen = answer.beside.find(({ currency }) => currency === 'JPY')
      const inYen = referenceMonths(ends, new Map([['JPY', [1n, 1n]]]))
      if (yen) expect(yen.months.map(plainFigures)).toEqual(inYen.map(asNumbers))
      else expect(inYen.every(({ opening, closing }) => opening === 0n && closing === 0n)).toBe(true)
      for (const month of answer.months) expectToAddUp(month)
      if (!world.rows.sql) return
      const context = { store: world.rows, now: world.now, queries: new QuerySlots(5), signal: undefined }
      for (const { sql, months } of [answer, ...answer.beside]) {
        const { rows } = await runQuery(context, sql, 100)
        const isAnybody = months.some(({ opening, closing }) => opening.amount > 0 || closing.amount > 0)
        if (isAnybody) expect(rows.map(readRow)).toEqual(months.map(sqlRow))
      }
    }

    it('equal a model by hand over random histories, and so does their SQL', async () => {
      await fc.assert(fc.asyncProperty(histories, compare), { numRuns: runs, seed, endOnFailure: runs > 100 })
    })

    // The months before a customer's first snapshot are known by corrections alone: the customer that the domain is again has its first one today.
    it('stop at an end from before the first snapshot of a customer', async () => {
      const amount = { cents: 36_999, isYearly: false, currency: 'USD', plan: 'Team' } as const
      await compare([
        { do: 'merge', host: 'c1', domain: 'd2.test' },
        { do: 'put', id: 's3', owner: 'd2.test', amount, lateDays: 57 },
        { do: 'cancel', id: 's3', lateDays: 48 },
        { do: 'part', host: 'c1' }
      ])
    })
  })
}

type Figures = Awaited<ReturnType<typeof readMovements>>['months'][number]
type PlainFigures = Record<(typeof names)[number], { amount: number }> & Pick<Figures, 'netRetention' | 'grossRetention'>

/** The last day of each month from January on, and today. */
function monthEnds(today: number): number[] {
  const ends: number[] = []
  for (let month = 1; ; month += 1) {
    const end = (Date.UTC(2025, month, 1) - begin) / day - 1
    if (end >= today) return [...ends, today]
    ends.push(end)
  }
}

function plainFigures(month: PlainFigures) {
  return {
    ...Object.fromEntries(names.map((name) => [name, month[name].amount])),
    net: month.netRetention,
    gross: month.grossRetention
  }
}

function asNumbers(month: ReferenceMonth) {
  const { opening, expansion, contraction, churn } = month
  const share = (part: bigint) => (opening === 0n ? null : Number((2n * part * 10_000n + opening) / (2n * opening)) / 10_000)
  const figures: { [name: string]: number | null } = Object.fromEntries(names.map((name) => [name, Number(month[name])]))
  return { ...figures, net: share(opening + expansion - contraction - churn), gross: share(opening - contraction - churn) }
}

function expectToAddUp(month: Figures): void {
  const { opening, closing, expansion, reactivation, contraction, churn } = month
  const sum = opening.amount + month.new.amount + reactivation.amount + expansion.amount - contraction.amount - churn.amount
  expect(sum).toBe(closing.amount)
  for (const name of names) {
    expect(month.plans.reduce((all, plan) => all + plan[name].amount, 0)).toBe(month[name].amount)
    expect(month.plans.reduce((all, plan) => all + plan[name].customers, 0)).toBe(month[name].customers)
  }
}

function sqlRow(month: PlainFigures & { month: string }) {
  return { month: month.month, ...plainFigures(month) }
}

function readRow({ month, net_retention, gross_retention, ...amounts }: Record<string, unknown>) {
  const figures = Object.fromEntries(names.map((name) => [name, Number(amounts[name])]))
  return { month, ...figures, net: numberOf(net_retention), gross: numberOf(gross_retention) }
}

const numberOf = (value: unknown) => (value === null ? null : Number(value))
