import type { AnywhereStore } from './anywhere.js'
import type { KeyOf, RowOf, Scope, Table } from './define-table.js'
import type { Aggregate, Direction, Find, Group, InRange, Measure, Ranges, Where } from './query.js'
import type { SearchIndex } from './search.js'
import type { SqlAnswer, SqlQuery } from './sql.js'

/**
 * The verbs on rows of one scope. Every call outside a transaction is its own transaction. Values obey the table's columns: times are whole
 * milliseconds, uuids lower case; text, also inside JSON, has no U+0000 and no lone surrogate: writing one throws, and in a condition it equals and is
 * contained in nothing. Errors of the database surface as they are; `StoreUnavailableError` when it cannot be reached.
 */
export interface Rows<S extends Scope> {
  /** The rows of these keys, aligned with them; `undefined` where there is none. */
  get<T extends Table<S>>(table: T, keys: readonly KeyOf<T>[]): Promise<(RowOf<T> | undefined)[]>
  find<T extends Table<S>, C extends keyof RowOf<T> = keyof RowOf<T>>(table: T, query?: Find<RowOf<T>, C>): Promise<Pick<RowOf<T>, C>[]>
  /** How many rows match; with `upTo` it looks no further than that many. */
  count<T extends Table<S>>(table: T, where?: Where<RowOf<T>>, upTo?: number): Promise<number>
  /** `range` groups further, by where a column lies, and leaves out the rows that lie in no range; groups come in the order of `by`, then of the ranges. */
  aggregate<
    T extends Table<S>,
    B extends keyof RowOf<T>,
    const M extends Record<string, Measure<RowOf<T>>>,
    R extends Ranges<RowOf<T>> | undefined = undefined
  >(table: T, query: Aggregate<RowOf<T>, B, M> & { range?: R }): Promise<(Group<RowOf<T>, B, M> & InRange<R>)[]>
  /** Writes new rows; per row whether it was new. A row whose key or unique index is taken (also by an earlier row of the call) stays as it is: false. */
  insert<T extends Table<S>>(table: T, rows: readonly RowOf<T>[]): Promise<boolean[]>
  /** Writes rows, merging with those that exist by the table's declared merge; answers each row as it now is. Equal keys within a call merge in order, and all answer the row after the call. */
  upsert<T extends Table<S>>(table: T, rows: readonly RowOf<T>[]): Promise<RowOf<T>[]>
  /** Upserts rows and answers nothing: where nobody needs the rows, that is much less work. */
  merge<T extends Table<S>>(table: T, rows: readonly RowOf<T>[]): Promise<void>
  /** Sets columns of all matching rows (never of the key); how many rows matched. */
  update<T extends Table<S>>(table: T, where: Where<RowOf<T>>, set: Partial<RowOf<T>>): Promise<number>
  /** Deletes all matching rows; how many there were. */
  remove<T extends Table<S>>(table: T, where: Where<RowOf<T>>): Promise<number>
  /** Adds to number columns atomically (a null counts as 0); the row as it now is, `undefined` when there is none. */
  increment<T extends Table<S>>(table: T, key: KeyOf<T>, by: { readonly [C in keyof RowOf<T>]?: number }): Promise<RowOf<T> | undefined>
  /** Takes up to `limit` matching rows in order by setting columns of them, atomically: two concurrent takes never get the same row, and do not wait for each other. */
  take<T extends Table<S>>(
    table: T,
    query: {
      where: Where<RowOf<T>>
      set: Partial<RowOf<T>>
      orderBy?: { column: keyof RowOf<T> & string; direction: Direction }
      limit: number
    }
  ): Promise<RowOf<T>[]>
}

/**
 * Verbs inside one transaction. They take effect in the order in which they are asked, also when the work does not wait for each; reads see the writes
 * before them. Nothing is kept when the work throws, or when a verb has failed: then the transaction rejects, even if the work goes on.
 */
