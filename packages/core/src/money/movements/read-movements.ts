import { type Static, Type } from 'typebox'
import { instant, orNull } from '../../runtime/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { strictObject } from '../../validation/index.js'
import { compareText, groupBy, isoTime, isoTimeOrNull } from '../../values/index.js'
import { rateShape, withAge } from '../currency-settings.js'
import { type Month, monthOf, monthText } from '../months.js'
import { addUp, figures } from './add-up.js'
import { type Book, sortIntoBooks } from './books.js'
import { changedMonths } from './changed-months.js'
import { readMonthEnds } from './month-ends.js'
import { type CustomerMonth, customerMonths } from './movement.js'
import { movementsStatement } from './statement.js'

const maxMonths = 60

export const movementsInput = strictObject({
  months: Type.Optional(
    Type.Integer({ minimum: 1, maximum: maxMonths, description: 'How many months, including the current one; 12 by default.' })
  )
})

const month = Type.String({ description: 'A month of UTC, such as 2026-11.' })
const plan = orNull(Type.String({ description: 'The plan; null for customers without one.' }))

const monthShape = strictObject({
  month,
  isRunning: Type.Boolean({ description: 'Whether the month has not ended yet. Its figures are current.' }),
  ...figures,
  plans: Type.Array(strictObject({ plan, ...figures }), {
    description:
      'The same by plan, largest first. A customer counts under its plan at the end of the month, or at the beginning if it left.'
  }),
  changedAt: orNull(
    Type.String({ format: 'date-time', description: 'When the figures last changed after the end of the month; null if they did not.' })
  )
})

const besideShape = strictObject({
  currency: Type.String(),
  customers: Type.Integer({ minimum: 0, description: 'Customers who ever paid, all of them in this currency.' }),
  months: Type.Array(strictObject({ month, isRunning: Type.Boolean(), ...figures })),
  sql: Type.String({ description: 'The same figures as SQL.' })
})

export const movementsShape = strictObject({
  currency: Type.String({ description: 'The currency of the figures (ISO 4217).' }),
  isChosen: Type.Boolean({
    description: 'Whether the workspace chose this currency. Otherwise it is the currency of most customers, and no rate applies.'
  }),
  rates: Type.Array(rateShape, { description: 'The current rates, which convert all months.' }),
  asOf: instant(),
  months: Type.Array(monthShape, { description: 'The oldest first.' }),
  beside: Type.Array(besideShape, { description: 'Currencies without a rate. Their customers are not in the months above.' }),
  notCounted: Type.Integer({
    minimum: 0,
    description:
      'Customers who are in no figure: they pay in several currencies at once, or paid in several currencies and one of them has no rate.'
  }),
  // The first of these months that changed after it had ended.
  changed: orNull(strictObject({ month, at: Type.String({ format: 'date-time', description: 'When the last of these months changed.' }) })),
  sql: Type.String({ description: 'The figures as SQL over the view `revenue`, without those by plan.' })
})

/** The movements of MRR by month, in one currency. */
export type RevenueMovements = Static<typeof movementsShape>

/**
 * MRR of the last months in one currency, and how it moved: docs/money.md has the definitions. Amounts are in minor units.
 *
 * @example const { currency, months } = await readMovements(store, { months: 6 }, clock.now())
 */
export async function readMovements(
  store: OrganizationStore,
  { months: count = 12 }: Static<typeof movementsInput>,
  now: number
): Promise<RevenueMovements> {
  const running = monthOf(now)
  const months = Array.from({ length: count }, (_, index) => running - count + 1 + index)
  const [ends, changed] = await Promise.all([readMonthEnds(store, now), changedMonths(store, months)])
  const books = await sortIntoBooks(store, ends)
  const [firstChanged] = months.filter((each) => changed.has(each))
  return {
    currency: books.main.currency,
    isChosen: books.isChosen,
    rates: withAge(books.rates, now),
    asOf: isoTime(now),
    months: months.map((each) => {
      const customers = customerMonths(books.main, each)
      return {
        ...named(each, running),
        ...addUp(customers),
        plans: byPlan(customers),
        changedAt: isoTimeOrNull(changed.get(each) ?? null)
      }
    }),
    beside: books.beside.map((book) => ({
      currency: book.currency,
      customers: book.customers.size,
      months: months.map((each) => ({ ...named(each, running), ...addUp(customerMonths(book, each)) })),
      sql: statementOf(book, months, now)
    })),
    notCounted: books.notCounted.size,
    changed: firstChanged === undefined ? null : { month: monthText(firstChanged), at: isoTime(Math.max(...changed.values())) },
    sql: statementOf(books.main, months, now)
  }
}

function named(month: Month, running: Month) {
  return { month: monthText(month), isRunning: month === running }
}

function byPlan(customers: readonly CustomerMonth[]) {
  return [...groupBy(customers, (each) => each.plan)]
    .map(([name, own]) => ({ plan: name, ...addUp(own) }))
    .sort((a, b) => b.closing.amount - a.closing.amount || compareText(a.plan ?? '', b.plan ?? ''))
}

function statementOf(book: Book, months: readonly Month[], now: number): string {
  const [first = monthOf(now)] = months
  return movementsStatement(book, first, monthOf(now), now)
}
