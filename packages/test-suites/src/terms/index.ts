import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { worldsOn } from '../list-tools/world.js'
import { testContracts } from './contracts.js'

/**
 * Registers the tests of terms, outcomes and departures on a store with vitest. `createStore` makes the store, its schema in place; the suite opens and
 * closes it, and uses organizations with random ids.
 *
 * @example
 * termsSuite('my store', async () => myStore({ connectionString }))
 */
export function termsSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`terms on ${name}`, () => {
    const newWorld = worldsOn(openedStore(createStore))
    testContracts(newWorld)
  })
}
