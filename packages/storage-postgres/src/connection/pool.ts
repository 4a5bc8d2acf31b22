/** What Rapport uses of a `Pool` of `pg`. It must be the JavaScript client: Rapport sends lists as binary Buffers, which `pg.native` cannot do. */
export interface PostgresPool {
  connect(): Promise<PostgresClient>
  on(event: 'error', listener: (error: Error) => void): unknown
  off(event: 'error', listener: (error: Error) => void): unknown
  /** How it is used, as `pg` tells it; another pool may not. */
  readonly totalCount?: number | undefined
  readonly idleCount?: number | undefined
  readonly waitingCount?: number | undefined
  readonly options?: { readonly max?: number | undefined; readonly connectionTimeoutMillis?: number | undefined } | undefined
}

/** One connection of the pool. */
export interface PostgresClient {
  /** Whether statements may be sent before the ones before them are answered. */
  readonly pipeline?: boolean
  query(query: PostgresQuery): Promise<PostgresResult | PostgresResult[]>
  on(event: 'error', listener: (error: Error) => void): unknown
  off(event: 'error', listener: (error: Error) => void): unknown
  release(destroy?: boolean): void
}

/** A statement. Without a name the server plans it for its values; with a name the server's connection keeps its plan. */
export interface PostgresQuery {
  name?: string
  text: string
  values?: unknown[]
  types: { getTypeParser(): (value: string | Buffer) => unknown }
}

/** The answer to a statement; all values are text. */
export interface PostgresResult {
  command: string
  rowCount: number | null
  rows: Record<string, string | null>[]
}
