import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PostgresClient, PostgresPool, PostgresQuery, PostgresResult } from '../src/index.js'
import { Portal } from '../src/read-only-sql/portal.js'
import { serverGuards } from '../src/read-only-sql/server-guards.js'

const done: PostgresResult = { command: 'SELECT', rowCount: 1, rows: [] }

/** A pool that notes what is sent; its connections come when they are let through. */
function notingPool() {
  const sent: string[] = []
  const released: (boolean | undefined)[] = []
  const waiting: (() => void)[] = []
  const client: PostgresClient = {
    query: async ({ text }: PostgresQuery) => {
      sent.push(text)
      await new Promise((resolve) => setTimeout(resolve, 50))
      return done
    },
    on: () => undefined,
    off: () => undefined,
    release: (destroy) => void released.push(destroy)
  }
  const pool: PostgresPool = {
    connect: () => new Promise((resolve) => waiting.push(() => resolve(client))),
    on: () => undefined,
    off: () => undefined
  }
  const letThrough = async () => {
    for (const next of waiting.splice(0)) next()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { pool, client, sent, released, letThrough }
}

describe('on a server, a query', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const portal = () => new Portal('select 1', { maxRows: 1, maxBytes: 1000 })

  it('that overruns its time-out is cancelled, and given up after 6 seconds, and its backend ended', async () => {
    const { pool, client, sent, letThrough } = notingPool()
    const running = portal()
    const unwatch = serverGuards(pool).watch({ client, backend: 77, text: '', signal: undefined }, running)
    await vi.advanceTimersByTimeAsync(5_200)
    await letThrough()
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(50)
    await letThrough()
    await vi.advanceTimersByTimeAsync(749)
    expect(sent.splice(0)).toEqual(['select pg_cancel_backend(77)'])
    const given = expect(running.answer).rejects.toMatchObject({ name: 'SqlError', code: 'TIMEOUT' })
    await vi.advanceTimersByTimeAsync(1)
    await given
    await unwatch()
    await letThrough()
    expect(sent).toEqual([expect.stringMatching(/^select pg_terminate_backend\(pid\).* where pid = 77 /)])
  })

  it('that ends in time is left alone, and so is whatever its connection does next', async () => {
    const { pool, client, sent, letThrough } = notingPool()
    const leaving = new AbortController()
    const unwatch = serverGuards(pool).watch({ client, backend: 77, text: '', signal: leaving.signal }, portal())
    await unwatch()
    leaving.abort()
    await vi.advanceTimersByTimeAsync(60_000)
    await letThrough()
    expect(sent).toEqual([])
  })

  it('is cancelled when its caller goes away, and its connection is kept until the cancellation has arrived', async () => {
    const { pool, client, sent, released, letThrough } = notingPool()
    const leaving = new AbortController()
    const unwatch = serverGuards(pool).watch({ client, backend: 77, text: '', signal: leaving.signal }, portal())
    leaving.abort()
    await letThrough()
    let isFree = false
    const ended = unwatch().then(() => {
      isFree = true
    })
    await vi.advanceTimersByTimeAsync(49)
    expect([sent, isFree]).toEqual([['select pg_cancel_backend(77)'], false])
    await vi.advanceTimersByTimeAsync(1)
    await ended
    expect(released).toEqual([undefined])
  })

  it('that ends while its cancellation still waits for a connection is not cancelled', async () => {
    const { pool, client, sent, released, letThrough } = notingPool()
    const leaving = new AbortController()
    const unwatch = serverGuards(pool).watch({ client, backend: 77, text: '', signal: leaving.signal }, portal())
    leaving.abort()
    await unwatch()
    await letThrough()
    expect(sent).toEqual([])
    expect(released).toEqual([undefined])
  })
})
