import type { AcrossOrganizations } from './across-organizations.js'
import type { KeyOf, RowOf, Scope, Table } from './define-table.js'
import type { Aggregate, Direction, Find, FirstPage, Group, InRange, Measure, Ranges, Where } from './query.js'
import type { SearchIndex } from './search.js'
import type { SqlAnswer, SqlQuery } from './sql.js'

/**
 * The verbs on rows of one scope. Every call outside a transaction is its own transaction.
 *
 * Values must fit the table's columns: times are whole milliseconds, uuids are lower case. Text, also inside JSON, must not hold U+0000 or a lone
 * surrogate: writing such text throws TypeError, and a condition with such text matches nothing.
 *
 * Errors of the database are thrown as they are; `StoreUnavailableError` when it cannot be reached, `StoreUnwritableError` when it takes no writes.
 */
export interface Rows<S extends Scope> {
  /** The rows of these keys, in the order of the keys; `undefined` for a key without a row. */
  get<T extends Table<S>>(table: T, keys: readonly KeyOf<T>[]): Promise<(RowOf<T> | undefined)[]>
  /**
   * The rows that match, in the order that `Find` describes; all of them without a `limit`.
   *
   * @example await rows.find(users, { where: { customer_id: { eq: id } }, orderBy: { column: 'created_at', direction: 'desc' }, limit: 50 })
   */
  find<T extends Table<S>, C extends keyof RowOf<T> = keyof RowOf<T>>(table: T, query?: Find<RowOf<T>, C>): Promise<Pick<RowOf<T>, C>[]>
  /**
   * The first rows in an order, and how many match in all. They are of one moment, but for rows without a sort value, which may be of a later one.
   *
   * @example await rows.firstPage(users, { where, orderBy: { column: 'last_activity_at', direction: 'desc' }, limit: 50 })
   */
  firstPage<T extends Table<S>, C extends keyof RowOf<T> = keyof RowOf<T>>(
    table: T,
    query: FirstPage<RowOf<T>, C>
  ): Promise<{ rows: Pick<RowOf<T>, C>[]; total: number }>
  /** How many rows match. With `upTo` it stops counting there. */
  count<T extends Table<S>>(table: T, where?: Where<RowOf<T>>, upTo?: number): Promise<number>
  /**
   * Groups rows and measures each group. With `range` rows are also grouped by the range that a column's value lies in; rows in no range are left
   * out. Groups come in the order of `by`, then of the ranges.
   *
   * @example await rows.aggregate(events, { by: ['type'], measures: { events: { count: true }, lastAt: { max: 'occurred_at' } } })
   */
  aggregate<
    T extends Table<S>,
    B extends keyof RowOf<T>,
    const M extends Record<string, Measure<RowOf<T>>>,
    R extends Ranges<RowOf<T>> | undefined = undefined
  >(table: T, query: Aggregate<RowOf<T>, B, M> & { range?: R }): Promise<(Group<RowOf<T>, B, M> & InRange<R>)[]>
  /**
   * Writes new rows, and returns for each whether it was new. If its key or unique value is already taken, even by an
   * earlier row of the same call, the row is not written and the answer is false.
   */
  insert<T extends Table<S>>(table: T, rows: readonly RowOf<T>[]): Promise<boolean[]>
  /**
   * Writes rows. A row that exists is merged as the table's `merge` declares. Returns each row as it is after the call.
   * Rows of the call with equal keys merge in their order, and each of them returns the same final row.
   */
  upsert<T extends Table<S>>(table: T, rows: readonly RowOf<T>[]): Promise<RowOf<T>[]>
  /** `upsert` without an answer: much less work where nobody needs the rows. */
  merge<T extends Table<S>>(table: T, rows: readonly RowOf<T>[]): Promise<void>
  /** Sets columns of all matching rows; answers how many rows matched. Throws TypeError for a column of the key. */
  update<T extends Table<S>>(table: T, where: Where<RowOf<T>>, set: Partial<RowOf<T>>): Promise<number>
  /** Deletes all matching rows; answers how many there were. */
  remove<T extends Table<S>>(table: T, where: Where<RowOf<T>>): Promise<number>
  /** Adds to number columns atomically (null counts as 0). Returns the new row, or `undefined` if it does not exist. */
  increment<T extends Table<S>>(table: T, key: KeyOf<T>, by: { readonly [C in keyof RowOf<T>]?: number }): Promise<RowOf<T> | undefined>
  /**
   * Takes up to `limit` matching rows, the first in the order, and sets columns of them, all atomically. Two takes at the same time never get the
   * same row, and do not wait for each other.
   */
  take<T extends Table<S>>(
    table: T,
    query: {
      where: Where<RowOf<T>>
      set: Partial<RowOf<T>>
      orderBy?: { column: keyof RowOf<T> & string; direction: Direction }
      limit: number
    }
  ): Promise<RowOf<T>[]>
  /**
   * The store's own time at this call, in whole epoch milliseconds; in a transaction too it is the time of the call, not of the transaction's beginning.
   * All processes on one store read the same clock: the database's, or that of the process where rows live in its memory. Leases go by it, because the
   * clocks of processes differ.
   *
   * @example const leased_until = (await rows.now()) + 30_000
   */
  now(): Promise<number>
}

