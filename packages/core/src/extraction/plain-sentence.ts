import { notNames } from './vocabulary/not-names.js'

/**
 * The form of a sentence that patterns are matched against: straight quotes, single spaces, contractions written out ("can't" becomes "can not"), the
 * customer's own name replaced by "the customer", all in lower case with a `^` before each capitalised word that may be
 * a name, so that a pattern tells one from a word.
 */
export function plainSentence(sentence: string, customerNames: readonly string[] = []): string {
  const straight = sentence
    .normalize('NFC')
    .replace(/[‘’ʼ`´]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[‐‑]/gu, '-')
    .replace(/[\s^\u00ad\u200b-\u200d\ufeff*_]+/gu, ' ')
    .trim()
  const expanded = contractions.reduce((text, [from, to]) => text.replace(from, to), straight)
  return namesOut(expanded, customerNames)
    .replace(/(?<![\p{L}\p{N}@./+-])\p{Lu}[\p{L}\p{N}]*/gu, (word) => (notNames.has(word.toLowerCase()) ? word : `^${word}`))
    .toLowerCase()
}

const past =
  '(?:been|got|gone|left|moved|become|taken|handed|made|joined|decided|given|had|accepted|resigned|quit|changed|stopped|started|retired|stepped|lost)'
const adverb = '(?:just |already |also |now |recently |finally |never |always |really |only )?'

/** In order: the irregular ones, then those whose meaning hangs on what follows. */
const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan'?t\b/giu, 'can not'],
  [/\bcannot\b/giu, 'can not'],
  [/\bwon't\b/giu, 'will not'],
  [/\bshan't\b/giu, 'shall not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|must|need|might)n't\b/giu, '$1 not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)nt\b/giu, '$1 not'],
  [/\blet's\b/giu, 'let us'],
  [new RegExp(`\\b([a-z]+)'d (?=${adverb}(?:been|better)\\b)`, 'giu'), '$1 had '],
  [/\b(i|we|you|he|she|it|they|that|who|there)'d\b/giu, '$1 would'],
  [/\b([a-z]+)'ll\b/giu, '$1 will'],
  [/\b([a-z]+)'re\b/giu, '$1 are'],
  [/\b([a-z]+)'ve\b/giu, '$1 have'],
  [/\bi'm\b/giu, 'I am'],
  [new RegExp(`\\b([\\p{L}-]+)'s (?=${adverb}${past}\\b)`, 'giu'), '$1 has '],
  [/\b(he|she|it|that|there|here|who|what|where|when|how|everyone|everything|nobody|someone|which)'s\b/giu, '$1 is'],
  [/\bgonna\b/giu, 'going to'],
  [/\bwanna\b/giu, 'want to'],
  [/\bgotta\b/giu, 'have to'],
  [/\banymore\b/giu, 'any more'],
  [/\be-mail/giu, 'email']
]

/** Only where it is capitalised: many companies are called by a word. */
function namesOut(text: string, names: readonly string[]): string {
  return names.reduce((left, name) => {
    const literal = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    const named = new RegExp(`(?<![\\p{L}\\p{N}@./])${literal}(?![\\p{L}\\p{N}@]|\\.\\p{L})`, 'giu')
    return left.replace(named, (found) => (/^\p{Ll}/u.test(found) ? found : 'the customer'))
  }, text)
}
