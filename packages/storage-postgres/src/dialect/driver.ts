import { StoreUnavailableError } from '@rapport/core/storage'
import type { Driver } from 'kysely'
import { Connection } from './connection.js'
import { toUnreachableError } from './connection-errors.js'
import type { PostgresPool } from './pool.js'

/** What differs between a server and PGlite. */
export interface DriverHooks {
  /** Ends a transaction. PGlite's finds out what became of it when the worker died meanwhile. */
  commit: (connection: Connection) => Promise<void>
  /** Runs before the first use. */
  prepare?: (connection: Connection) => Promise<void>
}

/** Kysely's driver over a pool: READ COMMITTED transactions, unnamed statements, text answers. */
export class PostgresDriver implements Driver {
  readonly #pool: PostgresPool
  readonly #hooks: DriverHooks

  constructor(pool: PostgresPool, hooks: DriverHooks) {
    this.#pool = pool
    this.#hooks = hooks
  }

  async init(): Promise<void> {
    if (!this.#hooks.prepare) return
    const connection = await this.acquireConnection()
    try {
      await this.#hooks.prepare(connection)
    } finally {
      connection.release()
    }
  }

  async acquireConnection(): Promise<Connection> {
    try {
      return new Connection(await this.#pool.connect())
    } catch (error) {
      throw error instanceof StoreUnavailableError ? error : toUnreachableError(error)
    }
  }

  async beginTransaction(connection: Connection): Promise<void> {
    await connection.begin()
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await this.#hooks.commit(connection)
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.rollback()
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {}
}
