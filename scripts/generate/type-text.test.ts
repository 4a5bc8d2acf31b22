import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { plainSchema } from './json-schema.js'
import { typeText } from './type-text.js'

const inputType = (schema: object) => typeText(plainSchema(schema), 'input')

describe('the TypeScript type of a schema', () => {
  it.each([
    ['text', Type.String(), 'string'],
    ['a whole number', Type.Integer(), 'number'],
    ['a union of literals', Type.Union([Type.Literal('a'), Type.Literal(1), Type.Literal(true)]), "'a' | 1 | true"],
    ['an enumeration', Type.Enum(['x', "y's"]), "'x' | 'y\\'s'"],
    ['something or null', Type.Union([Type.String(), Type.Null()]), 'string | null'],
    ['several types in one', { type: ['string', 'null'] }, 'string | null'],
    ['an array of a union', Type.Array(Type.Union([Type.String(), Type.Number()])), 'readonly (string | number)[]'],
    ['an array of arrays', Type.Array(Type.Array(Type.Boolean())), 'readonly (readonly boolean[])[]'],
    [
      'an array of objects with unions inside',
      Type.Array(Type.Object({ a: Type.Union([Type.Null(), Type.String()]) })),
      'readonly {\n  a: null | string\n}[]'
    ],
    ['a tuple', Type.Tuple([Type.String(), Type.Integer()]), 'readonly [string, number]'],
    ['a map', Type.Record(Type.String(), Type.Number()), 'Record<string, number>'],
    ['a map with keys of a pattern', Type.Record(Type.String({ pattern: '^[a-z]+$' }), Type.Boolean()), 'Record<string, boolean>'],
    ['an object of which nothing is known', Type.Object({}), 'Record<string, unknown>'],
    ['an empty object', Type.Object({}, { additionalProperties: false }), 'Record<string, never>'],
    [
      'an object with further keys',
      Type.Object({ a: Type.String() }, { additionalProperties: Type.Unknown() }),
      '{\n  a: string\n} & Record<string, unknown>'
    ],
    [
      'an intersection',
      Type.Intersect([Type.Object({ a: Type.String() }), Type.Union([Type.String(), Type.Number()])]),
      '{\n  a: string\n} & (string | number)'
    ],
    ['anything', Type.Unknown(), 'unknown'],
    ['anything or null', Type.Union([Type.Unknown(), Type.Null()]), 'unknown']
  ])('of %s', (_, schema, type) => {
    expect(inputType(schema)).toBe(type)
  })

  it('says in a comment what a field means and which bounds it has', () => {
    const limit = Type.Integer({ minimum: 1, maximum: 9, default: 5, description: 'Page size.' })
    expect(inputType(Type.Object({ limit: Type.Optional(limit) }))).toBe(
      '{\n  /** Page size. 1 to 9. Default 5. */\n  limit?: number | undefined\n}'
    )
  })

  it('lets only inputs hold fields that are undefined', () => {
    const schema = plainSchema(Type.Object({ a: Type.Optional(Type.String()) }))
    expect(typeText(schema, 'output')).toBe('{\n  a?: string\n}')
  })

  it('cannot end a comment early', () => {
    expect(inputType(Type.Object({ a: Type.String({ description: 'globs: */ and **/' }) }))).toContain('/** globs: *\\/ and **\\/ */')
  })

  it('is refused for a type that nobody has thought of', () => {
    expect(() => inputType({ type: 'date' })).toThrow('date')
  })
})
