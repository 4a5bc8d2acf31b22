import type { RowOf, Rows } from '../storage/index.js'
import { isUuid } from '../values/index.js'
import { groupNames, nameKey, type SourceName } from './source-name.js'
import { type sourceSegments, sources } from './tables/index.js'

export type SourceRow = RowOf<typeof sources>
export type SegmentRow = RowOf<typeof sourceSegments>

/** The source of this type that somebody names by its external id, or by the id that its put answered. */
export async function findSource(rows: Rows<'organization'>, name: SourceName): Promise<SourceRow | undefined> {
  return (await resolveSources(rows, [name])).get(name)
}

/** The stored sources among those that are named by type and external id. */
export async function findSources(rows: Rows<'organization'>, named: readonly SourceName[]): Promise<SourcesByName> {
  const found = new SourcesByName()
  const groups = groupNames(named).map(({ sourceType, sourceIds }) =>
    rows.find(sources, { where: { source_type: { eq: sourceType }, external_id: { in: sourceIds } } })
  )
  for (const row of (await Promise.all(groups)).flat()) found.add(row, row.external_id)
  return found
}

/** `findSources`, where a source may also be named by the id that its put answered. */
export async function resolveSources(rows: Rows<'organization'>, named: readonly SourceName[]): Promise<SourcesByName> {
  const found = await findSources(rows, named)
  const others = named.filter((name) => isUuid(name.sourceId.toLowerCase()) && !found.get(name))
  if (others.length === 0) return found
  const own = await rows.get(
    sources,
    others.map(({ sourceId }) => ({ id: sourceId.toLowerCase() }))
  )
  for (const [index, { sourceType, sourceId }] of others.entries()) {
    const row = own[index]
    if (row?.source_type === sourceType) found.add(row, sourceId)
  }
  return found
}

/** Sources by the names that they were looked for with. */
export class SourcesByName {
  private readonly rows = new Map<string, SourceRow>()

  add(row: SourceRow, sourceId: string): void {
    this.rows.set(nameKey({ sourceType: row.source_type, sourceId }), row)
  }

  get(name: SourceName): SourceRow | undefined {
    return this.rows.get(nameKey(name))
  }
}
