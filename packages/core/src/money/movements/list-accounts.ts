import { type Static, Type } from 'typebox'
import { loadCustomerNames } from '../../customers/index.js'
import { readPaging, writeCursor } from '../../paging/index.js'
import { countedPageOutput, orNull, pageInput } from '../../runtime/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { invalidInput, strictObject } from '../../validation/index.js'
import { compareText } from '../../values/index.js'
import { type Month, monthOf, readMonth } from '../months.js'
import { type Figure, figureNames, partOf } from './add-up.js'
import { type Books, sortIntoBooks } from './books.js'
import { type MonthEnd, readMonthEnds } from './month-ends.js'
import { type CustomerMonth, customerMonths } from './movement.js'

const notCounted = 'not_counted'

export const accountsInput = strictObject({
  month: Type.String({ maxLength: 7, description: 'The month, such as 2026-11.' }),
  movement: Type.Enum([...figureNames, notCounted], {
    description: 'Which figure of the month. `not_counted` lists the customers who are in no figure.'
  }),
  plan: Type.Optional(
    Type.String({
      maxLength: 255,
      description: 'Only customers that count under this plan. The empty string means customers without a plan.'
    })
  ),
  currency: Type.Optional(
    Type.String({
      maxLength: 3,
      description: 'The currency of the figure, if that currency has no rate. By default, the currency of the workspace.'
    })
  ),
  ...pageInput
})

const pays = orNull(
  strictObject({
    amount: orNull(Type.Integer({ description: 'What it paid in minor units of its own currency; null while its MRR is not known.' })),
    currency: orNull(Type.String())
  })
)

const accountShape = strictObject({
  customer: strictObject({ id: Type.String(), name: orNull(Type.String()), domain: orNull(Type.String()) }),
  plan: orNull(Type.String()),
  amount: Type.Integer({ description: "What it adds to the figure, in minor units of the answer's currency." }),
  before: pays,
  after: pays
})

export const accountsShape = strictObject({
  currency: Type.String({ description: 'The currency of the amounts.' }),
  items: Type.Array(accountShape),
  pagination: countedPageOutput
})

/** The customers of a figure of a month. */
export type MovementAccounts = Static<typeof accountsShape>

/** What a customer adds to the figure. */
type Account = Pick<CustomerMonth, 'customerId' | 'plan' | 'before' | 'after'> & { amount: number }

/**
 * The customers of a figure of a month, those with the largest amount first. Throws INVALID_TOOL_INPUT for what is no month, a month to come, and a
 * currency that no customer stands beside in.
 */
export async function listMovementAccounts(
  context: { store: OrganizationStore; now: number },
  input: Static<typeof accountsInput>
): Promise<MovementAccounts> {
  const { store, now } = context
  const month = readMonth(input.month)
  if (month === undefined) throw invalidInput('month', 'must be a month, such as 2026-11')
  if (month > monthOf(now)) throw invalidInput('month', 'must not be in the future')
  const paging = readPaging(context, 'movement_accounts', input, { column: 'amount', direction: 'desc' })
  const books = await sortIntoBooks(store, await readMonthEnds(store, now))
  const { currency, accounts } = accountsOf(books, month, input)
  const sorted = accounts.sort((a, b) => b.amount - a.amount || compareText(a.customerId, b.customerId))
  const { cursor } = paging
  const isAfter = ({ amount, customerId }: Account) =>
    !cursor || amount < Number(cursor.value) || (amount === cursor.value && customerId > cursor.id)
  const rest = sorted.filter(isAfter)
  const shown = rest.slice(0, paging.limit)
  const last = shown.at(-1)
  const hasMore = rest.length > shown.length
  const total = cursor?.total ?? sorted.length
  const names = await loadCustomerNames(
    store,
    shown.map(({ customerId }) => customerId)
  )
  return {
    currency,
    items: shown.map(({ customerId, plan, amount, before, after }) => {
      const { name = null, domain = null } = names.get(customerId) ?? {}
      return { customer: { id: customerId, name, domain }, plan, amount, before: paysOf(before), after: paysOf(after) }
    }),
    pagination: {
      hasMore,
      nextCursor:
        hasMore && last ? writeCursor({ asOf: paging.asOf, total, value: last.amount, id: last.customerId }, paging.binding) : null,
      total
    }
  }
}

function accountsOf(books: Books, month: Month, input: Static<typeof accountsInput>): { currency: string; accounts: Account[] } {
  const { movement: figure, plan, currency } = input
  if (figure === notCounted) return { currency: books.main.currency, accounts: notCountedIn(books, month) }
  const book = currency === undefined ? books.main : [books.main, ...books.beside].find((each) => each.currency === currency.toUpperCase())
  if (!book) throw invalidInput('currency', 'must be the currency of the workspace, or one without a rate that customers pay in')
  const months = customerMonths(book, month).filter((each) => plan === undefined || (each.plan ?? '') === plan)
  return { currency: book.currency, accounts: months.flatMap((each) => accountOf(each, figure)) }
}

function accountOf(month: CustomerMonth, figure: Figure): Account[] {
  const amount = partOf(month, figure)
  return amount > 0 ? [{ ...month, amount }] : []
}

/** All of them, whatever they paid in that month: they are in no figure of any. */
function notCountedIn({ notCounted: customers }: Books, month: Month): Account[] {
  return [...customers].map(([customerId, ends]) => {
    const before = ends.findLast((end) => end.month < month)
    const after = ends.findLast((end) => end.month <= month)
    return { customerId, plan: after?.plan ?? before?.plan ?? null, amount: 0, before, after }
  })
}

function paysOf(end: MonthEnd | undefined): Static<typeof pays> {
  if (!end || (end.cents === 0 && !end.isUnknown)) return null
  return { amount: end.isUnknown ? null : end.cents, currency: end.currency }
}
