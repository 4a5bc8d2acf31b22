import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { testFailing } from './failing.js'
import { testHookEvents } from './hook-events.js'
import { testKeeping } from './keeping.js'
import { testOrdering } from './ordering.js'
import { testSharing } from './sharing.js'
import { testSkewedClocks } from './skewed-clocks.js'

/**
 * Registers tests with vitest: on this store hooks are told of all that their names stand for, in order and at least once, whatever handlers and processes
 * do. `createStore` makes an empty one; organizations and hooks have random ids.
 */
export function hooksSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`hooks on ${name}`, () => {
    const store = openedStore(createStore)
    const context = {
      get store() {
        return store()
      }
    }
    for (const test of [testHookEvents, testFailing, testKeeping, testSharing, testSkewedClocks, testOrdering]) test(context)
  })
}
