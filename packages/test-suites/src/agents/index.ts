import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { type AgentWorlds, agentWorldsOn } from './agent-world.js'
import { testAutomatedAgents } from './automated.js'
import { testAgentRuns } from './runs.js'
import { testSavingAgents } from './saving.js'

const topics: readonly ((worlds: AgentWorlds) => void)[] = [testSavingAgents, testAgentRuns, testAutomatedAgents]

/**
 * Registers the tests of agents on a store with vitest: what they may read, how their runs end, and what automations make of them. `createStore` makes the
 * store, its schema in place; the suite opens and closes it, and uses organizations with random ids.
 *
 * @example
 * agentsSuite('my store', async () => myStore({ connectionString }))
 */
export function agentsSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`agents on ${name}`, () => {
    const worlds = agentWorldsOn(openedStore(createStore))

    for (const test of topics) test(worlds)
  })
}
