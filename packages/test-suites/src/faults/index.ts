import type { Store } from '@rapport/core/src/storage/contract.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentBatchesArbitrary } from '../identity/sent-batches.js'
import { faults } from './fault-injector.js'
import { runWithFaults } from './faulty-run.js'

const distancesArbitrary = fc.record({ calls: fc.integer({ min: 2, max: 9 }), verbs: fc.integer({ min: 50, max: 600 }) })

/** Registers a test with vitest: whatever a store does, what clients were told is stored is stored, once, and everything follows from it. */
export function faultsSuite(name: string, createStore: () => Promise<Store>, { runs, seed }: { runs: number; seed?: number }): void {
  describe(`ingest over ${name} that fails now and then`, () => {
    it('ends with every acknowledged event stored once, and people and rollups as the plain function has them', async () => {
      const store = await createStore()
      const met = new Set<string>()
      try {
        await fc.assert(
          fc.asyncProperty(sentBatchesArbitrary(), distancesArbitrary, async (batches, distances) => {
            const injected = await runWithFaults(store, batches, distances)
            for (const fault of faults) if (injected[fault] > 0) met.add(fault)
          }),
          { numRuns: runs, endOnFailure: true, ...(seed !== undefined && { seed }) }
        )
        expect(met).toEqual(new Set(faults))
      } finally {
        await store.close()
      }
    }, 900_000)
  })
}
