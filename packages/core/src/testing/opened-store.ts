import { afterAll, beforeAll } from 'vitest'
import type { Store } from '../storage/contract.js'

/** Opens a store before the tests of the `describe` that it is called in, and closes it after them; what it answers gives the store to a running test. */
export function openedStore(createStore: () => Promise<Store>, timeout?: number): () => Store {
  let opened: Store | undefined

  beforeAll(async () => {
    opened = await createStore()
    await opened.open()
  }, timeout)

  afterAll(async () => opened?.close(), timeout)

  return () => {
    if (!opened) throw new Error('The store is open only while tests run')
    return opened
  }
}
