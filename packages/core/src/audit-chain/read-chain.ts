import { type Static, Type } from 'typebox'
import { auditEntries, auditEntryOf } from '../audit/index.js'
import { findPage, paginationShape, readPaging } from '../paging/index.js'
import type { OrganizationStore, RowOf } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { type AuditLine, auditLineShape } from './audit-line.js'
import { auditSeals } from './tables/audit-seals.js'

const maxPage = 1000

/** Which page of the chain is read. */
export const chainQuery = strictObject({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPage, description: '50 by default.' })),
  cursor: Type.Optional(Type.String({ description: 'The `nextCursor` of the previous page.' }))
})

/** Which page of the chain is read. */
export type AuditChainQuery = Static<typeof chainQuery>

export const chainPageShape = strictObject({
  organizationId: Type.String(),
  items: Type.Array(auditLineShape),
  pagination: paginationShape
})

/** A page of the audit log's chain, in its order. */
export type AuditChainPage = Static<typeof chainPageShape>

/** The chain, the oldest entry first. An entry that is gone is left out: who verifies finds its place empty. */
export async function readChain(store: OrganizationStore, now: number, query: AuditChainQuery): Promise<AuditChainPage> {
  const paging = readPaging({ store, now }, 'audit_chain', query, { column: 'position', direction: 'asc' })
  const { rows, hasMore, nextCursor, total } = await findPage(store, paging, {
    table: auditSeals,
    where: {},
    place: (row) => ({ value: row.position, id: row.entry_id })
  })
  const found = await linesOf(store, rows)
  const items = found.flatMap(({ line }) => (line ? [line] : []))
  return { organizationId: store.organizationId, items, pagination: { hasMore, nextCursor, total } }
}

/** A place of the chain; `line` is undefined when its entry is gone. */
export interface ChainPlace {
  position: number
  entryId: string
  line: AuditLine | undefined
}

/** The entries of some seals. */
export async function linesOf(store: OrganizationStore, seals: readonly RowOf<typeof auditSeals>[]): Promise<ChainPlace[]> {
  const entries = await store.get(
    auditEntries,
    seals.map(({ entry_id: id }) => ({ id }))
  )
  return seals.map(({ entry_id, position, previous_hash, hash, parts }, index) => {
    const row = entries[index]
    const line = row && { position, previousHash: previous_hash, hash, entry: auditEntryOf(row), parts }
    return { position, entryId: entry_id, line }
  })
}
