// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** A value that a query asks for: the SQL says `:since` for the parameter `since`. */
export interface QueryParameter {
  /** Its name. The SQL writes :name for the value. Matches `^[a-z][a-z0-9_]{0,39}$`. */
  name: string
  /** A date is a day such as 2026-03-31. For a time of day, use a text parameter with ::timestamptz. */
  type: 'text' | 'number' | 'date'
  /** Its default value. None by default. */
  default?: string | number | null
}
