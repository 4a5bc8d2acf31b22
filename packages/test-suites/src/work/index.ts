import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { worldsOn } from '../list-tools/world.js'
import { testAttentionWork } from './attention-work.js'
import { testMergesByHand } from './merges-by-hand.js'
import { testNotes } from './notes.js'
import { testTasks } from './tasks.js'

/**
 * Registers the tests of notes, tasks, work on attention items and merges by hand on a store with vitest. `createStore` makes the store, its schema in
 * place; the suite opens and closes it, and uses organizations with random ids.
 *
 * @example workSuite('my store', async () => myStore({ connectionString }))
 */
export function workSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`work on ${name}`, () => {
    const newWorld = worldsOn(openedStore(createStore))
    for (const test of [testNotes, testTasks, testAttentionWork, testMergesByHand]) test(newWorld)
  })
}
