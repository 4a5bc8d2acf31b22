import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AcceptedEvent } from '../identity/events/accepted-event.js'
import { memoryStore } from '../memory.js'
import { StoreUnavailableError } from '../storage/contract.js'
import { eventArbitrary } from '../testing/identity/history.js'
import { Batcher, type BatcherLimits, defaultBatcherLimits, type EventWriter } from './batcher.js'

const [a, b] = ['aaaaaaaa-0000-4000-8000-000000000000', 'bbbbbbbb-0000-4000-8000-000000000000'] as const
const sample = fc.sample(eventArbitrary, { numRuns: 6, seed: 1 })
const events = (...indexes: number[]): AcceptedEvent[] => indexes.flatMap((index) => sample[index] ?? [])

const some = (count: number): AcceptedEvent[] => events(...Array.from({ length: count }, (_, index) => index % sample.length))

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** A batcher whose groups are noted, and fail when they hold the culprit. */
function batcherNoting(limits: Partial<BatcherLimits> = {}, culprit?: AcceptedEvent, error = new Error('bad')) {
  const groups: [string, number][] = []
  const writer: EventWriter<readonly AcceptedEvent[]> = {
    store: async (_, own) => own,
    async settle({ organizationId }, own) {
      groups.push([organizationId, own.length])
      if (culprit && own.includes(culprit)) throw error
    }
  }
  return { groups, batcher: new Batcher(memoryStore(), writer, { ...defaultBatcherLimits, ...limits }) }
}

