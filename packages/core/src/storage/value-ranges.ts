import type { ColumnKind } from './columns.js'
import type { Ranges } from './query.js'

/** Throws a TypeError where ranges are not what the contract takes: a column of times or whole numbers, and whole bounds that ascend. */
export function checkRanges({ column, bounds }: Ranges<Record<string, unknown>>, kind: ColumnKind): void {
  if (kind !== 'time' && kind !== 'integer') throw new TypeError(`${column} holds no times or whole numbers: it has no ranges`)
  const ascend = bounds.every((bound, index) => Number.isSafeInteger(bound) && (index === 0 || bound > (bounds[index - 1] ?? bound)))
  if (bounds.length === 0 || !ascend)
    throw new TypeError(`The bounds of ${column}'s ranges must be whole numbers that ascend, at least one`)
}

/** In which of the ranges a value lies, counted from 0; -1 for none. */
export function rangeIndex(bounds: readonly number[], value: unknown): number {
  if (typeof value !== 'number') return -1
  let below = 0
  let above = bounds.length
  while (below < above) {
    const middle = (below + above) >> 1
    if ((bounds[middle] ?? value) <= value) below = middle + 1
    else above = middle
  }
  return below - 1
}
