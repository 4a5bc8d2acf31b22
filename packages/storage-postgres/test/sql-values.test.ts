import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readArray } from '../src/read-only-sql/array-text.js'
import { distinctNames, readerOf } from '../src/read-only-sql/result-values.js'
import { Slots } from '../src/read-only-sql/slots.js'

const numeric = 1700
const timestamptz = 1184

describe('a value of a result', () => {
  it('that is a number is one where that is safe', () => {
    const read = readerOf(numeric)
    const values = [
      '0',
      '-1.50',
      '9007199254740991',
      '9007199254740992',
      '-9007199254740993',
      '1e-400',
      '0.000',
      'NaN',
      'Infinity',
      '3.3333333333333333'
    ]
    expect(values.map(read)).toEqual([
      0,
      -1.5,
      9007199254740991,
      '9007199254740992',
      '-9007199254740993',
      '1e-400',
      0,
      'NaN',
      'Infinity',
      10 / 3
    ])
  })

  it('that is an instant is ISO 8601, and as it stands where that has no form for it', () => {
    const read = readerOf(timestamptz)
    expect(read('2026-01-02 03:04:05+00')).toBe('2026-01-02T03:04:05.000Z')
    expect(read('2026-01-02 03:04:05.1+00')).toBe('2026-01-02T03:04:05.100Z')
    expect(read('2026-01-02 03:04:05.123456+00')).toBe('2026-01-02T03:04:05.123456Z')
    expect(['infinity', '0044-03-15 00:00:00+00 BC'].map(read)).toEqual(['infinity', '0044-03-15 00:00:00+00 BC'])
  })

  it('that is JSON keeps numbers beyond a double as text, and takes any length', () => {
    const read = readerOf(3802)
    const integer = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
    const same = (value: bigint) => expect(String(Object(read(`{"n": ${value}}`)).n)).toBe(String(value))
    fc.assert(fc.property(integer, (value) => void same(value)))
    fc.assert(fc.property(fc.jsonValue(), (value) => void expect(JSON.stringify(read(JSON.stringify(value)))).toBe(JSON.stringify(value))))
    const long = '\\"1e400'.repeat(2_000_000)
    expect(read(`["${long}", 1e400, 1E5]`)).toEqual(['"1e400'.repeat(2_000_000), '1e400', 100_000])
  })

  it('that is an array is read whatever is in it', () => {
    const items = fc.array(fc.option(fc.string({ unit: 'grapheme' })))
    const written = (values: readonly (string | null)[]) =>
      `{${values.map((value) => (value === null ? 'NULL' : `"${value.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`
    fc.assert(fc.property(items, (values) => void expect(readArray(written(values), (text) => text)).toEqual(values)))
    expect(readArray('[0:1]={1,2}', Number)).toEqual([1, 2])
    expect(readArray('{}', Number)).toEqual([])
    expect(readArray('{{1,NULL},{3,4}}', Number)).toEqual([
      [1, null],
      [3, 4]
    ])
    expect(readArray('{null,"NULL",NULL}', String)).toEqual(['null', 'NULL', null])
  })
})

it('names of columns are told apart, and those that are alone stay', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'a_2', 'a_3', 'b', '?column?')), (names) => {
      const distinct = distinctNames(names)
      expect(new Set(distinct).size).toBe(names.length)
      for (const [index, name] of names.entries()) if (names.indexOf(name) === index) expect(distinct[index]).toBe(name)
    })
  )
})

it('slots are given in order, and come back after a failure', async () => {
  const slots = new Slots(1)
  const order: number[] = []
  const running = [1, 2, 3].map((number) =>
    slots.run(async () => {
      order.push(number)
      if (number === 2) throw new Error('failed')
    })
  )
  expect((await Promise.allSettled(running)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(order).toEqual([1, 2, 3])
})
