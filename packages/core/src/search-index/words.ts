import { blocksOf, normalForm } from '../values/index.js'

/** What a text is made of, before stop words and stems. */
export interface Word {
  text: string
  kind: 'word' | 'number' | 'address' | 'ideographs'
  /** What stands between this word and the one before, when that is a single character; empty at the beginning. */
  gap: string
}

/** What counts as a letter and so on, within brackets. */
interface Alphabet {
  letter: string
  small: string
  digit: string
  mark: string
}

const unicode: Alphabet = { letter: '\\p{L}', small: '\\p{Ll}', digit: '\\p{N}', mark: '\\p{M}' }
const latin: Alphabet = { letter: 'A-Za-z', small: 'a-z', digit: '0-9', mark: '' }

// Lengths are bounded, so that no text can make the expressions slow.
function patternOf({ letter, small, digit, mark }: Alphabet): RegExp {
  const either = letter + digit
  const address = `[${either}._%+-]{1,64}@(?:[${either}-]{1,63}\\.){1,8}[${letter}]{2,24}`
  const domain = `(?:[${either}-]{1,63}\\.){1,8}[${small}]{2,24}(?![${either}])`
  const initials = `(?:[${letter}]\\.){2,12}(?:[${letter}](?![${either}]))?`
  const quantity = `(?:[vV](?=\\d{1,24}\\.\\d)|(?<![${either}.])\\.(?=\\d))?\\d{1,24}(?:[.,]\\d{1,24}){0,8}[A-Za-zμ]{0,4}(?![${either}])`
  const word = `[${either}${mark}]+(?:['’ʼ][${letter}${mark}]+)*(?:(?<=(?<![${either}])[cCfFjJ])(?:\\+\\+|#))?`
  return new RegExp(`(${address}|${domain})|(${initials})|(${quantity})|${word}`, 'gu')
}

const anyPattern = patternOf(unicode)
const asciiPattern = patternOf(latin)
const ascii = /^[\0-\x7f]*$/

/** Scripts that are written without spaces, or whose words change at their ends beyond what a list could hold. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu

/** Soft hyphens, joiners and marks of direction: nobody sees them, and what they stand in is one word all the same. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
/** They would become letters of the word before. */
const trademarks = /[\u2120\u2122]/g

/** A single character becomes up to eighteen in normal form. */
const maxBlockLength = 1_000

/**
 * The words of a text in order: runs of letters and digits, quantities, addresses, initials (`U.S.A.` is `USA`), and what is written without spaces. It
 * yields them block by block, so that a long text need not be read at one go.
 */
export function* wordsOf(text: string): Generator<Word[]> {
  // What stands after the last word of the block before.
  let rest: string | undefined
  for (const block of blocksOf(text, maxBlockLength)) {
    const isAscii = ascii.test(block)
    const normal = isAscii ? block : normalForm(block.replace(invisible, '').replace(trademarks, ' '), 'NFKC')
    const words: Word[] = []
    let end = 0
    for (const match of normal.matchAll(isAscii ? asciiPattern : anyPattern)) {
      const between = rest === undefined ? '' : rest + normal.slice(end, Math.min(match.index, end + 2))
      words.push(...described(match, between.length === 1 ? between : ''))
      end = match.index + match[0].length
      rest = ''
    }
    // More than one character joins nothing.
    if (rest !== undefined && rest.length < 2) rest += normal.slice(end, end + 2)
    yield words
  }
}

function* described([found, named, dotted, counted]: RegExpExecArray, gap: string): Generator<Word> {
  if (named !== undefined) yield { text: named, kind: 'address', gap }
  else if (dotted !== undefined) yield { text: dotted.replaceAll('.', ''), kind: 'word', gap }
  else if (counted !== undefined) yield { text: counted, kind: 'number', gap }
  else yield* byScript(found, gap)
}

function* byScript(found: string, gap: string): Generator<Word> {
  if (ascii.test(found)) {
    yield { text: found, kind: 'word', gap }
    return
  }
  let rest = 0
  for (const { 0: run, index } of found.matchAll(unspaced)) {
    if (index > rest) yield { text: found.slice(rest, index), kind: 'word', gap }
    yield { text: run, kind: 'ideographs', gap: '' }
    rest = index + run.length
  }
  if (rest < found.length) yield { text: found.slice(rest), kind: 'word', gap: rest === 0 ? gap : '' }
}
