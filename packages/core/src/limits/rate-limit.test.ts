import { RateLimiterMemory } from 'rate-limiter-flexible'
import { expect, it } from 'vitest'
import type { RateLimiter } from '../context/rate-limiter.js'
import { createRapport } from '../create-rapport.js'
import { recordingLogger } from '../testing/recording-logger.js'
import { RateLimit } from './rate-limit.js'

const now = 1_764_000_000_000
const logger = recordingLogger()
const sharing = (rateLimiter: RateLimiter | undefined, log = logger) => new RateLimit({ perSecond: 2, rateLimiter, logger: log })

it('without a limiter of the host each process counts by itself', async () => {
  const processes = [sharing(undefined), sharing(undefined)]
  const verdicts = await Promise.all(processes.flatMap((limit) => [limit.consume('a', now), limit.consume('a', now)]))
  expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, true, true])
})

it("processes that share a host's limiter share its limit", async () => {
  const limiter = new RateLimiterMemory({ points: 3, duration: 60 })
  const one = sharing(limiter)
  const other = sharing(limiter)
  expect(await one.peek('a', now)).toMatchObject({ allowed: true, limit: 3, remaining: 3, resetAt: now / 1000 + 60 })
  await one.consume('a', now)
  await other.consume('a', now)
  expect(await one.peek('a', now)).toMatchObject({ limit: 3, remaining: 1, resetAt: now / 1000 + 60 })
  expect(await one.consume('a', now)).toMatchObject({ allowed: true, remaining: 0 })
  expect(await other.consume('a', now)).toMatchObject({ allowed: false, remaining: 0, retryAfterSeconds: 60 })
  expect(await other.consume('b', now)).toMatchObject({ allowed: true, remaining: 2 })
})

it('while the shared limiter fails a process counts by itself, and says so once', async () => {
  let isAway = true
  const shared = new RateLimiterMemory({ points: 2, duration: 60 })
  const ask = <T>(question: () => Promise<T>) => (isAway ? Promise.reject(new Error('connect ECONNREFUSED')) : question())
  const limiter: RateLimiter = {
    points: 2,
    duration: 60,
    consume: (key) => ask(() => shared.consume(key)),
    get: (key) => ask(() => shared.get(key))
  }
  const log = recordingLogger()
  const limit = sharing(limiter, log)
  const outcomes = [await limit.consume('a', now), await limit.consume('a', now), await limit.consume('a', now)]
  expect(outcomes.map(({ allowed }) => allowed)).toEqual([true, true, false])
  expect(outcomes.at(-1)).toMatchObject({ limit: 2, retryAfterSeconds: 60 })
  expect(log.lines).toEqual([expect.objectContaining({ level: 'warn', fields: { error: 'Error: connect ECONNREFUSED' } })])
  isAway = false
  expect(await limit.consume('a', now)).toMatchObject({ allowed: true, remaining: 1 })
  isAway = true
  await limit.peek('a', now)
  expect(log.lines).toHaveLength(2)
})

it('a store of one process cannot count for several', () => {
  const message = "rateLimiter: 'store' needs a store that several processes share, such as postgresStore; the store memory cannot"
  expect(() => createRapport({ rateLimiter: 'store', logger })).toThrow(message)
  expect(() => createRapport({ rateLimiter: 'shop' as never, logger })).toThrow('rateLimiter must be an object with the method consume')
})
