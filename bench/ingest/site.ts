import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type NativePostgres, withQuery } from '../database/native-postgres.js'
import { openPglite, pgliteQuery, preparePglitePlainInserts } from '../database/pglite.js'
import { preparePlainInserts } from '../database/plain-inserts.js'
import { makePlainTable, type PlainInserts } from '../database/plain-table.js'
import type { Query } from '../database/query.js'
import type { Counted } from '../machine/cpu-time.js'
import type { StorePlace } from './server-messages.js'

/** A fresh database, and what is done with it when the servers have ended. */
export interface Site {
  store: StorePlace
  /** The database's own processes; PGlite has none. */
  processes: Counted[]
  /** Work on the database by SQL. */
  examine<R>(work: (query: Query) => Promise<R>): Promise<R>
  /** Plain inserts of the rows that are stored. */
  preparePlainInserts(): Promise<PlainInserts>
  remove(): Promise<void>
}

export async function postgresSite(postgres: NativePostgres): Promise<Site> {
  const name = 'bench'
  const url = await postgres.createDatabase(name)
  await postgres.checkpoint()
  return {
    store: { kind: 'postgres', url },
    processes: [{ name: 'postgres', pids: [postgres.pid], withChildren: true }],
    examine: (work) => withQuery(url, work),
    async preparePlainInserts() {
      const table = await withQuery(url, makePlainTable)
      await postgres.checkpoint()
      return preparePlainInserts(url, table)
    },
    remove: () => postgres.dropDatabase(name)
  }
}

export async function pgliteSite(): Promise<Site> {
  const directory = await mkdtemp(join(tmpdir(), 'rapport-bench-pglite-'))
  return {
    store: { kind: 'pglite', directory },
    processes: [],
    async examine(work) {
      const database = await openPglite(directory)
      try {
        return await work(pgliteQuery(database))
      } finally {
        await database.close()
      }
    },
    preparePlainInserts: () => preparePglitePlainInserts(directory),
    remove: () => rm(directory, { recursive: true, force: true })
  }
}
