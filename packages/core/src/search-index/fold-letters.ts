/** Also the vowel signs of Hebrew and Arabic, which are rarely written, and the stroke that stretches Arabic words. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]/g
const ascii = /^[\x20-\x7e]*$/

/** Letters that accents are part of, so that Unicode does not take them apart, as people write them without. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
const ligatures = /[ßæœøłđðþı]/g

/** A word in lower case without accents: whoever looks for `Muller` or `muller` finds `Müller`. */
export function foldLetters(word: string): string {
  const lower = word.toLowerCase()
  if (ascii.test(lower)) return lower
  const bare = lower.normalize('NFD').replace(accents, '').normalize('NFC')
  return bare.replace(ligatures, (letter) => letters[letter] ?? letter)
}
