import { CredentialRevoked } from '@rapport/core/src/providers/credential-source.js'
import { members, providerRecords, sources } from '@rapport/core/src/registry/tables.js'
import { fakeProvider, fakeStreams } from '@rapport/core/src/testing/integrations/fake-provider.js'
import { json } from '@rapport/core/src/testing/integrations/fake-service.js'
import type { NewWorld, SyncWorld } from '@rapport/core/src/testing/integrations/sync-world.js'
import { describe, expect, it } from 'vitest'

const minute = 60_000

/** Fills all three lists. */
function fill({ service }: SyncWorld, count = 12): void {
  for (let index = 0; index < count; index++) {
    const id = `r${String(index).padStart(3, '0')}`
    service.put('team', { id, kind: 'member', text: `Member ${index}` })
    service.put('things', {
      id,
      kind: (['account', 'person', 'payment', 'subscription'] as const)[index % 4] ?? 'account',
      text: `Thing ${index}`
    })
    service.put('talks', { id, kind: index % 4 === 3 ? 'source' : 'activity', text: `Talk ${index}` })
  }
}

async function live({ rows }: SyncWorld, stream: string): Promise<string[]> {
  const found = await rows.find(providerRecords, { where: { stream: { eq: stream }, removed: { eq: false } } })
  return found.map((row) => row.external_id).sort()
}

const lastRun = async (world: SyncWorld) => (await world.runs()).at(-1)

async function outcomeOf(world: SyncWorld, stream: string) {
  const outcome = (await lastRun(world))?.streams.find((each) => each.stream === stream)
  if (!outcome) throw new Error(`The last run did not read ${stream}`)
  return outcome
}

