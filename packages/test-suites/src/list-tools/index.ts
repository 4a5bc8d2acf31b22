import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { testGetTimeline } from './get-timeline.js'
import { testJourney } from './journey.js'
import { testListCustomers } from './list-customers.js'
import { testListUsers } from './list-users.js'
import { testListWorkspaceUsers } from './list-workspace-users.js'
import { testMadeUpCursors } from './made-up-cursors.js'
import { testPages } from './paging.js'
import { worldsOn } from './world.js'

const topics = [testListCustomers, testListUsers, testJourney, testListWorkspaceUsers, testGetTimeline, testPages, testMadeUpCursors]

/**
 * Registers the tests of the list tools on a store with vitest: the same questions must have the same answers everywhere. `createStore` makes the
 * store, its schema in place; the suite opens and closes it, and uses organizations with random ids.
 *
 * @example
 * listToolsSuite('my store', async () => myStore({ connectionString }))
 */
export function listToolsSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`list tools on ${name}`, () => {
    const newWorld = worldsOn(openedStore(createStore))

    for (const test of topics) test(newWorld)
  })
}
