/** Unicode's own bound (UAX #15, stream-safe text): no script puts more marks on a letter. */
const longRun = /(\p{M}{30})(?=\p{M})/gu
/** A mark that nobody sees (U+034F); others are not sorted across it. */
const divider = '\u034f'
/** What sorting the marks of a shorter text costs does not matter. */
const shortText = 1_000

/**
 * A text in one of Unicode's normal forms. Use it for every text that may be long. `normalize` sorts the marks on a letter in quadratic time: half a megabyte
 * of them would hold the process up for more than a minute. A longer run than any language has is therefore divided.
 */
export function normalForm(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return (text.length > shortText ? text.replace(longRun, `$1${divider}`) : text).normalize(form)
}
