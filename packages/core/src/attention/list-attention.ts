import { findPage, readPaging } from '../paging/index.js'
import type { OrganizationStore } from '../storage/index.js'
import type { AttentionStatus } from './attention-item.js'
import { idsOfCustomer } from './ids-of-customer.js'
import { summarizeItems } from './summarize-items.js'
import { attentionItems } from './tables/attention-items.js'

/** Which items: open ones unless told otherwise, of one customer if told so; and which page. */
export interface ListAttentionInput {
  status?: AttentionStatus
  customerId?: string
  limit?: number
  cursor?: string
}

/** The workspace's items, most pressing first, then those that changed last. Throws INVALID_TOOL_INPUT for a cursor of another list or other filters. */
export async function listAttention(store: OrganizationStore, now: number, input: ListAttentionInput) {
  const { status = 'open', limit = 25, cursor } = input
  const customerId = input.customerId?.toLowerCase()
  const filters = { status, ...(customerId !== undefined && { customerId }), limit, ...(cursor !== undefined && { cursor }) }
  const paging = readPaging({ store, now }, 'svc_list_attention_items', filters, { column: 'list_position', direction: 'desc' })
  const page = await findPage(store, paging, {
    table: attentionItems,
    where: {
      status: { eq: status },
      ...(customerId !== undefined && { customer_id: { in: await idsOfCustomer(store, customerId) } })
    },
    place: (row) => ({ value: row.list_position, id: row.id })
  })
  const { hasMore, nextCursor, total } = page
  return { items: await summarizeItems(store, page.rows), pagination: { hasMore, nextCursor, total } }
}
