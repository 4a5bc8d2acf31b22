/** A table of Markdown; cells may hold anything but line breaks. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Inline code. */
export function code(text: string): string {
  return `\`${text}\``
}

/** A block of code in this language. */
export function block(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``
}

/** Says in a document's head that it is made, and from what. */
export function madeFrom(source: string): string {
  return `<!-- Made by scripts/generate.ts from ${source}: change that, then run \`npm run generate\`. -->`
}

/** Words as a sentence: with a capital, and with a full stop unless something else ends it. No words are no sentence. */
export function sentence(words: string): string {
  return words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`
}
