/** What Rapport uses of a pool of `pg`, of its client in JavaScript: lists of values are Buffers, which `pg.native` does not send in binary form. */
export interface PostgresPool {
  connect(): Promise<PostgresClient>
  on(event: 'error', listener: (error: Error) => void): unknown
  off(event: 'error', listener: (error: Error) => void): unknown
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

/** A statement. One without a name is planned for its values; with one, the server's connection keeps its plan. */
export interface PostgresQuery {
  name?: string
  text: string
  values?: unknown[]
  types: { getTypeParser(): (value: string | Buffer) => unknown }
}

export interface PostgresResult {
  command: string
  rowCount: number | null
  rows: Record<string, string | null>[]
}
