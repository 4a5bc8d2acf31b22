import { customers, sources, users } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import type { NewWorld, World } from '../list-tools/world.js'

/** Objects within objects, so many in all. */
const nested = (levels: number): Record<string, unknown> => (levels === 1 ? {} : { a: nested(levels - 1) })

function cyclic(): Record<string, unknown> {
  const self: Record<string, unknown> = {}
  self.list = [self, self]
  return self
}

const email = { sourceType: 'EMAIL', occurredAt: 5 } as const

/** The puts that take JSON of the host's own shape, each with a first row that is sound. */
const puts: readonly [field: string, put: (world: World, json: Record<string, unknown>) => Promise<unknown>][] = [
  ['customers[1].traits', ({ workspace }, traits) => workspace.customers.put([{ customerId: 'a' }, { customerId: 'b', traits }])],
  ['users[1].traits', ({ workspace }, traits) => workspace.users.put([{ userId: 'a' }, { userId: 'b', traits }])],
  [
    'sources[1].record',
    ({ workspace }, record) =>
      workspace.sources.put([
        { ...email, externalId: 'a' },
        { ...email, externalId: 'b', record }
      ])
  ]
]

export function testOddJson(newWorld: NewWorld): void {
  describe.each(puts)('a put with what is not JSON in %s', (field, put) => {
    const odd: readonly [name: string, json: Record<string, unknown>, says: string][] = [
      ['a cycle', cyclic(), 'is nested deeper than 64 levels'],
      ['what is too deep', nested(65), 'is nested deeper than 64 levels'],
      ['what is far too deep', nested(5_000), 'is nested deeper than 64 levels'],
      ['a BigInt', { seats: 12n }, 'must be JSON'],
      ['what writes itself as no object', { toJSON: () => 'text' }, 'must be JSON'],
      ['what writes itself with text that no store keeps', { toJSON: () => ({ 'a\0': 1 }) }, 'must not hold U+0000'],
      ['what writes itself too deep', { toJSON: () => nested(70) }, 'is nested deeper than 64 levels']
    ]
    it.each(odd)('is refused for %s, and stores nothing', async (_, json, says) => {
      const world = await newWorld()
      await expect(put(world, json)).rejects.toMatchObject({
        code: 'INVALID_TOOL_INPUT',
        message: expect.stringContaining(`${field} ${says}`)
      })
      const counts = [customers, users, sources].map((table) => world.rows.count(table))
      expect(await Promise.all(counts)).toEqual([0, 0, 0])
    })
  })

  it('traits and records may be 64 levels deep', async () => {
    const world = await newWorld()
    for (const [, put] of puts) await put(world, nested(64))
    const [, deep] = await world.rows.find(users, { orderBy: { column: 'external_id', direction: 'asc' } })
    expect(deep?.traits).toEqual(nested(64))
  })

  it('traits are kept as JSON has them', async () => {
    const world = await newWorld()
    const traits = { since: new Date(5), plan: undefined, rate: Number.NaN, list: [undefined], nested: { n: 1 } }
    await world.workspace.users.put([{ userId: 'a', traits }])
    await world.workspace.customers.put([{ customerId: 'a', traits }])
    const kept = { since: '1970-01-01T00:00:00.005Z', rate: null, list: [null], nested: { n: 1 } }
    expect((await world.rows.find(users))[0]?.traits).toEqual(kept)
    expect((await world.rows.find(customers))[0]?.traits).toEqual(kept)
  })
}
