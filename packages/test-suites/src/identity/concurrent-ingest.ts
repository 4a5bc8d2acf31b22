import type { IngestBatch } from '@rapport/core/src/ingest/ingest-batch.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { overlay } from '@rapport/core/src/storage/overlay.js'
import { createTestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOrganization } from '../list-tools/world.js'
import { expectAsSent } from './expect-as-sent.js'
import { pendingIngestJobs } from './pending-jobs.js'
import { review } from './review.js'
import { type SentBatch, sentBatchesArbitrary } from './sent-batches.js'

const processes = 2
const clients = 3

/**
 * Registers a test with vitest: whatever several processes on one store write at the same time, each batch by more than one of them, is stored once, and
 * everything follows from it and from what reviewers decide meanwhile as the plain function says.
 */
export function concurrentIngestSuite(name: string, createStore: () => Promise<Store>, { histories }: { histories: number }): void {
  describe(`ingest by ${processes} processes on ${name}`, () => {
    it('stores every event once, and people and rollups are as the plain function has them', async () => {
      const store = await createStore()
      try {
        await fc.assert(
          fc.asyncProperty(sentBatchesArbitrary(), (batches) => run(store, batches)),
          { numRuns: histories, endOnFailure: true }
        )
      } finally {
        await store.close()
      }
    }, 1_800_000)
  })
}

async function run(real: Store, batches: readonly SentBatch[]): Promise<void> {
  const options = { store: overlay(real, { close: async () => undefined }), limits: { inlineMoves: 5 } }
  const worlds = await Promise.all(Array.from({ length: processes }, () => createTestRapport(options)))
  const organizationId = worlds[0]?.organizationId ?? ''
  const sending = worlds.flatMap(({ rapport }) =>
    Array.from({ length: clients }, async (_, client) => {
      const { ingest } = rapport.organization(organizationId)
      for (const [index, batch] of batches.entries()) {
        if (index % clients !== client) continue
        await ingest(batch as unknown as IngestBatch)
        if (client === 0) await rapport.runDue()
        if (client === 1) await review(rapport.organization(organizationId), index)
      }
    })
  )
  await Promise.all(sending)
  const rows = real.organization(organizationId)
  for (let turn = 0; (await pendingIngestJobs(rows)) > 0; turn++) {
    expect(turn, 'jobs are never done').toBeLessThan(100)
    worlds[0]?.clock.advance(60_000)
    await worlds[0]?.rapport.runDue()
  }
  await expectAsSent(rows, batches, new Set(batches))
  for (const { rapport } of worlds) await rapport.close()
  await endOrganization(real, organizationId)
}
