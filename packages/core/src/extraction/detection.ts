import type { FactType } from '../facts/index.js'

/** What is found in a sentence. */
export interface Detection {
  factType: FactType
  kind: string
  /** What it is about, where the words tell. */
  subject: string | null
  confidence: number
}
