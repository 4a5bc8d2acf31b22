import { StoreUnavailableError } from '@rapport/core/storage'
import { Connection } from './connection.js'
import { toUnreachableError } from './connection-errors.js'
import type { PostgresPool } from './pool.js'
import { StatementNames } from './statement-names.js'

/** What differs between a server and PGlite. */
export interface ConnectionHooks {
  /** Commits a transaction. PGlite's also finds out whether the commit was made when the worker died meanwhile. */
  commit: (connection: Connection) => Promise<void>
  /** Runs before the first use. */
  prepare?: (connection: Connection) => Promise<void>
}

/** Lends connections of a pool, each for the time of some work. Whoever made the pool ends it. */
export class Connections {
  readonly #pool: PostgresPool
  readonly #hooks: ConnectionHooks
  readonly #names = new StatementNames()
  #prepared: Promise<void> | undefined
  #arePipelined = false

  constructor(pool: PostgresPool, hooks: ConnectionHooks) {
    this.#pool = pool
    this.#hooks = hooks
  }

  /** Whether statements are sent before the ones before them are answered, as far as is known: the first connection tells. */
  get arePipelined(): boolean {
    return this.#arePipelined
  }

  /** Runs work with a connection. */
  async use<R>(work: (connection: Connection) => Promise<R>): Promise<R> {
    await this.#ready()
    return this.#withConnection(work)
  }

  /**
   * Runs work in a transaction, READ COMMITTED; nothing is kept when it throws. The work starts before there is a connection, and its statements wait
   * for one. So on PGlite, which has one connection, a transaction can compute while another one is being written.
   */
  async transaction<R>(work: (send: Connection['send']) => Promise<R>): Promise<R> {
    const beginning = this.#begin()
    // No unhandled rejection: the first statement throws the failure, or else the commit.
    beginning.catch(() => undefined)
    try {
      const result = await work(async (...statement) => (await beginning).send(...statement))
      await this.#hooks.commit(await beginning)
      return result
    } catch (error) {
      await beginning.then(
        (connection) => connection.rollback(),
        () => undefined
      )
      throw error
    } finally {
      beginning.then(
        (connection) => connection.release(),
        () => undefined
      )
    }
  }

  async #begin(): Promise<Connection> {
    await this.#ready()
    const connection = await this.#acquire()
    connection.begin()
    return connection
  }

  /** Prepares once; a failure is forgotten, so that the next call tries again. */
  #ready(): Promise<void> {
    const { prepare } = this.#hooks
    this.#prepared ??= (prepare ? this.#withConnection(prepare) : Promise.resolve()).catch((error) => {
      this.#prepared = undefined
      throw error
    })
    return this.#prepared
  }

  async #withConnection<R>(work: (connection: Connection) => Promise<R>): Promise<R> {
    const connection = await this.#acquire()
    try {
      return await work(connection)
    } finally {
      connection.release()
    }
  }

  async #acquire(): Promise<Connection> {
    try {
      const connection = new Connection(await this.#pool.connect(), this.#names)
      this.#arePipelined = connection.isPipelined
      return connection
    } catch (error) {
      throw error instanceof StoreUnavailableError ? error : toUnreachableError(error)
    }
  }
}
