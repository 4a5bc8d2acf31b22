import type { HttpClient } from '@rapport/core'
import pg from 'pg'

/** Seconds that a loop takes for all pages. */
export interface PlainTook {
  seconds: number
}

/** The rows of one table that a sync has left behind, as the database writes them. */
interface WrittenTable {
  name: string
  columns: string[]
  rows: (string | null)[][]
}

interface Listed {
  data: { id: string; name: string | null; email: string | null; created: number; customer?: string; status?: string; currency: string }[]
}

const raw = { getTypeParser: () => (value: string | Buffer) => value }

/** What a sync is compared with: the same pages, fetched and written by a short loop of `pg` into the same database. */
export class PlainLoops {
  readonly #client: pg.Client
  #runs = 0

  private constructor(client: pg.Client) {
    this.#client = client
  }

  static async open(connectionString: string): Promise<PlainLoops> {
    const client = new pg.Client({ connectionString })
    await client.connect()
    return new PlainLoops(client)
  }

  close(): Promise<void> {
    return this.#client.end()
  }

  /**
   * Fetches these pages one after the other, and inserts two rows for each customer (one for each subscription) into tables with a primary key alone: each
   * row by a statement of its own, as most people write it, or the rows of a table by one.
   */
  async insertPlainRows(pages: readonly string[], http: HttpClient, by: 'row' | 'table'): Promise<PlainTook> {
    const schema = `plain${++this.#runs}`
    await this.#client.query(`create schema ${schema}`)
    await this.#client.query(`create table ${schema}.accounts (id text primary key, name text, currency text, created timestamptz)`)
    await this.#client.query(`create table ${schema}.people (id text primary key, email text, name text, account text)`)
    await this.#client.query(`create table ${schema}.subscriptions (id text primary key, account text, status text, created timestamptz)`)
    return this.#timed(async () => {
      for (const page of pages) {
        const { data } = await fetchPage(page, http)
        const time = (seconds: number) => new Date(seconds * 1_000).toISOString()
        const subscriptions = data.flatMap(({ id, customer, status = '', created }) =>
          customer === undefined ? [] : [[id, customer, status, time(created)]]
        )
        const customers = data.filter(({ customer }) => customer === undefined)
        const accounts = customers.map(({ id, name, currency, created }) => [id, name, currency, time(created)])
        const people = customers.map(({ id, name, email }) => [id, email, name, id])
        await this.#inTransaction(async () => {
          for (const [name, columns, rows] of [
            ['accounts', ['id', 'name', 'currency', 'created'], accounts],
            ['people', ['id', 'email', 'name', 'account'], people],
            ['subscriptions', ['id', 'account', 'status', 'created'], subscriptions]
          ] as const)
            for (const part of by === 'row' ? rows.map((row) => [row]) : [rows]) await this.#insert(`${schema}.${name}`, columns, part)
        })
      }
    })
  }

  /** Fetches these pages, and inserts with each its part of the rows that a sync has left behind, into the same tables, for another organization. */
  async insertSameRows(pages: readonly string[], http: HttpClient, organizationId: string): Promise<PlainTook> {
    const tables = await this.#writtenTables(organizationId, pages.length)
    const other = organizationId.replace(/^.{8}/, String(++this.#runs).padStart(8, '0'))
    return this.#timed(async () => {
      for (const [number, page] of pages.entries()) {
        await fetchPage(page, http)
        await this.#inTransaction(async () => {
          for (const { name, columns, rows } of tables) {
            const part = rows.slice((number * rows.length) / pages.length, ((number + 1) * rows.length) / pages.length)
            await this.#insert(
              `rapport.${name}`,
              ['organization_id', ...columns],
              part.map((row) => [other, ...row])
            )
          }
        })
      }
    })
  }

  /** The tables of which the organization has at least as many rows as there were pages; the others are bookkeeping. */
  async #writtenTables(organizationId: string, pages: number): Promise<WrittenTable[]> {
    const { rows: found } = await this.#client.query<{ name: string }>(
      "select table_name as name from information_schema.columns where table_schema = 'rapport' and column_name = 'organization_id' and table_name in (select table_name from information_schema.tables where table_schema = 'rapport' and table_type = 'BASE TABLE') order by 1"
    )
    const tables: WrittenTable[] = []
    for (const { name } of found) {
      const text = `select * from rapport.${name} where organization_id = '${organizationId}'`
      const { rows } = await this.#client.query<Record<string, string | null>>({ text, types: raw })
      if (rows.length < pages) continue
      const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'organization_id')
      tables.push({ name, columns, rows: rows.map((row) => columns.map((column) => row[column] ?? null)) })
    }
    return tables
  }

  /** By a prepared statement of several rows, the fastest of the plain ways (see `database/plain-inserts.ts`). */
  async #insert(table: string, columns: readonly string[], rows: readonly (readonly (string | null)[])[]): Promise<void> {
    if (rows.length === 0) return
    const groups = rows.map((_, row) => `(${columns.map((_, index) => `$${row * columns.length + index + 1}`).join(', ')})`)
    const text = `insert into ${table} (${columns.join(', ')}) values ${groups.join(', ')}`
    await this.#client.query({ name: `${table} ${rows.length}`, text, values: rows.flat() })
  }

  async #inTransaction(work: () => Promise<void>): Promise<void> {
    await this.#client.query('begin')
    await work()
    await this.#client.query('commit')
  }

  async #timed(work: () => Promise<void>): Promise<PlainTook> {
    const begun = performance.now()
    await work()
    return { seconds: (performance.now() - begun) / 1_000 }
  }
}

async function fetchPage(page: string, http: HttpClient): Promise<Listed> {
  const answer = await http(page, { method: 'GET', headers: {} })
  return (await answer.json()) as Listed
}
