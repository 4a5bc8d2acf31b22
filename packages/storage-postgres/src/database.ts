import { SchemaVersionError, StoreUnavailableError } from '@rapport/core/storage'
import {
  ConnectionLostError,
  DiskFullError,
  isCausedBy,
  isConflict,
  isNamingFault,
  isOfOtherTables,
  isReadOnly,
  toUnwritableError
} from './connection/connection-errors.js'
import type { Connections } from './connection/connections.js'
import { Lookups } from './connection/lookups.js'
import { checkSchemaVersion } from './migrations/check-version.js'
import { migrateSchema } from './migrations/migrate.js'
import { CollisionError, Optimism } from './optimism.js'
import { prepareReaders } from './read-only-sql/reader-role.js'
import { withRetries } from './retry.js'
import type { Session } from './session.js'
import { UnitOfWork } from './unit-of-work.js'
import { now } from './verbs/now.js'

/** What a `Database` is made of. */
export interface DatabaseOptions {
  connections: Connections
  schema: string
  /** Migrate on opening, instead of only checking the schema's version. */
  migrate: boolean
  /**
   * Whether it is PGlite. There a lost connection means that the worker ended, and that nothing uncommitted was kept, so the work can run again.
   * Single writes are transactions then, because only those tell whether they were committed.
   */
  embedded: boolean
  /** Closes the connections. */
  end: () => Promise<void>
}

/** Access to the database: opens it on first use, repeats what failed for a passing reason, and closes it when nothing runs any more. */
export class Database {
  readonly #options: DatabaseOptions
  /** Statements each on any connection. */
  readonly #session: Session
  /** The same, but what an index leads to is looked up together, where it can be, and keeps its plans. */
  readonly #reading: Session
  readonly #running = new Set<Promise<unknown>>()
  readonly #optimism = new Optimism()
  /** Whether the database's or login's transactions only read unless they say otherwise, as single statements cannot. */
  #isReadOnlyByDefault = false
  #opening: Promise<void> | undefined
  #isOpen = false
  #closing: Promise<void> | undefined

  constructor(options: DatabaseOptions) {
    this.#options = options
    const { connections, schema } = options
    this.#session = { schema, send: (text, parameters) => connections.use((connection) => connection.send(text, parameters)) }
    const lookups = new Lookups(connections)
    this.#reading = {
      schema,
      send: (text, parameters = [], { prepared = false, inIndexOrder = false } = {}) =>
        (prepared || inIndexOrder) && connections.arePipelined ? lookups.send(text, parameters) : this.#session.send(text, parameters)
    }
  }

  get schema(): string {
    return this.#options.schema
  }

  /** Runs work that has a connection of its own and is never repeated: a query of a tenant. */
  apart<R>(work: () => Promise<R>): Promise<R> {
    return this.#track(async () => {
      await this.#opened()
      return work()
    })
  }

  open(): Promise<void> {
    return this.#track(() => this.#opened())
  }

  /** A transaction that may write: a standby refuses to begin it. It finds out, too, whether a newer Rapport has migrated. */
  async ping(): Promise<void> {
    await this.transaction((unit) => unit.verb((session) => now(session)))
  }

  /** Runs work that reads, on any connection. */
  read<R>(work: (session: Session) => Promise<R>): Promise<R> {
    return this.#run(() => work(this.#reading))
  }

  /** Runs work that writes with a single statement. */
  async write<R>(work: (session: Session) => Promise<R>): Promise<R> {
    const apart = () => this.#run(() => this.#atomically(work))
    if (this.#options.embedded || this.#isReadOnlyByDefault) return apart()
    try {
      return await this.#run(() => work(this.#session))
    } catch (error) {
      if (!isCausedBy(error, isReadOnly)) throw error
      const result = await apart()
      this.#isReadOnlyByDefault = true
      return result
    }
  }

  /** Runs work in a transaction; the work may run more than once. */
  transaction<R>(work: (unit: UnitOfWork) => Promise<R>): Promise<R> {
    return this.#run((attempt) =>
      this.#optimism.run(attempt, (optimism) =>
        this.#atomically((session) => UnitOfWork.run({ ...session, ...(optimism && { optimism }) }, work))
      )
    )
  }

  /** Brings the schema to this version; answers the names of the migrations that it ran. */
  migrate(): Promise<string[]> {
    return this.#track(() => this.#migrate())
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  #run<R>(work: (attempt: number) => Promise<R>): Promise<R> {
    return this.#track(async () => {
      await this.#opened()
      return this.#retried(work)
    })
  }

  /** Opens once; a failure is forgotten, so that the next call tries again. */
  #opened(): Promise<void> {
    this.#opening ??= this.#open().catch((error) => {
      this.#opening = undefined
      throw error
    })
    return this.#opening
  }

  async #open(): Promise<void> {
    if (this.#options.migrate) await this.#migrate()
    else await this.#retried(() => checkSchemaVersion(this.#session))
    this.#isOpen = true
  }

  #migrate(): Promise<string[]> {
    return this.#retried(() =>
      this.#atomically(async (session) => {
        const names = await migrateSchema(session)
        await prepareReaders(session, { isOurs: this.#options.embedded })
        return names
      })
    )
  }

  #atomically<R>(work: (session: Session) => Promise<R>): Promise<R> {
    const { connections, schema } = this.#options
    return connections.transaction((send) => work({ schema, send }))
  }

  async #retried<R>(work: (attempt: number) => Promise<R>): Promise<R> {
    const { embedded } = this.#options
    const isTransient = (cause: unknown) =>
      isConflict(cause) || isNamingFault(cause) || cause instanceof CollisionError || (embedded && cause instanceof ConnectionLostError)
    const isOfFullDisk = (cause: unknown) => cause instanceof DiskFullError
    try {
      return await withRetries(work, (error) => isCausedBy(error, isTransient) && !isCausedBy(error, isOfFullDisk))
    } catch (error) {
      throw toUnwritableError(await this.#supersededOr(error))
    }
  }

  /**
   * A statement that names a table or column which there is not (any more), or leaves out one that must be set, fails when a newer Rapport has migrated
   * under this process. Answers the error that says so then. After it each call opens anew, and is refused in the same words.
   */
  async #supersededOr(error: unknown): Promise<unknown> {
    const superseded = isCausedBy(error, isOfOtherTables) ? await this.#refusalOfSchema() : error
    if (this.#isOpen && isCausedBy(superseded, (cause) => cause instanceof SchemaVersionError)) {
      this.#isOpen = false
      this.#opening = undefined
    }
    return superseded ?? error
  }

  async #refusalOfSchema(): Promise<unknown> {
    try {
      await checkSchemaVersion(this.#session)
      return undefined
    } catch (error) {
      return error instanceof SchemaVersionError ? error : undefined
    }
  }

  async #track<R>(work: () => Promise<R>): Promise<R> {
    if (this.#closing) throw new StoreUnavailableError('The store is closed')
    const running = work()
    this.#running.add(running)
    try {
      return await running
    } finally {
      this.#running.delete(running)
    }
  }

  async #close(): Promise<void> {
    await Promise.allSettled(this.#running)
    await this.#options.end()
  }
}
