import type { LabelledText } from './labelled-text.js'

/** A question whose right answers are known. What is wanted are customers or sources, never both. */
export interface GoldenQuestion {
  /** Its line in the file. */
  line: number
  question: string
  /** Only what this customer's people wrote and said is searched. */
  customer?: string
  /** The customers that must be found, by any of their names. */
  customers: readonly string[]
  /** The customers that must not be found. */
  notCustomers: readonly string[]
  /** The sources that must be found: their ids, or the type and the id, such as `email:123`. */
  sources: readonly string[]
}

/** A text whose facts are known. */
export interface GoldenText extends LabelledText {
  /** Its line in the file. */
  line: number
}

/** What a golden file holds. */
export interface GoldenSet {
  questions: readonly GoldenQuestion[]
  texts: readonly GoldenText[]
}
