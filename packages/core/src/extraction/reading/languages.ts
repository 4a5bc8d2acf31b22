import { francAll } from 'franc-min'
import { functionWordShares } from './function-words.js'
import { Reader } from './reader.js'
import { unpackWeights } from './weights.js'

/** Languages by the three letters of ISO 639-3, which `francAll` answers. Those without weights are told from the others, and are not read. */
const codes: Readonly<Record<string, string>> = {
  eng: 'en',
  deu: 'de',
  fra: 'fr',
  spa: 'es',
  por: 'pt',
  ita: 'it',
  nld: 'nl',
  pol: 'pl',
  swe: 'sv',
  dan: 'da',
  ces: 'cs',
  tur: 'tr',
  rus: 'ru',
  ukr: 'uk',
  arb: 'ar',
  cmn: 'zh',
  jpn: 'ja',
  kor: 'ko',
  hin: 'hi'
}
const sampleLength = 4_000
/** What `franc` says counts so much in a text of so many words, and less in a shorter one: there the small words tell more. */
const trigramWeight = 0.4
const enoughWords = 12
/** Where hardly anything tells, it is English. */
const englishLead = 0.05

/** Where every noun has a capital, a capital within a sentence tells no name. */
const withCapitalNouns = new Set(['de'])

const readers = new Map<string, Promise<Reader | undefined>>()

/** The language of a text, by two letters of ISO 639-1: by its small words, and by its letters in threes. */
export function languageOf(text: string): string {
  const sample = text.slice(0, sampleLength)
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? []
  const scores = functionWordShares(words)
  const add = (language: string, score: number) => scores.set(language, (scores.get(language) ?? 0) + score)
  add('en', englishLead)
  const weight = trigramWeight * Math.min(1, words.length / enoughWords)
  for (const [code, likeness] of francAll(sample, { only: Object.keys(codes), minLength: 3 })) {
    const language = codes[code]
    if (language) add(language, weight * likeness)
  }
  return [...scores].reduce((best, each) => (each[1] > best[1] ? each : best))[0]
}

/** The reader of a language, loaded with its first text; undefined where nothing was learned of it. */
export function loadReader(language: string): Promise<Reader | undefined> {
  const known = readers.get(language)
  if (known) return known
  const loading = load(language).catch((error: unknown) => {
    readers.delete(language)
    throw error
  })
  readers.set(language, loading)
  return loading
}

async function load(language: string): Promise<Reader | undefined> {
  const { languages } = await import('@rapport/languages')
  const weights = languages[language]
  return weights && new Reader(await unpackWeights(await weights()), !withCapitalNouns.has(language))
}

/** Why no fact was looked for in a text: nothing was learned of its language. Undefined where it is read. */
export async function whyUnread(text: string): Promise<string | undefined> {
  const language = languageOf(text)
  const { languages } = await import('@rapport/languages')
  if (languages[language]) return undefined
  const nameOf = new Intl.DisplayNames('en', { type: 'language' })
  const readable = new Intl.ListFormat('en').format(Object.keys(languages).map((code) => nameOf.of(code) ?? code))
  return `Without a language model facts are read in ${readable}. These words are in ${nameOf.of(language)}, so nothing was looked for in them.`
}
