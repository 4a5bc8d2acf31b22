/** Free text as it can be stored: U+0000 and lone surrogates become U+FFFD. */
export function cleanText(text: string): string {
  return text.includes('\0') || !text.isWellFormed() ? text.toWellFormed().replaceAll('\0', '\uFFFD') : text
}
