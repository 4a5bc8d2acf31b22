import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestRapport } from '../../testing/create-test-rapport.js'
import type { Arrival } from './arrivals.js'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const visitorId = '11111111-1111-4111-8111-111111111111'
const event = (eventName: string, more: object = {}) => ({ type: 'custom' as const, eventName, ...more })
/** A second passes, and what is read at its end is there: reading takes some turns of the event loop. */
async function pause() {
  await vi.advanceTimersByTimeAsync(1_000)
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Somebody who looks, and what they were shown. */
async function watched() {
  const world = await createTestRapport()
  const shown: Arrival[] = []
  const stop = world.rapport.watchEvents(world.organizationId, (arrival) => shown.push(arrival))
  return { ...world, shown, stop, names: () => shown.flatMap(({ events }) => events.map(({ name }) => name)) }
}

it('shows events with whose they are and what decided that', async () => {
  const { workspace, shown, names } = await watched()
  await workspace.ingest({ events: [event('named', { userId: 'u1', email: 'ann@acme.com', customerId: 'acme' })] })
  await workspace.ingest({ visitorId, events: [{ type: 'identify', userId: 'u1' }] })
  await workspace.ingest({ visitorId, events: [event('browser')] })
  await workspace.ingest({ events: [event('mail', { email: 'bob@globex.com' })] })
  await workspace.ingest({ events: [event('nobody')] })
  expect(shown).toEqual([])
  await pause()
  expect(names().sort()).toEqual(['browser', 'identify', 'mail', 'named', 'nobody'])
  const of = (name: string) => shown.flatMap(({ events }) => events).find((each) => each.name === name)
  expect(of('named')).toMatchObject({
    person: { userId: 'u1', email: 'ann@acme.com', decidedBy: 'userId', key: 'u1' },
    customer: { decidedBy: 'customerId', key: 'acme' }
  })
  expect(of('browser')).toMatchObject({
    visitorId,
    person: { userId: 'u1', decidedBy: 'visitor', key: 'u1' },
    customer: { decidedBy: 'person', key: 'acme' }
  })
  expect(of('mail')).toMatchObject({
    person: { decidedBy: 'email', key: 'bob@globex.com' },
    customer: { domain: 'globex.com', key: 'globex.com' }
  })
  expect(of('nobody')).toMatchObject({ person: null, customer: null })
})

it('shows nothing of another organization, and nothing once one has stopped', async () => {
  const { rapport, workspace, shown, stop, names } = await watched()
  const other = await rapport.organizations.create({ name: 'Other' })
  await rapport.organization(other.id).ingest({ events: [event('theirs')] })
  await workspace.ingest({ events: [event('ours')] })
  await pause()
  expect(names()).toEqual(['ours'])
  stop()
  stop()
  await workspace.ingest({ events: [event('later')] })
  await pause()
  expect(shown).toHaveLength(1)
})

it('shows the newest 100 of a second, and counts the others', async () => {
  const { workspace, shown, names } = await watched()
  const batch = (first: number) => ({ events: Array.from({ length: 60 }, (_, n) => event(`e${first + n}`)) })
  await workspace.ingest(batch(0))
  await workspace.ingest(batch(60))
  await pause()
  expect(names()).toHaveLength(100)
  expect(names()).toContain('e119')
  expect(names()).not.toContain('e0')
  expect(shown.map(({ more }) => more)).toEqual([20])
})

it('shows nothing of the past that is imported', async () => {
  const { workspace, shown } = await watched()
  await workspace.events.import({ batches: [{ events: [{ ...event('old'), timestamp: '2020-01-01T00:00:00Z' }] }] })
  await pause()
  expect(shown).toEqual([])
})
