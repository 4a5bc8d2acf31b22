import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { testFollowing } from './following.js'
import { testNotedEvidence } from './noted-evidence.js'
import { testNotedIdentity } from './noted-identity.js'
import { testNotedInside } from './noted-inside.js'

/**
 * Registers tests with vitest: on this store what a commit changed is told once, when it happened, and to whoever follows it. `createStore` makes the
 * store, its schema in place; organizations have random ids.
 */
export function changesSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`changes on ${name}`, () => {
    const store = openedStore(createStore)
    const context = {
      get store() {
        return store()
      }
    }
    for (const test of [testFollowing, testNotedIdentity, testNotedEvidence, testNotedInside]) test(context)
  })
}
