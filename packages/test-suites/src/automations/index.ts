import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { type AutomationWorlds, automationWorldsOn } from './automation-world.js'
import { testMatching } from './matching.js'
import { testSaving } from './saving.js'
import { testScheduling } from './scheduling.js'
import { testTaskMaking } from './task-making.js'

const topics: readonly ((worlds: AutomationWorlds) => void)[] = [testSaving, testMatching, testScheduling, testTaskMaking]

/**
 * Registers the tests of automations, their runs and what they leave out, on a store with vitest. `createStore` makes the store, its schema in place; the
 * suite opens and closes it, and uses organizations with random ids.
 *
 * @example
 * automationsSuite('my store', async () => myStore({ connectionString }))
 */
export function automationsSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`automations on ${name}`, () => {
    const worlds = automationWorldsOn(openedStore(createStore))

    for (const test of topics) test(worlds)
  })
}
