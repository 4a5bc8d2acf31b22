import type { Question } from './collection.js'

const places = 10

/** nDCG@10 of what a search found, in order: 1 when nothing better could come in any place. */
export function ndcg({ answers }: Question, found: readonly string[]): number {
  const ideal = gainOf([...answers.values()].sort((a, b) => b - a))
  return ideal === 0 ? 0 : gainOf(found.map((id) => answers.get(id) ?? 0)) / ideal
}

function gainOf(grades: readonly number[]): number {
  return grades.slice(0, places).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
