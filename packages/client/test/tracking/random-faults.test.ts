import { expect, it } from 'vitest'
import { fetchTransport } from '../../src/fetch-transport.js'
import { trackerOf } from '../../src/tracking/tracker.js'
import { json } from '../stand-in-server.js'
import { ingestServer, publicKey } from './ingest-server.js'

/** Numbers from 0 to 1 that look random and are the same each time (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

it('acknowledges or reports each of 10,000 events exactly once while the server fails at random, and doubles none', async () => {
  const chance = numbersFrom(20_260_101)
  const counts = { failed: 0, limited: 0, cutBefore: 0, cutAfter: 0, slow: 0 }
  const { baseUrl, taken, seen } = await ingestServer({
    before: (_, response) => {
      const dice = chance()
      if (dice < 0.1) {
        counts.failed += 1
        json(response, 500, { success: false, message: 'made up', errors: [] })
      } else if (dice < 0.2) {
        counts.limited += 1
        json(response, 429, { success: false, message: 'made up', errors: [] }, { 'retry-after': '0.02' })
      } else if (dice < 0.3) {
        counts.cutBefore += 1
        response.socket?.destroy()
      }
      return dice < 0.3
    },
    afterTaking: async (_, response, batch) => {
      const dice = chance()
      if (dice < 0.1) {
        counts.cutAfter += 1
        response.socket?.destroy()
        return true
      }
      if (dice < 0.15) {
        counts.slow += 1
        await new Promise((resolve) => setTimeout(resolve, 300))
      }
      const errors = batch.events.flatMap(({ eventName }, index) => (eventName === 'silly' ? [{ index, message: 'is silly' }] : []))
      json(response, 200, { success: true, processed: batch.events.length - errors.length, errors })
      return true
    }
  })
  const failed: string[] = []
  const tracker = trackerOf(
    { baseUrl, publicKey, timeout: 200, flushInterval: 10, onError: ({ uuid }) => failed.push(uuid) },
    fetchTransport(),
    (failures, asked) => (asked === undefined ? Math.min(5 * 2 ** failures, 80) : asked * 1_000)
  )

  const good: string[] = []
  const silly: string[] = []
  for (let number = 0; number < 10_000; number += 1) {
    const userId = `u_${number % 40}`
    if (number % 500 === 0) silly.push(tracker.track({ eventName: 'silly', userId }))
    else good.push(number % 4 === 0 ? tracker.stage({ stage: 'engaged', userId }) : tracker.track({ eventName: 'a', userId }))
    if (number % 1_000 === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await tracker.shutdown({ timeout: 60_000 })

  expect(tracker.stats).toEqual({ queued: 0, acknowledged: good.length, failed: silly.length, dropped: 0 })
  expect(failed.sort()).toEqual(silly.sort())
  expect(new Set(taken.keys())).toEqual(new Set([...good, ...silly]))
  expect(Object.values(counts).filter((count) => count === 0)).toEqual([])
  expect([...taken.values()].filter(({ times }) => times > 1).length).toBeGreaterThan(0)
  expect(seen.length).toBeGreaterThan(100)
})
