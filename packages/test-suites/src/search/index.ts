import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { evidenceWorldsOn } from '../evidence/evidence-world.js'
import { testConcurrentPuts } from './concurrent-puts.js'
import { testExcerpts } from './excerpts.js'
import { testFinding } from './finding.js'
import { testFreshness } from './freshness.js'
import { testNarrowing } from './narrowing.js'
import { testQuestions } from './questions.js'
import { testRanking } from './ranking.js'
import { testSameEverywhere } from './same-everywhere.js'
import type { SearchWorlds } from './search-world.js'
import { searchWorldsOn } from './search-world.js'
import { testVectors } from './vectors.js'
import { testWorkspaceSearch } from './workspace-search.js'

const topics: readonly ((newWorld: SearchWorlds) => void)[] = [
  testFinding,
  testNarrowing,
  testExcerpts,
  testRanking,
  testFreshness,
  testConcurrentPuts,
  testSameEverywhere,
  testVectors,
  testQuestions,
  testWorkspaceSearch
]

/**
 * Registers the tests of the search on a store with vitest: what it finds, cites, and forgets, and that it ranks as the memory store does. `createStore`
 * makes the store, its schema in place; the suite opens and closes it, and uses organizations with random ids.
 *
 * @example
 * searchSuite('my store', async () => myStore({ connectionString }))
 */
export function searchSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`search on ${name}`, () => {
    const newWorld = searchWorldsOn(evidenceWorldsOn(openedStore(createStore)))

    for (const test of topics) test(newWorld)
  })
}
