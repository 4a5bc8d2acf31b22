import type { FactCategory, FactEffect, FactType, Polarity } from '../facts/index.js'
import { subjectKey } from './subject-key.js'

export { activeFrom } from '../facts/index.js'

/** A fact that an extractor read in a source, with the words that say it. */
export interface FactCandidate {
  factType: FactType
  factCategory: FactCategory
  /** The sentence, on one line. */
  assertion: string
  /** How sure the extractor is, from 0 to 1. */
  confidence: number
  status: 'ACTIVE' | 'CANDIDATE'
  /** A whole sentence, exactly as it stands in the segment. */
  quote: string
  /** The position of the segment in its source. */
  position: number
  /** When it was said, epoch milliseconds, where the segment tells. */
  at: number | null
  /** Detections of one type and key about one customer are the same fact. It is the kind, a colon and what the fact is about. */
  key: string
  /** The pattern within the type; that of the key where it is left out. */
  kind?: string
  /** What it does: `opens` a fact where it is left out, or confirms, weakens or ends (withdraws) what was opened before. */
  effect?: FactEffect
  /** How it stands towards us. */
  polarity?: Polarity
  /** What it is about; that of the key where it is left out. Of what confirms, weakens or ends only what is said here counts. */
  subject?: string | null
}

/** The pattern within its type that read a candidate, which its key begins with. */
export function kindOf({ kind, key }: FactCandidate): string {
  return kind ?? key.split(': ', 1)[0] ?? key
}

/** What a candidate is about, where that is known: what its key names behind the kind, unless that is the whole assertion. */
export function subjectOf({ subject, effect = 'opens', key, assertion }: FactCandidate): string | null {
  if (subject || effect !== 'opens') return subject ?? null
  const named = key.split(': ').slice(1).join(': ')
  return named === subjectKey(null, null, assertion) ? null : named || null
}
