/** Whether Postgres can keep a text: it has no NUL, and no lone surrogate, which would be replaced silently. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** The same for a text made by JSON.stringify, which writes such characters as escapes. */
export function isStorableJson(json: string): boolean {
  if (!json.includes('\\u0000') && !json.includes('\\ud')) return true
  return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(json)
}