export function testStreams(newWorld: NewWorld): void {
  describe('streams', () => {
    it('reads everything once, then what changes, and says when it reads again', async () => {
      const world = newWorld()
      fill(world)
      await world.connect()
      await world.run()
      expect(await lastRun(world)).toMatchObject({ cause: 'connected', status: 'succeeded', next_run_at: world.clock.now() + 5 * minute })
      for (const stream of ['team', 'things', 'talks']) {
        expect(await live(world, stream)).toHaveLength(12)
        expect(await outcomeOf(world, stream)).toMatchObject({ outcome: 'ended', added: 12, updated: 0, removed: 0 })
      }
      expect(await world.rows.count(members)).toBe(12)
      expect(await world.rows.count(sources)).toBe(3)

      world.clock.advance(minute)
      world.service.put('things', { id: 'r000', kind: 'account', text: 'Renamed' })
      world.service.put('things', { id: 'r001', kind: 'person', text: '', gone: true })
      world.service.put('talks', { id: 'new', kind: 'source', text: 'News' })
      world.service.asked.length = 0
      await world.pass(5 * minute)
      expect(await outcomeOf(world, 'things')).toMatchObject({ outcome: 'ended', added: 0, updated: 1, removed: 1 })
      expect(await outcomeOf(world, 'talks')).toMatchObject({ outcome: 'ended', added: 1 })
      expect(world.service.asked.filter((path) => /^\/(things|talks)(\?|$)/.test(path))).toEqual([])
      expect(await lastRun(world)).toMatchObject({ cause: 'schedule', status: 'succeeded' })
    })

    it('an address for webhooks that a crash has kept out of the directory is there after the next run, once', async () => {
      const world = newWorld()
      await world.connect()
      expect(await world.addresses()).toEqual([])
      await world.run()
      const address = { kind: 'account', provider: world.provider.id, address: 'acct', target_id: world.connectionId, expires_at: null }
      expect(await world.addresses()).toMatchObject([address])
      await world.pass(5 * minute)
      expect(await world.addresses()).toHaveLength(1)
    })

    it('notes the place before it walks: what changes meanwhile is not lost', async () => {
      const world = newWorld()
      fill(world)
      let isChanged = false
      world.service.interfere = (path) => {
        if (path === '/things' && !isChanged) {
          isChanged = true
          world.service.put('things', { id: 'a-early', kind: 'account', text: 'Written behind the walk' })
          world.service.lists.things.delete('a-early')
        }
        return undefined
      }
      await world.connect()
      await world.run()
      expect(await live(world, 'things')).toContain('a-early')
    })

    it('removes by absence after a walk that reached its end, and only then', async () => {
      const world = newWorld()
      fill(world)
      await world.connect()
      await world.run()
      world.service.lists.team.delete('r010')
      let pages = 0
      world.service.interfere = (path) => (path === '/team' && ++pages === 2 ? json({ message: 'Never again' }, 400) : undefined)
      await world.pass(5 * minute)
      expect(await outcomeOf(world, 'team')).toMatchObject({
        outcome: 'failed',
        errorClass: 'refused',
        errorMessage: expect.stringContaining('Never again')
      })
      expect(await lastRun(world)).toMatchObject({ status: 'partial' })
      expect(await live(world, 'team')).toContain('r010')
      expect((await world.status()).failingStreams).toBeGreaterThan(0)
      await world.pass(5 * minute)
      expect(await outcomeOf(world, 'team')).toMatchObject({ outcome: 'ended', removed: 1 })
      expect(await world.rows.count(members, { email: { eq: 'r010@team.test' } })).toBe(0)
    })

    it('does not believe a walk that misses most of the records, until a second one says the same', async () => {
      const world = newWorld()
      fill(world, 30)
      await world.connect()
      await world.run()
      for (let index = 10; index < 30; index++) world.service.lists.team.delete(`r0${index}`)
      await world.pass(5 * minute)
      expect(await outcomeOf(world, 'team')).toMatchObject({ outcome: 'failed', errorClass: 'suspicious_shrink' })
      expect(await world.connection()).toMatchObject({ status: 'requires_intervention', reason: 'suspicious_shrink' })
      expect(await live(world, 'team')).toHaveLength(30)
      await world.pass(5 * minute)
      expect(await outcomeOf(world, 'team')).toMatchObject({ outcome: 'ended', removed: 20 })
      expect(await world.connection()).toMatchObject({ status: 'ready', reason: null })
      expect(await live(world, 'team')).toHaveLength(10)
    })

    it('walks again when the place in a feed is not known any more', async () => {
      const world = newWorld()
      fill(world)
      await world.connect()
      await world.run()
      world.clock.advance(minute)
      for (let index = 0; index < 5; index++) world.service.put('things', { id: `r00${index}`, kind: 'account', text: 'Later' })
      world.service.oldestPlace = 16
      await world.pass(5 * minute)
      expect(await outcomeOf(world, 'things')).toMatchObject({ outcome: 'ended' })
      expect((await world.stream('things')).full_sync).toBe(2)
      world.service.oldestPlace = 1_000
      await world.pass(5 * minute)
      expect(await outcomeOf(world, 'things')).toMatchObject({ outcome: 'failed', errorClass: 'cursor_expired' })
    })

    it('walks everything again each week', async () => {
      const world = newWorld()
      fill(world)
      await world.connect()
      await world.run()
      world.service.lists.things.delete('r005')
      await world.pass(5 * minute)
      expect(await live(world, 'things')).toContain('r005')
      await world.pass(7 * 24 * 60 * minute)
      expect(await live(world, 'things')).not.toContain('r005')
    })

    it('gives the job back while the provider wants it to wait, and goes on where it was', async () => {
      const world = newWorld()
      fill(world)
      let pages = 0
      world.service.interfere = (path) => (path === '/things' && ++pages === 2 ? json({}, 429, { 'retry-after': '120' }) : undefined)
      await world.connect()
      await world.run()
      expect(await lastRun(world)).toMatchObject({ status: 'running' })
      expect(await world.stream('things')).toMatchObject({ state: 'waiting' })
      await world.pass(119_000)
      expect(await lastRun(world)).toMatchObject({ status: 'running' })
      await world.pass(1_000)
      expect(await world.runs()).toHaveLength(1)
      expect(await lastRun(world)).toMatchObject({ status: 'succeeded' })
      expect(await outcomeOf(world, 'things')).toMatchObject({ added: 12, rateLimited: 1, waitedMs: 120_000 })
      expect(world.service.asked.filter((path) => path === '/things')).toHaveLength(1)
    })

    it('a stream that may not be read is left out and seen, the others go on', async () => {
      const world = newWorld()
      fill(world)
      world.service.interfere = (path) => (path.startsWith('/things') ? json({ message: 'scope things.read is missing' }, 403) : undefined)
      await world.connect()
      await world.run()
      expect(await outcomeOf(world, 'things')).toMatchObject({ outcome: 'skipped', errorClass: 'forbidden' })
      expect(await world.stream('things')).toMatchObject({ state: 'skipped', error_message: expect.stringContaining('things.read') })
      expect(await outcomeOf(world, 'talks')).toMatchObject({ outcome: 'ended', added: 12 })
      expect(await lastRun(world)).toMatchObject({ status: 'partial' })
      world.service.interfere = () => undefined
      await world.ask()
      await world.run()
      expect(await outcomeOf(world, 'things')).toMatchObject({ outcome: 'ended', added: 12 })
    })

    it('a dead credential stops the connection with its reason, until somebody asks', async () => {
      const world = newWorld()
      fill(world)
      const { credentials } = world
      world.credentials = () => ({
        current: async () => Promise.reject(new CredentialRevoked('The secret has changed')),
        refresh: async () => Promise.reject(new CredentialRevoked('The secret has changed'))
      })
      await world.connect()
      await world.run()
      expect(await world.connection()).toMatchObject({ status: 'requires_intervention', reason: 'The secret has changed' })
      expect(await lastRun(world)).toMatchObject({ status: 'failed' })
      expect(await outcomeOf(world, 'talks')).toMatchObject({ outcome: 'failed', errorClass: 'credential' })
      await world.pass(60 * minute)
      expect(await world.runs()).toHaveLength(1)
      world.credentials = credentials
      await world.ask()
      await world.run()
      expect(await world.connection()).toMatchObject({ status: 'ready', reason: null })
      expect(await lastRun(world)).toMatchObject({ status: 'succeeded' })
    })

    it('a record that cannot be read is counted and named, and harms no other', async () => {
      const world = newWorld()
      fill(world, 30)
      world.service.put('things', { id: 'bad', kind: 'account', text: 'unreadable' })
      // The domain refuses this one: it is longer than a currency's amounts.
      world.provider = fakeProvider(world.service, {
        streams: fakeStreams.map((stream) => ({
          ...stream,
          map: (record, context) =>
            stream
              .map(record, context)
              .map((said) => (said.kind === 'payment' && said.id === 'r002' ? { ...said, currency: 'nonsense' } : said))
        }))
      })
      await world.connect()
      await world.run()
      const { unreadable, outcome, added } = await outcomeOf(world, 'things')
      expect({ outcome, added, count: unreadable.count }).toEqual({ outcome: 'partial', added: 29, count: 2 })
      expect(unreadable.examples.map(({ id }) => id)).toEqual(['bad', 'payment r002'])
      // What changes later does not bring them: the stream goes on telling that they are missing, until everything was read.
      await world.pass(5 * minute)
      expect(await lastRun(world)).toMatchObject({ status: 'succeeded' })
      const told = { state: 'idle', error_class: 'unreadable', error_message: '2 records could not be read: bad (This record is nonsense)' }
      expect(await world.stream('things')).toMatchObject(told)
      world.provider = fakeProvider(world.service)
      world.service.put('things', { id: 'bad', kind: 'account', text: 'Readable' })
      await world.pass(8 * 24 * 60 * minute)
      expect(await world.stream('things')).toMatchObject({ error_class: null, error_message: null })
      expect(await live(world, 'things')).toContain('bad')
    })

    it('what is asked for while it is read is read once more; asking makes a resting job due at once', async () => {
      const world = newWorld()
      fill(world, 5)
      await world.connect()
      let hasAsked = false
      world.service.interfere = async (path) => {
        if (path === '/talks' && !hasAsked) {
          hasAsked = true
          await world.ask('webhook', ['things'])
        }
        return undefined
      }
      await world.run()
      expect((await world.runs()).map(({ streams }) => streams.map(({ stream }) => stream))).toEqual([
        ['team', 'things', 'talks'],
        ['things']
      ])
      await world.ask('webhook', ['talks'])
      await world.run()
      expect(await lastRun(world)).toMatchObject({ cause: 'webhook', streams: [{ stream: 'talks' }] })
    })
  })
}

