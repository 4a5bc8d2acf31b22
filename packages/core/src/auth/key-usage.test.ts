import { afterEach, expect, it, vi } from 'vitest'
import { apiKeys } from '../registry/tables.js'
import { memoryStore } from '../storage/memory/memory-store.js'
import { id } from '../testing/list-tools/rows.js'
import { recordingLogger } from '../testing/recording-logger.js'
import { KeyUsage } from './api-keys.js'

afterEach(() => vi.useRealTimers())

async function usageOfOneKey() {
  const { directory } = memoryStore()
  const key = { id: id(1), organization_id: id(2), name: 'a', prefix: 'ok_12345678', hash: 'h', grants: [], created_by_id: null }
  const times = { created_at: 0, expires_at: null, revoked_at: null, last_used_at: null }
  await directory.insert(apiKeys, [{ ...key, ...times, total_requests: 0 }])
  const logger = recordingLogger()
  const stored = async () => (await directory.get(apiKeys, [{ id: id(1) }]))[0]
  return { directory, logger, stored, usage: new KeyUsage(directory, logger) }
}

it('writes once for many requests, and never turns the last use back', async () => {
  const { directory, usage, stored } = await usageOfOneKey()
  const transaction = vi.spyOn(directory, 'transaction')
  for (let n = 1; n <= 50; n++) usage.count(id(1), 1000 + n)
  await usage.flush()
  expect(transaction).toHaveBeenCalledTimes(1)
  expect(await stored()).toMatchObject({ total_requests: 50, last_used_at: 1050 })
  usage.count(id(1), 900)
  await usage.flush()
  expect(await stored()).toMatchObject({ total_requests: 51, last_used_at: 1050 })
})

it('writes by itself after some seconds', async () => {
  const { usage } = await usageOfOneKey()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const flush = vi.spyOn(usage, 'flush')
  usage.count(id(1), 1)
  vi.advanceTimersByTime(4_999)
  expect(flush).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(flush).toHaveBeenCalledTimes(1)
  await flush.mock.results[0]?.value
})

it('keeps what could not be written for the next time', async () => {
  const { directory, usage, stored, logger } = await usageOfOneKey()
  vi.spyOn(directory, 'transaction').mockRejectedValueOnce(new Error('away'))
  usage.count(id(1), 5)
  await usage.flush()
  expect(logger.lines).toMatchObject([{ level: 'warn', fields: { keyId: id(1) } }])
  usage.count(id(1), 6)
  await usage.flush()
  expect(await stored()).toMatchObject({ total_requests: 2, last_used_at: 6 })
})
