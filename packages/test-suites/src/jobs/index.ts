import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { testFencing } from './fencing.js'
import { testInbox } from './inbox.js'
import { testLanes } from './lanes.js'
import { testReattribution } from './reattribution.js'
import { testRunning } from './running.js'
import { testSharing } from './sharing.js'
import { testSkewedClocks } from './skewed-clocks.js'
import { testSkewedDeliveries } from './skewed-deliveries.js'
import { testSteps } from './steps.js'

/** Registers tests with vitest: what is left to jobs is done on this store, whatever happens to the processes. `createStore` makes an empty one. */
export function jobsSuite(name: string, createStore: () => Promise<Store>): void {
  for (const topics of [
    [testReattribution],
    [testRunning, testSharing, testSkewedClocks, testSkewedDeliveries, testFencing, testSteps, testLanes, testInbox]
  ]) {
    describe(`jobs on ${name}`, () => {
      const store = openedStore(createStore)
      const context = {
        get store() {
          return store()
        }
      }
      for (const test of topics) test(context)
    })
  }
}
