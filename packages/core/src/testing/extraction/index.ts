import { afterAll, beforeAll, describe } from 'vitest'
import type { Store } from '../../storage/contract.js'
import { evidenceWorldsOn } from '../evidence/evidence-world.js'
import { testExtractionJob } from './extraction-job.js'

/**
 * Registers the tests of the job that reads facts out of sources on a store with vitest. `createStore` makes the store, its schema in place; the suite
 * opens and closes it, and uses organizations with random ids.
 *
 * @example
 * extractionSuite('my store', async () => myStore({ connectionString }))
 */
export function extractionSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`extraction on ${name}`, () => {
    let opened: Store | undefined
    const newWorld = evidenceWorldsOn(() => {
      if (!opened) throw new Error('The store is open only while tests run')
      return opened
    })

    beforeAll(async () => {
      opened = await createStore()
      await opened.open()
    })

    afterAll(async () => opened?.close())

    testExtractionJob(newWorld)
  })
}
