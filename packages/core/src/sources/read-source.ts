import { RapportError } from '../errors.js'
import { foreignCursor, readPaging, writeCursor } from '../paging/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { fitsColumn } from '../validation/index.js'
import { isoTime } from '../values/index.js'
import { describeSources } from './describe-sources.js'
import { findSource, type SegmentRow } from './find-source.js'
import type { SourceName } from './source-name.js'
import { sourceSegments } from './tables/index.js'

/** Which source, and which page of its text. */
export interface ReadSourceInput extends SourceName {
  limit?: number
  cursor?: string
}

/**
 * A source with a page of its text: `record` has its fields, `segments`, `pagination` over these, and `cut`: what its author did not write. Throws NOT_FOUND, and
 * INVALID_TOOL_INPUT for a cursor of another source.
 */
export async function readSource(store: OrganizationStore, now: number, { limit = 10, cursor, ...name }: ReadSourceInput) {
  const row = await findSource(store, name)
  if (!row) throw new RapportError('NOT_FOUND', `There is no ${name.sourceType} ${JSON.stringify(name.sourceId)}`)
  const input = { source: row.id, limit, ...(cursor !== undefined && { cursor }) }
  const paging = readPaging({ store, now }, 'svc_get_source', input, { column: 'position', direction: 'asc' })
  if (paging.cursor && !fitsColumn(sourceSegments, 'position', paging.cursor.value)) throw foreignCursor()
  const after = Number(paging.cursor?.value ?? -1)
  const [[source], found] = await Promise.all([
    describeSources(store, [row]),
    store.find(sourceSegments, {
      where: { source_id: { eq: row.id }, position: { gt: after } },
      orderBy: { column: 'position', direction: 'asc' },
      limit: limit + 1
    })
  ])
  if (!source) throw new Error(`Source ${row.id} was not described`)
  const segments = found.slice(0, limit)
  const last = segments.at(-1)
  const hasMore = found.length > limit
  const nextCursor =
    hasMore && last ? writeCursor({ asOf: paging.asOf, total: null, value: last.position, id: row.id }, paging.binding) : null
  const cut = row.cut === null ? {} : { cut: row.cut }
  // A record that the host put with a `cut` of its own keeps it.
  return { ...source, record: { ...cut, ...source.record, segments: segments.map(describeSegment), pagination: { hasMore, nextCursor } } }
}

function describeSegment({ source_id, position, text, speaker, at }: SegmentRow) {
  const id = `${source_id}:${position}`
  return { id, position, text, ...(speaker !== null && { speaker }), ...(at !== null && { at: isoTime(at) }) }
}
