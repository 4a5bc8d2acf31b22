import pg from 'pg'
import { Database } from './database.js'
import { openKysely } from './dialect/dialect.js'
import { checkSchemaName } from './migrations/identifiers.js'
import { commitRecorded, prepareCommitRecord } from './pglite/commit-record.js'
import { DataDirectory } from './pglite/data-directory.js'
import { Engine } from './pglite/engine.js'
import { PgliteStream } from './pglite/stream.js'
import { type PostgresStore, storeOf } from './store.js'

export interface PgliteStoreOptions {
  /** Where the data is kept. Without it, or with `memory`: a temporary directory, removed on close. */
  dataDir?: string
  /** The schema of Rapport's tables; `rapport` by default. */
  schema?: string
}

/**
 * A store in PGlite: Postgres inside this process, nothing to install. It runs in a worker thread, and migrates its schema by itself on opening.
 * One process at a time may open a directory.
 *
 * @throws TypeError when the schema's name cannot be one
 *
 * @example
 * const rapport = createRapport({ store: pgliteStore({ dataDir: '.rapport' }) })
 */
export function pgliteStore(options: PgliteStoreOptions = {}): PostgresStore {
  return openPglite(options).store
}

/** The store with its engine, which tests end in the middle of things. */
export function openPglite({ dataDir, schema = 'rapport' }: PgliteStoreOptions): { store: PostgresStore; engine: Engine } {
  const directory = new DataDirectory(dataDir === 'memory' ? undefined : dataDir)
  const engine = new Engine(directory)
  const connection = { stream: () => new PgliteStream(engine), user: 'postgres', database: 'postgres', host: 'localhost', ssl: false }
  // One connection: transactions queue for it, in order.
  const pool = new pg.Pool({ ...connection, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  pool.on('error', () => undefined)
  const ask = async (text: string) => {
    const client = new pg.Client(connection)
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query(text)
    await client.end()
    return rows[0]
  }
  const database = new Database({
    kysely: openKysely(pool, { commit: (transaction) => commitRecorded(transaction, ask), prepare: prepareCommitRecord }),
    schema: checkSchemaName(schema),
    migrate: true,
    embedded: true,
    end: async () => {
      await pool.end()
      await engine.close()
    }
  })
  return { store: storeOf(database, { name: 'pglite', durable: !directory.temporary }), engine }
}
