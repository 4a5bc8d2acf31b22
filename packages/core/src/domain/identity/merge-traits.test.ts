import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { StampedMap } from '../../storage/define-table.js'
import { mergeTraits } from './merge-traits.js'

const numbered = (from: number, to: number, at: (number: number) => number): StampedMap =>
  Object.fromEntries(Array.from({ length: to - from }, (_, index) => [`t${from + index}`, { at: at(from + index), value: index }]))

it('keeps the 2,000 names that were said last', () => {
  const merged = mergeTraits(
    numbered(0, 1_500, (number) => number),
    numbered(1_000, 3_000, (number) => number)
  )
  expect(Object.keys(merged).sort()).toEqual(Object.keys(numbered(1_000, 3_000, () => 0)).sort())
})

it('gives the same in any order, also when names were dropped in between', () => {
  const batch = fc.record({ from: fc.nat({ max: 3_000 }), count: fc.nat({ max: 1_500 }), at: fc.nat({ max: 5 }) })
  const fold = (batches: readonly { from: number; count: number; at: number }[]) =>
    batches.reduce<StampedMap>(
      (known, { from, count, at }) =>
        mergeTraits(
          known,
          numbered(from, from + count, () => at)
        ),
      {}
    )
  fc.assert(
    fc.property(fc.array(batch, { minLength: 2, maxLength: 6 }), (batches) => {
      expect(fold([...batches].reverse())).toEqual(fold(batches))
    }),
    { numRuns: 50 }
  )
})
