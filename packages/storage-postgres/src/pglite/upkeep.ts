import type { Connection } from '../connection/connection.js'

/** How many commits pass between two checks of the log's length, and before the first vacuum. */
const interval = 64
const maxCommitsBetweenVacuums = 16_384
const maxLogBytes = 64 * 1024 * 1024

/**
 * Does what a server's background processes would do, as PGlite has none. Checkpoints: without them the write-ahead log grows for ever, and all of it
 * is replayed after a crash. Vacuum with analyze: without it the planner has no statistics. Vacuum runs less and less often as the tables grow, and
 * one table after each commit, so that no statement waits for all of them.
 */
export class Upkeep {
  #commits = 0
  #vacuumAt = interval
  /** The tables that are still to be vacuumed. */
  #tables: string[] = []

  async afterCommit(connection: Connection): Promise<void> {
    this.#commits++
    try {
      if (this.#commits >= this.#vacuumAt) this.#tables = await this.#beginVacuum(connection)
      const table = this.#tables.pop()
      if (table !== undefined) await connection.send(`vacuum (analyze) ${table}`)
      if (this.#commits % interval === 0 && (await logIsLong(connection))) await connection.send('checkpoint')
    } catch {
      // The transaction is committed already, so a failure of the upkeep must not reject it.
      this.#tables = []
      this.#vacuumAt = this.#commits + interval
    }
  }

  async #beginVacuum(connection: Connection): Promise<string[]> {
    this.#vacuumAt = this.#commits + Math.min(this.#commits, maxCommitsBetweenVacuums)
    const { rows } = await connection.send(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`
    )
    return rows.flatMap(({ name }) => name ?? [])
  }
}

async function logIsLong(connection: Connection): Promise<boolean> {
  const { rows } = await connection.send(
    `select 1 from pg_control_checkpoint() where pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${maxLogBytes}`
  )
  return rows.length > 0
}
