import pg from 'pg'
import { type PlainInserts, type PlainTable, repeatRounds, rowsPerInsert } from './plain-table.js'

const connections = 8

/**
 * Plain inserts of 100 rows, each its own commit, over 8 connections. A prepared statement of VALUES is the fastest way, JSON and unnest are within noise
 * of it; without being prepared it takes half as long again.
 */
export async function preparePlainInserts(connectionString: string, table: PlainTable): Promise<PlainInserts> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString }))
  await Promise.all(clients.map((client) => client.connect()))
  const text = insertText(table)
  const fill = async (statement: { name?: string }) => {
    let next = 0
    const counts = clients.map(async (client) => {
      let inserted = 0
      for (let values = table.groups[next++]; values; values = table.groups[next++]) {
        const { rowCount } = await client.query({ ...statement, text, values })
        inserted += rowCount ?? 0
      }
      return inserted
    })
    return (await Promise.all(counts)).reduce((sum, inserted) => sum + inserted, 0)
  }
  const empty = async () => clients[0]?.query('truncate plain.events')
  return {
    run: (seconds) => repeatRounds(seconds, empty, () => fill({ name: 'plain' })),
    runUnprepared: (seconds) => repeatRounds(seconds, empty, () => fill({})),
    async close() {
      await Promise.all(clients.map((client) => client.end()))
    }
  }
}

function insertText({ columns }: PlainTable): string {
  const row = (number: number) => `(${columns.map((_, index) => `$${number * columns.length + index + 1}`).join(', ')})`
  const rows = Array.from({ length: rowsPerInsert }, (_, number) => row(number))
  return `insert into plain.events (${columns.join(', ')}) values ${rows.join(', ')}`
}
