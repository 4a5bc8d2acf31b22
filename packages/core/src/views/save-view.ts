import { recordChange } from '../audit/index.js'
import { RapportError } from '../errors.js'
import { filterWhere, type ListSubject, requireColumns, requireOrder } from '../lists/index.js'
import type { OperationContext } from '../runtime/index.js'
import type { JsonObject, OrganizationStore, Rows, Transaction } from '../storage/index.js'
import { invalidInput } from '../validation/index.js'
import { compareText } from '../values/index.js'
import {
  definitionOf,
  type NewView,
  type SavedView,
  subjectOfView,
  type ViewChange,
  type ViewDefinition,
  type ViewRow,
  viewOf
} from './saved-view.js'
import { savedViews } from './tables/saved-views.js'

type Context = Pick<OperationContext, 'store' | 'ids' | 'now' | 'origin'>

/** So many views a workspace has at most. */
const maxViews = 1_000

/** The views of a member, and those that are shared, by name. */
export async function listViews(store: OrganizationStore, memberId: string | null, subject?: ListSubject): Promise<{ items: SavedView[] }> {
  const rows = await store.find(savedViews, subject && { where: { subject: { eq: subject } } })
  const seen = rows.filter((row) => mayUse(row, memberId)).sort((a, b) => compareText(a.name, b.name) || compareText(a.id, b.id))
  return { items: seen.map((row) => viewOf(row, memberId)) }
}

/** One view. Throws NOT_FOUND, also for one of another member that is not shared. */
export async function getView(store: OrganizationStore, memberId: string | null, id: string): Promise<SavedView> {
  return viewOf(await requireView(store, memberId, id), memberId)
}

/** Saves a view of the caller. Throws INVALID_TOOL_INPUT naming what no list can show, and CONFLICT when there are too many. */
export async function addView(context: Context, input: NewView): Promise<SavedView> {
  const { store, ids, now, origin } = context
  await checkView(store, input.subject, input.name, input.definition, now)
  return store.transaction(async (transaction) => {
    if ((await transaction.count(savedViews, {}, maxViews)) >= maxViews) {
      throw new RapportError('CONFLICT', `There are ${maxViews} views, which is the most; remove one first`)
    }
    const row: ViewRow = {
      id: ids.uuid(now),
      subject: input.subject,
      name: input.name,
      owner_id: origin.actorId,
      shared: input.shared ?? false,
      pinned: input.pinned ?? false,
      definition: input.definition,
      version: 1,
      created_at: now,
      updated_at: now
    }
    await transaction.insert(savedViews, [row])
    await recordChange(transaction, context, { subjectId: row.id, before: null, after: toldOf(row) })
    return viewOf(row, origin.actorId)
  })
}

/** Changes a view: one's own, or a shared one. Throws NOT_FOUND, CONFLICT when somebody else has changed it since, and as `addView`. */
export async function changeView(context: Context, id: string, change: ViewChange): Promise<SavedView> {
  const { store, now, origin } = context
  return store.transaction(async (transaction) => {
    await transaction.lock('views')
    const row = await requireView(transaction, origin.actorId, id)
    requireVersion(row, change.version)
    const { name = row.name, definition = definitionOf(row), shared = row.shared, pinned = row.pinned } = change
    if (row.owner_id !== origin.actorId && !shared) throw invalidInput('shared', 'must be true: only the owner can make the view private')
    await checkView(transaction, subjectOfView(row), name, definition, now)
    const next: ViewRow = { ...row, name, definition, shared, pinned, version: row.version + 1, updated_at: now }
    await transaction.upsert(savedViews, [next])
    await recordChange(transaction, context, { subjectId: id, before: toldOf(row), after: toldOf(next) })
    return viewOf(next, origin.actorId)
  })
}

/** Removes a view: one's own, or a shared one. Answers it as it was, so that it can be saved again. Throws as `changeView`. */
export async function removeView(context: Context, id: string, version: number): Promise<SavedView> {
  const { store, origin } = context
  return store.transaction(async (transaction) => {
    await transaction.lock('views')
    const row = await requireView(transaction, origin.actorId, id)
    requireVersion(row, version)
    await transaction.remove(savedViews, { id: { eq: id } })
    await recordChange(transaction, context, { subjectId: id, before: toldOf(row), after: null })
    return viewOf(row, origin.actorId)
  })
}

const mayUse = (row: Pick<ViewRow, 'shared' | 'owner_id'>, memberId: string | null) => row.shared || row.owner_id === memberId

async function requireView(rows: Rows<'organization'> | Transaction, memberId: string | null, id: string): Promise<ViewRow> {
  const [row] = await rows.get(savedViews, [{ id }])
  if (!row || !mayUse(row, memberId)) throw new RapportError('NOT_FOUND', `No view has the id ${id}`)
  return row
}

function requireVersion(row: ViewRow, version: number): void {
  if (row.version === version) return
  throw new RapportError('CONFLICT', `Somebody else has changed the view: it has version ${row.version}. Read it again, then change that`)
}

async function checkView(
  rows: Rows<'organization'>,
  subject: ListSubject,
  name: string,
  { filter, columns, orderBy }: ViewDefinition,
  now: number
): Promise<void> {
  if (name.trim() === '') throw invalidInput('name', 'must have at least one character besides spaces, such as "At risk"')
  if (filter) await filterWhere(rows, subject, filter, { now, memberId: null }, 'definition.filter')
  if (columns) requireColumns(subject, columns, 'definition.columns')
  if (orderBy !== undefined) requireOrder(subject, orderBy, 'definition.orderBy')
}

const toldOf = ({ name, shared, pinned, definition }: ViewRow): JsonObject => ({
  name,
  shared,
  pinned,
  definition: JSON.parse(JSON.stringify(definition))
})
