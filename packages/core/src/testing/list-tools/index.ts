import { afterAll, beforeAll, describe } from 'vitest'
import type { Store } from '../../storage/contract.js'
import { testGetTimeline } from './get-timeline.js'
import { testListCustomers } from './list-customers.js'
import { testListUsers } from './list-users.js'
import { testListWorkspaceUsers } from './list-workspace-users.js'
import { testPages } from './paging.js'
import { worldsOn } from './world.js'

const topics = [testListCustomers, testListUsers, testListWorkspaceUsers, testGetTimeline, testPages]

/**
 * Registers the tests of the list tools on a store with vitest: the same questions must have the same answers everywhere. `createStore` makes the
 * store, its schema in place; the suite opens and closes it, and uses organizations with random ids.
 *
 * @example
 * listToolsSuite('my store', async () => myStore({ connectionString }))
 */
export function listToolsSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`list tools on ${name}`, () => {
    let opened: Store | undefined
    const newWorld = worldsOn(() => {
      if (!opened) throw new Error('The store is open only while tests run')
      return opened
    })

    beforeAll(async () => {
      opened = await createStore()
      await opened.open()
    })

    afterAll(async () => opened?.close())

    for (const test of topics) test(newWorld)
  })
}
