import { type TProperties, type TSchema, Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { checkOf } from './validation.js'

const check = checkOf(
  Type.Object(
    {
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
      name: Type.Optional(Type.String({ minLength: 2, maxLength: 3 })),
      short: Type.Optional(Type.String({ maxLength: 1 })),
      kind: Type.Optional(Type.Enum(['A', 'B'])),
      list: Type.Optional(Type.Array(Type.Object({ id: Type.String() }), { maxItems: 2, minItems: 1 })),
      at: Type.Optional(Type.String({ format: 'date-time' })),
      day: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A day, such as 2026-01-31.' })),
      part: Type.Optional(Type.String({ pattern: '^[a-f]$', description: 'A part, such as b.' })),
      blank: Type.Optional(Type.String({ pattern: '\\S' })),
      above: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
      once: Type.Optional(Type.Array(Type.String(), { uniqueItems: true })),
      email: Type.Optional(Type.String({ format: 'email' })),
      code: Type.Optional(Type.String({ pattern: '^[a-z]+$' })),
      maybe: Type.Optional(Type.Union([Type.String({ maxLength: 2 }), Type.Null()])),
      fixed: Type.Optional(Type.Literal('x')),
      traits: Type.Optional(Type.Record(Type.String({ pattern: '^[a-z]$' }), Type.Number(), { additionalProperties: false }))
    },
    { additionalProperties: false }
  )
)

const closed = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false })

