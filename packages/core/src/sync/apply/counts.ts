/** What operations came to. `skipped`: conversations without an outsider, and what is said of accounts that are left out. */
export interface Counts {
  added: number
  updated: number
  removed: number
  unchanged: number
  skipped: number
}

/** Nothing has come yet. */
export const noCounts: Counts = { added: 0, updated: 0, removed: 0, unchanged: 0, skipped: 0 }

/** What came of one operation. */
export interface Outcome {
  /** What it did to the record that it names. */
  change: 'added' | 'updated' | 'removed' | 'unchanged'
  /** Why it was not stored on purpose; what was stored of it before is `removed` then. */
  skippedFor?: string
  /** Of an absence: how many records went. */
  absent?: number
}

/** What several operations came to. */
export function countsOf(outcomes: Iterable<Outcome>): Counts {
  const counts = { ...noCounts }
  for (const { change, skippedFor, absent } of outcomes) {
    if (skippedFor !== undefined) counts.skipped++
    if (absent !== undefined) counts.removed += absent
    else if (skippedFor === undefined || change === 'removed') counts[change]++
  }
  return counts
}
