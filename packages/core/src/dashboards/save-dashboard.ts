import { recordChange } from '../audit/index.js'
import { RapportError } from '../errors.js'
import { requireUsableQueries } from '../queries/index.js'
import type { OperationContext } from '../runtime/index.js'
import { segments } from '../segments/tables/index.js'
import type { JsonObject, OrganizationStore, Rows, Transaction } from '../storage/index.js'
import { invalidInput } from '../validation/index.js'
import { compareText } from '../values/index.js'
import {
  type Dashboard,
  type DashboardChange,
  type DashboardRow,
  type DashboardTile,
  dashboardOf,
  maxTiles,
  type NewDashboard,
  type NewTile,
  tilesOf
} from './dashboard.js'
import { dashboards } from './tables/dashboards.js'

type Context = Pick<OperationContext, 'store' | 'ids' | 'now' | 'origin'>

/** So many dashboards a workspace has at most. */
const maxDashboards = 500

/** The dashboards of a member, and those that are shared, by name. */
export async function listDashboards(store: OrganizationStore, memberId: string | null): Promise<{ items: Dashboard[] }> {
  const rows = await store.find(dashboards)
  const seen = rows.filter((row) => mayUse(row, memberId)).sort((a, b) => compareText(a.name, b.name) || compareText(a.id, b.id))
  return { items: seen.map((row) => dashboardOf(row, memberId)) }
}

/** One dashboard. Throws NOT_FOUND, also for one of another member that is not shared. */
export async function getDashboard(store: OrganizationStore, memberId: string | null, id: string): Promise<Dashboard> {
  return dashboardOf(await requireDashboard(store, memberId, id), memberId)
}

/** Makes a dashboard of the caller. Throws INVALID_TOOL_INPUT for tiles that cannot be, and CONFLICT when there are too many dashboards. */
export async function addDashboard(context: Context, input: NewDashboard): Promise<Dashboard> {
  const { store, ids, now, origin } = context
  requireName(input.name)
  return store.transaction(async (transaction) => {
    await transaction.lock('dashboards')
    if ((await transaction.count(dashboards, {}, maxDashboards)) >= maxDashboards) {
      throw new RapportError('CONFLICT', `There are ${maxDashboards} dashboards, which is the most; remove one first`)
    }
    const row: DashboardRow = {
      id: ids.uuid(now),
      name: input.name,
      owner_id: origin.actorId,
      shared: input.shared ?? false,
      tiles: await checkedTiles(transaction, context, input.tiles ?? [], []),
      version: 1,
      created_at: now,
      updated_at: now
    }
    await transaction.insert(dashboards, [row])
    await recordChange(transaction, context, { subjectId: row.id, before: null, after: toldOf(row) })
    return dashboardOf(row, origin.actorId)
  })
}

/** Changes a dashboard: one's own, or a shared one. Throws NOT_FOUND, CONFLICT when somebody else has changed it since, and as `addDashboard`. */
export async function changeDashboard(context: Context, id: string, change: DashboardChange): Promise<Dashboard> {
  const { store, origin } = context
  return store.transaction(async (transaction) => {
    await transaction.lock('dashboards')
    const row = await requireDashboard(transaction, origin.actorId, id)
    requireVersion(row, change.version)
    const { name = row.name, shared = row.shared, tiles } = change
    requireName(name)
    if (row.owner_id !== origin.actorId && !shared) {
      throw invalidInput('shared', 'must be true: only the owner can make the dashboard private')
    }
    const kept = tilesOf(row)
    return write(transaction, context, row, {
      ...row,
      name,
      shared,
      tiles: tiles ? await checkedTiles(transaction, context, tiles, kept) : row.tiles
    })
  })
}

/** Puts a tile at the end of a dashboard, whatever others have changed of it. Throws NOT_FOUND, and INVALID_TOOL_INPUT where it cannot be. */
export async function addTile(context: Context, id: string, tile: NewTile): Promise<Dashboard> {
  const { store, origin } = context
  return store.transaction(async (transaction) => {
    await transaction.lock('dashboards')
    const row = await requireDashboard(transaction, origin.actorId, id)
    const kept = tilesOf(row)
    return write(transaction, context, row, { ...row, tiles: await checkedTiles(transaction, context, [...kept, tile], kept) })
  })
}

