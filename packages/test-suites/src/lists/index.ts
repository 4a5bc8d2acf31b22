import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { worldsOn } from '../list-tools/world.js'
import { testFilters } from './filters.js'
import { testSegments } from './segments.js'
import { testViewsAndChanges } from './views-and-changes.js'

/**
 * Registers the tests of lists, segments and views on a store with vitest. `createStore` makes the store, its schema in place; the suite opens and closes it,
 * and uses organizations with random ids.
 *
 * @example
 * listsSuite('my store', async () => myStore({ connectionString }))
 */
export function listsSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`lists and segments on ${name}`, () => {
    const newWorld = worldsOn(openedStore(createStore))
    testFilters(newWorld)
    testSegments(newWorld)
    testViewsAndChanges(newWorld)
  })
}
