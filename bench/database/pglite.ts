import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { makePlainTable, type PlainInserts, type PlainTable, repeatRounds, rowsPerInsert } from './plain-table.js'
import { asText, type Query } from './query.js'

/** Opens what a server of ours has left behind, with the same extension and durability. */
export function openPglite(directory: string): Promise<PGlite> {
  return PGlite.create({ dataDir: join(directory, 'pgdata'), extensions: { pg_trgm }, relaxedDurability: false })
}

/** Statements over the database's only connection. */
export function pgliteQuery(database: PGlite): Query {
  return async (text) => (await database.query<Record<string, unknown>>(text)).rows.map(asText)
}

/** Plain inserts of 100 rows, each its own commit, as SQL text: PGlite's `query` with parameters takes longer. */
export async function preparePglitePlainInserts(directory: string): Promise<PlainInserts> {
  const database = await openPglite(directory)
  const table = await makePlainTable(pgliteQuery(database))
  const statements = table.groups.map((values) => statementOf(table, values))
  const fill = async () => {
    let inserted = 0
    for (const statement of statements) {
      const [result] = await database.exec(statement)
      inserted += result?.affectedRows ?? 0
    }
    return inserted
  }
  const empty = () => database.exec('truncate plain.events')
  return { run: (seconds) => repeatRounds(seconds, empty, fill), close: () => database.close() }
}

function statementOf({ columns }: PlainTable, values: readonly (string | null)[]): string {
  const literals = values.map((value) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`))
  const width = columns.length
  const rows = Array.from({ length: rowsPerInsert }, (_, row) => `(${literals.slice(row * width, (row + 1) * width).join(', ')})`)
  return `insert into plain.events (${columns.join(', ')}) values ${rows.join(', ')}`
}
