import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { worldsOn } from '../list-tools/world.js'
import { testAccess } from './access.js'
import { testAccessAndIdentity } from './access-and-identity.js'
import { testActivation } from './activation.js'
import { testAudit } from './audit.js'
import { testDestinations } from './destinations.js'
import { testDuplicateCustomers } from './duplicate-customers.js'
import { testDuplicateSearch } from './duplicate-search.js'
import { testDuplicateUsers } from './duplicate-users.js'
import { testEventImport } from './event-import.js'
import { testGetCustomer } from './get-customer.js'
import { testMovedIdentity } from './moved-identity.js'
import { testOvertakenSuggestions } from './overtaken-suggestions.js'
import { testPlans } from './plans.js'
import { testPreview } from './preview.js'
import { testPuts } from './puts.js'
import { testRandomReviews } from './random-reviews.js'
import { testReads } from './reads.js'
import { testReviewedIdentity } from './reviewed-identity.js'
import { testSettings } from './settings.js'
import { testUndoneMerges } from './undone-merges.js'

const topics = [
  testGetCustomer,
  testAccess,
  testAccessAndIdentity,
  testMovedIdentity,
  testReviewedIdentity,
  testOvertakenSuggestions,
  testUndoneMerges,
  testDuplicateUsers,
  testDuplicateCustomers,
  testDuplicateSearch,
  testDestinations,
  testActivation,
  testPlans,
  testPreview,
  testPuts,
  testReads,
  testSettings,
  testEventImport,
  testAudit
]

/**
 * Registers the tests of the tools that read one customer and manage the workspace on a store with vitest. `createStore` makes the store, its schema in
 * place; the suite opens and closes it, and uses organizations with random ids. `reviews` is how many random histories of reviews are tried each way.
 *
 * @example
 * workspaceToolsSuite('my store', async () => myStore({ connectionString }), { reviews: 4 })
 */
export function workspaceToolsSuite(name: string, createStore: () => Promise<Store>, { reviews = 10 }: { reviews?: number } = {}): void {
  describe(`workspace tools on ${name}`, () => {
    const newWorld = worldsOn(openedStore(createStore))

    for (const test of topics) test(newWorld)
    testRandomReviews(newWorld, reviews)
  })
}
