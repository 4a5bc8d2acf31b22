import { type Static, Type } from 'typebox'
import { orNull } from '../runtime/index.js'
import type { Rows } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { day, startOfUtcDay } from '../values/index.js'
import { type StoredRate, workspaceCurrency } from './tables/workspace-currency.js'

export const currencyKey = { name: 'workspace' }

const currencyCode = (description: string) => Type.String({ minLength: 3, maxLength: 3, description })

export const rateShape = strictObject({
  currency: currencyCode('The currency (ISO 4217).'),
  rate: Type.String({ description: "What one unit of it is worth in the workspace's currency, exactly." }),
  date: Type.String({ description: 'The day of the rate, such as 2026-11-20.' }),
  ageDays: Type.Integer({ minimum: 0, description: 'How many days ago that was.' })
})

/** A rate of exchange into the workspace's currency. */
export type ExchangeRate = Static<typeof rateShape>

export const currencySettings = {
  currency: orNull(currencyCode('The currency that the console and the movements of MRR add up in; null while none is chosen.')),
  rates: Type.Array(rateShape, { description: 'The rates into that currency, by currency.' })
}

const currencySettingsShape = strictObject(currencySettings)

/** The currency of a workspace, and the rates into it. */
export type CurrencySettings = Static<typeof currencySettingsShape>

/** The stored currency and rates; no currency while none is chosen. */
export async function readStoredCurrency(rows: Rows<'organization'>): Promise<{ currency: string | null; rates: readonly StoredRate[] }> {
  const [row] = await rows.get(workspaceCurrency, [currencyKey])
  return row ?? { currency: null, rates: [] }
}

/** The workspace's currency and its rates, with their age. */
export async function readCurrencySettings(rows: Rows<'organization'>, now: number): Promise<CurrencySettings> {
  const { currency, rates } = await readStoredCurrency(rows)
  return { currency, rates: withAge(rates, now) }
}

/** Rates of tomorrow, as they are east of Greenwich, are of today. */
export function withAge(rates: readonly StoredRate[], now: number): ExchangeRate[] {
  return rates.map((rate) => ({ ...rate, ageDays: Math.max(0, (startOfUtcDay(now) - Date.parse(rate.date)) / day) }))
}
