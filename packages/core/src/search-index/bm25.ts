/** How soon a term that occurs again adds nothing more, and how much a long text is held back. */
const k1 = 1.4
const b = 0.75

/** How much an occurrence of a term counts in a text of this length: from 0 to `k1 + 1`. */
export function termWeight(frequency: number, length: number, averageLength: number): number {
  const relative = averageLength > 0 ? length / averageLength : 1
  return (frequency * (k1 + 1)) / (frequency + k1 * (1 - b + b * relative))
}

/** How much it tells that a text has a term which `documents` of `total` have. Never negative. */
export function inverseFrequency(documents: number, total: number): number {
  const having = Math.min(Math.max(documents, 0), total)
  return Math.log(1 + (total - having + 0.5) / (having + 0.5))
}
