import { type PoolUse, requireKnownOptions } from '@rapport/core/storage'
import pg from 'pg'
import { withConnectTimeout } from './connection/connect-timeout.js'
import { Connections } from './connection/connections.js'
import { PostgresNotices } from './connection/notices.js'
import type { PostgresPool } from './connection/pool.js'
import { Database } from './database.js'
import { checkSchemaName } from './migrations/identifiers.js'
import { ReadOnlySql } from './read-only-sql/read-only-sql.js'
import { serverGuards } from './read-only-sql/server-guards.js'
import { type PostgresStore, storeOf } from './store.js'

/**
 * A server by its URL, with Rapport's own pool; or the host's pool of `pg`, which Rapport shares and never ends. The
 * URL may come directly from `process.env`. A missing URL is refused at once; `pg` would connect to this machine.
 */
export type PostgresConnection = { connectionString: string | undefined; maxConnections?: number } | { pool: PostgresPool }

/** Options of `postgresStore`. Pass them beside the connection, or in a separate object. */
export interface PostgresStoreOptions {
  /** The schema of Rapport's tables; `rapport` by default. */
  schema?: string
  /** Migrate the schema on opening; several processes may do so at once. By default opening only checks its version. */
  migrate?: boolean
  /**
   * Whether this process hears changes of other processes at once, such as a revoked key (LISTEN, on one more
   * connection). True by default, except for a host's pool, for which you pass a connection string. Also pass one if
   * `connectionString` leads through a pooler in transaction mode.
   */
  listen?: boolean | string
}

const optionNames = ['schema', 'migrate', 'listen'] satisfies (keyof PostgresStoreOptions)[]

/** Whoever waits longer for a connection is told to come back. */
const connectTimeoutMs = 10_000

/** Connections for tenants' queries: four run at a time, and one more is for stopping a query. */
const maxQueryConnections = 5

/**
 * A store on a Postgres server (14 or newer, encoding UTF8).
 *
 * @param connection `{ connectionString }` and how many connections it may open (`maxConnections`, 10 by default; tenants' queries may open 5 more),
 * or `{ pool }`; with the options `schema` and `migrate`
 * @param options the same options, which hold before those of `connection`
 * @throws TypeError for an option that there is not, when the connection string is missing, or it or the schema's name is malformed
 *
 * @example
 * const store = postgresStore({ connectionString: 'postgres://app@localhost/app', migrate: true })
 */
export function postgresStore(connection: PostgresConnection & PostgresStoreOptions, options: PostgresStoreOptions = {}): PostgresStore {
  requireKnownOptions(connection, ['connectionString', 'maxConnections', 'pool', ...optionNames], 'postgresStore')
  requireKnownOptions(options, optionNames, 'postgresStore')
  const { schema = connection.schema ?? 'rapport', migrate = connection.migrate ?? false } = options
  const notices = noticesOf(connection, checkSchemaName(schema), options.listen ?? connection.listen)
  const { pool, queryPool, end } = 'pool' in connection ? shareHostPool(connection.pool) : openPools(connection)
  const database = new Database({
    connections: new Connections(pool, { commit: (transaction) => transaction.commit() }),
    schema,
    migrate,
    embedded: false,
    end: async () => void (await Promise.all([end(), notices?.close()]))
  })
  return storeOf(database, new ReadOnlySql(queryPool, serverGuards(queryPool)), {
    name: 'postgres',
    durable: true,
    hostTransactions: true,
    notices,
    poolUse: () => useOf(pool)
  })
}

/** How to hear other processes; undefined where there is no connection for it. */
function noticesOf(connection: PostgresConnection, schema: string, listen: boolean | string = true): PostgresNotices | undefined {
  if (listen === false) return undefined
  const connectionString = typeof listen === 'string' ? listen : 'pool' in connection ? undefined : connection.connectionString
  if (connectionString === undefined) return undefined
  checkConnectionString(connectionString)
  return new PostgresNotices(connectionString, schema)
}

/** How a pool of `pg` is used; a host's pool may be another that does not tell. */
function useOf({ totalCount, idleCount, waitingCount, options }: PostgresPool): PoolUse | undefined {
  if (totalCount === undefined || idleCount === undefined || waitingCount === undefined) return undefined
  return { used: totalCount - idleCount, idle: idleCount, max: options?.max ?? totalCount, waiting: waitingCount }
}

/**
 * Opens two pools. Tenants' queries have connections of their own, so that nothing else waits for them, and because they are read through portals,
 * which do not work with pipelining.
 */
function openPools({ connectionString, maxConnections = 10 }: { connectionString: string | undefined; maxConnections?: number }) {
  checkConnectionString(connectionString)
  // A server that vanishes without a word would else be waited for without end.
  const alive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
  const shared = {
    connectionString,
    connectionTimeoutMillis: connectTimeoutMs,
    allowExitOnIdle: true,
    application_name: 'rapport',
    ...alive
  }
  const pool = new pg.Pool({ ...shared, max: maxConnections, pipeline: true })
  const queryPool = new pg.Pool({ ...shared, max: maxQueryConnections })
  for (const each of [pool, queryPool]) each.on('error', forgetConnection)
  return { pool, queryPool, end: async () => void (await Promise.all([pool.end(), queryPool.end()])) }
}

function shareHostPool(given: PostgresPool) {
  given.on('error', forgetConnection)
  const pool = hasTimeout(given) ? given : withConnectTimeout(given, connectTimeoutMs)
  return { pool, queryPool: pool, end: async () => void given.off('error', forgetConnection) }
}

const hasTimeout = ({ options }: PostgresPool) => (options?.connectionTimeoutMillis ?? 0) > 0

/** Listens for the death of an idle connection. The pool has dropped it already, but without a listener the error would end the process. */
function forgetConnection(): void {}

/** Throws at once for a bad connection string. The message does not repeat it, as it may hold a password. */
function checkConnectionString(connectionString: string | undefined): asserts connectionString is string {
  if (!connectionString)
    throw new TypeError(
      'connectionString is missing: give the URL of a Postgres server, such as postgres://user:password@host:5432/database'
    )
  try {
    new pg.Client({ connectionString })
  } catch {
    throw new TypeError('connectionString is not a valid Postgres URL, such as postgres://user:password@host:5432/database')
  }
}
