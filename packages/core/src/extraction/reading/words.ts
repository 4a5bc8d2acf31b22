/** A word of a sentence, in two forms. */
export interface Word {
  /** The word in lower case. A number, address or amount is replaced by its class, such as `#money`. */
  text: string
  /** The first letters, so that the forms of a word have the same root. A name within a sentence is `#name`. */
  root: string
}

const rootLength = 5
const maxWords = 120

/** Classes of words, with the pattern of each. The first that matches counts. */
const classes: readonly (readonly [name: string, pattern: string])[] = [
  ['#mail', String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`],
  ['#url', String.raw`(?:https?:\/\/|www\.)\S+`],
  [
    '#money',
    String.raw`(?:[$€£¥]|\b(?:usd|eur|gbp|chf|brl|mxn|r\$) ?)\d[\d.,]*(?: ?(?:k|m|bn|mio|mil|million|millionen|millones|milhões)\b)?|\b\d[\d.,]* ?(?:k|bn|[€£$]|(?:eur|usd|gbp|chf|euros?|dollars?|pounds?|dólares|reais|pesos|francs|franken|kröten|quid)\b)(?!\w)`
  ],
  ['#percent', String.raw`\b\d[\d.,]* ?(?:%|percent\b|per cent\b|pct\b|prozent\b|por ciento\b|por cento\b|pour cent\b)`],
  ['#phone', String.raw`\+?\(?\d[\d ()/.-]{7,}\d`],
  ['#time', String.raw`\b\d{1,2}[:.h]\d{2}\b(?: ?[ap]m\b)?|\b\d{1,2} ?[ap]m\b`],
  ['#year', String.raw`\b20\d\d\b`],
  ['#quarter', String.raw`\bq[1-4]\b`],
  ['#number', String.raw`\d[\d.,]*`]
]
const token = new RegExp(`(${classes.map(([, pattern]) => pattern).join(')|(')})|\\p{L}[\\p{L}\\p{M}]*|[?!]`, 'giu')

/** English contractions, and what they are written out as: "won't" and "will not" become the same words. */
const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan(?:'t|not)\b/gi, 'can not'],
  [/\bwon't\b/gi, 'will not'],
  [/\bshan't\b/gi, 'shall not'],
  [/n't\b/gi, ' not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)nt\b/gi, '$1 not'],
  [/'re\b/gi, ' are'],
  [/'ve\b/gi, ' have'],
  [/'ll\b/gi, ' will'],
  [/\b(i)'m\b/gi, '$1 am'],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to']
]

/** In these languages every noun has a capital. */
const withCapitalNouns = ['de']

/** Whether, within a sentence, a language writes only names with a capital. `language`: two letters of ISO 639-1. */
export function hasNames(language: string): boolean {
  return !withCapitalNouns.includes(language)
}

/** The words of a sentence, at most 120. `marksNames` is true if, within a sentence, the language writes only names with a capital. */
export function wordsOf(sentence: string, marksNames = true): Word[] {
  const straight = sentence.normalize('NFC').replace(/[‘’ʼ`´]/gu, "'")
  const plain =
    straight.includes("'") || /nt\b|nn/.test(straight)
      ? contractions.reduce((text, [from, to]) => text.replace(from, to), straight)
      : straight
  const words: Word[] = []
  for (const match of plain.matchAll(token)) {
    const group = match.findIndex((part, index) => index > 0 && part !== undefined)
    words.push(group > 0 ? classWord(group) : wordOf(match[0], marksNames && words.length > 0))
    if (words.length === maxWords) break
  }
  return words
}

function classWord(group: number): Word {
  const name = classes[group - 1]?.[0] ?? '#number'
  return { text: name, root: name }
}

function wordOf(written: string, mayBeName: boolean): Word {
  const text = written.toLowerCase()
  const isName = mayBeName && written.length > 1 && text !== written && /^\p{Lu}/u.test(written)
  return { text, root: isName ? '#name' : text.slice(0, rootLength) }
}
