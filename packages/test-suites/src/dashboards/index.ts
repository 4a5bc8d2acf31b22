import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { worldsOn } from '../list-tools/world.js'
import { testAdoption } from './adoption.js'
import { testDashboards } from './dashboards.js'
import { testSavedQueries } from './saved-queries.js'

/**
 * Registers the tests of saved queries, dashboards and feature adoption on a store with vitest. `createStore` makes the store, its schema in place; the suite
 * opens and closes it, and uses organizations with random ids.
 *
 * @example
 * dashboardsSuite('my store', async () => myStore({ connectionString }))
 */
export function dashboardsSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`dashboards on ${name}`, () => {
    const store = openedStore(createStore)
    const newWorld = worldsOn(store)
    testSavedQueries(newWorld)
    testDashboards(newWorld)
    testAdoption(newWorld)
  })
}
