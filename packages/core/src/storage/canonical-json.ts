/**
 * The JSON text of a value with its objects' keys in one fixed order at every depth: equal values have equal text, whatever order a database keeps
 * their keys in.
 * Values that JSON cannot hold are left out or null, as JSON.stringify does.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value)) ?? 'null'
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => compareText(a, b)))
}

/** Orders text by its UTF-8 bytes, as every store does; negative when `a` comes first. */
export function compareText(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}
