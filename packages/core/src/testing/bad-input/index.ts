import { afterAll, beforeAll, describe } from 'vitest'
import type { Store } from '../../storage/contract.js'
import { worldsOn } from '../list-tools/world.js'
import { testNobody } from './nobody.js'
import { testOddText } from './odd-text.js'
import { testRandomBodies } from './random-bodies.js'

/**
 * Registers tests with vitest: whatever clients send, ingest takes what is good, refuses the rest with a reason, and never fails; and the tools can show
 * what was taken. `createStore` makes the store, its schema in place.
 */
export function badInputSuite(name: string, createStore: () => Promise<Store>, { runs }: { runs: number }): void {
  describe(`bad input on ${name}`, () => {
    let opened: Store | undefined
    const newWorld = worldsOn(
      () => {
        if (!opened) throw new Error('The store is open only while tests run')
        return opened
      },
      { limits: { ingestRequestsPerSecond: 1_000_000 } }
    )

    beforeAll(async () => {
      opened = await createStore()
      await opened.open()
    })

    afterAll(async () => opened?.close())

    testOddText(newWorld)
    testNobody(newWorld)
    testRandomBodies(newWorld, runs)
  })
}
