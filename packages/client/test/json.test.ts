import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InvalidInputError } from '../src/errors.js'
import { toJson } from '../src/json.js'

const cyclic: Record<string, unknown> = { list: [] }
cyclic.list = [{ back: cyclic }]
const deep = Array.from({ length: 5_000 }).reduce<unknown>((inner) => ({ inner }), null)

describe('the JSON of a value', () => {
  it('is what JSON.stringify makes of every JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 20 }), (value) => {
        expect(toJson(value, 'input')).toBe(JSON.stringify(value))
      })
    )
  })

  it('has dates as ISO text, leaves undefined out, and takes the same object twice', () => {
    const same = { a: 1 }
    expect(toJson({ at: new Date(0), none: undefined, x: same, y: same }, 'input')).toBe(
      '{"at":"1970-01-01T00:00:00.000Z","x":{"a":1},"y":{"a":1}}'
    )
  })

  it.each([
    ['NaN', { a: [Number.NaN] }, 'input.a[0] is NaN'],
    ['infinity', { a: Number.POSITIVE_INFINITY }, 'input.a is Infinity'],
    ['a bigint', { a: 1n }, 'input.a is a bigint'],
    ['a function', { a: () => 1 }, 'input.a is a function'],
    ['a symbol', { a: Symbol('s') }, 'input.a is a symbol'],
    ['a cycle', cyclic, 'input.list[0].back refers back'],
    ['too deep nesting', deep, 'nested deeper'],
    ['a Map', { a: new Map() }, 'input.a is a Map'],
    ['a Set', { a: new Set() }, 'input.a is a Set'],
    ['bytes', { a: Buffer.from('a') }, 'input.a is a Buffer'],
    ['an invalid date', { a: new Date('never') }, 'input.a is an invalid Date'],
    ['a promise', { a: Promise.resolve() }, 'input.a is a Promise']
  ])('is refused for %s, with its place', (_, value, message) => {
    expect(() => toJson(value, 'input')).toThrow(InvalidInputError)
    expect(() => toJson(value, 'input')).toThrow(message)
  })

  it('is refused with the cause when reading the value throws', () => {
    const value = {
      get a() {
        throw new Error('no')
      }
    }
    expect(() => toJson(value, 'input')).toThrow(InvalidInputError)
  })
})
