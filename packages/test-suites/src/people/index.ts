import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { describe } from 'vitest'
import { worldsOn } from '../list-tools/world.js'
import { testChampions } from './champions.js'
import { testPerson } from './person.js'

/** A Wednesday, in the afternoon. */
const wednesday = Date.UTC(2026, 2, 4, 15)

/**
 * Registers the tests of one person's page and of champions on a store with vitest. `createStore` makes the store, its schema in place; the suite opens and
 * closes it, and uses organizations with random ids.
 *
 * @example
 * peopleSuite('my store', async () => myStore({ connectionString }))
 */
export function peopleSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`people on ${name}`, () => {
    const newWorld = worldsOn(openedStore(createStore))
    const atWork = () => newWorld({ clock: new TestClock(wednesday) })

    testPerson(atWork)
    testChampions(atWork)
  })
}
