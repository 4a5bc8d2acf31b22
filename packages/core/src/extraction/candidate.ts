import type { FactCategory, FactType } from '../facts/index.js'

/** From here on a detection counts without a person's confirmation: it starts ACTIVE, below it starts CANDIDATE. */
export const activeFrom = 0.8

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
  /** Detections of one type and key about one customer are the same fact. */
  key: string
}
