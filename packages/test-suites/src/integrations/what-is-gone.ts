import type { Stream } from '@rapport/core/src/providers/provider.js'
import { events, providerRecords } from '@rapport/core/src/registry/tables.js'
import { fakeProvider, fakeStreams } from '@rapport/core/src/testing/integrations/fake-provider.js'
import type { NewWorld, SyncWorld } from '@rapport/core/src/testing/integrations/sync-world.js'
import { describe, expect, it } from 'vitest'

const minute = 60_000
const day = 24 * 60 * minute

/** A world of people in a list whose stream has something more. */
async function people(newWorld: NewWorld, name: 'team' | 'things', more: Partial<Stream>): Promise<SyncWorld> {
  const world = newWorld()
  const streams = fakeStreams.map((stream) => (stream.name === name ? { ...stream, ...more } : stream))
  world.provider = fakeProvider(world.service, { streams })
  for (const id of ['a1', 'a2', 'a3', 'b1', 'b2', 'b3']) world.service.put(name, { id, kind: 'person', text: id })
  await world.connect()
  await world.run()
  return world
}

async function live({ rows }: SyncWorld): Promise<string[]> {
  const found = await rows.find(providerRecords, { where: { kind: { eq: 'person' }, removed: { eq: false } } })
  return found.map((row) => row.external_id).sort()
}

const outcomeOf = async (world: SyncWorld, stream: string) => (await world.runs()).at(-1)?.streams.find((each) => each.stream === stream)

/** What a walk does not see: what cannot be read now, what its absence tells, and what somebody has told is gone. */
export function testWhatIsGone(newWorld: NewWorld): void {
  describe('what a walk does not see', () => {
    it('stays where the provider cannot be asked for it now, and goes once it can', async () => {
      let isAway = true
      const team = fakeStreams.find(({ name }) => name === 'team')
      if (!team) throw new Error('There is no team')
      const map: Stream['map'] = (record, context) => [
        ...team.map(record, context),
        ...(isAway ? [{ kind: 'presence' as const, of: 'person' as const, id: 'place b', at: context.startedAt, from: 'b', to: 'b~' }] : [])
      ]
      const world = await people(newWorld, 'team', { map })
      for (const id of ['a3', 'b2']) world.service.lists.team.delete(id)
      await world.pass(5 * minute)
      expect(await outcomeOf(world, 'team')).toMatchObject({ outcome: 'ended', removed: 1, unchanged: 4 })
      expect(await live(world)).toEqual(['a1', 'a2', 'b1', 'b2', 'b3'])
      isAway = false
      await world.pass(5 * minute)
      expect(await live(world)).toEqual(['a1', 'a2', 'b1', 'b3'])
    })

    it('ends with the moments that the connector knows by it, once each', async () => {
      const ended: Stream['ended'] = ({ id, person }, { startedAt }) => [
        {
          kind: 'activity',
          id: `${id}:ended`,
          type: 'MEMBERSHIP_ENDED',
          channel: 'IDENTITY',
          at: startedAt,
          occurredAt: startedAt,
          people: [{ email: person?.email }]
        }
      ]
      const world = await people(newWorld, 'team', { ended })
      world.service.lists.team.delete('a3')
      await world.pass(5 * minute)
      expect(await outcomeOf(world, 'team')).toMatchObject({ outcome: 'ended', added: 0, removed: 1 })
      const stored = () => world.rows.find(events, { where: { type: { eq: 'MEMBERSHIP_ENDED' } } })
      expect(await stored()).toMatchObject([{ identity: 'e:a3@people.example', occurred_at: world.clock.now() }])
      await world.pass(5 * minute)
      expect(await stored()).toHaveLength(1)
    })

    it('an ending that cannot be told fails the stream, and nothing is removed', async () => {
      const ended: Stream['ended'] = () => {
        throw new Error('I do not know')
      }
      const world = await people(newWorld, 'team', { ended })
      world.service.lists.team.delete('a3')
      await world.pass(5 * minute)
      expect(await outcomeOf(world, 'team')).toMatchObject({ outcome: 'failed', errorMessage: expect.stringContaining('I do not know') })
      expect(await live(world)).toHaveLength(6)
    })

    it('goes at once where a webhook tells that something is gone, also while everything is walked already', async () => {
      const world = await people(newWorld, 'things', {})
      const walks = () => world.service.asked.filter((path) => path === '/things').length
      // The feed tells nothing of what is only missing.
      world.service.lists.things.delete('a1')
      await world.pass(minute)
      await world.ask('webhook', ['things'])
      await world.run()
      expect(await live(world)).toContain('a1')
      await world.ask('webhook', ['things'], ['things'])
      await world.pass(minute)
      expect(await live(world)).not.toContain('a1')
      const before = walks()
      await world.pass(10 * minute, 2)
      expect(walks()).toBe(before)
      // Behind the page that has it, while all is walked.
      for (const id of ['c1', 'c2']) world.service.put('things', { id, kind: 'person', text: id })
      let pages = 0
      world.service.interfere = async (path) => {
        if (path !== '/things' || ++pages !== 2) return undefined
        world.clock.advance(1)
        world.service.lists.things.delete('a2')
        await world.ask('webhook', ['things'], ['things'])
        return undefined
      }
      await world.pass(7 * day)
      await world.pass(1)
      expect(pages).toBe(4)
      expect(await live(world)).not.toContain('a2')
    })
  })
}
