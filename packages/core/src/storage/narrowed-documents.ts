import type { RowOf } from './define-table.js'
import type { Where } from './query.js'
import type { CandidateQuery } from './search.js'
import type { searchDocuments } from './tables/search-documents.js'

/** The condition that the narrowing of a search means for `search_documents`. */
export function narrowedDocuments(
  narrowing: Pick<CandidateQuery, 'customerIds' | 'occurredAt' | 'sourceTypes'>
): Where<RowOf<typeof searchDocuments>> {
  const { customerIds, occurredAt, sourceTypes } = narrowing
  return {
    ...(customerIds && { customer_id: { in: customerIds } }),
    ...(occurredAt && { occurred_at: { isNull: false, ...occurredAt } }),
    ...(sourceTypes && { any: sourceTypes.map((sourceType) => ({ source_types: { hasKeys: [sourceType] } })) })
  }
}
