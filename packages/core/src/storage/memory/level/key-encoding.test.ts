import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareText } from '../../../values/canonical-json.js'
import type { ColumnKind } from '../../columns.js'
import { after, encodeValue, isEncodedNull } from './key-encoding.js'

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom('\0', '\x01', 'a', 'é', '\u{FF5E}', '😀') }))
const whole = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -3, max: 3 }), fc.constantFrom(2 ** 53, -(2 ** 53), 2 ** 32, -(2 ** 32)))
const double = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), whole)

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

describe('key encoding', () => {
  const kinds: [ColumnKind, fc.Arbitrary<string> | fc.Arbitrary<number>, (a: never, b: never) => number][] = [
    ['text', text, compareText],
    ['uuid', fc.uuid(), compareText],
    ['time', whole, (a: number, b: number) => a - b],
    ['integer', whole, (a: number, b: number) => a - b],
    ['number', double, (a: number, b: number) => Math.sign(a - b)]
  ]

  it.each(kinds)('keys of %s are ordered as the values are', (kind, values, compare) => {
    fc.assert(
      fc.property(fc.tuple(values, values), ([a, b]) => {
        // `-0 - 0` is -0, which is the same place.
        expect(order(encodeValue(kind, a), encodeValue(kind, b))).toBe(Math.sign(Reflect.apply(compare, undefined, [a, b])) + 0)
      }),
      { numRuns: 1000 }
    )
  })

  it('false comes before true, and every value before null', () => {
    expect(order(encodeValue('boolean', false), encodeValue('boolean', true))).toBe(-1)
    fc.assert(
      fc.property(fc.oneof(text, double, fc.boolean()), (value) => {
        const encoded = encodeValue('text', value)
        expect([order(encoded, encodeValue('text', null)), isEncodedNull(encoded)]).toEqual([-1, false])
      })
    )
    expect(isEncodedNull(encodeValue('text', null))).toBe(true)
  })

  it('keys of several columns are ordered by the first that differs', () => {
    const row = fc.tuple(fc.option(text), fc.option(whole), text)
    const encode = ([a, b, c]: [string | null, number | null, string]) =>
      encodeValue('text', a) + encodeValue('integer', b) + encodeValue('text', c)
    const nullsLast = <V>(a: V | null, b: V | null, compare: (a: V, b: V) => number) =>
      a === null || b === null ? Number(a === null) - Number(b === null) : Math.sign(compare(a, b))
    fc.assert(
      fc.property(row, row, (one, other) => {
        const expected =
          nullsLast(one[0], other[0], compareText) ||
          nullsLast(one[1], other[1], (a, b) => a - b) ||
          Math.sign(compareText(one[2], other[2]))
        expect(order(encode(one), encode(other))).toBe(expected)
      }),
      { numRuns: 2000 }
    )
  })

  it('the keys that go on after a value are exactly those between it and its end', () => {
    const encode = (value: string) => encodeValue('text', value)
    fc.assert(
      fc.property(text, text, fc.option(text), (value, other, more) => {
        const key = encode(other) + encodeValue('text', more)
        expect(key >= encode(value) && key < after(encode(value))).toBe(Buffer.from(other).equals(Buffer.from(value)))
      }),
      { numRuns: 2000 }
    )
  })

  it('minus zero is zero', () => {
    expect(encodeValue('number', -0)).toBe(encodeValue('number', 0))
  })

  it('JSON has no order', () => {
    expect(() => encodeValue('json', 'text')).toThrow(TypeError)
  })
})
