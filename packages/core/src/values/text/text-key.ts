import { normalForm } from './normal-form.js'

const longest = 256

/** Text in the form that case-insensitive matching compares on every store: NFC, lower case, cut to 256 code points. */
export function foldText(text: string): string {
  return cutCodePoints(foldWhole(text), longest)
}

/** The same of all of a text: what tells texts apart that begin alike. Lower case writes Σ by its place in a word, which parts of words do not share. */
export function foldWhole(text: string): string {
  return normalForm(normalForm(text, 'NFC').toLowerCase(), 'NFC').replaceAll('ς', 'σ')
}

/** Whether a folded text may be that of texts which go on differently. */
export function mayBeCut(folded: string): boolean {
  return cutCodePoints(folded, longest - 1) !== folded
}

/** The search key of a row: its parts folded, one a line; null parts are left out. Find in it with `contains: foldText(search)`. */
export function searchKey(...parts: readonly (string | null)[]): string {
  return parts
    .filter((part) => part !== null)
    .map(foldText)
    .join('\n')
}

/** The first `limit` code points of a text: never half of a surrogate pair. */
export function cutCodePoints(text: string, limit: number): string {
  if (text.length <= limit) return text
  let units = 0
  for (let points = 0; points < limit && units < text.length; points++) units += (text.codePointAt(units) ?? 0) > 0xffff ? 2 : 1
  return text.slice(0, units)
}
