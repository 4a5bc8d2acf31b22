// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** A customer's health: its score, the parts of the score, and the days before. */
export interface CustomerHealth {
  customerId: string
  /** 0 to 100; null before 14 days of history, and where nothing is known. 0 to 100. */
  score: number | null
  /** Why there is no score; null where there is one. */
  reason: string | null
  /** The start of the day that the score is of. */
  calculatedAt: string | null
  /** Whole number. */
  formulaVersion: number | null
  /** What the score would be, could it move by more than 15 points a day without billing. 0 to 100. */
  unlimitedScore: number | null
  parts: {
    part: 'usage' | 'people' | 'recency' | 'conversations' | 'billing'
    /** Null where nothing is known; such a part does not count. 0 to 100. */
    score: number | null
    /** Its share of the whole; all add up to 1. 0 to 1. */
    weight: number
    /** What it was judged by, in a sentence. */
    reason: string
  }[]
  /** The last 90 days that were calculated, the oldest first. */
  history: {
    /** A day of the workspace's calendar, such as 2026-03-04. */
    day: string
    /** 0 to 100. */
    score: number | null
  }[]
}
