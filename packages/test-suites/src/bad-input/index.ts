import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { worldsOn } from '../list-tools/world.js'
import { testNobody } from './nobody.js'
import { testOddJson } from './odd-json.js'
import { testOddText } from './odd-text.js'
import { testRandomBodies } from './random-bodies.js'
import { testRepeatedLists } from './repeated-lists.js'

/**
 * Registers tests with vitest: whatever clients send, ingest takes what is good, refuses the rest with a reason, and never fails; and the tools can show
 * what was taken. `createStore` makes the store, its schema in place.
 */
export function badInputSuite(name: string, createStore: () => Promise<Store>, { runs }: { runs: number }): void {
  describe(`bad input on ${name}`, () => {
    const newWorld = worldsOn(openedStore(createStore), { limits: { ingestRequestsPerSecond: 1_000_000 } })

    testOddText(newWorld)
    testOddJson(newWorld)
    testNobody(newWorld)
    testRepeatedLists(newWorld)
    testRandomBodies(newWorld, runs)
  })
}
