/**
 * Where a JSON value holds text that no store can keep (U+0000, or half of a surrogate pair), as a path like `input.search`;
 * `undefined` when all of it can be kept.
 */
export function unstorableText(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return isStorableText(value) ? undefined : path
  if (value === null || typeof value !== 'object') return undefined
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorableText(key)) return path
    const found = unstorableText(inner, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key.slice(0, 100)}`)
    if (found) return found
  }
  return undefined
}

/** Whether a text is well-formed Unicode without U+0000. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
