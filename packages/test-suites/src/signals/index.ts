import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { testAccounts } from './accounts.js'
import { testBorders } from './borders.js'
import { testDrops } from './drops.js'
import { testEventMatch } from './matching.js'
import { testNewestLook } from './newest-look.js'
import { testNoticing } from './noticing.js'
import { testOneHappening } from './one-happening.js'
import { testPatterns } from './patterns.js'
import { testSaving } from './saving.js'
import { type SignalWorlds, signalWorldsOn } from './signal-world.js'
import { testUndoneMerges } from './undone-merges.js'

const topics: readonly ((worlds: SignalWorlds) => void)[] = [
  testSaving,
  testAccounts,
  testEventMatch,
  testPatterns,
  testOneHappening,
  testBorders,
  testDrops,
  testNewestLook,
  testUndoneMerges,
  testNoticing
]

/**
 * Registers the tests of signals, and of what has somebody's attention by them, on a store with vitest. `createStore` makes the store, its schema in place;
 * the suite opens and closes it, and uses organizations with random ids.
 *
 * @example
 * signalsSuite('my store', async () => myStore({ connectionString }))
 */
export function signalsSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`signals on ${name}`, () => {
    const worlds = signalWorldsOn(openedStore(createStore))

    for (const test of topics) test(worlds)
  })
}
