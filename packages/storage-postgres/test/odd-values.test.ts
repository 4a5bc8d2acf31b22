import { randomUUID } from 'node:crypto'
import { compareText, type OrganizationStore, tables } from '@rapport/core/storage'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PostgresStore } from '../src/index.js'
import { freshPostgresStore } from './stores.js'

let store: PostgresStore
let rows: OrganizationStore

const ids = ['00000000-0000-4000-8000-000000000001', '7fffffff-ffff-4fff-8fff-ffffffffffff', 'ffffffff-ffff-4fff-8fff-ffffffffffff']
const times = [Date.UTC(-4712, 0, 1), -62_135_596_800_001, -1, 0, 1_767_225_600_000, 253_402_300_800_000, 8_640_000_000_000_000]
const counts = [-(2 ** 53), -1, 0, 1, 2 ** 53]

beforeAll(async () => {
  store = await freshPostgresStore()
  rows = store.organization(randomUUID())
  const nobody = {
    title: null,
    role: null,
    manager_email: null,
    territory: null,
    linkedin_url: null,
    search_key: '',
    provider: null,
    console_role: null,
    name: ''
  }
  const members = counts.map((owned_customer_count, index) => ({
    id: `${index}`,
    email: `${index}`,
    ...nobody,
    owned_customer_count,
    created_at: 0
  }))
  await rows.insert(tables.members, members)
  const claims = ids.flatMap((visitor_id) => times.map((at) => ({ visitor_id, at, identity: 'user:a' })))
  await rows.insert(tables.visitorClaims, claims)
})

afterAll(() => store.close())

const comparisons = {
  eq: (order: number) => order === 0,
  ne: (order: number) => order !== 0,
  lt: (order: number) => order < 0,
  lte: (order: number) => order <= 0,
  gt: (order: number) => order > 0,
  gte: (order: number) => order >= 0
}
const operator = fc.constantFrom(...(Object.keys(comparisons) as (keyof typeof comparisons)[]))
const number = fc.oneof(
  fc.double({ noNaN: true }),
  fc.constantFrom(...counts, ...times, 0.5, -0.5, 2 ** 63, -(2 ** 63), 1e300, -1e300, Number.POSITIVE_INFINITY)
)

describe('whatever value a condition compares with', () => {
  it('numbers compare as they do in JavaScript', async () => {
    await fc.assert(
      fc.asyncProperty(operator, number, async (name, value) => {
        const expected = counts.filter((count) => comparisons[name](Math.sign(count - value))).length
        expect(await rows.count(tables.members, { owned_customer_count: { [name]: value } })).toBe(expected)
      }),
      { numRuns: 150 }
    )
  })

  it('times compare as numbers', async () => {
    await fc.assert(
      fc.asyncProperty(operator, number, async (name, value) => {
        const expected = times.filter((at) => comparisons[name](Math.sign(at - value))).length * ids.length
        expect(await rows.count(tables.visitorClaims, { at: { [name]: value } })).toBe(expected)
      }),
      { numRuns: 150 }
    )
  })

  it('uuids compare as text', async () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.uuid(), fc.constantFrom(...ids, '', '7', '7fffffff', 'FFFFFFFF', 'g'))
    await fc.assert(
      fc.asyncProperty(operator, text, async (name, value) => {
        const expected = ids.filter((id) => comparisons[name](compareText(id, value))).length * times.length
        expect(await rows.count(tables.visitorClaims, { visitor_id: { [name]: value } })).toBe(expected)
      }),
      { numRuns: 150 }
    )
  })

  it('a list holds values that no row can have', async () => {
    const where = { visitor_id: { in: ['x', ids[0] ?? ''] }, at: { in: [0.5, 0, Number.POSITIVE_INFINITY] } }
    expect(await rows.count(tables.visitorClaims, where)).toBe(1)
    expect(await rows.get(tables.visitorClaims, [{ visitor_id: 'x', at: 0, identity: 'user:a' }])).toEqual([undefined])
    expect(await rows.increment(tables.members, { id: '\ud800' }, { owned_customer_count: 1 })).toBeUndefined()
  })

  it('a position of a page may be anywhere', async () => {
    const after = (key: unknown[]) => rows.find(tables.visitorClaims, { after: { key }, columns: ['visitor_id'] })
    expect(await after(['6', 0, ''])).toHaveLength(2 * times.length)
    expect(await after([ids[2], Number.POSITIVE_INFINITY, ''])).toEqual([])
    await expect(after([ids[2]])).rejects.toThrow(TypeError)
  })
})

describe('a call that fits no table is refused by name', () => {
  it.each([
    ['an unknown column', () => rows.count(tables.members, { nothing: { eq: 1 } } as object), 'members has no column "nothing"'],
    ['an unknown test', () => rows.count(tables.members, { name: { like: 'x' } } as object), 'there is no test "like"'],
    ['null', () => rows.count(tables.members, { title: { eq: null } } as object), 'members.title cannot be compared with null'],
    ['a number for text', () => rows.count(tables.members, { title: { eq: 1 } } as object), 'members.title must be text'],
    [
      'not a number',
      () => rows.count(tables.members, { owned_customer_count: { lt: Number.NaN } }),
      'members.owned_customer_count must be'
    ],
    ['an order of JSON', () => rows.count(tables.customers, { traits: { lt: {} } }), 'customers.traits has no order'],
    ['a wrong limit', () => rows.find(tables.members, { limit: -1 }), 'A limit is'],
    ['a change of the key', () => rows.update(tables.members, {}, { id: 'x' }), 'members.id is part of the key'],
    ['a sum of text', () => rows.aggregate(tables.members, { measures: { sum: { sum: 'name' } } }), 'members.name is not a number'],
    ['an increment of text', () => rows.increment(tables.members, { id: '1' }, { name: 1 }), 'members.name is not a number']
  ])('%s', async (_, call, message) => {
    await expect(call()).rejects.toThrow(message)
    await expect(call()).rejects.toBeInstanceOf(TypeError)
  })

  it('an organization id that is no UUID, and a table of another scope', async () => {
    expect(() => store.organization('acme')).toThrow(TypeError)
    const elsewhere: Pick<OrganizationStore, 'count'> = store.organization(randomUUID())
    await expect(Reflect.apply(elsewhere.count, elsewhere, [tables.apiKeys])).rejects.toThrow('api_keys belongs to the directory')
  })
})
