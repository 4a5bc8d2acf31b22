import { synonyms } from '../values/index.js'

/** The longest wrong name that is compared or shown: names of ours are shorter. */
const maxNameLength = 100

/** `; did you mean "x"?` for the allowed name that is nearest to a wrong one; nothing when none is near. */
export function hint(wrong: string, allowed: Iterable<string>): string {
  const name = nearestName(wrong, allowed)
  return name === undefined ? '' : `; did you mean "${name}"?`
}

/** The same for the name of a field, without quotes. */
export function fieldHint(wrong: string, allowed: Iterable<string>): string {
  const name = nearestName(wrong, allowed)
  return name === undefined ? '' : `; did you mean ${name}?`
}

/** What is wrong with an object's first name that is not allowed, if it has one: it says the name that is meant, or else which there are. */
export function unknownName(given: object, allowed: readonly string[], path = ''): string | undefined {
  const wrong = Object.keys(given).find((name) => !allowed.includes(name))
  if (wrong === undefined) return undefined
  const among = `; there ${allowed.length === 1 ? 'is' : 'are'} ${allowed.join(', ')}`
  return `${path}${wrong.slice(0, maxNameLength)} is not allowed${fieldHint(wrong, allowed) || among}`
}

/** Throws TypeError for options that are no object, or have a name that is not allowed: it says `of`, and the name that is meant. */
export function requireKnownOptions(options: unknown, allowed: readonly string[], of: string): void {
  if (typeof options !== 'object' || options === null) throw new TypeError(`${of} takes an object of options`)
  const wrong = unknownName(options, allowed)
  if (wrong !== undefined) throw new TypeError(`${of}: ${wrong}`)
}

/**
 * The allowed name that a wrong one means: the same but for case and what joins words (`user_id`), else one that others call so (`distinct_id`), else
 * the one with the fewest changed characters: at most a quarter of them, and not more than three; one or two of a short name, none of a very short one.
 */
export function nearestName(wrong: string, allowed: Iterable<string>): string | undefined {
  if (wrong.length > maxNameLength) return undefined
  const names = [...allowed]
  const folded = fold(wrong)
  const same = names.find((name) => fold(name) === folded)
  if (same !== undefined) return same
  const meant = synonyms.get(folded)?.find((name) => names.some((other) => fold(other) === name))
  return meant === undefined ? nearest(wrong.toLowerCase(), names) : names.find((name) => fold(name) === meant)
}

const fold = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function nearest(wrong: string, names: readonly string[]): string | undefined {
  const most = wrong.length < 4 ? 0 : Math.min(3, Math.max(wrong.length > 4 ? 2 : 1, Math.floor(wrong.length / 4)))
  let best: { name: string; distance: number } | undefined
  for (const name of names) {
    if (Math.abs(name.length - wrong.length) > most) continue
    const distance = editDistance(wrong, name.toLowerCase())
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
