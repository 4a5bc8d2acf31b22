/** More candidates than this mean that what they share tells nobody apart: a shared device, a name such as "Test User". */
export const maxCandidates = 3

/** These candidates, each once; none when there are too many of them. */
export function onlyFew<T>(candidates: Iterable<T>): T[] {
  const distinct = new Set(candidates)
  return distinct.size > maxCandidates ? [] : [...distinct]
}
