import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { evidenceWorldsOn } from '../evidence/evidence-world.js'
import { testExtractionJob } from './extraction-job.js'
import { testModelExtraction } from './model-extraction.js'
import { testModelFaults } from './model-faults.js'
import { testModelJudge } from './model-judge.js'
import { testModelQuotes } from './model-quotes.js'
import { testModelWaits } from './model-waits.js'

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
    testModelQuotes(newWorld)
    testModelJudge(newWorld)
    testModelFaults(newWorld)
    testModelWaits(newWorld)
  })
}
