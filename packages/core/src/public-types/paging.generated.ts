// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** Where a page lies in its list. */
export interface Pagination {
  hasMore: boolean
  nextCursor: string | null
  /** Whole number. */
  total: number
}
