import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { evidenceWorldsOn } from '../evidence/evidence-world.js'
import { testRelationship } from './relationship.js'

/**
 * Registers the tests of svc_get_customer_relationship on a store with vitest. `createStore` makes the store, its schema in place; the suite opens and
 * closes it, and uses organizations with random ids.
 *
 * @example
 * relationshipSuite('my store', async () => myStore({ connectionString }))
 */
export function relationshipSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`relationships on ${name}`, () => {
    const newWorld = evidenceWorldsOn(openedStore(createStore))

    testRelationship(newWorld)
  })
}
