import { customers } from '../identity/index.js'
import { readPaging } from '../paging/index.js'
import { describeCustomer } from '../sources/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { isoTimeOrNull } from '../values/index.js'
import { readEvidence } from './evidence/read-evidence.js'
import { findFact } from './find-fact.js'

/**
 * The text of an extraction in the form of a source: one segment, which is the assertion of the fact, and `record.evidence`, the quotes
 * that it rests on. Throws NOT_FOUND, and INVALID_TOOL_INPUT for a cursor, of which there is none.
 */
export async function readExtraction(store: OrganizationStore, now: number, { sourceId, cursor }: { sourceId: string; cursor?: string }) {
  const fact = await findFact(store, sourceId)
  const input = { extraction: fact.id, ...(cursor !== undefined && { cursor }) }
  readPaging({ store, now }, 'svc_get_source', input, { column: 'position', direction: 'asc' })
  const [[customer], evidence] = await Promise.all([store.get(customers, [{ id: fact.customer_id }]), readEvidence(store, fact.id)])
  return {
    sourceType: 'EXTRACTED' as const,
    sourceId: fact.id,
    occurredAt: isoTimeOrNull(fact.occurred_at),
    title: null,
    summary: null,
    permalink: null,
    provider: null,
    customer: describeCustomer(customer),
    participants: [],
    record: {
      factType: fact.fact_type,
      segments: [{ id: `${fact.id}:0`, position: 0, text: fact.assertion }],
      pagination: { hasMore: false, nextCursor: null },
      evidence
    }
  }
}
