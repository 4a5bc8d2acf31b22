import { francAll } from 'franc-min'
import { functionWordLanguages, functionWordShares, hasFunctionWord } from './function-words.js'
import { Reader } from './reader.js'
import { unpackWeights } from './weights.js'

/**
 * Languages by their three letters in ISO 639-3, which `francAll` returns. Rapport detects the languages without weights too, and does not read them. Languages
 * that are not to be told apart have one name.
 */
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
  ces: 'cs',
  hun: 'hu',
  ron: 'ro',
  hrv: 'hr',
  bos: 'hr',
  tur: 'tr',
  ind: 'id',
  zlm: 'id',
  vie: 'vi',
  swh: 'sw',
  tgl: 'fil',
  rus: 'ru',
  ukr: 'uk',
  bel: 'be',
  bul: 'bg',
  srp: 'sr',
  ell: 'el',
  arb: 'ar',
  urd: 'ur',
  pes: 'fa',
  heb: 'he',
  tha: 'th',
  cmn: 'zh',
  jpn: 'ja',
  kor: 'ko',
  hin: 'hi'
}
/** No language that Rapport knows, as ISO 639-2 writes it. */
const unknown = 'und'
const sampleLength = 4_000
/** An address or a link is in no language. */
const address = /\S+@\S+|\b(?:https?:\/\/|www\.)\S+/giu
/** The weight of the answer of `franc` in a text of at least `enoughWords` words. A shorter text gives it less weight: function words say more there. */
const trigramWeight = 0.4
const enoughWords = 12
/** English gets this much in advance. A text without clear signs of a language is therefore English. */
const englishLead = 0.05
/** The languages with weights get this much: most texts are in one of them. */
const readableLead = 0.02
/** How like a text is to a language that `franc` does not know, against the likeliest one with weights: measured, so that short texts in these stay theirs. */
const otherLikeness = 0.85
/** From so many words on, a text in one of these languages has some of its function words, or `franc` takes it for the same language. */
const tellingWords = 6
const leastFunctionWords = 0.08
/** More words than this with letters that a language does not have are no loan words. */
const maxForeignWords = 0.2

/** The letters beside a to z of the languages with weights, with those of common loan words. */
const letters: Readonly<Record<string, RegExp>> = {
  en: /^[a-zéèêïöç]*$/u,
  de: /^[a-zäöüßé]*$/u,
  fr: /^[a-zàâçéèêëîïôûùüÿœæ]*$/u,
  es: /^[a-záéíóúüñ]*$/u,
  pt: /^[a-záâãàçéêíóôõúü]*$/u
}

const trigramLanguages = new Set(Object.values(codes))

const readers = new Map<string, Promise<Reader | undefined>>()

/**
 * Detects the language of a text by its function words, its trigrams of letters, and letters that a language does not have. Returns two letters of ISO
 * 639-1, or `und` for a language that Rapport does not know.
 */
export function languageOf(text: string): string {
  const sample = text.slice(0, sampleLength).normalize('NFC').replace(address, ' ')
  const written = sample.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  if (!isLatin(sample)) return nearest(sample)[0]?.[0] ?? unknown
  const words = written.map((word) => word.toLowerCase())
  const scores = functionWordShares(words)
  const add = (language: string, score: number) => scores.set(language, (scores.get(language) ?? 0) + score)
  const foreign = foreignShares(written)
  for (const [language, share] of foreign) add(language, readableLead - share)
  add('en', englishLead)
  const weight = trigramWeight * Math.min(1, words.length / enoughWords)
  const likely = nearest(sample)
  for (const [language, likeness] of likely) add(language, weight * likeness)
  // Where `franc` does not know a language, function words alone decide between it and the likeliest one that Rapport reads.
  const readable = likely.find(([each]) => foreign.has(each))?.[1] ?? 0
  for (const language of functionWordLanguages) if (!trigramLanguages.has(language)) add(language, weight * readable * otherLikeness)
  const [language] = [...scores].reduce((best, each) => (each[1] > best[1] ? each : best))
  const common = written.filter(isCommon)
  const isTold = common.length < tellingWords || !foreign.has(language) || likely[0]?.[0] === language
  if (isTold) return language
  const functionWords = words.filter((word) => hasFunctionWord(language, word)).length / common.length
  return functionWords < leastFunctionWords || (foreign.get(language) ?? 0) > maxForeignWords ? unknown : language
}

/** Whether at least half of the letters of a text are Latin; so are those of a text without letters. */
function isLatin(text: string): boolean {
  const all = text.match(/\p{L}/gu)?.length ?? 0
  return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 >= all
}

/** The languages that `franc` knows, the likeliest first, each once, with how like the text is to them: 1 for the first. */
function nearest(text: string): [language: string, likeness: number][] {
  const found = new Map<string, number>()
  for (const [code, likeness] of francAll(text, { only: Object.keys(codes), minLength: 3 })) {
    const language = codes[code]
    if (language && !found.has(language)) found.set(language, likeness)
  }
  return [...found]
}

/** Words with a capital may be names from elsewhere. */
function isCommon(word: string): boolean {
  return /^\p{Ll}/u.test(word)
}

/** For each language with weights: the share of words with a letter that this language does not have. */
function foreignShares(words: readonly string[]): Map<string, number> {
  const lower = words.filter(isCommon).map((word) => word.toLowerCase())
  return new Map(
    Object.entries(letters).map(([language, pattern]) => {
      const foreign = lower.filter((word) => !pattern.test(word)).length
      return [language, foreign / Math.max(1, lower.length)]
    })
  )
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

/** Says why Rapport does not read a source whose own words begin like this: its language has no weights. Undefined if Rapport reads the language. */
export async function whyUnread(words: string): Promise<string | undefined> {
  const language = languageOf(words)
  const { languages } = await import('@rapport/languages')
  if (languages[language]) return undefined
  const nameOf = new Intl.DisplayNames('en', { type: 'language' })
  const readable = new Intl.ListFormat('en').format(Object.keys(languages).map((code) => nameOf.of(code) ?? code))
  const theirs = language === unknown ? 'a language that Rapport does not know' : nameOf.of(language)
  return `Without a language model, Rapport reads facts in ${readable}. These words are in ${theirs}, so Rapport looked for no facts in them.`
}
