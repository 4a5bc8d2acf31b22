/** How large traits may be. What is beyond is left out, and told as an ingest issue; puts refuse it. */
export const traitBounds = {
  /** Names of one map. */
  saidNames: 1_000,
  /** Bytes of one trait. */
  traitBytes: 16 * 1_024,
  /** Bytes of one map, as it is said. */
  saidBytes: 64 * 1_024,
  /** Names that are kept of one user or customer. */
  keptNames: 2_000,
  /** Bytes that are kept of one user or customer. */
  keptBytes: 256 * 1_024
} as const

/** A trait counts for at least so many bytes of those that are kept: its time, its place in the row and the work for it are about that. */
const least = 128
/** A UTF-16 unit takes at most 3 bytes of UTF-8, and 6 in a JSON string, when it is escaped. */
const widestInName = 3
const widestInValue = 6
/** No number is longer as JSON, nor is true, false or null. */
const maxNumberLength = 25
/** Sizes are counted in eighths of a power of two. */
const eighths = 3

/** The bytes of a trait: of its name, and of its value as JSON. */
export function traitBytes(name: string, value: unknown): number {
  return Buffer.byteLength(name) + Buffer.byteLength(JSON.stringify(value) ?? '')
}

/**
 * The bytes that a trait counts for among those that are kept: at least 128, rounded up by at most an eighth. So there are few sizes, and the sizes
 * that a trait once had are few, too.
 */
export function countedBytes(name: string, value: unknown): number {
  if (maxTraitBytes(name, value) <= least) return least
  const bytes = traitBytes(name, value)
  if (bytes <= least) return least
  const unit = 2 ** Math.max(0, 31 - Math.clz32(bytes) - eighths)
  return Math.ceil(bytes / unit) * unit
}

/** The most bytes that a trait can have, found without writing it if it is a scalar. */
export function maxTraitBytes(name: string, value: unknown): number {
  if (typeof value === 'object' && value !== null) return traitBytes(name, value)
  return name.length * widestInName + (typeof value === 'string' ? value.length * widestInValue + 2 : maxNumberLength)
}
