import type { Span } from '../../sources/index.js'
import type { Steps } from '../../values/index.js'
import type { FactCandidate } from '../candidate.js'
import { extractionSteps } from '../extract-facts.js'
import type { StoredWords } from '../read-words.js'
import { type SentSegment, sentSteps } from './model-words.js'
import { windowCharacters, windowsOf } from './windows.js'

/** A source as a model is asked about it: window by window, beside what the rules read in it. */
export interface WindowedSource {
  sourceId: string
  digest: string
  windows: SentSegment[][]
  ruled: RuledFinding[]
}

/** A candidate of the rules, and where it stands in its segment. */
export interface RuledFinding extends Span {
  candidate: FactCandidate
}

/** Records of a CRM are written by our own people: what stands there of a customer is a report, and no word of ours to them. */
const reports: readonly string[] = ['CRM', 'CRM_OPPORTUNITY', 'OPPORTUNITY']

/** Reads what is sent of a source, and what the rules find in it, step by step. */
export function* windowedSource({ source, words }: StoredWords, digest: string, maxTokens: number): Steps<WindowedSource> {
  const sent = yield* sentSteps(words)
  const isReport = reports.includes(source.source_type)
  const windows = windowsOf(isReport ? sent.map((each) => ({ ...each, byVendor: false })) : sent, windowCharacters(maxTokens))
  const texts = new Map(words.segments.map(({ position, text }) => [position, text]))
  const ruled: RuledFinding[] = []
  for (const candidate of yield* extractionSteps(words)) {
    const start = texts.get(candidate.position)?.indexOf(candidate.quote) ?? -1
    ruled.push({ candidate, start, end: start + candidate.quote.length })
    if (ruled.length % 20 === 0) yield
  }
  return { sourceId: source.id, digest, windows, ruled }
}
