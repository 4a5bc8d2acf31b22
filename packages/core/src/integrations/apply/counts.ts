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

/** Both together. */
export function addCounts(a: Counts, b: Counts): Counts {
  return {
    added: a.added + b.added,
    updated: a.updated + b.updated,
    removed: a.removed + b.removed,
    unchanged: a.unchanged + b.unchanged,
    skipped: a.skipped + b.skipped
  }
}
