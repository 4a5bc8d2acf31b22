import { Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { freshPostgresStore } from './stores.js'

afterEach(() => vi.restoreAllMocks())

it('connections notice a server that has vanished without a word, instead of waiting for its answer for ever', async () => {
  const setKeepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive')
  const store = await freshPostgresStore()
  expect(setKeepAlive).toHaveBeenCalledWith(true, 10_000)
  await store.close()
})
