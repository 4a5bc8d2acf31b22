import { minorDigits } from '../values/index.js'

/** An amount in minor units as people read it: "$1,250.00"; undefined when the currency is none. */
export function amountOf(minorUnits: number, currency: string | null): string | undefined {
  if (currency === null || !/^[a-z]{3}$/i.test(currency)) return undefined
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(minorUnits / 10 ** minorDigits(currency))
}
