/** `; did you mean "x"?` for the allowed name that is nearest to a wrong one; nothing when none is near. */
export function hint(wrong: string, allowed: Iterable<string>): string {
  const name = nearest(wrong, allowed)
  return name === undefined ? '' : `; did you mean "${name}"?`
}

/** The allowed name with the fewest changed characters: at most a quarter of them, and not more than three; one or two of a short name, none of a very short one. */
function nearest(wrong: string, allowed: Iterable<string>): string | undefined {
  const most = wrong.length < 4 ? 0 : Math.min(3, Math.max(wrong.length > 4 ? 2 : 1, Math.floor(wrong.length / 4)))
  let best: { name: string; distance: number } | undefined
  for (const name of allowed) {
    if (Math.abs(name.length - wrong.length) > most) continue
    const distance = editDistance(wrong.toLowerCase(), name)
    if (distance <= most && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { name, distance }
  }
  return best?.name
}

/** Levenshtein's distance, row by row. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const changed = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