describe('the batcher', () => {
  it('writes requests that arrive together in one commit, with one call of the writer for each organization', async () => {
    const { groups, batcher } = batcherNoting()
    await Promise.all([batcher.submit(a, events(0)), batcher.submit(b, events(1)), batcher.submit(a, events(2, 3))])
    expect(groups).toEqual([
      [a, 3],
      [b, 1]
    ])
  })

  it('runs a failed group again request by request, so that only the culprit fails', async () => {
    const { batcher } = batcherNoting(undefined, sample[1])
    const outcomes = await Promise.allSettled([batcher.submit(a, events(0)), batcher.submit(a, events(1)), batcher.submit(b, events(2))])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('does not try again one by one when the store is away', async () => {
    const { groups, batcher } = batcherNoting(undefined, sample[1], new StoreUnavailableError('away'))
    const outcomes = await Promise.allSettled([batcher.submit(a, events(0)), batcher.submit(a, events(1))])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(groups).toEqual([[a, 2]])
  })

  it('never splits a request, and keeps groups within their bound otherwise', async () => {
    const { groups, batcher } = batcherNoting({ writers: 1, groupEvents: 2, queuedEvents: 100 })
    await Promise.all([
      batcher.submit(a, events(0, 1, 2)),
      batcher.submit(a, events(3)),
      batcher.submit(a, events(4)),
      batcher.submit(a, events(5))
    ])
    expect(groups.map(([, count]) => count)).toEqual([3, 2, 1])
  })

  it('divides what waits into groups of at most so many bytes; a large request is a group of its own', async () => {
    const { groups, batcher } = batcherNoting({ writers: 1, groupBytes: 10 })
    const sizes = [3, 3, 5, 20, 10, 1]
    await Promise.all(sizes.map((bytes, index) => batcher.submit(a, events(index % 4), bytes)))
    expect(groups.map(([, count]) => count)).toEqual([2, 1, 1, 1, 1])
  })

  it('refuses with 429 when too many bytes wait, but takes a large request when nothing else waits', async () => {
    const { batcher } = batcherNoting({ writers: 1, groupEvents: 1, queuedBytes: 10 })
    const first = [batcher.submit(a, events(0), 100)]
    await turns(1)
    first.push(batcher.submit(a, events(1), 7), batcher.submit(a, events(2), 3))
    await expect(batcher.submit(a, events(3), 1)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 1 })
    await Promise.all(first)
    await batcher.submit(a, events(3), 10)
  })

  it('refuses with 429 when too many events wait, and accepts again when they are written', async () => {
    const { batcher } = batcherNoting({ writers: 1, groupEvents: 1, queuedEvents: 2 })
    const first = [batcher.submit(a, events(0)), batcher.submit(a, events(1))]
    await expect(batcher.submit(a, events(2))).rejects.toMatchObject({ status: 429, retryAfterSeconds: 1 })
    await Promise.all(first)
    await batcher.submit(a, events(2))
  })

  it('begins another group only when half of what is under way waits, so that no small groups come between large ones', async () => {
    const { groups, batcher } = batcherNoting({ writers: 2, groupEvents: 1000, queuedEvents: 1000 })
    const first = batcher.submit(a, some(100))
    await Promise.resolve()
    const rest = [batcher.submit(a, some(60))]
    await Promise.resolve()
    expect(batcher.waiting).toBe(60)
    rest.push(batcher.submit(a, some(60)))
    await Promise.resolve()
    expect(batcher.waiting).toBe(0)
    await Promise.all([first, ...rest])
    expect(groups).toEqual([
      [a, 100],
      [a, 120]
    ])
  })

  it('writes a waiting request after a while although the group of another organization is held up', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const writer: EventWriter<readonly AcceptedEvent[]> = {
      store: async (_, own) => own,
      settle: ({ organizationId }) => (organizationId === a ? held : Promise.resolve())
    }
    const batcher = new Batcher(memoryStore(), writer)
    const first = batcher.submit(a, events(0, 1, 2, 3))
    await Promise.resolve()
    await batcher.submit(b, events(4))
    release()
    await first
    await batcher.close()
  })

  it('writes every event exactly once, in no more groups at a time than there are writers', async () => {
    const arrival = fc.record({ organizationId: fc.constantFrom(a, b), count: fc.integer({ min: 1, max: 6 }), pause: fc.nat({ max: 3 }) })
    const limits = fc.record({
      writers: fc.integer({ min: 1, max: 3 }),
      groupEvents: fc.integer({ min: 1, max: 12 }),
      queuedEvents: fc.constant(1000),
      groupBytes: fc.constant(1000),
      queuedBytes: fc.constant(1000)
    })
    const runs = fc.asyncProperty(fc.array(arrival, { maxLength: 30 }), limits, fc.nat({ max: 3 }), async (arrivals, limits, duration) => {
      const store = memoryStore()
      let groups = 0
      let writing = 0
      const groupTransaction: typeof store.groupTransaction = async (...work) => {
        expect(++writing).toBeLessThanOrEqual(limits.writers)
        groups++
        await turns(duration)
        const result = await store.groupTransaction(...work)
        writing--
        return result
      }
      const written: AcceptedEvent[] = []
      const writer: EventWriter<readonly AcceptedEvent[]> = {
        store: async (_, own) => own,
        settle: async (_, own) => void written.push(...own)
      }
      const batcher = new Batcher({ ...store, groupTransaction }, writer, limits)
      const submitted: AcceptedEvent[] = []
      const answers: Promise<void>[] = []
      for (const { organizationId, count, pause } of arrivals) {
        const own = some(count).map((event) => ({ ...event }))
        submitted.push(...own)
        answers.push(batcher.submit(organizationId, own))
        await turns(pause)
      }
      await batcher.close()
      await Promise.all(answers)
      expect(new Set(written)).toEqual(new Set(submitted))
      expect(written).toHaveLength(submitted.length)
      expect(groups).toBeLessThanOrEqual(arrivals.length)
    })
    await fc.assert(runs, { numRuns: 100 })
  })

  it('writes everything it accepted before close resolves, and accepts nothing afterwards', async () => {
    const { groups, batcher } = batcherNoting({ writers: 1, groupEvents: 1, queuedEvents: 100 })
    const taken = [batcher.submit(a, events(0)), batcher.submit(a, events(1))]
    await batcher.close()
    await Promise.all(taken)
    expect(groups).toHaveLength(2)
    await expect(batcher.submit(a, events(2))).rejects.toBeInstanceOf(StoreUnavailableError)
  })
})
