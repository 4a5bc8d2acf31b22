import type { Rows, Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'

/** What a step of a removal is given. */
export interface RemovalStep {
  /** Rows of before this time go, epoch milliseconds. */
  before: number
  /** Where the step before ended; null for the first. */
  place: string | null
  ids: Ids
  now: number
}

/** What a step came to: how many rows went, and where the next step begins; null when nothing is left. */
export interface Removed {
  removed: number
  place: string | null
}

/** A kind of data that can be kept for a number of days. */
export interface KeptKind {
  /** What it is, in a sentence for people. */
  summary: string
  /** How many rows are of before a time. */
  count(rows: Rows<'organization'>, before: number): Promise<number>
  /** Removes some of them, with what rests on them. The organization's `ingest` lock is held meanwhile, so that it has to be short. */
  removeSome(transaction: Transaction, step: RemovalStep): Promise<Removed>
}
