import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { testAccountImportance } from './account-importance.js'
import { testAttentionItem } from './attention-item.js'
import { testAttentionLifecycle } from './attention-lifecycle.js'
import { testAttentionLists } from './attention-lists.js'
import { type AttentionWorlds, attentionWorldsOn } from './attention-world.js'
import { testRephrasing } from './rephrasing.js'

const topics: readonly ((worlds: AttentionWorlds) => void)[] = [
  testAttentionLifecycle,
  testAttentionLists,
  testAttentionItem,
  testAccountImportance
]

/**
 * Registers the tests of attention items, their writer and their tools, on a store with vitest. `createStore` makes the store, its schema in place; the
 * suite opens and closes it, and uses organizations with random ids.
 *
 * @example
 * attentionSuite('my store', async () => myStore({ connectionString }))
 */
export function attentionSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`attention on ${name}`, () => {
    const store = openedStore(createStore)
    const worlds = attentionWorldsOn(store)

    for (const test of topics) test(worlds)
    testRephrasing(store)
  })
}
