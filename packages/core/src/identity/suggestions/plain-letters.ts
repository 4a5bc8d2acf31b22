import { foldWhole } from '../../values/index.js'

/** The letters and digits of a text, in lower case and without accents: the same for `Café-Müller` and `cafemuller`. */
export function plainLetters(text: string): string {
  return foldWhole(text)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
