// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** A tile that is put on a dashboard; one without an id is new. */
export type NewTile =
  | {
      /** The tile's id. Uuid. */
      id?: string
      kind: 'query'
      /** The saved query's id. Uuid. */
      queryId: string
      /** How its rows are shown. */
      show: 'number' | 'table' | 'bar' | 'line'
      /** The values of parameters by their names. A parameter with a default can be left out. Keys match `^[a-z][a-z0-9_]{0,39}$`. */
      parameters?: Record<string, string | number>
      /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
      title?: string
      /** How wide it is on a wide screen. */
      width: 'half' | 'full'
    }
  | {
      /** The tile's id. Uuid. */
      id?: string
      kind: 'chart'
      /** Which chart of the console the tile shows. */
      chart: 'events' | 'active_customers' | 'mrr' | 'arr_by_industry' | 'feature_adoption'
      /** For feature_adoption only: the segment whose use is shown. Uuid. */
      segmentId?: string
      /** For feature_adoption only: the number of weeks. 1 to 26. */
      weeks?: number
      /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
      title?: string
      /** How wide it is on a wide screen. */
      width: 'half' | 'full'
    }

/** A tile of a dashboard: what a saved query answers, or one of the console's own charts. */
export type DashboardTile =
  | {
      id: string
      kind: 'query'
      /** The saved query's id. Uuid. */
      queryId: string
      /** How its rows are shown. */
      show: 'number' | 'table' | 'bar' | 'line'
      /** The values of parameters by their names. A parameter with a default can be left out. Keys match `^[a-z][a-z0-9_]{0,39}$`. */
      parameters?: Record<string, string | number>
      /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
      title?: string
      /** How wide it is on a wide screen. */
      width: 'half' | 'full'
    }
  | {
      id: string
      kind: 'chart'
      /** Which chart of the console the tile shows. */
      chart: 'events' | 'active_customers' | 'mrr' | 'arr_by_industry' | 'feature_adoption'
      /** For feature_adoption only: the segment whose use is shown. Uuid. */
      segmentId?: string
      /** For feature_adoption only: the number of weeks. 1 to 26. */
      weeks?: number
      /** The title of the tile. By default, the name of the query or chart. 1 to 120 characters. */
      title?: string
      /** How wide it is on a wide screen. */
      width: 'half' | 'full'
    }

/** A dashboard that is made. */
export interface NewDashboard {
  /** The name that people see. 1 to 120 characters. */
  name: string
  /** Whether everybody sees it, and may change it. False by default. */
  shared?: boolean
  /** The tiles in their order, 24 at most. At most 100 elements. */
  tiles?: NewTile[]
}

/** What of a dashboard is changed; what is left out stays. Tiles are given whole, in their order. */
export interface DashboardChange {
  /** The version that you read. A newer version causes CONFLICT. At least 1. */
  version: number
  /** The name that people see. 1 to 120 characters. */
  name?: string
  /** Whether everybody sees it, and may change it. False by default. */
  shared?: boolean
  /** The tiles in their order, 24 at most. At most 100 elements. */
  tiles?: NewTile[]
}

/** A dashboard: tiles in their order. It holds no data: each tile is read by the operation behind it, with that operation's grants. */
export interface Dashboard {
  id: string
  name: string
  /** The member that it belongs to. */
  ownerId: string | null
  isMine: boolean
  shared: boolean
  tiles: DashboardTile[]
  /** The version that you read. A newer version causes CONFLICT. At least 1. */
  version: number
  /** Date-time. */
  createdAt: string
  /** Date-time. */
  updatedAt: string
}
