import { francAll } from 'franc-min'
import { functionWordShares } from './function-words.js'
import { Reader } from './reader.js'
import { unpackWeights } from './weights.js'

/** Languages by their three letters in ISO 639-3, which `francAll` returns. Rapport detects the languages without weights too, and does not read them. */
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
/** The weight of the answer of `franc` in a text of at least `enoughWords` words. A shorter text gives it less weight: function words say more there. */
const trigramWeight = 0.4
const enoughWords = 12
/** English gets this much in advance. A text without clear signs of a language is therefore English. */
const englishLead = 0.05

const readers = new Map<string, Promise<Reader | undefined>>()

/** Detects the language of a text by its function words and its trigrams of letters. Returns two letters of ISO 639-1. */
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

/** The reader of a language, loaded with the first text. Undefined if the language has no weights. */
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
  return weights && new Reader(language, await unpackWeights(await weights()))
}

/** Says why Rapport does not read a text: its language has no weights. Undefined if Rapport reads the language. */
export async function whyUnread(text: string): Promise<string | undefined> {
  const language = languageOf(text)
  const { languages } = await import('@rapport/languages')
  if (languages[language]) return undefined
  const nameOf = new Intl.DisplayNames('en', { type: 'language' })
  const readable = new Intl.ListFormat('en').format(Object.keys(languages).map((code) => nameOf.of(code) ?? code))
  return `Without a language model, Rapport reads facts in ${readable}. These words are in ${nameOf.of(language)}, so Rapport looked for no facts in them.`
}
