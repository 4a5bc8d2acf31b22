import { resolveCustomer } from '../customers/index.js'
import { findPage, type Page, readPaging } from '../paging/index.js'
import type { OrganizationStore, Where } from '../storage/index.js'
import { describeSources } from './describe-sources.js'
import { type EvidenceDates, evidenceWindow } from './evidence-window.js'
import type { SourceRow } from './find-source.js'
import { participantFilter } from './participants/participant-key.js'
import type { SourceType } from './source-types.js'
import { sources } from './tables/index.js'

/** What sources can be narrowed to, and which page of them; all filters must hold. */
export interface ListSourcesInput extends EvidenceDates {
  sourceType?: SourceType
  /** Id, host's customerId, domain or name. */
  customer?: string
  /** A whole email address, or a part of an email or name, in any case. */
  participant?: string
  provider?: string
  /** Calls that have text, or that have none. */
  hasTranscript?: boolean
  limit?: number
  cursor?: string
}

/** A page of sources as tools answer them, the newest first. Throws NOT_FOUND for a customer that nobody is, and INVALID_TOOL_INPUT for dates and cursors. */
export async function listSources(store: OrganizationStore, now: number, input: ListSourcesInput) {
  const { rows, hasMore, nextCursor } = await findSourcePage(store, now, 'svc_list_sources', input)
  return { items: await describeSources(store, rows), pagination: { hasMore, nextCursor } }
}

/** The rows of a page of sources, the newest first; `list` is the name that its cursors are bound to. Throws as `listSources` does. */
export async function findSourcePage(
  store: OrganizationStore,
  now: number,
  list: string,
  input: ListSourcesInput
): Promise<Page<SourceRow>> {
  const paging = readPaging({ store, now }, list, { ...input }, { column: 'occurred_at', direction: 'desc' })
  const customer = input.customer === undefined ? undefined : await resolveCustomer(store, input.customer, { names: true })
  return findPage(store, paging, {
    table: sources,
    where: sourceFilter(input, customer?.id),
    place: (row) => ({ value: row.occurred_at, id: row.id }),
    isCounted: false
  })
}

function sourceFilter(input: ListSourcesInput, customerId: string | undefined): Where<SourceRow> {
  const { sourceType, participant, provider, hasTranscript } = input
  const occurred = evidenceWindow(input)
  const all: Where<SourceRow>[] = []
  if (hasTranscript !== undefined) all.push({ source_type: { eq: 'CALL' }, segment_count: hasTranscript ? { gt: 0 } : { eq: 0 } })
  return {
    ...(customerId !== undefined && { customer_id: { eq: customerId } }),
    ...(sourceType !== undefined && { source_type: { eq: sourceType } }),
    ...(occurred && { occurred_at: occurred }),
    ...(provider !== undefined && { provider: { eq: provider } }),
    ...(participant !== undefined && { search_key: participantFilter(participant) }),
    all
  }
}
