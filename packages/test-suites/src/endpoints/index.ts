import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { worldsOn } from '../list-tools/world.js'
import { testAutomations } from './automations.js'
import { testDelivering } from './delivering.js'
import { testLosingNothing } from './losing-nothing.js'
import { testMailing } from './mailing.js'
import { testManaging } from './managing.js'
import { endpointWorldsOn } from './world.js'

/**
 * Registers the tests of endpoints and their messages on a store with vitest. `createStore` makes the store, its schema in place; the suite opens and closes it,
 * and uses organizations with random ids.
 *
 * @example
 * endpointsSuite('my store', async () => myStore({ connectionString }))
 */
export function endpointsSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`endpoints on ${name}`, () => {
    const store = openedStore(createStore)
    const newWorld = endpointWorldsOn(worldsOn(store))
    testManaging(newWorld)
    testDelivering(newWorld)
    testAutomations(newWorld)
    testMailing(newWorld)
    testLosingNothing(store)
  })
}
