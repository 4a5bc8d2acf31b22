/** The figures look at so many answers. */
export const places = 10

/** nDCG@10 of what was found, in order, with these grades as the ideal. */
export function ndcg(relevant: Readonly<Record<string, number>>, found: readonly string[]): number {
  const ideal = gainOf(Object.values(relevant).sort((a, b) => b - a))
  return ideal === 0 ? 0 : gainOf(found.map((id) => relevant[id] ?? 0)) / ideal
}

function gainOf(grades: readonly number[]): number {
  return grades.slice(0, places).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}

/** One divided by the place of what is wanted; 0 where it is not found. */
export function reciprocalRank(wanted: string, found: readonly string[]): number {
  const place = found.indexOf(wanted)
  return place < 0 ? 0 : 1 / (place + 1)
}

/** The share of the wanted ones among the first ten. */
export function recallAtTen(wanted: readonly string[], found: readonly string[]): number {
  const first = new Set(found.slice(0, places))
  return wanted.filter((each) => first.has(each)).length / Math.max(1, wanted.length)
}

/** The share of the wanted ones among as many of the first ones found. */
export function rightAmongFirst(wanted: readonly string[], found: readonly string[]): number {
  if (wanted.length === 0) return found.length === 0 ? 1 : 0
  const first = new Set(found.slice(0, wanted.length))
  return wanted.filter((each) => first.has(each)).length / wanted.length
}

/** How well a list is the wanted one: the harmonic mean of precision and recall. */
export function agreement(wanted: readonly string[], found: readonly string[]): number {
  const right = found.filter((each) => wanted.includes(each)).length
  return wanted.length + found.length === 0 ? 1 : (2 * right) / (wanted.length + found.length)
}

/** The mean; 0 of nothing. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
