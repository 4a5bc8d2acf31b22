/** Whether a text is one that every store can keep: well-formed Unicode without U+0000. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** Free text as it can be stored: U+0000 and lone surrogates become U+FFFD. */
export function cleanText(text: string): string {
  return text.includes('\0') || !text.isWellFormed() ? text.toWellFormed().replaceAll('\0', '\uFFFD') : text
}
