import { StoreUnavailableError } from '@rapport/core/storage'
import type { Driver } from 'kysely'
import { Connection } from './connection.js'
import { toUnreachableError } from './connection-errors.js'
import type { PostgresPool } from './pool.js'

/** How a transaction ends; PGlite's also finds out what became of it when the worker died meanwhile. */
export type Commit = (connection: Connection) => Promise<void>

/** Kysely's driver over a pool: READ COMMITTED transactions, unnamed statements, text answers. */
export class PostgresDriver implements Driver {
  readonly #pool: PostgresPool
  readonly #commit: Commit

  constructor(pool: PostgresPool, commit: Commit) {
    this.#pool = pool
    this.#commit = commit
  }

  async init(): Promise<void> {}

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
    await this.#commit(connection)
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.rollback()
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {}
}
