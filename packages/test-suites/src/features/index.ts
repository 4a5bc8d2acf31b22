import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { testCandidates } from './candidates.js'
import { testCustomerFeatures } from './customer-features.js'
import { testFeatureLifecycle } from './feature-lifecycle.js'
import { type FeatureWorlds, featureWorldsOn } from './feature-world.js'
import { testPropertyFilters } from './property-filters.js'
import { testRandomUsage } from './random-usage.js'
import { testUsage } from './usage.js'

const topics: readonly ((worlds: FeatureWorlds) => void)[] = [
  testFeatureLifecycle,
  testUsage,
  testPropertyFilters,
  testCandidates,
  testCustomerFeatures,
  testRandomUsage
]

/**
 * Registers the tests of features and their usage on a store with vitest. `createStore` makes the store, its schema in place; the suite opens and closes
 * it, and uses organizations with random ids.
 *
 * @example
 * featuresSuite('my store', async () => myStore({ connectionString }))
 */
export function featuresSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`features on ${name}`, () => {
    const worlds = featureWorldsOn(openedStore(createStore))

    for (const test of topics) test(worlds)
  })
}
