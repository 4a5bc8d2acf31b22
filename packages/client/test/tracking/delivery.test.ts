import { describe, expect, it } from 'vitest'
import { fetchTransport } from '../../src/fetch-transport.js'
import { ClosedError, createTracker, type RapportError, TimeoutError, type TrackerOptions } from '../../src/index.js'
import { trackerOf } from '../../src/tracking/tracker.js'
import { json, standInServer } from '../stand-in-server.js'
import { ingestServer, publicKey } from './ingest-server.js'

/** A tracker whose own waits are 5 ms, so that tests need not wait; what the server asks for stands. */
function hasty(options: Partial<TrackerOptions> & { baseUrl: string }) {
  return trackerOf({ publicKey, ...options }, fetchTransport(), (_, asked) => (asked === undefined ? 5 : asked * 1_000))
}

describe('a batch that fails', () => {
  it.each([
    ['the server answers 500', (response) => json(response, 500, { success: false, message: 'no', errors: [] })],
    ['the server answers 429 and asks to wait', (response) => json(response, 429, {}, { 'retry-after': '0.05' })],
    ['the connection is cut', (response) => void response.socket?.destroy()],
    ['no answer comes in time', () => undefined]
  ] satisfies [string, (response: Parameters<Parameters<typeof standInServer>[0]>[1]) => void][])(
    'is sent again with the same UUIDs when %s, until it is acknowledged',
    async (_, fail) => {
      let failures = 3
      const { baseUrl, taken, seen } = await ingestServer({
        afterTaking: (__, response) => {
          failures -= 1
          if (failures >= 0) fail(response)
          return failures >= 0
        }
      })
      const tracker = hasty({ baseUrl, timeout: 200 })
      const uuids = ['a', 'b'].map((eventName) => tracker.track({ eventName }))
      expect(await tracker.flush()).toEqual({ acknowledged: 2, failed: [] })
      expect(seen.length).toBeGreaterThanOrEqual(4)
      expect([...taken].map(([uuid, { times }]) => [uuid, times])).toEqual(uuids.map((uuid) => [uuid, seen.length]))
    }
  )

  it('is not sent again without a pause by a server that asks for none', async () => {
    let requests = 0
    const tracker = createTracker({
      baseUrl: 'https://rapport.example.com',
      publicKey,
      fetch: async () => {
        requests += 1
        return new Response('{}', { status: 503, headers: { 'retry-after': '0' } })
      }
    })
    tracker.track({ eventName: 'a' })
    expect((await tracker.shutdown({ timeout: 200 })).failed).toHaveLength(1)
    expect(requests).toBe(1)
  })

  it('lets others pass while it waits', async () => {
    const { baseUrl, taken } = await ingestServer({
      before: (_, response, batch) => {
        const poisoned = batch.userIdentity?.userId === 'poison' && taken.size < 20
        if (poisoned) json(response, 500, {})
        return poisoned
      }
    })
    const tracker = hasty({ baseUrl })
    const poison = tracker.stage({ stage: 'activated', userId: 'poison' })
    for (let user = 0; user < 20; user += 1) tracker.stage({ stage: 'activated', userId: `u_${user}` })
    expect(await tracker.flush()).toEqual({ acknowledged: 21, failed: [] })
    expect([...taken.keys()].at(-1)).toBe(poison)
  })

  it('holds all others back when the server asks to wait', async () => {
    let waiting: boolean | undefined
    let early = 0
    const { baseUrl, taken } = await ingestServer({
      before: (_, response) => {
        if (waiting) early += 1
        if (waiting !== undefined) return false
        waiting = true
        setTimeout(() => {
          waiting = false
        }, 150)
        json(response, 429, {}, { 'retry-after': '0.3' })
        return true
      }
    })
    const tracker = hasty({ baseUrl })
    tracker.track({ eventName: 'a' })
    const first = tracker.flush()
    await expect.poll(() => waiting).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 30))
    for (let user = 0; user < 5; user += 1) tracker.stage({ stage: 'activated', userId: `u_${user}` })
    await Promise.all([first, tracker.flush()])
    expect(taken.size).toBe(6)
    expect(early).toBe(0)
  })
})

