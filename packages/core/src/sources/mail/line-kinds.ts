import type { MailLine } from './mail-lines.js'
import { anyOf, patternsOfAll, wordsOfAll } from './word-patterns.js'

/**
 * What a line near the end of a mail may be: `contact` has a number, an address or the like, `title` a position or a company, `name` a person's name,
 * `short` anything of a few words that is no sentence.
 */
export type LineKind = 'farewell' | 'postscript' | 'contact' | 'title' | 'name' | 'short' | 'prose'

const maxSignatureLine = 160
const farewell = new RegExp(`^(?:${anyOf(wordsOfAll(({ farewells }) => farewells))})(?![\\p{L}\\d'’])(.{0,48})$`, 'u')
const closing = new RegExp(`^(?:${anyOf(wordsOfAll(({ closings }) => closings))})(?!\\p{L}).{0,110}$`, 'u')
const postscript = new RegExp(`^(?:${anyOf(wordsOfAll(({ postscripts }) => postscripts))})(?![\\p{L}\\d])[.:\\s,–-]`, 'u')
const titleWords = anyOf(wordsOfAll(({ titles }) => titles))
const title = new RegExp(`(?<![\\p{L}])(?:${titleWords})(?![\\p{L}])`, 'u')
const legalForms = wordsOfAll((language) => language.legalForms)
const legalForm = new RegExp(`(?<![\\p{L}])(?:${anyOf([...legalForms, ...legalForms.map((form) => form.toUpperCase())])})(?![\\p{L}])`, 'u')
const onBehalf = new RegExp(`^(?:${anyOf(wordsOfAll((language) => language.onBehalf))})\\s?`, 'u')
const contactWords = anyOf(wordsOfAll(({ contacts }) => contacts))
const labelled = new RegExp(
  `(?:^|[|·•,;/(\\s])(?:${contactWords})\\.?\\s?[:.]?\\s?[(+]?[\\d(+-][\\d\\s()./+–-]{1,}|^(?:${contactWords})\\.?\\s?[:|]\\s?\\S`,
  'u'
)
const streets = anyOf(wordsOfAll((language) => language.streets))
const street = new RegExp(
  `(?:(?<![\\p{L}])(?:${streets})(?![\\p{L}])|(?:straße|strasse|straat|weg|laan|gasse|platz|kade|gracht|dijk))\\.?,?\\s?.{0,30}\\d|\\d{1,4}\\s.{0,30}(?<![\\p{L}])(?:${streets})(?![\\p{L}])`,
  'u'
)
const registers = patternsOfAll((language) => language.registers)
const phone = /^[(+\d☎✆📞📱\s][\d\s()./+–-]{6,24}\d(?:\D{0,40})?$/u
const anyPhone = /(?<![\d.,])\+?\(?\d{2,5}\)?[\s/.-]?(?:\d[\s./-]?){5,11}\d(?!\d)/u
const webAddress = /^<?(?:mailto:|https?:\/\/|www\.)?[^\s@<>]+(?:@[^\s@<>]+)?\.[a-z]{2,}(?:\/\S*)?>?$/u
const anyWebAddress = /\S+@\S+\.\S+|(?:https?:\/\/|www\.)\S+/u
const postcode = /(?<![\d])(?:[A-Z]{1,2}-)?\d{4,5}(?:[ -]?\d{3}|\s?[A-Z]{2})?\s\p{Lu}|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/u
const endsSentence = /[.!?…]["'”»)]?$/u
const abbreviationAtEnd =
  /(?:^|[\s.&])(?:\p{L}\.\s?\p{L}|inc|corp|bros|hnos|ltda?|lda|co|coop|dept|dpto|depto|izq|esq|dto|str|zn|int|ext|jr|sr|dr|ind|v\.o\.f)\.$/u
const initialAtEnd = /^(?:\p{Lu}\S*\s){0,3}\p{Lu}\.$/u
const bullet = /^(?:[-*•–·>#]\s|\d{1,3}[.)]\s|\p{L}\)\s)/u
const bars = /\S\s?[|·•]\s?\S/u
const word = /\s+/u
const nameWord =
  /^(?:\*?["'(]?\p{Lu}[\p{L}'’.()-]*["')]?\*?[,.]?|d[aeiou]s?|van|von|der|den|ter|ten|la|le|los|las|el|di|du|del|y|e|und|&|i\.|zu)$/u

/** What a line near the end of a mail is. */
export function kindOf({ content, lower, isLong }: MailLine): LineKind {
  if (isLong || bullet.test(content)) return 'prose'
  const plain = withoutMarks(content)
  const low = withoutMarks(lower)
  const ended = farewell.exec(low)
  if (ended && plain.length <= 70 && isEndOfFarewell(ended[1] ?? '')) return 'farewell'
  if (closing.test(low)) return 'farewell'
  if (postscript.test(low)) return 'postscript'
  if (plain.length > maxSignatureLine) return 'prose'
  const behalf = onBehalf.exec(low)?.[0].length ?? 0
  const isSigned = behalf > 0 && /^\p{Lu}/u.test(plain.slice(behalf))
  return isSigned ? kindOfShort(plain.slice(behalf), low.slice(behalf)) : kindOfShort(plain, low)
}

const withoutMarks = (text: string) => text.replace(/^[*_]+|[*_]+$/gu, '')

function kindOfShort(plain: string, low: string): LineKind {
  const words = plain.split(word)
  const count = words.length
  const isSentence = endsSentence.test(plain) && !abbreviationAtEnd.test(low) && !initialAtEnd.test(plain) && count > 2
  if (!isSentence && isContact(plain, low, count)) return 'contact'
  if (registers.some((pattern) => pattern.test(low))) return 'contact'
  if (isSentence || count > 10 || /[:;]$/u.test(plain) || /^\p{Ll}/u.test(plain)) return 'prose'
  if (/[,]$/u.test(plain) && count > 3) return 'prose'
  if (count <= 9 && (title.test(low) || legalForm.test(plain))) return 'title'
  if (count <= 5 && words.every((each) => nameWord.test(each)) && /\p{Lu}/u.test(plain)) return 'name'
  return plain.length <= 70 && !/[?!]$/u.test(plain) ? 'short' : 'prose'
}

/** Whether a farewell goes on with a name: "Abraço, Miguel". */
export function namesAuthor(content: string): boolean {
  return /,\s?\p{Lu}[\p{L}.'-]*(?:\s\p{Lu}[\p{L}.'-]*){0,3}\s*$/u.test(content)
}

function isContact(content: string, low: string, count: number): boolean {
  if (webAddress.test(low) || phone.test(content)) return true
  if (count > 16) return false
  return (
    labelled.test(low) ||
    anyWebAddress.test(low) ||
    anyPhone.test(content) ||
    bars.test(content) ||
    (count <= 10 && (postcode.test(content) || street.test(low)))
  )
}

/** Goodbyes have a few words more at most: whom they are for, where they come from. */
function isEndOfFarewell(rest: string): boolean {
  const plain = rest.trim()
  return plain === '' || (plain.split(word).length <= 6 && !/[:;?]/u.test(plain) && !/[.!,]\s\S+\s\S+\s\S+\s\S/u.test(plain))
}
