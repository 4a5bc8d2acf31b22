import { requireKnownOptions } from '@rapport/core/storage'
import { Connections } from './connection/connections.js'
import { Database } from './database.js'
import { checkSchemaName } from './migrations/identifiers.js'
import { copyFiles, type DatabaseCopy, ownSchema } from './pglite/back-up.js'
import { commitRecorded, prepareCommitRecord } from './pglite/commit-record.js'
import { DataDirectory } from './pglite/data-directory.js'
import { Engine } from './pglite/engine.js'
import { askOnce, openPglitePools } from './pglite/pool.js'
import { Upkeep } from './pglite/upkeep.js'
import { pgliteGuards } from './read-only-sql/pglite-guards.js'
import { ReadOnlySql } from './read-only-sql/read-only-sql.js'
import { type PostgresStore, storeOf } from './store.js'

/** Options of `pgliteStore`. */
export interface PgliteStoreOptions {
  /** Where the data is kept. Without it, or with `memory`: a temporary directory, removed on close. */
  dataDir?: string
  /** The schema of Rapport's tables; `rapport` by default. */
  schema?: string
}

/** A store in PGlite. */
export interface PgliteStore extends PostgresStore {
  /**
   * Copies the database into a new directory, which `pgliteStore({ dataDir })` can open, and returns a description of
   * the copy. The store keeps running. Its transactions wait until the files are copied.
   *
   * @example await store.copyTo('/backups/2026-01-31')
   */
  copyTo(directory: string): Promise<DatabaseCopy>
}

/**
 * A store in PGlite: Postgres inside this process, nothing to install. It runs in a worker thread, and migrates its
 * schema by itself on opening. Only one store at a time may open a directory. Committed rows survive the end of the
 * process, but not always a loss of power. Use a server for that.
 *
 * @throws TypeError for an option that there is not, and when the schema's name is not 1 to 63 bytes long; `StoreUnavailableError` on first use when the directory is in use
 *
 * @example
 * const rapport = createRapport({ store: pgliteStore({ dataDir: '.rapport' }) })
 */
export function pgliteStore(options: PgliteStoreOptions = {}): PgliteStore {
  requireKnownOptions(options, ['dataDir', 'schema'] satisfies (keyof PgliteStoreOptions)[], 'pgliteStore')
  return openPglite(options).store
}

/** The store together with its engine: tests end the engine while statements run, and give it a worker with faults. */
export function openPglite({ dataDir, schema = 'rapport' }: PgliteStoreOptions, workerFile?: URL): { store: PgliteStore; engine: Engine } {
  const directory = new DataDirectory(dataDir === 'memory' ? undefined : dataDir)
  const engine = new Engine(directory, workerFile)
  const upkeep = new Upkeep()
  const { pool, queryPool, end: endPools } = openPglitePools(engine)
  const connections = new Connections(pool, {
    prepare: prepareCommitRecord,
    commit: async (connection) => {
      await commitRecorded(connection, (question) => askOnce(engine, question))
      await upkeep.afterCommit(connection)
    }
  })
  const end = async () => {
    await endPools()
    await engine.close()
  }
  const database = new Database({ connections, schema: checkSchemaName(schema), migrate: true, embedded: true, end })
  const readOnlySql = new ReadOnlySql(queryPool, pgliteGuards(engine, queryPool))
  const copyTo = (target: string) => database.apart(async () => ({ schema, ...ownSchema(), ...(await copyFiles(pool, directory, target)) }))
  const store = storeOf(database, readOnlySql, { name: 'pglite', durable: !directory.temporary, hostTransactions: false })
  return { store: { ...store, copyTo }, engine }
}
