import { describe } from 'vitest'
import type { Store } from '../../storage/contract.js'
import { evidenceWorldsOn } from '../evidence/evidence-world.js'
import { openedStore } from '../opened-store.js'
import { testExtractionJob } from './extraction-job.js'
import { testModelExtraction } from './model-extraction.js'

/**
 * Registers the tests of the job that reads facts out of sources on a store with vitest. `createStore` makes the store, its schema in place; the suite
 * opens and closes it, and uses organizations with random ids.
 *
 * @example
 * extractionSuite('my store', async () => myStore({ connectionString }))
 */
export function extractionSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`extraction on ${name}`, () => {
    const newWorld = evidenceWorldsOn(openedStore(createStore))

    testExtractionJob(newWorld)
    testModelExtraction(newWorld)
  })
}
