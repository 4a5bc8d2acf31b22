import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { worldsOn } from '../list-tools/world.js'
import { testLinks } from './links.js'
import { testRoles } from './roles.js'

/**
 * Registers with vitest the tests of people who sign in to the console on a store. `createStore` makes the store, its schema in place.
 *
 * @example teamSuite('my store', async () => myStore({ connectionString }))
 */
export function teamSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`people of the console on ${name}`, () => {
    const newWorld = worldsOn(openedStore(createStore))
    testLinks(newWorld)
    testRoles(newWorld)
  })
}
