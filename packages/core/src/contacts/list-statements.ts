import { type Static, Type } from 'typebox'
import { loadCustomerNames } from '../customers/index.js'
import { fact, readFacts } from '../facts/index.js'
import { factEvidence, facts } from '../facts/tables/index.js'
import { foreignCursor, readPaging, writeCursor } from '../paging/index.js'
import { findPersonKeys } from '../people/index.js'
import { instant, orNull, pageOutput } from '../runtime/index.js'
import { groupNames, sourceTypes } from '../sources/index.js'
import { sourceParticipants, sources } from '../sources/tables/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { parseEnum, strictObject } from '../validation/index.js'
import { groupBy, isoTime, isUuid } from '../values/index.js'
import { speakersOf } from './speakers-of.js'

export const statementPageShape = strictObject({
  items: Type.Array(
    strictObject({
      quote: Type.String(),
      saidAt: instant(),
      sourceType: Type.Enum([...sourceTypes]),
      sourceId: Type.String(),
      sourceTitle: orNull(Type.String()),
      customerId: Type.String(),
      customerName: orNull(Type.String()),
      customerDomain: orNull(Type.String()),
      fact
    }),
    { description: 'The newest first. A page ends with a whole source.' }
  ),
  pagination: pageOutput
})

/** What a person said that facts rest on. */
export type StatementPage = Static<typeof statementPageShape>

/** Whose statements, and which page of them. */
export interface StatementQuery {
  id: string
  limit?: number
  cursor?: string
}

/** So many sources are read at once. */
const batch = 100

/**
 * What a person said in mails, calls, chats and tickets, as far as facts rest on it: the quotes whose speaker is one of the person's emails. Throws
 * NOT_FOUND, and INVALID_TOOL_INPUT for a cursor of another list.
 */
export async function listStatements(store: OrganizationStore, now: number, query: StatementQuery): Promise<StatementPage> {
  const paging = readPaging({ store, now }, 'people.statements', { ...query }, { column: 'occurred_at', direction: 'desc' })
  const { limit, cursor, asOf, binding } = paging
  const { emails } = await findPersonKeys(store, query.id)
  if (cursor && !(typeof cursor.value === 'number' && isUuid(cursor.id))) throw foreignCursor()
  const items: StatementPage['items'] = []
  let after = cursor && { value: cursor.value, key: [cursor.id, ''] }
  while (emails.length > 0) {
    const took = await store.find(sourceParticipants, {
      where: { email: { in: emails }, occurred_at: { lte: asOf } },
      orderBy: { column: 'occurred_at', direction: 'desc' },
      limit: batch,
      ...(after && { after })
    })
    const order = [...new Map(took.map(({ source_id, occurred_at }) => [source_id, occurred_at]))]
    const said = await statementsIn(
      store,
      order.map(([id]) => id),
      new Set(emails),
      asOf
    )
    for (const [id, at] of order) {
      items.push(...(said.get(id) ?? []))
      // What follows may be nothing: then the next page is empty, and the last.
      if (items.length >= limit)
        return { items, pagination: { hasMore: true, nextCursor: writeCursor({ asOf, total: null, value: at, id }, binding) } }
    }
    const last = took.at(-1)
    if (took.length < batch || !last) break
    after = { value: last.occurred_at, key: [last.source_id, ''] }
  }
  return { items, pagination: { hasMore: false, nextCursor: null } }
}

/** What these emails said in these sources, by source, in the order of the text. */
async function statementsIn(store: OrganizationStore, ids: readonly string[], emails: ReadonlySet<string>, now: number) {
  const rows = ids.length === 0 ? [] : await store.find(sources, { where: { id: { in: ids } }, columns: ['source_type', 'external_id'] })
  const groups = groupNames(rows.map(({ source_type: sourceType, external_id: sourceId }) => ({ sourceType, sourceId })))
  const evidence = await Promise.all(
    groups.map(({ sourceType, sourceIds }) =>
      store.find(factEvidence, { where: { source_type: { eq: sourceType }, source_id: { in: sourceIds } } })
    )
  )
  const said = (await speakersOf(store, evidence.flat())).filter(({ isBy }) => isBy(emails))
  const factIds = [...new Set(said.map((each) => each.evidence.fact_id))]
  const [known, owners] = await Promise.all([
    readFacts(store, factIds, now),
    factIds.length === 0 ? [] : store.find(facts, { where: { id: { in: factIds } }, columns: ['id', 'customer_id'] })
  ])
  const customerOf = new Map(owners.map(({ id, customer_id }) => [id, customer_id]))
  const names = await loadCustomerNames(store, [...customerOf.values()])
  const found = said.flatMap(({ evidence: { fact_id, quote, segment_position, stated_at }, source }) => {
    const its = known.get(fact_id)
    const customerId = customerOf.get(fact_id)
    if (!its || customerId === undefined || quote === null) return []
    const { name = null, domain = null } = names.get(customerId) ?? {}
    const item = {
      quote,
      saidAt: isoTime(stated_at ?? source.occurred_at),
      sourceType: parseEnum(sourceTypes, source.source_type),
      sourceId: source.external_id,
      sourceTitle: source.title,
      customerId,
      customerName: name,
      customerDomain: domain,
      fact: its
    }
    return [{ sourceId: source.id, position: segment_position ?? 0, item }]
  })
  const bySource = groupBy(found, ({ sourceId }) => sourceId)
  return new Map([...bySource].map(([id, its]) => [id, its.toSorted((a, b) => a.position - b.position).map(({ item }) => item)] as const))
}
