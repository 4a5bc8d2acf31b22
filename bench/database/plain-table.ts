import type { Query } from './query.js'

/** How many rows a plain insert writes. */
export const rowsPerInsert = 100

/** What was inserted, in which time. */
export interface PlainRounds {
  rows: number
  seconds: number
}

/** Plain inserts, ready to run. */
export interface PlainInserts {
  /** Fills the table, again and again, emptied in between, until the time is over. */
  run(seconds: number): Promise<PlainRounds>
  /** The same by statements that are sent anew each time, as most people write them; only where that is slower. */
  runUnprepared?(seconds: number): Promise<PlainRounds>
  close(): Promise<void>
}

/** Repeats filling a table until the time is over; emptying it does not count. */
export async function repeatRounds(seconds: number, empty: () => Promise<unknown>, fill: () => Promise<number>): Promise<PlainRounds> {
  const rounds: PlainRounds = { rows: 0, seconds: 0 }
  while (rounds.seconds < seconds) {
    await empty()
    const begun = performance.now()
    rounds.rows += await fill()
    rounds.seconds += (performance.now() - begun) / 1_000
  }
  return rounds
}

/** A table like the one of events, with the same key and indexes, and the rows that were stored there. */
export interface PlainTable {
  columns: string[]
  /** The values of each insert, row by row. The last rows that make no hundred are left out. */
  groups: (string | null)[][]
}

/** Makes `plain.events` like Rapport's, and reads the rows to fill it with. */
export async function makePlainTable(query: Query): Promise<PlainTable> {
  await query('create schema plain')
  await query('create table plain.events (like rapport.events including all)')
  const rows = await query('select * from rapport.events')
  const columns = Object.keys(rows[0] ?? {})
  const groups: (string | null)[][] = []
  for (let first = 0; first + rowsPerInsert <= rows.length; first += rowsPerInsert) {
    groups.push(rows.slice(first, first + rowsPerInsert).flatMap((row) => Object.values(row)))
  }
  return { columns, groups }
}
