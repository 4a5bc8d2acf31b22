import type { PostgresClient } from '../connection/pool.js'
import type { Portal } from './portal.js'

/** A tenant's query on its way. */
export interface RunningQuery {
  client: PostgresClient
  /** The server process that runs it. */
  backend: number
  text: string
  signal: AbortSignal | undefined
}

/** How a query that goes on for too long is stopped: differs between a server and PGlite. */
export interface QueryGuards {
  /** How many tenants' queries run at a time; the others wait. */
  readonly slots: number
  /** Milliseconds after which the database itself stops a statement. */
  readonly statementTimeoutMs: number
  /** Looks at a query before it runs; throws SqlError when it should not. */
  admit(query: RunningQuery): Promise<void>
  /** Watches a query that runs; answers what ends the watch. */
  watch(query: RunningQuery, portal: Portal): () => Promise<void>
  /** What is told when the connection was lost while a query ran. */
  onLoss(error: Error): Error
  /** Called when a query is done and its connection given back. */
  afterwards(): Promise<void>
}