/** Whatever a provider answers. It is the same on every store. */
export function testNonsense(newWorld: NewWorld): void {
  describe('nonsense', () => {
    it.each<[string, () => Response, string]>([
      ['a cursor that repeats', () => json({ records: [], next: 'again' }), 'bad_answer'],
      ['records that are none', () => json({ records: 'nonsense' }), 'bad_answer'],
      ['a page for people', () => new Response('<html>Down</html>', { headers: { 'content-type': 'text/html' } }), 'bad_answer'],
      ['null', () => json(null), 'bad_answer'],
      ['a list', () => json([1, 2]), 'bad_answer'],
      ['failures', () => json({ message: 'Broken' }, 500), 'unavailable'],
      ['brackets', () => new Response(`{"records":${'['.repeat(100_000)}`), 'bad_answer'],
      ['more records than a page has', () => new Response(`{"records":[${'{},'.repeat(10_000)}{}]}`), 'too_large'],
      ['another address', () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } }), 'wrong_address']
    ])('a provider that answers %s fails its stream with a class and a next attempt', async (_, answer, errorClass) => {
      const world = newWorld()
      fill(world, 5)
      world.service.interfere = (path) => (path === '/things' ? answer() : undefined)
      await world.connect()
      await world.pass(20 * minute, 10)
      const run = (await world.runs()).find(({ streams }) =>
        streams.some(({ stream, outcome }) => stream === 'things' && outcome === 'failed')
      )
      expect(run?.streams.find(({ stream }) => stream === 'things')).toMatchObject({ errorClass, nextRunAt: expect.any(Number) })
      expect(run?.streams.find(({ stream }) => stream === 'talks')).toMatchObject({ outcome: 'ended' })
      world.service.interfere = () => undefined
      await world.pass(120 * minute, 4)
      expect(await live(world, 'things')).toHaveLength(5)
    })
  })
}
