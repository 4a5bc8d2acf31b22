import { type Static, Type } from 'typebox'
import { uuid } from '../runtime/index.js'
import { parameterValues } from '../sql/index.js'
import type { RowOf } from '../storage/index.js'
import { checkOf, strictObject } from '../validation/index.js'
import { isoTime } from '../values/index.js'
import type { dashboards } from './tables/dashboards.js'

/** A dashboard has so many tiles at most: each is a query of its own. */
export const maxTiles = 24

const common = {
  title: Type.Optional(
    Type.String({ minLength: 1, maxLength: 120, description: 'The title of the tile. By default, the name of the query or chart.' })
  ),
  width: Type.Enum(['half', 'full'], { description: 'How wide it is on a wide screen.' })
}

const queryTile = {
  kind: Type.Literal('query'),
  queryId: uuid("The saved query's id."),
  show: Type.Enum(['number', 'table', 'bar', 'line'], { description: 'How its rows are shown.' }),
  parameters: Type.Optional(parameterValues),
  ...common
}

const chartTile = {
  kind: Type.Literal('chart'),
  chart: Type.Enum(['events', 'active_customers', 'mrr', 'arr_by_industry', 'feature_adoption'], {
    description: 'Which chart of the console the tile shows.'
  }),
  segmentId: Type.Optional(uuid('For feature_adoption only: the segment whose use is shown.')),
  weeks: Type.Optional(Type.Integer({ minimum: 1, maximum: 26, description: 'For feature_adoption only: the number of weeks.' })),
  ...common
}

const tileId = uuid("The tile's id.")

export const newTile = Type.Union([
  strictObject({ id: Type.Optional(tileId), ...queryTile }),
  strictObject({ id: Type.Optional(tileId), ...chartTile })
])

/** A tile that is put on a dashboard; one without an id is new. */
export type NewTile = Static<typeof newTile>

export const dashboardTile = Type.Union([
  strictObject({ id: Type.String(), ...queryTile }),
  strictObject({ id: Type.String(), ...chartTile })
])

/** A tile of a dashboard: what a saved query answers, or one of the console's own charts. */
export type DashboardTile = Static<typeof dashboardTile>

const name = Type.String({ minLength: 1, maxLength: 120, description: 'The name that people see.' })
const shared = Type.Boolean({ description: 'Whether everybody sees it, and may change it. False by default.' })
const version = Type.Integer({ minimum: 1, description: 'The version that you read. A newer version causes CONFLICT.' })
const tiles = Type.Array(newTile, { maxItems: 100, description: `The tiles in their order, ${maxTiles} at most.` })

export const newDashboard = strictObject({ name, shared: Type.Optional(shared), tiles: Type.Optional(tiles) })

/** A dashboard that is made. */
export type NewDashboard = Static<typeof newDashboard>

export const dashboardChange = strictObject({
  version,
  name: Type.Optional(name),
  shared: Type.Optional(shared),
  tiles: Type.Optional(tiles)
})

/** What of a dashboard is changed; what is left out stays. Tiles are given whole, in their order. */
export type DashboardChange = Static<typeof dashboardChange>

const time = Type.String({ format: 'date-time' })

export const dashboardShape = strictObject({
  id: Type.String(),
  name: Type.String(),
  ownerId: Type.Union([Type.String(), Type.Null()], { description: 'The member that it belongs to.' }),
  isMine: Type.Boolean(),
  shared: Type.Boolean(),
  tiles: Type.Array(dashboardTile),
  version,
  createdAt: time,
  updatedAt: time
})

/** A dashboard: tiles in their order. It holds no data: each tile is read by the operation behind it, with that operation's grants. */
export type Dashboard = Static<typeof dashboardShape>

export type DashboardRow = RowOf<typeof dashboards>

const tileCheck = checkOf(dashboardTile)

/** The tiles of a stored dashboard, without those that this version cannot read. */
export const tilesOf = ({ tiles: stored }: Pick<DashboardRow, 'tiles'>): DashboardTile[] =>
  Array.isArray(stored) ? stored.flatMap((each: unknown) => (tileCheck.accepts(each) ? [each] : [])) : []

/** A dashboard as a member, or a caller who is none, sees it. */
export function dashboardOf(row: DashboardRow, memberId: string | null): Dashboard {
  return {
    id: row.id,
    name: row.name,
    ownerId: row.owner_id,
    isMine: row.owner_id === memberId,
    shared: row.shared,
    tiles: tilesOf(row),
    version: row.version,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at)
  }
}
