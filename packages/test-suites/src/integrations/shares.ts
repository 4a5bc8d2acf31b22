import type { Store } from '@rapport/core/src/storage/contract.js'
import { fakeProvider } from '@rapport/core/src/testing/integrations/fake-provider.js'
import { json } from '@rapport/core/src/testing/integrations/fake-service.js'
import { SyncWorld } from '@rapport/core/src/testing/integrations/sync-world.js'
import { describe, expect, it } from 'vitest'

/** A world whose members never end: each page names another one. */
function endlessWorld(store: Store): SyncWorld {
  const world = new SyncWorld(store)
  let page = 0
  world.service.interfere = (path) => {
    if (path !== '/team') return undefined
    page++
    return json({ records: [{ id: `m${page % 7}`, kind: 'member', text: 'Member', at: world.clock.now() }], next: String(page) })
  }
  for (const list of ['things', 'talks'] as const)
    for (let index = 0; index < 12; index++) world.service.put(list, { id: `r${index}`, kind: 'account', text: `Record ${index}` })
  return world
}

/** Reads in the background until something holds. */
async function readUntil(worlds: readonly SyncWorld[], holds: () => Promise<boolean>): Promise<void> {
  const processes = worlds.map((world) => world.process())
  const running = processes.map((process) => process.runDue())
  try {
    await expect.poll(holds, { timeout: 60_000 }).toBe(true)
  } finally {
    await Promise.all(processes.map((process) => process.close()))
    await Promise.all(running)
  }
}

async function outcomes(world: SyncWorld): Promise<Record<string, string>> {
  const runs = await world.runs()
  return Object.fromEntries(runs.flatMap(({ streams }) => streams.map(({ stream, outcome }) => [stream, outcome])))
}

export function testShares(store: () => Store, keep: (world: SyncWorld) => void): void {
  const newWorld = () => {
    const world = endlessWorld(store())
    keep(world)
    return world
  }

  describe('shares', () => {
    it('a stream that never ends keeps no other one of its connection from being read', async () => {
      const world = newWorld()
      await world.connect()
      await readUntil([world], async () => {
        const { things, talks } = await outcomes(world)
        return things === 'ended' && talks === 'ended'
      })
      expect(await outcomes(world)).toMatchObject({ team: 'partial' })
      const read = (await world.runs())[0]?.requests ?? 0
      // It has its turns as well.
      await readUntil([world], async () => ((await world.runs())[0]?.requests ?? 0) > read + 50)
    })

    it('connections that never end keep no other one from being read, with a single slot and all of them due', async () => {
      const worlds = [newWorld(), newWorld()]
      const [first] = worlds
      if (!first) throw new Error('There is no world')
      // One process reads all of them: the service is the first one's.
      for (const world of worlds) {
        world.provider = fakeProvider(first.service)
        await world.connect()
      }
      const requests = () => Promise.all(worlds.map(async (world) => (await world.runs())[0]?.requests ?? 0))
      await readUntil([first], async () => (await requests()).every((count) => count > 100))
      const counts = await requests()
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(120)
    })

    it('what a stream has behind it is known when its turn comes again, and all ends as without turns', async () => {
      const world = new SyncWorld(store())
      keep(world)
      for (let index = 0; index < 260; index++) world.service.put('things', { id: `r${1_000 + index}`, kind: 'activity', text: 'Thing' })
      world.service.put('talks', { id: 'r1', kind: 'account', text: 'Talk' })
      await world.connect()
      await world.run()
      expect(await world.runs()).toMatchObject([{ status: 'succeeded' }])
      const streams = [
        { stream: 'team', outcome: 'ended' },
        { stream: 'things', outcome: 'ended', added: 260, unchanged: 0 },
        { stream: 'talks', outcome: 'ended', added: 1 }
      ]
      expect((await world.runs())[0]).toMatchObject({ streams })
      // Its list was read once, in two turns.
      const { asked } = world.service
      expect(asked.filter((path) => /^\/things(\?|$)/.test(path))).toHaveLength(52)
      expect(asked.indexOf('/talks')).toBeLessThan(asked.indexOf('/things?cursor=r1254'))
    })

    it('a stream that its provider has wait lets the others go on at that time', async () => {
      const world = new SyncWorld(store())
      keep(world)
      world.service.put('talks', { id: 'r1', kind: 'account', text: 'Talk' })
      world.service.interfere = (path) => (path === '/team' ? json({}, 429, { 'retry-after': '60' }) : undefined)
      await world.connect()
      await world.pass(120_000, 2)
      expect(await outcomes(world)).toMatchObject({ team: 'partial', things: 'ended', talks: 'ended' })
      world.service.interfere = () => undefined
      await world.pass(120_000, 2)
      expect(await world.runs()).toMatchObject([{ status: 'succeeded' }])
    })
  })
}
