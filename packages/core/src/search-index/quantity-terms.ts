import type { WordTerms } from './word-terms.js'

/** `$50,000`, `50000` and `50k` are one number, and `.5` is 0.5; `10GB` and `v2.1` are found as `10 GB` and 2.1, too. */
export function quantityTerms(text: string, wordTerms: WordTerms): string[] {
  const whole = text
    .replace(/,(?=\d{3}(?!\d))/g, '')
    .replace(/^\./, '0.')
    .toLowerCase()
  const [, version = '', digits = '', unit = ''] = /^(v?)([\d.,]+)(.*)$/.exec(whole) ?? []
  const times = unit === 'k' ? 1e3 : unit === 'm' ? 1e6 : 1
  const value = times === 1 ? Number.NaN : Number(digits) * times
  if (Number.isSafeInteger(value)) return [String(value)]
  const isBare = version + unit === '' || /^(?:st|nd|rd|th)$/.test(unit)
  return isBare ? [whole] : [whole, digits, ...(unit === '' ? [] : wordTerms(unit))]
}
