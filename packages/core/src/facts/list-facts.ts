import { resolveCustomer } from '../customers/index.js'
import { findPage, readPaging } from '../paging/index.js'
import { type EvidenceDates, evidenceWindow, type SourceType } from '../sources/index.js'
import type { OrganizationStore, Where } from '../storage/index.js'
import type { FactCategory, FactStatus, FactType } from './fact-kinds.js'
import { type FactRow, statusFilter } from './fact-status.js'
import { describeFacts } from './read-facts.js'
import { facts } from './tables/index.js'

/** What a customer's facts can be narrowed to; an empty list narrows nothing. */
export interface FactFilters extends EvidenceDates {
  status?: readonly FactStatus[]
  /** Facts with evidence from a source of one of these types. */
  sourceTypes?: readonly SourceType[]
  factTypes?: readonly FactType[]
  factCategories?: readonly FactCategory[]
}

/** Whose facts, which, and which page of them. */
export interface ListFactsInput extends FactFilters {
  customer: string
  limit?: number
  cursor?: string
}

/** The condition that these filters mean at `asOf`. */
function factFilter(customerId: string, filters: FactFilters, asOf: number): Where<FactRow> {
  const { status = [], sourceTypes = [], factTypes = [], factCategories = [] } = filters
  const occurred = evidenceWindow(filters)
  const all: Where<FactRow>[] = []
  if (status.length > 0) all.push(statusFilter(status, asOf))
  if (sourceTypes.length > 0) all.push({ any: sourceTypes.map((sourceType) => ({ source_types: { hasKeys: [sourceType] } })) })
  if (factTypes.length > 0) all.push({ fact_type: { in: factTypes } })
  if (factCategories.length > 0) all.push({ fact_category: { in: factCategories } })
  return { customer_id: { eq: customerId }, ...(occurred && { occurred_at: occurred }), all }
}

/**
 * A page of a customer's facts, what occurred last first, those without a time last. Throws NOT_FOUND, and INVALID_TOOL_INPUT for dates and
 * cursors.
 */
export async function listFacts(store: OrganizationStore, now: number, input: ListFactsInput) {
  const { customer, page, asOf } = await findFactPage(store, now, 'svc_list_facts', input)
  const { rows, hasMore, nextCursor } = page
  const { id, name, domain } = customer
  return { customer: { id, name, domain }, facts: await describeFacts(store, rows, asOf), pagination: { hasMore, nextCursor } }
}

/** The rows of a page of a customer's facts; `list` is the name that its cursors are bound to. Throws as `listFacts` does. */
export async function findFactPage(store: OrganizationStore, now: number, list: string, input: ListFactsInput) {
  const paging = readPaging({ store, now }, list, { ...input }, { column: 'occurred_at', direction: 'desc' })
  const customer = await resolveCustomer(store, input.customer)
  const page = await findPage(store, paging, {
    table: facts,
    where: factFilter(customer.id, input, paging.asOf),
    place: (row) => ({ value: row.occurred_at, id: row.id }),
    isCounted: false
  })
  return { customer, page, asOf: paging.asOf }
}
