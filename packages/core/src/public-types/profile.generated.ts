// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** A customer's tickets that are open for longer than the patience. */
export interface UnansweredProblems {
  customerId: string
  /** Whole number. */
  patienceDays: number
  /** How many there are among the 1,000 latest tickets. At least 0. */
  count: number
  /** Longest open first, at most 100. */
  items: {
    sourceId: string
    title: string | null
    permalink: string | null
    /** Date-time. */
    openedAt: string
    /** Whole days since it was opened. At least 0. */
    openDays: number
  }[]
}
