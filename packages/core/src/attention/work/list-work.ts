import { type Static, Type } from 'typebox'
import { loadOwners, ownerLabel } from '../../customers/index.js'
import { findPage, readPaging } from '../../paging/index.js'
import { countedPageOutput, instant, orNull, pageInput, pagination, uuid } from '../../runtime/index.js'
import type { OrganizationStore, Where } from '../../storage/index.js'
import { strictObject } from '../../validation/index.js'
import { isoTime } from '../../values/index.js'
import { type AttentionRow, attentionStatuses } from '../attention-item.js'
import { idsOfCustomer } from '../ids-of-customer.js'
import { summarizeItems } from '../summarize-items.js'
import { attentionItems } from '../tables/attention-items.js'
import { attentionSummary } from '../tools/attention-summary-shape.js'
import { attentionKinds, causesOf, kindOf } from './kinds.js'

/** What a list of attention items can be asked for over HTTP. */
export const attentionWorkQuery = strictObject({
  status: Type.Optional(Type.Enum([...attentionStatuses], { default: 'open', description: 'Only items with this status.' })),
  customerId: Type.Optional(uuid("Only this customer's items.")),
  assigneeId: Type.Optional(Type.String({ minLength: 1, maxLength: 255, description: "Only this member's items." })),
  isAssigned: Type.Optional(
    Type.Boolean({ description: 'True: only items with an assignee. False: only items without one. By default, both.' })
  ),
  isSnoozed: Type.Optional(
    Type.Boolean({ description: 'True: only snoozed items. False: only items that are not snoozed. By default, both.' })
  ),
  kind: Type.Optional(Type.Enum([...attentionKinds], { description: 'What the items come from.' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25, description: 'Page size.' })),
  cursor: pageInput.cursor
})

/** What a list of attention items can be asked for over HTTP. */
export type AttentionWorkQuery = Static<typeof attentionWorkQuery>

const workFields = {
  kind: Type.Enum([...attentionKinds], { description: 'Where the item comes from. host: your own code raised it.' }),
  assignee: orNull(strictObject({ id: Type.String(), name: orNull(Type.String({ description: 'Null if the member was removed.' })) })),
  snoozedUntil: orNull(instant())
}

export const attentionWorkPageShape = strictObject({
  items: Type.Array(strictObject({ ...attentionSummary, ...workFields })),
  pagination: countedPageOutput
})

/** A page of attention items, each with who looks at it, and until when it is snoozed. */
export type AttentionWorkPage = Static<typeof attentionWorkPageShape>

/** The workspace's items, most pressing first, each with who looks at it. Throws INVALID_TOOL_INPUT for a cursor of another list or other filters. */
export async function listWork(store: OrganizationStore, now: number, query: AttentionWorkQuery): Promise<AttentionWorkPage> {
  const { status = 'open', customerId, assigneeId, isAssigned, isSnoozed, kind, limit = 25, cursor } = query
  const filters = { ...query, status, limit, ...(cursor !== undefined && { cursor }) }
  const paging = readPaging({ store, now }, 'attention', filters, { column: 'list_position', direction: 'desc' })
  const all: Where<AttentionRow>[] = [{ status: { eq: status } }]
  if (customerId !== undefined) all.push({ customer_id: { in: await idsOfCustomer(store, customerId) } })
  if (assigneeId !== undefined) all.push({ assignee_id: { eq: assigneeId } })
  if (isAssigned !== undefined) all.push({ assignee_id: { isNull: !isAssigned } })
  if (kind !== undefined) all.push({ cause: causesOf(kind) })
  if (isSnoozed === true) all.push({ snoozed_until: { gt: paging.asOf } })
  if (isSnoozed === false) all.push({ any: [{ snoozed_until: { isNull: true } }, { snoozed_until: { lte: paging.asOf } }] })
  const page = await findPage(store, paging, {
    table: attentionItems,
    where: { all },
    place: (row) => ({ value: row.list_position, id: row.id })
  })
  return { items: await withWork(store, page.rows, paging.asOf), pagination: pagination(page) }
}

async function withWork(store: OrganizationStore, rows: readonly AttentionRow[], now: number) {
  const assigned = rows.map(({ assignee_id }) => assignee_id)
  const [summaries, owners] = await Promise.all([summarizeItems(store, rows), loadOwners(store, assigned)])
  return rows.flatMap(({ cause, assignee_id: id, snoozed_until: until }, index) => {
    const summary = summaries[index]
    if (!summary) return []
    const owner = owners.get(id ?? '')
    const assignee = id === null ? null : { id, name: owner ? ownerLabel(owner) : null }
    return [{ ...summary, kind: kindOf(cause), assignee, snoozedUntil: until !== null && until > now ? isoTime(until) : null }]
  })
}
