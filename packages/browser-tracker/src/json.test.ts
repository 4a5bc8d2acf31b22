import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { toJson } from './json.js'

beforeAll(() => {
  vi.stubGlobal('Node', class {})
})

test('what JSON can say comes out the same as from JSON.stringify', () => {
  const small = fc.jsonValue({ maxDepth: 5 })
  fc.assert(
    fc.property(small, (value) => {
      const text = toJson(value)
      if (text.length < 5_000) expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
    { numRuns: 50 }
  )
})

test('anything at all gives valid JSON of bounded size, without a throw', () => {
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true
  })
  fc.assert(
    fc.property(anything, fc.string({ maxLength: 20_000, size: 'max' }), (value, text) => {
      const json = toJson({ value, text, list: [value, text, text] })
      expect(() => JSON.parse(json)).not.toThrow()
      expect(new TextEncoder().encode(json).length).toBeLessThan(64_000)
    }),
    { numRuns: 25 }
  )
})

test('the largest values stay below what one request may carry', () => {
  const worst = [
    '\u0001'.repeat(1_000_000),
    '€'.repeat(1_000_000),
    Array.from({ length: 200_000 }, () => 0.1234567890123456),
    Object.fromEntries(Array.from({ length: 50_000 }, (_, number) => [`${'\u0001'.repeat(50)}${number}`, number])),
    { ['\u0001'.repeat(500_000)]: 1 }
  ]
  for (const value of [...worst, worst]) expect(new TextEncoder().encode(toJson(value)).length).toBeLessThan(64_000)
})
