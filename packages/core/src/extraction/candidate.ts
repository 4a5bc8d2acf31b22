import type { FactCategory, FactType } from '../facts/index.js'

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
}

/** The pattern within its type that read a candidate, which its key begins with. */
export function kindOf({ kind, key }: Pick<FactCandidate, 'kind' | 'key'>): string {
  return kind ?? key.split(': ', 1)[0] ?? key
}