/**
 * Records the changes of a transaction, for code that follows them. The contract knows no kinds of changes. The domain
 * defines them (`changes/change.ts`).
 */
export interface ChangeLog {
  emit(change: { readonly kind: string }): void
  /** Whether a subscriber or listener wants changes of this kind. */
  follows(kind: string): boolean
  /** Runs the subscribers of a phase: they write what follows from the changes since their last turn. Answers whether there are any. */
  runSubscribers(phase: object, given: unknown): Promise<boolean>
}

/** How a lock is held: by one transaction alone, or by several that all ask for it so. */
export type LockMode = 'exclusive' | 'shared'

/**
 * Verbs inside one transaction. They take effect in the order in which they are called, even when the work does not await each; reads see the writes
 * before them. When the work throws, or a verb fails, nothing is kept and the transaction rejects, even if the work caught that verb's error.
 */
export interface Transaction extends Rows<'organization'> {
  readonly organizationId: string
  /**
   * Whether the store builds the search index from `search_documents` and `search_contents` by itself. If so, the domain writes neither
   * `search_postings` nor the counts of terms.
   */
  readonly derivesSearch?: boolean
  /** Where the work notes what it changes. A store leaves it alone: who wraps the store sets it (`changes/followed-store.ts`). */
  changes?: ChangeLog
  /**
   * Waits for the organization's lock of this name, and holds it until the transaction ends. Several transactions may hold it `shared` at the same time;
   * a transaction that asks for it `exclusive`, as by default, waits for all of them, and they for it.
   */
  lock(name: string, mode?: LockMode): Promise<void>
  /**
   * Announces this topic to all listening processes (`Store.notices`) after the commit. Absent if only one process uses
   * the store.
   */
  announce?(topic: string): Promise<void>
}

/** Receives what transactions of all processes announce. */
export interface NoticeListener {
  hear(topic: string): void
  /** Called when listening begins, ends, and begins again: what was announced just before may not have been heard. */
  mayHaveMissed(): void
}

/** Counts for all processes on a store. */
export interface SharedRates {
  /**
   * Takes a token out of a bucket, which holds `capacity` of them and gets `perSecond` new ones; with a `count` of 0 it only looks. Answers whether there was
   * one, and how many are left. Time goes by the store's clock.
   */
  take(key: string, bucket: { capacity: number; perSecond: number }, count: 0 | 1): Promise<{ taken: boolean; tokens: number }>
}

/** Notices between processes on one store. */
export interface Notices {
  /** Listens until the store is closed. */
  listen(listener: NoticeListener): void
}

/**
 * One organization's rows: all that tools and domain code ever see, so that no query can forget its tenant.
 * Inside `transaction` use only the verbs of the transaction: the outer ones are not part of it, and may wait for it to end.
 */
export interface OrganizationStore extends Rows<'organization'> {
  readonly organizationId: string
  /** Present when `supports.search`. */
  readonly search?: SearchIndex
  /**
   * Runs a tenant's query over the organization's views, read-only and bounded in rows, bytes, time and memory. Present when `supports.sql`. Throws
   * `SqlError` when the query is at fault, `SqlUnavailableError` when the database is not set up for such queries.
   */
  sql?(query: SqlQuery): Promise<SqlAnswer>
  /**
   * Runs the work in one transaction, READ COMMITTED. The work must not touch outer state, because it may run more than once: after a deadlock or a
   * serialization failure, and when a row existed that was written as new (`Table.collisions`).
   *
   * @example await organization.transaction(async (transaction) => { await transaction.upsert(users, rows) })
   */
  transaction<R>(work: (transaction: Transaction) => Promise<R>): Promise<R>
  /**
   * `transaction` with the directory's rows in it. The writes to both are kept together, or not at all.
   *
   * @example await organization.transactionWithDirectory(async (transaction, directory) => { await directory.insert(apiKeys, [key]) })
   */
  transactionWithDirectory<R>(work: (transaction: Transaction, directory: Rows<'directory'>) => Promise<R>): Promise<R>
}

