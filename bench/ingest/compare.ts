/** How what is stored differs from what was acknowledged. */
export interface Differences {
  rows: number
  missing: string[]
  /** Stored twice, or never sent, or with other values. */
  unexpected: string[]
}

/** Compares lines, each of which stands for a row and comes once. */
export function compareLines(expected: readonly string[], stored: readonly string[]): Differences {
  const missing = new Set(expected)
  const unexpected = stored.filter((line) => !missing.delete(line))
  return { rows: stored.length, missing: [...missing], unexpected }
}

/** Says what differs; the first few of each. */
export function describeDifferences({ missing, unexpected }: Differences): string {
  const some = (what: string, lines: readonly string[]) => [`${lines.length} ${what}`, ...lines.slice(0, 5).map((line) => `  ${line}`)]
  return [...some('rows are missing:', missing), ...some('rows should not be there:', unexpected)].join('\n')
}
