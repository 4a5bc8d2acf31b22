import { randomUUID } from 'node:crypto'
import type { SqlQuery } from '@rapport/core/storage'
import type { Client } from 'pg'
import { searchPath } from '../src/read-only-sql/query-settings.js'
import { temporaryViews } from '../src/read-only-sql/temporary-views.js'

/** What Postgres took a query to be. */
export interface AnalysedQuery {
  /** The functions that it calls by name, or by the notation `row.function`. */
  called: readonly string[]
  /** The types of its values. */
  types: readonly string[]
  /** Casts written as calls or as columns, such as `u.regclass`. */
  castsByName: number
  /** The relations that it reads, other than its views. */
  foreign: readonly string[]
}

/** Asks a server what queries mean, by what it writes down of a view made of one. */
export class QueryAnalyser {
  readonly #client: Client
  readonly #schema: string
  #functions = new Map<string, string>()
  #types = new Map<string, string>()

  constructor(client: Client, schema: string) {
    this.#client = client
    this.#schema = schema
  }

  async open(): Promise<void> {
    this.#functions = await this.#names('select oid::text as oid, proname::text as name from pg_catalog.pg_proc')
    this.#types = await this.#names('select oid::text as oid, typname::text as name from pg_catalog.pg_type')
  }

  /** What the query means over the views that it is said to read; undefined when Postgres refuses it. */
  async analyse(sql: string, reads: SqlQuery['reads']): Promise<AnalysedQuery | undefined> {
    await this.#client.query(`begin; ${searchPath}`)
    try {
      const views = temporaryViews(this.#schema, randomUUID(), { reads, now: 0 }).filter((statement) => statement.startsWith('create'))
      await this.#client.query([...views, `create temporary view q__q as select 1 as one from (${sql}\n) as q__s`].join(';\n'))
      const { rows } = await this.#client.query("select ev_action::text as tree from pg_rewrite where ev_class = 'pg_temp.q__q'::regclass")
      const own = await this.#names('select oid::text as oid, relname::text as name from pg_class where relnamespace = pg_my_temp_schema()')
      return this.#read(String(rows[0]?.tree), own)
    } catch (error) {
      if (Object(error).code === undefined) throw error
      return undefined
    } finally {
      await this.#client.query('rollback')
    }
  }

  #read(tree: string, own: ReadonlyMap<string, string>): AnalysedQuery {
    const all = (pattern: RegExp) => [...tree.matchAll(pattern)].map(([, oid = '']) => oid)
    // A format of 1 or 2 is that of a cast; aggregates and window functions have none.
    const calls = /\{(?:FUNCEXPR :funcid (?=\d+ [^{]*:funcformat [03])|AGGREF :aggfnoid |WINDOWFUNC :winfnoid )(\d+)/g
    return {
      called: all(calls).map((oid) => this.#functions.get(oid) ?? oid),
      types: all(/:(?:consttype|vartype|resulttype|funcresulttype|opresulttype) (\d+)/g).map((oid) => this.#types.get(oid) ?? oid),
      castsByName: all(/:(?:coerceformat|relabelformat|convertformat) (0)/g).length,
      foreign: all(/:relid (\d+)/g).filter((oid) => oid !== '0' && !own.has(oid))
    }
  }

  async #names(text: string): Promise<Map<string, string>> {
    const { rows } = await this.#client.query(text)
    return new Map(rows.map(({ oid, name }) => [String(oid), String(name)]))
  }
}
