import { setImmediate } from 'node:timers/promises'
import type { Credential, Stream } from '@rapport/core/src/providers/provider.js'
import { integrationConnections } from '@rapport/core/src/registry/tables.js'
import { fakeProvider, fakeStreams } from '@rapport/core/src/testing/integrations/fake-provider.js'
import { json } from '@rapport/core/src/testing/integrations/fake-service.js'
import type { NewWorld, SyncWorld } from '@rapport/core/src/testing/integrations/sync-world.js'
import { describe, expect, it } from 'vitest'

/** A world with three pages of members and nothing else; each record asks for one thing beside it. */
function worldOfPages(newWorld: NewWorld): SyncWorld {
  const world = newWorld()
  for (let index = 0; index < 12; index++)
    world.service.put('team', { id: `r${String(index).padStart(3, '0')}`, kind: 'member', text: `Member ${index}` })
  const [team] = fakeStreams
  if (!team) throw new Error('There is no stream of members')
  const complete: Stream['complete'] = async (records, lookup) => {
    for (const record of records) await lookup({ path: '/things/place', query: { of: String(team.recordId(record)) } })
    return records
  }
  world.provider = fakeProvider(world.service, { streams: [{ ...team, complete }] })
  return world
}

const isSecondPage = (asked: string) => asked.startsWith('/team?cursor=r004')

/** Lets whatever could go on by itself do so. */
async function turns(count = 50): Promise<void> {
  for (let turn = 0; turn < count; turn++) await setImmediate()
}

export function testReadAhead(newWorld: NewWorld): void {
  describe('the page that is asked for ahead', () => {
    it('is let go when the connection is taken away meanwhile: nothing is asked after the run', async () => {
      const world = worldOfPages(newWorld)
      let answer = () => {}
      const gate = new Promise<void>((resolve) => {
        answer = resolve
      })
      world.service.interfere = async () => {
        const last = world.service.asked.at(-1) ?? ''
        if (last === '/team')
          await world.rows.update(integrationConnections, { id: { eq: world.connectionId } }, { disconnected_at: world.clock.now() })
        if (isSecondPage(last)) await gate
        return undefined
      }
      await world.connect()
      await world.run()
      const asked = [...world.service.asked]
      expect(asked.some(isSecondPage)).toBe(true)
      answer()
      await turns()
      expect(world.service.asked).toEqual(asked)
    })

    it('renews the sign-in to the end before a process is closed: what the vendor answered is saved', async () => {
      const world = worldOfPages(newWorld)
      const order: string[] = []
      const token = (accessToken: string): Credential => ({ kind: 'oauth', accessToken, extra: {} })
      const process = world.process()
      let closing: Promise<unknown> = Promise.resolve()
      world.credentials = () => ({
        current: async () => token('first-token'),
        async refresh() {
          closing = process.close().then(() => order.push('closed'))
          await turns()
          order.push('saved')
          return token('second-token')
        }
      })
      world.service.interfere = () => (isSecondPage(world.service.asked.at(-1) ?? '') ? json({ message: 'Expired' }, 401) : undefined)
      await world.connect()
      await process.runDue()
      await closing
      expect(order).toEqual(['saved', 'closed'])
    })

    it('fails in its turn: what came before it is stored, and the next run goes on behind it', async () => {
      const world = worldOfPages(newWorld)
      let refusals = 0
      world.service.interfere = () =>
        isSecondPage(world.service.asked.at(-1) ?? '') && refusals++ === 0 ? json({}, 429, { 'retry-after': '120' }) : undefined
      await world.connect()
      await world.run()
      expect(await world.stream('team')).toMatchObject({ state: 'waiting', added: 5 })
      expect((await world.runs()).at(-1)).toMatchObject({ streams: [{ rateLimited: 1, waitedMs: 120_000 }] })
      world.service.asked.length = 0
      await world.pass(120_000)
      expect(world.service.asked[0]).toSatisfy(isSecondPage)
      expect((await world.runs()).at(-1)).toMatchObject({ status: 'succeeded', streams: [{ added: 12, unchanged: 0 }] })
    })

    it('that broke off in what it needs beside it goes on there: what was looked up before the wait is not asked again', async () => {
      const world = worldOfPages(newWorld)
      const lookedUp = () => world.service.asked.filter((asked) => asked.startsWith('/things/place'))
      let refusals = 0
      world.service.interfere = () =>
        lookedUp().at(-1)?.endsWith('of=r007') && refusals++ === 0 ? json({}, 429, { 'retry-after': '120' }) : undefined
      await world.connect()
      const process = world.process()
      await process.runDue()
      expect((await world.runs()).at(-1)).toMatchObject({ status: 'running', streams: [{ added: 5 }] })
      world.clock.advance(120_000)
      await process.runDue()
      expect((await world.runs()).at(-1)).toMatchObject({ status: 'succeeded', streams: [{ added: 12 }] })
      expect(lookedUp()).toHaveLength(12 + 1)
    })
  })
}
