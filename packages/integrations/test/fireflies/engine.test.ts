import { describe, expect, it } from 'vitest'
import { fireflies } from '../../src/fireflies/fireflies.js'
import { engineCases } from '../../src/testing/engine-cases.js'
import { type EngineSubject, EngineWorld } from '../../src/testing/engine-world.js'
import { FakeFireflies } from '../../src/testing/fake-fireflies.js'
import { threat, toldOf } from '../told-of.js'
import { apiKey, day, start, transcript } from './account.js'
import { firefliesSubject } from './engine-subject.js'

const hour = 3_600_000

/** A workspace that is connected to an account with so many transcripts, as Fireflies answers it. */
async function worldOf(account: FakeFireflies) {
  const asked: number[] = []
  const world = await EngineWorld.connected({
    ...firefliesSubject,
    provider: fireflies(),
    open: ({ now }) => {
      const { http } = account.provider({ now })
      const connect = (_: unknown, workspace: EngineWorld['workspace']) =>
        workspace.integrations.connect('fireflies', { config: { credentials: { apiKey } } })
      return {
        connect,
        secrets: () => [apiKey],
        http: (url, init) => {
          asked.push(now())
          return http(url, init)
        }
      }
    }
  })
  const count = async () => {
    let found = 0
    for (let cursor: string | null | undefined; ; ) {
      const { items, pagination } = await world.workspace.sources.list({ limit: 100, ...(cursor && { cursor }) })
      found += items.length
      cursor = pagination.nextCursor
      if (!cursor) return found
    }
  }
  return { world, asked, count }
}

describe('fireflies, through the engine', () => {
  for (const { name, run } of engineCases(firefliesSubject, { seeds: [1, 2, 3, 4, 5] })) it(name, run)

  it('reads all with 50 requests a day, waits until the day it is told, and asks again only then', async () => {
    const account = new FakeFireflies()
    account.requestsPerDay = 50
    for (let index = 1; index <= 20; index++) account.put(transcript(index, start - index * 40 * day))
    const { world, asked, count } = await worldOf(account)
    await world.until(start)
    expect(await count()).toBeLessThan(20)
    const [item] = await world.workspace.integrations.list({ connectedOnly: true })
    expect(item?.syncStatus).toBe('waiting')
    for (let hours = 0; hours <= 2 * 24; hours += 4) await world.until(start + hours * hour)
    expect(await count()).toBe(20)
    const days = new Map<number, number>()
    for (const at of asked) days.set(Math.floor(at / day), (days.get(Math.floor(at / day)) ?? 0) + 1)
    // One more than it answers: the one that is told to wait.
    for (const requests of days.values()) expect(requests).toBeLessThanOrEqual(51)
    await world.close()
  })

  it('asks for fewer at once where an answer is too large', async () => {
    const account = new FakeFireflies()
    const padding = 'x'.repeat(3_000_000)
    for (let index = 1; index <= 10; index++) account.put(transcript(index, start - index * day, { padding }))
    const { world, count } = await worldOf(account)
    await world.until(start)
    const [run] = await world.workspace.integrations.runs('fireflies', { limit: 1 })
    expect(run?.streams.find(({ stream }) => stream === 'transcripts')).toMatchObject({ outcome: 'ended', added: 10 })
    expect(await count()).toBe(10)
    await world.close()
  })

  it('a call is found, extracted, related, on the timeline, and the last meeting', async () => {
    const subject: EngineSubject = {
      ...firefliesSubject,
      open(around) {
        const account = new FakeFireflies()
        const sentences = [
          { speaker_name: 'Bob 1', text: threat, start_time: 1 },
          { speaker_name: 'Ann', text: 'I see.', start_time: 9 }
        ]
        account.put(transcript(1, start - day, { sentences }))
        return {
          http: account.provider(around).http,
          connect: (_, workspace) => workspace.integrations.connect('fireflies', { config: { credentials: { apiKey } } }),
          secrets: () => [apiKey]
        }
      }
    }
    const told = await toldOf(subject, 'company1.test')
    expect(told.facts.map(({ factType }) => factType)).toContain('CHURN_RISK')
    expect(JSON.stringify(told.found)).toContain('thinking about leaving')
    expect(told.relationship.items.length).toBeGreaterThan(0)
    const occurredAt = new Date(start - day).toISOString()
    expect(told.timeline).toContainEqual(expect.objectContaining({ eventType: 'MEETING_COMPLETED', occurredAt }))
    expect(told.metrics).toMatchObject({ lastEmailAt: null, lastMeetingAt: occurredAt })
  })
})
