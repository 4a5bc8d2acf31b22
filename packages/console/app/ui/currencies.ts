import { locale } from '../texts/catalogue'

const longestFraction = 12

/** An amount of a currency with the currency's name: 1 euro, 1.08 US dollars. The amount is in whole units, and is not rounded to cents. */
export function namedAmount(amount: number, currency: string): string {
  return nameFormat(currency).format(amount)
}

/** A currency as one speaks of it: US dollars, euros. */
export function currencyName(currency: string): string {
  const name = nameFormat(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')
  return name?.value ?? currency
}

function nameFormat(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    minimumFractionDigits: 0,
    maximumFractionDigits: longestFraction
  })
}

/** The currencies that the browser knows, and the chosen one, by their names. The server may know others: it is the judge. */
export function namedCurrencies(chosen: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale(), { type: 'currency' })
  const codes = new Set([...Intl.supportedValuesOf('currency'), ...(chosen === '' ? [] : [chosen])])
  return [...codes].map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) => a.name.localeCompare(b.name, locale()))
}
