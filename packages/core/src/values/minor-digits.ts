/**
 * Currencies whose amounts do not have two decimals, by ISO 4217 (list one, minor unit). Intl's own digits are those that people write, not those of the
 * standard: there, a Hungarian forint has none.
 */
export const unusualDigits: { readonly [digits: number]: readonly string[] } = {
  0: ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
  3: ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']
}

const known = new Map(Object.entries(unusualDigits).flatMap(([digits, codes]) => codes.map((code) => [code, Number(digits)] as const)))

/**
 * How many decimals an amount of this currency has, by ISO 4217: a code of three letters, in capitals or small. Two where the code is not known.
 *
 * @example
 * minorDigits('JPY') // 0, so 1250 minor units are ¥1,250
 */
export function minorDigits(currency: string): number {
  return known.get(currency.toUpperCase()) ?? 2
}
