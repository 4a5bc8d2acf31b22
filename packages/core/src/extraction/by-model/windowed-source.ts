import type { Span } from '../../sources/index.js'
import type { Steps } from '../../values/index.js'
import type { FactCandidate } from '../candidate.js'
import { extractionSteps } from '../extract-facts.js'
import type { StoredWords } from '../read-words.js'
import type { SourceReader } from '../reading/source-reader.js'
import { Likelihood } from './likelihood.js'
import { type SentSegment, sentSteps } from './model-words.js'
import { windowCharacters, windowsOf } from './windows.js'

/** A source as a model is asked about it: window by window, beside what the rules read in it. */
export interface WindowedSource {
  sourceId: string
  digest: string
  windows: SentSegment[][]
  ruled: RuledFinding[]
  likelihood: Likelihood
}

/** A candidate of the rules, and where it stands in its segment. */
export interface RuledFinding extends Span {
  candidate: FactCandidate
}

/** Reads what is sent of a source, and what the rules find in it, step by step. */
export function* windowedSource(
  { source, words }: StoredWords,
  digest: string,
  maxTokens: number,
  reader?: SourceReader
): Steps<WindowedSource> {
  const sent = yield* sentSteps(words)
  const windows = windowsOf(words.isReport ? sent.map((each) => ({ ...each, byVendor: false })) : sent, windowCharacters(maxTokens))
  const texts = new Map(words.segments.map(({ position, text }) => [position, text]))
  const ruled: RuledFinding[] = []
  for (const candidate of yield* extractionSteps(words, reader)) {
    const start = texts.get(candidate.position)?.indexOf(candidate.quote) ?? -1
    ruled.push({ candidate, start, end: start + candidate.quote.length })
    if (ruled.length % 20 === 0) yield
  }
  return { sourceId: source.id, digest, windows, ruled, likelihood: new Likelihood(words, reader?.reader) }
}
