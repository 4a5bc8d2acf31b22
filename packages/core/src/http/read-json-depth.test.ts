import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isNestedDeeperThan } from './read-json.js'

const depthOf = (value: unknown): number =>
  value === null || typeof value !== 'object' ? 0 : 1 + Math.max(0, ...Object.values(value).map(depthOf))

it('agrees with the depth of the parsed value, whatever strings hold', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.nat(8), (json, limit) => {
      expect(isNestedDeeperThan(limit, Buffer.from(json))).toBe(depthOf(JSON.parse(json)) > limit)
    })
  )
})

it('is not fooled by brackets, quotes and backslashes in strings', () => {
  const tricky = JSON.stringify({ 'a[[[[': '{{{{"\\', b: '\\"[[[' })
  expect(isNestedDeeperThan(1, Buffer.from(tricky))).toBe(false)
})

it('reads broken JSON to its end without harm', () => {
  for (const text of ['"', '"\\', ']]]]]', '{"a', '']) expect(isNestedDeeperThan(1, Buffer.from(text))).toBe(false)
})