export interface Transaction extends Rows<'organization'> {
  readonly organizationId: string
  /**
   * Whether the store makes what searches read out of `search_documents` and `search_contents` by itself, and counts it: then the domain writes neither
   * `search_postings` nor counts.
   */
  readonly derivesSearch?: boolean
  /** Waits for, then holds to the end of the transaction, the lock of this name within the organization. */
  lock(name: string): Promise<void>
}

/**
 * One organization's rows: all that tools and domain code ever see, so that no query can forget its tenant.
 * Inside `transaction` use the transaction's verbs only: the outer ones do not belong to it and may wait for it.
 */
export interface OrganizationStore extends Rows<'organization'> {
  readonly organizationId: string
  /** There when `supports.search`. */
  readonly search?: SearchIndex
  /**
   * Runs a tenant's query over the organization's views, read-only and bounded in rows, bytes, time and memory; there when `supports.sql`. Throws
   * `SqlError` when the query is at fault, `SqlUnavailableError` when the database lacks what it takes.
   */
  sql?(query: SqlQuery): Promise<SqlAnswer>
  /**
   * Runs the work atomically, READ COMMITTED. After a deadlock or serialization failure the work runs again, and where a row existed that was taken for
   * new (`Table.collisions`), so it must not touch outer state.
   */
  transaction<R>(work: (transaction: Transaction) => Promise<R>): Promise<R>
}

/** Each organization's handle within one transaction of several. */
export type TransactionOf = (organizationId: string) => Transaction

/** What is looked up before the organization is known: organizations, key hashes, public keys. */
export interface DirectoryStore extends Rows<'directory'> {
  transaction<R>(work: (transaction: Rows<'directory'>) => Promise<R>): Promise<R>
}

/** A place where Rapport keeps its rows. Opening is lazy; every verb opens it on first use. */
export interface Store {
  /** `memory`, `pglite`, `postgres`: for logs and /readyz. */
  readonly name: string
  /** Whether rows outlive the process. */
  readonly durable: boolean
  /** What this store can do beyond the verbs, as data. */
  readonly supports: { readonly sql: boolean; readonly search: boolean; readonly hostTransactions: boolean }
  readonly directory: DirectoryStore
  organization(id: string): OrganizationStore
  /** What the job runner finds across organizations. */
  readonly anywhere: AnywhereStore
  /**
   * One commit for several organizations: the ingest batcher's verb. The work gets one transaction handle per organization, each bound to it; all
   * commit together or not at all. Each organization's lock named `ingest` is held, taken in order of id, while `work` runs; `prepare` runs
   * before it in the same transaction, while others may hold the locks. Both may run again, as the work of `transaction` may.
   */
  together<R>(
    organizationIds: readonly string[],
    work: (of: TransactionOf) => Promise<R>,
    prepare?: (of: TransactionOf) => Promise<void>
  ): Promise<R>
  /**
   * Writes rows of an organization within a transaction of the host's own, so that they commit or roll back with the host's rows; there when
   * `supports.hostTransactions`. Throws TypeError when it is no transaction that this store knows, `HostTransactionError` when the rows cannot be
   * written; the host's transaction goes on either way.
   */
  inHostTransaction?(transaction: unknown, organizationId: string): HostTransaction
  /** Connects, and checks that the schema is the one this version writes; throws `SchemaVersionError` with what to do when it is not. */
  open(): Promise<void>
  /** Answers when the store can serve; throws `StoreUnavailableError` when not. */
  ping(): Promise<void>
  /** Waits for running work, then lets go of everything. Calls afterwards throw `StoreUnavailableError`. */
  close(): Promise<void>
}

/** What can be done within a transaction of the host's. */
export interface HostTransaction {
  /** Writes new rows; a row whose key is taken stays as it is. */
  insert<T extends Table<'organization'>>(table: T, rows: readonly RowOf<T>[]): Promise<void>
}

/** Rows could not be written in the host's transaction; the message says what to do. */
export class HostTransactionError extends Error {
  override readonly name = 'HostTransactionError'
}

/** The store cannot be reached, or is closed. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'
}

/** The schema in the database is older or newer than this version's. */
export class SchemaVersionError extends Error {
  override readonly name = 'SchemaVersionError'
}