/** Each organization's handle within one transaction of several. */
export type TransactionOf = (organizationId: string) => Transaction

/** The work of a transaction of several organizations, in the order in which it runs. */
export interface GroupWork<R> {
  /** Runs first, without locks. */
  prepare?: ((of: TransactionOf) => Promise<void>) | undefined
  /** Runs while the lock named `ingest` of each organization is held; they are taken in the order of the ids. */
  settle(of: TransactionOf): Promise<R>
}

/** The rows that are looked up before the organization is known: organizations, key hashes, public keys. */
export interface DirectoryStore extends Rows<'directory'> {
  /** Runs the work in one transaction; as with an organization's, it may run more than once. */
  transaction<R>(work: (transaction: Rows<'directory'>) => Promise<R>): Promise<R>
}

/** A place where Rapport keeps its rows. The first call of any verb opens it. */
export interface Store {
  /** `memory`, `pglite`, `postgres`: for logs and /readyz. */
  readonly name: string
  /** Whether rows outlive the process. */
  readonly durable: boolean
  /** What this store can do beyond the verbs, as data. */
  readonly supports: { readonly sql: boolean; readonly search: boolean; readonly hostTransactions: boolean }
  readonly directory: DirectoryStore
  /** Notices of other processes. Present if the store can receive them. */
  readonly notices?: Notices
  /** Limits that all processes share. Present when the store can count for them. */
  readonly rates?: SharedRates
  /** The rows of one organization. Throws TypeError when the id is no UUID in lower case. */
  organization(id: string): OrganizationStore
  /** What the job runner finds across organizations. */
  readonly acrossOrganizations: AcrossOrganizations
  /**
   * One transaction over several organizations, made for the ingest batcher: all commit together or not at all. `of(id)` gives the handle of each.
   * Both parts of the work may run more than once, as the work of `transaction` may.
   *
   * @example await store.groupTransaction([id], { settle: (of) => of(id).upsert(users, rows) })
   */
  groupTransaction<R>(organizationIds: readonly string[], work: GroupWork<R>): Promise<R>
  /**
   * Writes rows of an organization in a transaction that the host has opened, so that they commit or roll back with the host's rows. Present when
   * `supports.hostTransactions`. Throws TypeError when `transaction` is none that this store knows. Its methods throw `HostTransactionError`
   * when the transaction cannot be used. Either way the host's transaction can go on.
   */
  inHostTransaction?(transaction: unknown, organizationId: string): HostTransaction
  /** How the store's connections are used, for the operators' figures; absent where there is no pool. */
  poolUse?(): PoolUse | undefined
  /**
   * Connects, and checks the version of the schema. Throws `SchemaVersionError` if this version cannot use it. The
   * message says what to do.
   */
  open(): Promise<void>
  /** Resolves when the store can serve, which includes writing; throws `StoreUnavailableError` when it cannot. */
  ping(): Promise<void>
  /** Waits for running work, then closes all connections. Later calls throw `StoreUnavailableError`. */
  close(): Promise<void>
}

/** The connections of a store's pool. */
export interface PoolUse {
  used: number
  idle: number
  /** How many there may be. */
  max: number
  /** What waits for one. */
  waiting: number
}

/** What Rapport can do in a transaction of the host. It uses no other connection. */
export interface HostTransaction {
  /**
   * Looks for the organization as the transaction sees it; undefined if it does not exist. `clock` is the database's
   * time of this call, in microseconds since 1970. A later call, in any process, gets a later time.
   */
  findOrganization(): Promise<{ clock: number } | undefined>
  /** Writes new rows. A row whose key is already taken is not changed. */
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

/** The store accepts no writes now: it is a read-only standby, or its disk is full. Callers may read the message. */
export class StoreUnwritableError extends StoreUnavailableError {}

/** The schema in the database is older or newer than this version's. */
export class SchemaVersionError extends Error {
  override readonly name = 'SchemaVersionError'
}
