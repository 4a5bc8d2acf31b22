import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTracker, QueueFullError, type TrackingFailure } from '../../src/index.js'
import { EventQueue } from '../../src/tracking/event-queue.js'
import { ingestServer, publicKey } from './ingest-server.js'

describe('events that wait', () => {
  it('travel together, at most 100 at a time, packed with gzip', async () => {
    const { baseUrl, batches, seen } = await ingestServer()
    const tracker = createTracker({ baseUrl, publicKey })
    for (let number = 0; number < 250; number += 1) tracker.track({ eventName: 'a', properties: { number } })
    expect(await tracker.flush()).toEqual({ acknowledged: 250, failed: [] })
    expect(batches.map(({ events }) => events.length).sort()).toEqual([100, 100, 50])
    expect(seen.every(({ headers }) => headers['content-encoding'] === 'gzip')).toBe(true)
  })

  it('travel in requests of at most 1 MB before packing', async () => {
    const { baseUrl, batches, seen } = await ingestServer()
    const tracker = createTracker({ baseUrl, publicKey })
    for (let number = 0; number < 50; number += 1) tracker.track({ eventName: 'a', properties: { text: 'ä'.repeat(50_000) } })
    expect(await tracker.flush()).toEqual({ acknowledged: 50, failed: [] })
    expect(batches.length).toBeGreaterThanOrEqual(5)
    expect(Math.max(...seen.map(({ bytes }) => bytes))).toBeLessThanOrEqual(1_000_000)
  })

  it('leave by themselves within the flush interval', async () => {
    const { baseUrl, taken } = await ingestServer()
    const tracker = createTracker({ baseUrl, publicKey, flushInterval: 20 })
    tracker.track({ eventName: 'a' })
    await expect.poll(() => taken.size).toBe(1)
    await expect.poll(() => tracker.stats.acknowledged).toBe(1)
  })

  it('leave at once when they fill a request', async () => {
    const { baseUrl, taken } = await ingestServer()
    const tracker = createTracker({ baseUrl, publicKey, flushInterval: 60_000 })
    for (let number = 0; number < 101; number += 1) tracker.track({ eventName: 'a' })
    await expect.poll(() => taken.size).toBe(100)
    expect(tracker.stats.queued).toBeGreaterThanOrEqual(1)
    expect((await tracker.flush()).failed).toEqual([])
    expect(taken.size).toBe(101)
  })

  it.each([
    ['events', { maxQueueEvents: 10 }],
    ['bytes', { maxQueueBytes: 2_000 }]
  ])('are bounded in %s: what has no room is dropped, counted and reported', async (_, bound) => {
    const failures: TrackingFailure[] = []
    const { baseUrl, taken } = await ingestServer()
    const tracker = createTracker({ baseUrl, publicKey, onError: (failure) => failures.push(failure), ...bound })
    const uuids = Array.from({ length: 100 }, () => tracker.track({ eventName: 'a' }))
    const { dropped, queued } = tracker.stats
    expect(queued).toBeLessThanOrEqual(15)
    expect(dropped + queued).toBe(100)
    await tracker.flush()
    expect(failures.map(({ uuid }) => uuid)).toEqual(uuids.slice(queued))
    expect(failures.every(({ error }) => error instanceof QueueFullError)).toBe(true)
    expect([...taken.keys()]).toEqual(uuids.slice(0, queued))
    tracker.track({ eventName: 'there is room again' })
    expect((await tracker.flush()).acknowledged).toBe(1)
  })
})

describe('the queue', () => {
  const events = fc.array(fc.record({ envelope: fc.constantFrom('a', 'b', 'c'), bytes: fc.integer({ min: 1, max: 990_000 }) }), {
    maxLength: 400
  })

  it('gives each event out once, in its order within its envelope, in requests that keep all bounds', () => {
    fc.assert(
      fc.property(events, (added) => {
        const queue = new EventQueue()
        added.forEach(({ envelope, bytes }, number) => {
          queue.add({ uuid: '', type: 'custom', json: '', number, since: 0, envelope, bytes })
        })
        const given: number[] = []
        for (let batch = queue.take(true); batch !== undefined; batch = queue.take(true)) {
          expect(batch.length).toBeGreaterThanOrEqual(1)
          expect(batch.length).toBeLessThanOrEqual(100)
          expect(batch.reduce((sum, event) => sum + event.bytes + 1, 0)).toBeLessThanOrEqual(990_001)
          expect(new Set(batch.map((event) => event.envelope)).size).toBe(1)
          given.push(...batch.map((event) => event.number))
        }
        expect(queue.hasFull).toBe(false)
        for (const envelope of ['a', 'b', 'c']) {
          const inOrder = (numbers: number[]) => numbers.filter((number) => added[number]?.envelope === envelope)
          expect(inOrder(given)).toEqual(inOrder(added.map((_, number) => number)))
        }
      }),
      { numRuns: 50 }
    )
  })

  it('gives out what is older than a time, and keeps the rest', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b')), fc.nat(20), (envelopes, time) => {
        const queue = new EventQueue()
        envelopes.forEach((envelope, number) => {
          queue.add({ uuid: '', type: 'custom', json: '', number, since: number, envelope, bytes: 1 })
        })
        const old = queue.takeOlder(time).map((event) => event.number)
        expect(old.sort((a, b) => a - b)).toEqual(envelopes.map((_, number) => number).filter((number) => number < time))
        const rest: number[] = []
        for (let batch = queue.take(true); batch !== undefined; batch = queue.take(true)) rest.push(...batch.map((event) => event.number))
        expect(rest.length + old.length).toBe(envelopes.length)
      })
    )
  })
})