describe('faults', () => {
  it.each([
    [{ limit: 0 }, 'input.limit must be at least 1'],
    [{ limit: 1001 }, 'input.limit must be at most 1000'],
    [{ limit: 1.5 }, 'input.limit must be an integer'],
    [{ limit: '5' }, 'input.limit must be an integer'],
    [{ limit: Number.NaN }, 'input.limit must be an integer'],
    [{ name: 'a' }, 'input.name must have at least 2 characters'],
    [{ name: 'abcd' }, 'input.name must have at most 3 characters'],
    [{ short: 'ab' }, 'input.short must have at most 1 character'],
    [{ kind: 'C' }, 'input.kind must be one of A, B'],
    [{ list: {} }, 'input.list must be an array'],
    [{ list: [] }, 'input.list must have at least 1 element'],
    [{ list: [{ id: '' }, { id: 3 }] }, 'input.list[1].id must be a string'],
    [{ list: [{}] }, 'input.list[0].id is required'],
    [{ at: 'yesterday' }, 'input.at must be a date-time with its offset, such as 2026-01-31T09:30:00Z'],
    [{ code: 'A' }, 'input.code must match ^[a-z]+$'],
    [{ day: 'Friday' }, 'input.day must be a day, such as 2026-01-31'],
    [{ part: 'Q' }, 'input.part must match ^[a-f]$: A part, such as b.'],
    [{ blank: ' ' }, 'input.blank must have at least one character besides spaces'],
    [{ above: 0 }, 'input.above must be above 0'],
    [{ once: ['a', 'a'] }, 'input.once must hold nothing twice'],
    [{ email: 'ada' }, 'input.email must be an email address, such as ada@example.com'],
    [{ maybe: 3 }, 'input.maybe must be a string or null'],
    [{ maybe: 'abc' }, 'input.maybe must have at most 2 characters'],
    [{ fixed: 'y' }, 'input.fixed must be "x"'],
    [
      { other: 1 },
      'input.other is not allowed; there are limit, name, short, kind, list, at, day, part, blank, above, once, email, code, maybe, fixed, traits'
    ],
    [{ traits: { ab: 1 } }, 'input.traits.ab is not allowed'],
    [{ traits: { a: Number.POSITIVE_INFINITY } }, 'input.traits.a must be a number'],
    [[], 'input must be an object'],
    [null, 'input must be an object']
  ])('%j: %s', (value, fault) => {
    expect(check.accepts(value)).toBe(false)
    expect(check.fault(value, 'input')).toBe(fault)
  })

  it.each([
    [{ value: { type: 'number', value: '1' } }, 'input.value.value must be a number'],
    [{ value: { type: 'number' } }, 'input.value.value is required'],
    [{ value: { type: 'text', value: '1', unit: 1 } }, 'input.value.unit is not allowed; there are type, value'],
    [{ value: { type: 'date', value: '' } }, 'input.value.type must be "text"'],
    [{ value: 5 }, 'input.value must be an object'],
    [{}, 'input must have one of value, exists'],
    [{ exists: 7 }, 'input.exists must be a string'],
    [{ exists: '' }, 'input.exists must have at least 1 character'],
    [7, 'input must be an object or null']
  ])('of a union are those of the branch that was meant: %j', (value, fault) => {
    const typed = <T extends TSchema>(type: string, inner: T) => closed({ type: Type.Literal(type), value: inner })
    const typedValue = Type.Union([typed('text', Type.String()), typed('number', Type.Number())])
    const exists = closed({ exists: Type.String({ minLength: 1 }) })
    const union = checkOf(Type.Union([closed({ value: typedValue }), exists, Type.Null()]))
    expect(union.accepts(value)).toBe(false)
    expect(union.fault(value, 'input')).toBe(fault)
  })

  it('of a list are those of its first wrong element', () => {
    const list = checkOf(Type.Array(Type.Union([closed({ a: Type.String() }), closed({ b: Type.Number() })])))
    expect(list.fault([{ a: '' }, { b: '' }, { a: 1 }], 'input')).toBe('input[1].b must be a number')
  })

  it('of a long list or a large object are found wherever they stand', () => {
    const some = Array.from({ length: 5_000 }, (_, n) => n)
    const list = checkOf(Type.Array(closed({ a: Type.Number() })))
    expect(list.fault([...some.map((a) => ({ a })), { a: '' }, ...some], 'input')).toBe('input[5000].a must be a number')
    const inner = checkOf(
      closed({ list: Type.Array(Type.Union([Type.Number(), Type.Null()]), { maxItems: 6_000 }), z: Type.Optional(Type.Number()) })
    )
    expect(inner.fault({ list: [...some, ''] }, 'input')).toBe('input.list[5000] must be a number or null')
    expect(inner.fault({ list: [...some, ...some] }, 'input')).toBe('input.list must have at most 6000 elements')
    const many = Object.fromEntries(some.map((n) => [`k${n}`, 1]))
    expect(inner.fault({ ...many, list: [] }, 'input')).toBe('input.k0 is not allowed; there are list, z')
    const open = checkOf(Type.Object({ last: Type.Number() }))
    expect(open.fault({ ...many, last: '' }, 'input')).toBe('input.last must be a number')
    const map = checkOf(Type.Record(Type.String(), Type.Number()))
    expect(map.fault({ ...many, k4999: '' }, 'input')).toBe('input.k4999 must be a number')
  })

  it('are all told of few: the rest of a value full of them is not looked at', () => {
    let looked = 0
    const list = Array.from({ length: 50_000 }, () => 1)
    for (const index of list.keys()) {
      const get = () => {
        looked++
        return 1
      }
      Object.defineProperty(list, index, { get, enumerable: true })
    }
    const check = checkOf(closed({ list: Type.Array(Type.String()) }))
    expect(check.fault({ list }, 'input')).toBe('input.list[0] must be a string')
    expect(looked).toBeLessThan(1_000)
  })

  it('of too many members are found by counting: none of the members is looked at', () => {
    let looked = 0
    const watched = <T extends object>(members: T): T => {
      for (const name of Object.keys(members)) {
        const get = () => {
          looked++
          return { a: '' }
        }
        Object.defineProperty(members, name, { get, enumerable: true })
      }
      return members
    }
    const list = watched(Array.from({ length: 40_000 }, () => 0))
    const map = watched(Object.fromEntries(list.map((_, index) => [`k${index}`, 0])))
    looked = 0
    const lists = Type.Array(closed({ a: Type.String() }), { maxItems: 10_000 })
    const maps = Type.Record(Type.String(), closed({ a: Type.String() }), { maxProperties: 1_000 })
    const inner = closed({ list: Type.Optional(Type.Union([lists, Type.Null()])), map: Type.Optional(maps) })
    const check = checkOf(closed({ items: Type.Array(Type.Union([inner, Type.String()])), more: Type.Record(Type.String(), inner) }))
    const faultOf = (value: unknown) => {
      expect(check.accepts(value)).toBe(false)
      return check.fault(value, 'input')
    }
    expect(faultOf({ items: [{}, 'x', { list }], more: {} })).toBe('input.items[2].list must have at most 10000 elements')
    expect(faultOf({ items: [], more: { one: {}, two: { map } } })).toBe('input.more.two.map must have at most 1000 names')
    expect(looked).toBe(0)
  })

  it('of too many members are told of the branch that takes most', () => {
    const either = checkOf(Type.Union([Type.Array(Type.String(), { maxItems: 2 }), Type.Array(Type.Number(), { maxItems: 3 })]))
    expect(either.accepts([1, 2, 3])).toBe(true)
    expect(either.fault([1, 2, 3, 4], 'input')).toBe('input must have at most 3 elements')
    const optional = checkOf(closed({ list: Type.Optional(Type.Union([Type.Array(Type.String(), { maxItems: 2 }), Type.Null()])) }))
    expect([{}, { list: undefined }, { list: null }].map((value) => optional.accepts(value))).toEqual([true, true, true])
    expect(optional.accepts({ list: { a: 1 } })).toBe(false)
  })

  it('count code points, not UTF-16 units', () => {
    expect(check.accepts({ name: '👩👩👩' })).toBe(true)
    expect(check.accepts({ name: '👩' })).toBe(false)
  })

  it('never repeat the value, and cut keys that callers chose', () => {
    expect(check.fault({ kind: 'ok_secret' }, 'input')).not.toContain('secret')
    expect(check.fault({ traits: { ['x'.repeat(5000)]: 1 } }, 'input').length).toBeLessThan(150)
  })
})
