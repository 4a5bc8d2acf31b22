/** A row as the database writes it: each value is text or null. */
export type TextRow = Record<string, string | null>

/** Runs a statement and answers its rows. */
export type Query = (text: string) => Promise<TextRow[]>

/** What drivers make of a row, as text again: of JSON, times and booleans Postgres reads it back as the same. */
export function asText(row: Record<string, unknown>): TextRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOf(value)]))
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
