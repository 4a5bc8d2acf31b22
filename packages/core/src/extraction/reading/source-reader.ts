import type { SourceWords } from '../source-words.js'
import { languageOf, loadReader } from './languages.js'
import type { Reader } from './reader.js'

/** How a source is read: in its language, by what was learned of it. */
export interface SourceReader {
  /** Two letters of ISO 639-1. */
  language: string
  /** Undefined where nothing was learned of the language: then no fact is found, which says nothing of the customer. */
  reader: Reader | undefined
}

const sampleLength = 4_000

/** The reader for the language that most of a source's first words are in. */
export async function readerFor({ segments }: Pick<SourceWords, 'segments'>): Promise<SourceReader> {
  let sample = ''
  for (const { text, own } of segments) {
    sample += `${own ? own.map(([start, end]) => text.slice(start, end)).join(' ') : text.slice(0, sampleLength)}\n`
    if (sample.length >= sampleLength) break
  }
  const language = languageOf(sample)
  return { language, reader: await loadReader(language) }
}
