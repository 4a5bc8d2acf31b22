/** The longest line of a comment. */
const maxLine = 100

/** Prose with a line break before every word that would stand beyond the longest line of a comment; `indent` is how far the comment is indented. */
export function wrapped(text: string, indent: number): string {
  const room = maxLine - indent - ' * '.length
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join('\n')
}
