import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { worldsOn } from '../list-tools/world.js'
import { testAnyOrder } from './any-order.js'
import { testContracts } from './contracts.js'
import { testCorrections } from './corrections.js'
import { testDealsAndMerges } from './deals-and-merges.js'
import { testSubscriptionTerms } from './subscription-terms.js'

/**
 * Registers the tests of terms, outcomes and departures on a store with vitest. `createStore` makes the store, its schema in place; the suite opens and
 * closes it, and uses organizations with random ids. `orders` is how many random orders of puts it tries.
 *
 * @example
 * termsSuite('my store', async () => myStore({ connectionString }), { orders: 5 })
 */
export function termsSuite(name: string, createStore: () => Promise<Store>, { orders = 5 }: { orders?: number } = {}): void {
  describe(`terms on ${name}`, () => {
    const newWorld = worldsOn(openedStore(createStore))
    for (const test of [testContracts, testSubscriptionTerms, testCorrections, testDealsAndMerges]) test(newWorld)
    testAnyOrder(newWorld, orders)
  })
}