describe('a server that stays away', () => {
  it('costs bounded memory, and each event fails with the reason once it is too old', async () => {
    const { baseUrl, close } = await standInServer(() => undefined)
    await close()
    const tracker = hasty({ baseUrl, maxAge: 150, maxQueueEvents: 500 })
    for (let number = 0; number < 2_000; number += 1) tracker.track({ eventName: 'a', userId: `u_${number}` })
    expect(tracker.stats).toMatchObject({ queued: 500, dropped: 1_500 })
    const report = await tracker.flush()
    expect(report.acknowledged).toBe(0)
    expect(report.failed).toHaveLength(500)
    expect(new Set(report.failed.map(({ error }) => error.code))).toEqual(new Set(['ECONNREFUSED']))
    expect(tracker.stats).toEqual({ queued: 0, acknowledged: 0, failed: 500, dropped: 1_500 })
  })

  it('gets what waited when it comes back in time', async () => {
    let away = true
    const { baseUrl, taken } = await ingestServer({
      before: (_, response) => {
        if (away) response.socket?.destroy()
        return away
      }
    })
    const tracker = hasty({ baseUrl })
    const uuids = Array.from({ length: 1_000 }, (_, user) => tracker.stage({ stage: 'activated', userId: `u_${user % 50}` }))
    setTimeout(() => {
      away = false
    }, 100)
    expect(await tracker.flush()).toEqual({ acknowledged: 1_000, failed: [] })
    expect(new Set(taken.keys())).toEqual(new Set(uuids))
  })
})

describe('flush', () => {
  it('waits for what was tracked before it and for nothing after it', async () => {
    const release: (() => void)[] = []
    const { baseUrl } = await ingestServer({
      before: async () => {
        await new Promise<void>((resolve) => release.push(resolve))
        return false
      }
    })
    const tracker = createTracker({ baseUrl, publicKey })
    tracker.stage({ stage: 'activated', userId: 'before' })
    const first = tracker.flush()
    await expect.poll(() => release.length).toBe(1)
    tracker.stage({ stage: 'activated', userId: 'after' })
    const second = tracker.flush()
    await expect.poll(() => release.length).toBe(2)
    release[0]?.()
    expect(await first).toEqual({ acknowledged: 1, failed: [] })
    expect(tracker.stats.queued).toBe(1)
    release[1]?.()
    expect(await second).toEqual({ acknowledged: 2, failed: [] })
  })

  it('settles at once when nothing waits', async () => {
    const tracker = createTracker({ baseUrl: 'http://127.0.0.1:9', publicKey })
    expect(await tracker.flush()).toEqual({ acknowledged: 0, failed: [] })
  })
})

describe('shutdown', () => {
  it('sends what waits, then refuses further events, and says so when it is called again', async () => {
    const { baseUrl, taken } = await ingestServer()
    const reasons: RapportError[] = []
    const tracker = createTracker({ baseUrl, publicKey, onError: ({ error }) => reasons.push(error) })
    tracker.track({ eventName: 'a' })
    const report = await tracker.shutdown()
    expect(report).toEqual({ acknowledged: 1, failed: [] })
    expect(await tracker.shutdown()).toBe(report)
    const late = tracker.track({ eventName: 'late' })
    expect(await tracker.shutdown()).toEqual({ acknowledged: 0, failed: [{ uuid: late, type: 'custom', error: expect.any(ClosedError) }] })
    expect(await tracker.shutdown()).toBe(report)
    expect(taken.size).toBe(1)
    expect(reasons).toEqual([expect.any(ClosedError)])
    expect(tracker.stats).toEqual({ queued: 0, acknowledged: 1, failed: 1, dropped: 0 })
  })

  it('names events that came too late in flush too, once, and no more than 1000 of them', async () => {
    const { baseUrl } = await ingestServer()
    const tracker = createTracker({ baseUrl, publicKey })
    tracker.track({ eventName: 'a' })
    const first = tracker.shutdown()
    const during = tracker.track({ eventName: 'during' })
    expect(await first).toEqual({ acknowledged: 1, failed: [] })
    expect((await tracker.flush()).failed.map(({ uuid }) => uuid)).toEqual([during])
    expect(await tracker.flush()).toEqual({ acknowledged: 0, failed: [] })
    const uuids = Array.from({ length: 1_001 }, () => tracker.track({ eventName: 'late' }))
    expect((await tracker.flush()).failed.map(({ uuid }) => uuid)).toEqual(uuids.slice(1))
    expect(tracker.stats).toEqual({ queued: 0, acknowledged: 1, failed: 1_002, dropped: 0 })
  })

  it('fails what is left at its timeout: on its way, waiting for a retry, and never sent', async () => {
    const { baseUrl } = await ingestServer({
      before: (_, response, batch) => {
        if (batch.userIdentity?.userId === 'retry') json(response, 500, {}, { 'retry-after': '60' })
        return true
      }
    })
    const tracker = createTracker({ baseUrl, publicKey })
    tracker.stage({ stage: 'activated', userId: 'hanging' })
    tracker.stage({ stage: 'activated', userId: 'retry' })
    for (let user = 0; user < 10; user += 1) tracker.stage({ stage: 'activated', userId: `u_${user}` })
    const report = await tracker.shutdown({ timeout: 100 })
    expect(report.acknowledged).toBe(0)
    expect(report.failed).toHaveLength(12)
    expect(report.failed.every(({ error }) => error instanceof TimeoutError && error.message.includes('shutdown'))).toBe(true)
  })
})
