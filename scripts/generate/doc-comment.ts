/** A docstring as code, on one line where its text is one line. The text cannot end the comment. */
export function docComment(text: string): string {
  const lines = text.replaceAll('*/', '*\\/').split('\n')
  return lines.length === 1 ? `/** ${lines[0]} */` : `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */`
}

/** The text of a docstring that stands in code. */
export function docTextOf(comment: string): string {
  const lines = comment
    .slice('/**'.length, -'*/'.length)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
  return lines.join('\n').trim()
}
