/** The forms of words that no rule makes: "left" is of "leave". Data of a language. */
export type IrregularForms = Readonly<Record<string, readonly string[]>>

const vowel = /[aeiouy]/
const doubled = /([bcdfgklmnprstvz])\1$/

/**
 * The base forms that a written word may be of, itself first: "cancelled" may be of "cancel", "cancell" and "cancelle". Whoever compares them with words
 * of a lexicon finds the right one, so no dictionary of the language is needed.
 */
export function baseForms(word: string, irregular: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const forms = new Set([word])
  for (const form of irregular.get(word) ?? []) forms.add(form)
  if (word.length > 3 && /^[a-z]+$/.test(word)) for (const form of regularForms(word)) forms.add(form)
  return [...forms]
}

function regularForms(word: string): string[] {
  if (word.endsWith('ies') || word.endsWith('ied')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)]
  if (word.endsWith('es')) return [word.slice(0, -1), word.slice(0, -2)]
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return [word.slice(0, -1)]
  if (word.endsWith('ying')) return [word.slice(0, -3), `${word.slice(0, -4)}ie`]
  const stem = word.endsWith('ing') ? word.slice(0, -3) : word.endsWith('ed') ? word.slice(0, -2) : ''
  if (stem.length < 2 || !vowel.test(stem)) return []
  return [stem, `${stem}e`, ...(doubled.test(stem) ? [stem.slice(0, -1)] : [])]
}

/** For every form of an irregular word, the words that it may be of. */
export function irregularIndex(forms: IrregularForms): Map<string, readonly string[]> {
  const index = new Map<string, readonly string[]>()
  for (const [base, others] of Object.entries(forms)) {
    for (const form of others) index.set(form, [...(index.get(form) ?? []), base])
  }
  return index
}
