import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { StampedMap } from '../../storage/define-table.js'
import { isNewer } from '../../storage/merge.js'
import { type KeptTraits, mergeTraits, TraitFold } from './merge-traits.js'
import { countedBytes, traitBytes } from './trait-bytes.js'

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

/** One trait that was said. */
interface Said {
  name: string
  at: number
  value: string
}

const bounds = { keptNames: 4, keptBytes: 2_000 }
const saidTrait = fc.record({
  name: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  at: fc.nat({ max: 6 }),
  value: fc.nat({ max: 900 }).map((length) => 'x'.repeat(length))
})

/** The rule itself, over everything that was said: the longest beginning of the places whose names and largest values are within the bounds. */
function kept(all: readonly Said[]): Record<string, unknown> {
  const isUpTo = (one: Said, place: Said) => one.at > place.at || (one.at === place.at && one.name <= place.name)
  const places = [...all].sort((a, b) => (isUpTo(a, b) ? -1 : 1))
  const fits = places.filter((place) => {
    const largest = new Map<string, number>()
    for (const { name, value } of all.filter((one) => isUpTo(one, place))) {
      largest.set(name, Math.max(largest.get(name) ?? 0, countedBytes(name, value)))
    }
    return largest.size <= bounds.keptNames && [...largest.values()].reduce((sum, bytes) => sum + bytes, 0) <= bounds.keptBytes
  })
  const newest: KeptTraits = {}
  for (const { name, at, value } of fits) {
    const known = newest[name]
    if (!known || isNewer({ at, value }, known)) newest[name] = { at, value }
  }
  return valuesOf(newest)
}

const valuesOf = (traits: KeptTraits) => Object.fromEntries(Object.entries(traits).map(([name, { at, value }]) => [name, [at, value]]))
const foldOf = (parts: readonly KeptTraits[]) => parts.reduce((fold, part) => fold.add(part), new TraitFold(bounds)).result().traits

it('what stays is the same function of all that was said, however it was divided, ordered and repeated', () => {
  const group = fc.array(saidTrait, { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 6 }), fc.nat(), (groups, turn) => {
      const stay = (said: readonly Said[]) =>
        said.reduce((fold, { name, at, value }) => fold.say({ [name]: value }, at), new TraitFold(bounds)).result().traits
      const parts = groups.map(stay)
      const whole = stay(groups.flat())
      const at = turn % parts.length
      expect(valuesOf(whole)).toEqual(kept(groups.flat()))
      expect(foldOf(parts)).toEqual(whole)
      expect(parts.reduceRight((one, part) => foldOf([part, one, part]), {})).toEqual(whole)
      expect(foldOf([foldOf(parts.slice(at)), foldOf(parts.slice(0, at))])).toEqual(whole)
    }),
    { numRuns: 500 }
  )
})

it('a trait that became shorter does not bring back one that was forgotten', () => {
  const say = (name: string, length: number, at: number) => new TraitFold(bounds).say({ [name]: 'x'.repeat(length) }, at).result().traits
  const long = say('a', 1_500, 5)
  const other = say('b', 700, 1)
  const short = say('a', 10, 9)
  expect(Object.keys(foldOf([foldOf([long, other]), short]))).toEqual(['a'])
  expect(Object.keys(foldOf([foldOf([short, other]), long]))).toEqual(['a'])
})

it('keeps 256 kB, the newest, and says that some had to go', () => {
  const fold = new TraitFold()
  for (let at = 0; at < 40; at++) fold.say({ [`t${at}`]: 'é'.repeat(8_000) }, at)
  const { traits, isCut } = fold.result()
  expect(isCut).toBe(true)
  expect(Object.keys(traits)).toEqual(Array.from({ length: 16 }, (_, index) => `t${39 - index}`))
})

it('a trait counts for its bytes as JSON, or up to an eighth more, and for 128 at least', () => {
  const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.double(), fc.boolean(), fc.json(), fc.constant(null))
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), value, (name, value) => {
      const bytes = traitBytes(name, value)
      const counted = countedBytes(name, value)
      expect(counted).toBeGreaterThanOrEqual(Math.max(128, bytes))
      expect(counted).toBeLessThanOrEqual(Math.max(128, (bytes * 9) / 8))
    })
  )
})
