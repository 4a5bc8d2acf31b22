import type { SegmentText, SourceWords } from '../source-words.js'
import { languageOf, loadReader } from './languages.js'
import type { Reader } from './reader.js'

/** The language of a source, and the reader of this language. */
export interface SourceReader {
  /** Two letters of ISO 639-1. */
  language: string
  /** Undefined if the language has no weights. Rapport then finds no facts, which does not mean that the customer stated none. */
  reader: Reader | undefined
}

const sampleLength = 4_000

/** The reader for the main language of the first words of a source. */
export async function readerFor({ segments }: Pick<SourceWords, 'segments'>): Promise<SourceReader> {
  const language = languageOf(firstWords(segments))
  return { language, reader: await loadReader(language) }
}

/** The first words that the author of a source wrote, by which its language is told. */
export function firstWords(segments: readonly Pick<SegmentText, 'text' | 'own'>[]): string {
  let sample = ''
  for (const { text, own } of segments) {
    sample += `${own ? own.map(([start, end]) => text.slice(start, end)).join(' ') : text.slice(0, sampleLength)}\n`
    if (sample.length >= sampleLength) break
  }
  return sample
}
