/** Text that Postgres can hold: no NUL, and no half of a surrogate pair, which it would silently replace. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** The same of a text that JSON.stringify wrote, where such characters stand as escapes. */
export function isStorableJson(json: string): boolean {
  if (!json.includes('\\u0000') && !json.includes('\\ud')) return true
  return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(json)
}
