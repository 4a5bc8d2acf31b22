import { providerRecords } from '@rapport/core/src/registry/tables.js'
import { json } from '@rapport/core/src/testing/integrations/fake-service.js'
import type { NewWorld, SyncWorld } from '@rapport/core/src/testing/integrations/sync-world.js'
import { describe, expect, it } from 'vitest'

const minute = 60_000

async function filled(newWorld: NewWorld, count: number): Promise<SyncWorld> {
  const world = newWorld()
  for (let index = 0; index < count; index++) {
    world.service.put('team', { id: `m${index}`, kind: 'member', text: `Member ${index}` })
    world.service.put('things', { id: `t${index}`, kind: 'account', text: `Thing ${index}` })
  }
  await world.connect()
  await world.run()
  return world
}

async function live({ rows }: SyncWorld, stream: string): Promise<string[]> {
  const found = await rows.find(providerRecords, { where: { stream: { eq: stream }, removed: { eq: false } } })
  return found.map((row) => row.external_id).sort()
}

const outcomeOf = async (world: SyncWorld, stream: string) => (await world.runs()).at(-1)?.streams.find((each) => each.stream === stream)

/** Most of less than twenty records that a walk has missed go only when a second one has missed them too. */
export function testFewRecords(newWorld: NewWorld): void {
  describe('few records that a walk misses', () => {
    it.each([1, 5, 19])('%i that are all missed stay until the next run misses them too, without a person', async (count) => {
      const world = await filled(newWorld, count)
      world.service.lists.team.clear()
      await world.pass(5 * minute)
      expect(await live(world, 'team')).toHaveLength(count)
      expect(await outcomeOf(world, 'team')).toMatchObject({ outcome: 'ended', removed: 0 })
      expect(await world.connection()).toMatchObject({ status: 'ready', reason: null })
      await world.pass(5 * minute)
      expect(await live(world, 'team')).toEqual([])
      expect(await outcomeOf(world, 'team')).toMatchObject({ outcome: 'ended', removed: count })
      expect(await world.connection()).toMatchObject({ status: 'ready', reason: null })
    })

    it('come back untouched when only one walk has missed them', async () => {
      const world = await filled(newWorld, 5)
      const kept = [...world.service.lists.team.values()]
      world.service.lists.team.clear()
      await world.pass(5 * minute)
      for (const record of kept) world.service.lists.team.set(record.id, record)
      await world.pass(5 * minute)
      expect(await outcomeOf(world, 'team')).toMatchObject({ added: 0, removed: 0, unchanged: 5 })
      // What was doubted once is forgotten: the next absence is looked at twice again.
      world.service.lists.team.clear()
      await world.pass(5 * minute)
      expect(await live(world, 'team')).toHaveLength(5)
    })

    it('a stream that is walked once a week walks again in the next run', async () => {
      const world = await filled(newWorld, 5)
      world.service.lists.things.clear()
      await world.pass(7 * 24 * 60 * minute)
      expect(await live(world, 'things')).toHaveLength(5)
      await world.pass(5 * minute)
      expect(await live(world, 'things')).toEqual([])
    })

    it('one of several goes at once', async () => {
      const world = await filled(newWorld, 5)
      world.service.lists.team.delete('m1')
      await world.pass(5 * minute)
      expect(await outcomeOf(world, 'team')).toMatchObject({ outcome: 'ended', removed: 1 })
      expect(await live(world, 'team')).toEqual(['m0', 'm2', 'm3', 'm4'])
    })

    it('of those that a walk has missed the same go that the second one misses', async () => {
      const world = await filled(newWorld, 5)
      const all = [...world.service.lists.team.values()]
      const list = (...ids: string[]) => {
        world.service.lists.team.clear()
        for (const record of all) if (ids.includes(record.id)) world.service.lists.team.set(record.id, record)
      }
      list('m0', 'm1')
      await world.pass(5 * minute)
      expect(await live(world, 'team')).toHaveLength(5)
      list('m2', 'm3')
      await world.pass(5 * minute)
      expect(await live(world, 'team')).toEqual(['m0', 'm1', 'm2', 'm3'])
      await world.pass(5 * minute)
      expect(await live(world, 'team')).toEqual(['m2', 'm3'])
    })

    it('an answer of no content is no empty list', async () => {
      const world = await filled(newWorld, 5)
      world.service.interfere = (path) => (path === '/team' ? new Response(null, { status: 204 }) : undefined)
      for (let runs = 0; runs < 3; runs++) await world.pass(30 * minute)
      expect(await live(world, 'team')).toHaveLength(5)
      expect(await outcomeOf(world, 'team')).toMatchObject({ outcome: 'failed', errorClass: 'bad_answer' })
      world.service.interfere = (path) => (path === '/team' ? json([]) : undefined)
      for (let runs = 0; runs < 3; runs++) await world.pass(30 * minute)
      expect(await live(world, 'team')).toHaveLength(5)
    })
  })
}
