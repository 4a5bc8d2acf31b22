import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { worldsOn } from '../list-tools/world.js'
import { testAuditChain } from './chain.js'
import { testAuditedChanges } from './changes.js'
import { testAuditErasure } from './erasure.js'

/**
 * Registers the tests of the audit log's chain on a store with vitest. `createStore` makes the store, its schema in place.
 *
 * @example auditSuite('my store', async () => myStore({ connectionString }))
 */
export function auditSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`the audit log on ${name}`, () => {
    const newWorld = worldsOn(openedStore(createStore))
    testAuditChain(newWorld)
    testAuditErasure(newWorld)
    testAuditedChanges(newWorld)
  })
}
