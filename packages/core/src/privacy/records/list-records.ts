import type { ErasureRecord } from '../../context/index.js'
import { erasedNames, erasures } from '../../identity/index.js'
import type { OrganizationStore, RowOf } from '../../storage/index.js'
import { groupBy } from '../../values/index.js'

/** A page of erasures without names, in the order of their ids. */
export interface ErasureRecords {
  items: ErasureRecord[]
  /** The id after which the next page begins; null after the last one. */
  next: string | null
}

const pageSize = 100

/** The erasures of a workspace as they are written down for a restore, a page after an id. */
export async function listRecords(store: OrganizationStore, after?: string): Promise<ErasureRecords> {
  const page = await store.find(erasures, { limit: pageSize, ...(after !== undefined && { after: { key: [after] } }) })
  return { items: await withNames(store, page), next: page.length === pageSize ? (page.at(-1)?.id ?? null) : null }
}

/** Some of them, by id. */
export async function recordsOf(store: OrganizationStore, ids: readonly string[]): Promise<ErasureRecord[]> {
  return withNames(store, await store.find(erasures, { where: { id: { in: ids } } }))
}

async function withNames(store: OrganizationStore, rows: readonly RowOf<typeof erasures>[]): Promise<ErasureRecord[]> {
  const names = await store.find(erasedNames, { where: { erasure_id: { in: rows.map(({ id }) => id) } } })
  const byId = groupBy(names, ({ erasure_id }) => erasure_id)
  return rows.map(({ id, selected_by, asked_at }) => ({
    organizationId: store.organizationId,
    id,
    selectedBy: selected_by,
    at: asked_at,
    names: (byId.get(id) ?? []).map(({ digest, kind, person, is_lifted }) => ({ digest, kind, person, isLifted: is_lifted }))
  }))
}
