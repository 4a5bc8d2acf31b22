/** One line of JSON on stdout. */
export function printLine(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}

/** Rows as aligned columns with a heading, for people. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heading, ...rows]
  const widths = heading.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`
    )
    .join('')
}
