import { jobs } from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { type NewWorld, SyncWorld } from '@rapport/core/src/testing/integrations/sync-world.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { afterEach, describe } from 'vitest'
import { testFewRecords } from './few-records.js'
import { testLinked } from './linked.js'
import { testReadAhead } from './read-ahead.js'
import { testRecords } from './records.js'
import { testRemoval } from './removal.js'
import { testShares } from './shares.js'
import { testNonsense, testStreams } from './streams.js'
import { testWhatIsGone } from './what-is-gone.js'

/**
 * Registers the tests of reading a provider on a store with vitest. `createStore` makes the store, its schema in place; the suite opens and closes it, and
 * uses organizations with random ids. `nonsense` adds what providers may answer, which is the same on every store.
 *
 * @example
 * syncSuite('my store', async () => myStore({ connectionString }))
 */
export function syncSuite(name: string, createStore: () => Promise<Store>, { nonsense = false }: { nonsense?: boolean } = {}): void {
  describe(`reading providers on ${name}`, () => {
    const store = openedStore(createStore)
    const worlds: SyncWorld[] = []
    const newWorld: NewWorld = () => {
      const world = new SyncWorld(store())
      worlds.push(world)
      return world
    }
    // Runners look across organizations: they must not read the connections of earlier worlds with a service of their own.
    afterEach(async () => {
      for (const world of worlds.splice(0)) await world.rows.remove(jobs, {})
    })
    testStreams(newWorld)
    testReadAhead(newWorld)
    testRecords(newWorld)
    testRemoval(newWorld)
    testLinked(newWorld)
    testShares(store, (world) => worlds.push(world))
    testFewRecords(newWorld)
    testWhatIsGone(newWorld)
    if (nonsense) testNonsense(newWorld)
  })
}
