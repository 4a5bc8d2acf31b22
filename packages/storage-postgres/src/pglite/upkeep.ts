import type { Connection } from '../connection/connection.js'

/** How many commits may pass between two looks at the log, and before the first vacuum. */
const interval = 64
const mostBetweenVacuums = 16_384
const longestLog = 64 * 1024 * 1024

/**
 * What a server's background processes do, and PGlite has none: checkpoints, without which the log grows for ever and a crash is replayed from its
 * beginning; and vacuum with statistics, without which pages are planned blindly. Vacuum comes less and less often, as the tables grow, and takes one
 * table after each commit, so that nobody waits for all of them.
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
      // The transaction is saved whatever becomes of the upkeep.
      this.#tables = []
      this.#vacuumAt = this.#commits + interval
    }
  }

  async #beginVacuum(connection: Connection): Promise<string[]> {
    this.#vacuumAt = this.#commits + Math.min(this.#commits, mostBetweenVacuums)
    const { rows } = await connection.send(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`
    )
    return rows.flatMap(({ name }) => name ?? [])
  }
}

async function logIsLong(connection: Connection): Promise<boolean> {
  const { rows } = await connection.send(
    `select 1 from pg_control_checkpoint() where pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${longestLog}`
  )
  return rows.length > 0
}
