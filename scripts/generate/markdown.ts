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
