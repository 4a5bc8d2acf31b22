import { readBatch } from '@rapport/core/src/ingest/reading/read-batch.js'
import { readEnvelope } from '@rapport/core/src/ingest/reading/read-envelope.js'
import { events, mergeSuggestions } from '@rapport/core/src/registry/tables.js'
import type { OrganizationStore } from '@rapport/core/src/storage/contract.js'
import { readCanonicalForm } from '@rapport/core/src/testing/identity/canonical-form.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { expect } from 'vitest'
import { type DecisionOf, plainIdentity } from './reference-model.js'
import type { SentBatch } from './sent-batches.js'

/**
 * Fails unless every acknowledged batch is stored, each event once, and people, customers and rollups are what the plain function makes of what is
 * stored, events and decisions. A batch that was sent and never acknowledged may be stored, but only as a whole. All jobs must be done.
 */
export async function expectAsSent(
  store: OrganizationStore,
  sent: readonly SentBatch[],
  acknowledged: ReadonlySet<SentBatch>
): Promise<void> {
  const stored = (await store.find(events, { columns: ['event_id'] })).map(({ event_id }) => event_id)
  const ids = new Set(stored)
  const torn = sent.filter((batch) => {
    const kept = batch.events.filter(({ uuid }) => ids.has(uuid)).length
    return kept !== batch.events.length && (kept > 0 || acknowledged.has(batch))
  })
  expect(torn, 'batches that are not stored as their clients were told').toEqual([])
  const accepted = sent.flatMap((batch) => readBatch(store.organizationId, readEnvelope(batch), Date.now(), systemIds()).accepted)
  const kept = accepted.filter(({ row }) => ids.has(row.event_id))
  expect(stored.toSorted(), 'events that are stored').toEqual(kept.map(({ row }) => row.event_id).toSorted())
  expect(await readCanonicalForm(store)).toEqual(plainIdentity(kept, await storedDecisions(store)))
}

async function storedDecisions(store: OrganizationStore): Promise<DecisionOf[]> {
  const rows = await store.find(mergeSuggestions)
  return rows.flatMap(({ duplicate_key: duplicate, survivor_key: owner, status, decided_at }) =>
    status === 'merged' || status === 'rejected' ? [{ duplicate, owner, verdict: status, at: decided_at ?? 0 }] : []
  )
}
