import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { cut, toJson } from './json.js'

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

test('a text is cut by characters, so that what is left is text that every server can store', () => {
  expect([cut('abc', 2), cut('a😀😀', 2), cut('😀'.repeat(9), 3), cut('', 3), cut('e\u0301', 1)]).toEqual(['ab', 'a😀', '😀😀😀', '', 'e'])
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, most) => {
      expect(cut(text, most)).toBe(Array.from(text).slice(0, most).join(''))
    })
  )
})

test('a getter that has another value written meanwhile does not lift the bound', () => {
  const text = 'x'.repeat(1_000_000)
  const value = {
    get greedy() {
      toJson({ text })
      return text
    }
  }
  expect(toJson({ value, text }).length).toBeLessThan(64_000)
})