/** Removes a dashboard, and answers it as it was, so that it can be made again. Throws as `changeDashboard`. */
export async function removeDashboard(context: Context, id: string, version: number): Promise<Dashboard> {
  const { store, origin } = context
  return store.transaction(async (transaction) => {
    await transaction.lock('dashboards')
    const row = await requireDashboard(transaction, origin.actorId, id)
    requireVersion(row, version)
    await transaction.remove(dashboards, { id: { eq: id } })
    await recordChange(transaction, context, { subjectId: id, before: toldOf(row), after: null })
    return dashboardOf(row, origin.actorId)
  })
}

const mayUse = (row: Pick<DashboardRow, 'shared' | 'owner_id'>, memberId: string | null) => row.shared || row.owner_id === memberId

async function requireDashboard(rows: Rows<'organization'>, memberId: string | null, id: string): Promise<DashboardRow> {
  const [row] = await rows.get(dashboards, [{ id }])
  if (!row || !mayUse(row, memberId)) throw new RapportError('NOT_FOUND', `No dashboard that you may use has the id ${id}`)
  return row
}

function requireVersion(row: DashboardRow, version: number): void {
  if (row.version === version) return
  throw new RapportError(
    'CONFLICT',
    `Somebody else has changed the dashboard: it has version ${row.version}. Read it again, then change that`
  )
}

function requireName(name: string): void {
  if (name.trim() === '') throw invalidInput('name', 'must have at least one character besides spaces')
}

async function write(transaction: Transaction, context: Context, row: DashboardRow, changed: DashboardRow): Promise<Dashboard> {
  const next: DashboardRow = { ...changed, version: row.version + 1, updated_at: context.now }
  await transaction.upsert(dashboards, [next])
  await recordChange(transaction, context, { subjectId: row.id, before: toldOf(row), after: toldOf(next) })
  return dashboardOf(next, context.origin.actorId)
}

/**
 * Tiles as they are stored, each with an id. What a tile shows must be there when it is put on; later it may go, and the tile says so. Tiles that were there
 * already stay as they are, also where they show what only somebody else may read.
 */
async function checkedTiles(
  rows: Rows<'organization'>,
  { ids, now, origin }: Context,
  given: readonly NewTile[],
  kept: readonly DashboardTile[]
): Promise<DashboardTile[]> {
  if (given.length > maxTiles)
    throw invalidInput('tiles', `must be at most ${maxTiles}: a dashboard of ${given.length} tiles would take too long to read`)
  const tiles: DashboardTile[] = given.map((tile) => ({ ...tile, id: tile.id?.toLowerCase() ?? ids.uuid(now) }))
  tiles.forEach((tile, index) => {
    if (tiles.findIndex(({ id }) => id === tile.id) !== index) throw invalidInput(`tiles[${index}].id`, 'must not be that of another tile')
    if (tile.kind === 'chart' && tile.chart !== 'feature_adoption' && (tile.segmentId !== undefined || tile.weeks !== undefined)) {
      throw invalidInput(`tiles[${index}]`, 'may have segmentId and weeks only with the chart feature_adoption')
    }
  })
  const shownOf = (tile: DashboardTile) => (tile.kind === 'query' ? tile.queryId : tile.segmentId)?.toLowerCase()
  const known = new Set(kept.map(shownOf))
  const added = tiles.filter((tile) => shownOf(tile) !== undefined && !known.has(shownOf(tile)))
  const idsOf = (kind: DashboardTile['kind']) => [...new Set(added.flatMap((tile) => (tile.kind === kind ? (shownOf(tile) ?? []) : [])))]
  await requireUsableQueries(rows, origin.actorId, idsOf('query'))
  const wanted = idsOf('chart')
  const found =
    wanted.length === 0 ? [] : await rows.find(segments, { where: { id: { in: wanted }, archived_at: { isNull: true } }, columns: ['id'] })
  const missing = wanted.find((id) => !found.some((row) => row.id === id))
  if (missing !== undefined) throw new RapportError('NOT_FOUND', `No segment has the id ${missing}, or it is archived`)
  return tiles
}

const toldOf = (row: DashboardRow): JsonObject => ({
  name: row.name,
  shared: row.shared,
  tiles: JSON.parse(JSON.stringify(tilesOf(row)))
})
