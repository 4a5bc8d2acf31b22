import { recordChange } from '../audit/index.js'
import { RapportError } from '../errors.js'
import type { ListFilter } from '../lists/index.js'
import { conditionsOf, filterWhere } from '../lists/index.js'
import type { OperationContext } from '../runtime/index.js'
import type { JsonObject, RowOf, Transaction } from '../storage/index.js'
import { invalidInput } from '../validation/index.js'
import { foldText } from '../values/index.js'
import { segmentOf } from './read-segments.js'
import { liveSegments } from './reconcile-members.js'
import { fillAtOnce, planRefresh } from './refresh.js'
import { type SegmentRow, subjectOf } from './segment-row.js'
import type { NewSegment, Segment, SegmentChange } from './segment-shapes.js'
import { segments } from './tables/index.js'

type Context = Pick<OperationContext, 'store' | 'ids' | 'now' | 'origin'>

/** A workspace has so many segments at most: each customer is looked at with each of them. */
const maxSegments = 100

/** Makes a segment. Throws INVALID_TOOL_INPUT for a wrong filter, and CONFLICT for a name that another one has, or when there are 100. */
export async function addSegment(context: Context, { subject, name, description = null, filter }: NewSegment): Promise<Segment> {
  const { store, ids, now, origin } = context
  requireOwnFilter(filter)
  await filterWhere(store, subject, filter, { now })
  return store.transaction(async (transaction) => {
    await transaction.lock('segments')
    const live = await liveSegments(transaction)
    if (live.length >= maxSegments)
      throw new RapportError('CONFLICT', `There are ${maxSegments} segments, which is the most; archive one first`)
    requireFreeName(live, name)
    const row: RowOf<typeof segments> = {
      id: ids.uuid(now),
      subject,
      name,
      name_key: foldText(name),
      description,
      filter,
      version: 1,
      created_by_id: origin.actorId,
      created_at: now,
      updated_at: now,
      filled_at: null,
      archived_at: null
    }
    await transaction.insert(segments, [row])
    await recordChange(transaction, context, { subjectId: row.id, before: null, after: toldOf(row) })
    return segmentOf(transaction, await fill(transaction, row, context))
  })
}

/** Changes a segment. Throws NOT_FOUND, CONFLICT when somebody else has changed it since or it is archived, and as `addSegment`. */
export async function changeSegment(context: Context, id: string, change: SegmentChange): Promise<Segment> {
  const { store, now } = context
  return store.transaction(async (transaction) => {
    await transaction.lock('segments')
    const row = await requireSegment(transaction, id)
    if (row.archived_at !== null) throw new RapportError('CONFLICT', 'The segment is archived; make a new one')
    if (row.version !== change.version) {
      throw new RapportError(
        'CONFLICT',
        `Somebody else has changed the segment: it has version ${row.version}. Read it again, then change that`
      )
    }
    const { name = row.name, description = row.description, filter } = change
    if (filter) {
      requireOwnFilter(filter)
      await filterWhere(transaction, subjectOf(row), filter, { now })
    }
    requireFreeName(
      (await liveSegments(transaction)).filter((other) => other.id !== id),
      name
    )
    const isNewFilter = filter !== undefined && JSON.stringify(filter) !== JSON.stringify(row.filter)
    const next: SegmentRow = {
      ...row,
      name,
      name_key: foldText(name),
      description,
      filter: filter ?? row.filter,
      version: row.version + 1,
      updated_at: now,
      filled_at: isNewFilter ? null : row.filled_at
    }
    await transaction.upsert(segments, [next])
    await recordChange(transaction, context, { subjectId: id, before: toldOf(row), after: toldOf(next) })
    return segmentOf(transaction, isNewFilter ? await fill(transaction, next, context) : next)
  })
}

/** Archives a segment: nobody is in it from then on. Archiving it again changes nothing. Throws NOT_FOUND. */
export async function archiveSegment(context: Context, id: string): Promise<Segment> {
  const { store, ids, now } = context
  return store.transaction(async (transaction) => {
    await transaction.lock('segments')
    const row = await requireSegment(transaction, id)
    if (row.archived_at !== null) return segmentOf(transaction, row)
    const next: SegmentRow = { ...row, archived_at: now, updated_at: now, version: row.version + 1 }
    await transaction.upsert(segments, [next])
    await recordChange(transaction, context, { subjectId: id, before: toldOf(row), after: null })
    if (!(await fillAtOnce(transaction, next, ids, now))) await planRefresh(transaction, ids, now)
    return segmentOf(transaction, next)
  })
}

/** Takes an archived segment back: who is in it is found anew. Throws NOT_FOUND, and CONFLICT when another one has its name by now. */
export async function restoreSegment(context: Context, id: string): Promise<Segment> {
  const { store, now } = context
  return store.transaction(async (transaction) => {
    await transaction.lock('segments')
    const row = await requireSegment(transaction, id)
    if (row.archived_at === null) return segmentOf(transaction, row)
    requireFreeName(await liveSegments(transaction), row.name)
    const next: SegmentRow = { ...row, archived_at: null, updated_at: now, filled_at: null, version: row.version + 1 }
    await transaction.upsert(segments, [next])
    await recordChange(transaction, context, { subjectId: id, before: null, after: toldOf(next) })
    return segmentOf(transaction, await fill(transaction, next, context))
  })
}

/** Fills a segment in its own commit where that is quick, else in the next pass, which begins now. */
async function fill(transaction: Transaction, row: SegmentRow, { ids, now }: Context): Promise<SegmentRow> {
  await planRefresh(transaction, ids, now)
  if (!(await fillAtOnce(transaction, row, ids, now))) return row
  const filled = { ...row, filled_at: now }
  await transaction.update(segments, { id: { eq: row.id } }, { filled_at: now })
  return filled
}

/** The row of a segment. Throws NOT_FOUND. */
async function requireSegment(transaction: Transaction, id: string): Promise<SegmentRow> {
  const [row] = await transaction.get(segments, [{ id }])
  if (!row) throw new RapportError('NOT_FOUND', `No segment has the id ${id}`)
  return row
}

function requireFreeName(others: readonly SegmentRow[], name: string): void {
  if (name.trim() === '') throw invalidInput('name', 'must have at least one character besides spaces, such as "At risk"')
  if (others.some(({ name_key }) => name_key === foldText(name))) {
    throw new RapportError('CONFLICT', `Another segment has the name ${JSON.stringify(name)}; choose another one`)
  }
}

/** A segment that rests on another one would follow it late, or itself for ever. */
function requireOwnFilter(filter: ListFilter): void {
  const wrong = conditionsOf(filter, 'filter').find(({ condition }) => condition.field === 'segment')
  if (wrong) throw invalidInput(`${wrong.path}.field`, 'must not be segment: repeat the conditions of that segment instead')
}

const toldOf = ({ name, description, filter }: SegmentRow): JsonObject => ({
  name,
  description,
  filter: JSON.parse(JSON.stringify(filter))
})
