import type { Static } from 'typebox'
import { Type } from 'typebox'
import { compare, decimal, readCurrency } from '../revenue/index.js'
import { orNull } from '../runtime/index.js'
import type { Transaction } from '../storage/index.js'
import { invalidInput, strictObject } from '../validation/index.js'
import { canonicalJson, compareText, isCalendarDay } from '../values/index.js'
import { currencyKey, readStoredCurrency } from './currency-settings.js'
import { type StoredRate, workspaceCurrency } from './tables/workspace-currency.js'

/** A workspace has at most so many rates: more than there are currencies. */
const maxRates = 200
/** Beyond these no rate of two currencies lies. */
const smallest = decimal('0.0000001')
const largest = decimal('10000000')
const firstDay = Date.UTC(1990, 0, 1)
/** Days begin first at UTC+14. */
const earliestMidnight = 14 * 3_600_000

const rateInput = strictObject({
  rate: Type.String({
    maxLength: 40,
    description: "What one unit is worth in the workspace's currency, as decimal text, such as 1.08."
  }),
  date: Type.String({ maxLength: 10, description: 'The day of the rate, such as 2026-11-20.' })
})

export const currencyChange = {
  currency: Type.Optional(
    orNull(
      Type.String({ maxLength: 3, description: 'The currency to add up in (ISO 4217). With another currency, all rates are removed.' })
    )
  ),
  rates: Type.Optional(
    Type.Record(Type.String({ maxLength: 3 }), orNull(rateInput), {
      maxProperties: maxRates,
      description: 'Rates by currency. A currency that is left out keeps its rate, and null removes it.'
    })
  )
}

const currencyChangeShape = strictObject(currencyChange)

/** A change of the currency, or of rates. */
type CurrencyChange = Static<typeof currencyChangeShape>

/**
 * Changes the currency and its rates; answers how they were and are. Throws INVALID_TOOL_INPUT for what is no currency in use, for a rate of zero or far
 * from any that there is, and for a day that does not exist or is to come.
 */
export async function changeCurrency(transaction: Transaction, { currency, rates }: CurrencyChange, now: number) {
  const before = await readStoredCurrency(transaction)
  const chosen = currency === undefined ? before.currency : currency === null ? null : readCode(currency, 'currency')
  const kept = new Map(chosen === before.currency ? before.rates.map((rate) => [rate.currency, rate]) : [])
  for (const [written, given] of Object.entries(rates ?? {})) {
    const path = `rates.${written}`
    const of = readCode(written, path)
    if (given === null) {
      kept.delete(of)
      continue
    }
    if (chosen === null) throw invalidInput(path, "needs the workspace's currency first: a rate says what a unit is worth in it")
    if (of === chosen) throw invalidInput(path, `must be left out: ${chosen} is the workspace's currency and needs no rate`)
    kept.set(of, { currency: of, rate: readRate(given.rate, `${path}.rate`), date: readDate(given.date, `${path}.date`, now) })
  }
  const after = { currency: chosen, rates: [...kept.values()].sort((a, b) => compareText(a.currency, b.currency)) }
  const stored = { currency: before.currency, rates: [...before.rates] }
  if (canonicalJson(stored) !== canonicalJson(after))
    await transaction.upsert(workspaceCurrency, [{ ...currencyKey, ...after, updated_at: now }])
  return { before: stored, after }
}

function readCode(text: string, path: string): string {
  return readCurrency(text.trim(), `input.${path}`)
}

function readRate(text: string, path: string): StoredRate['rate'] {
  const written = text.trim()
  if (!/^\d{1,12}(\.\d{1,12})?$/.test(written)) throw invalidInput(path, 'must be a decimal number as text, such as "1.08"')
  const rate = decimal(written)
  if (rate.numerator === 0n) throw invalidInput(path, 'must be above zero')
  if (compare(rate, smallest) < 0 || compare(rate, largest) > 0)
    throw invalidInput(path, 'must be from 0.0000001 to 10000000: no two currencies are further apart')
  return written
}

function readDate(text: string, path: string, now: number): StoredRate['date'] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isCalendarDay(text)) throw invalidInput(path, 'must be a day, such as 2026-11-20')
  if (Date.parse(text) < firstDay) throw invalidInput(path, 'must be in 1990 or later')
  if (Date.parse(text) > now + earliestMidnight)
    throw invalidInput(path, 'must not be in the future: give the rate of a day that has begun')
  return text
}
