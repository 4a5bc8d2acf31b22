import { type SqlAnswer, SqlError, type SqlQuery, SqlUnavailableError } from '@rapport/core/storage'
import { ConnectionLostError, toUnreachableError } from '../connection/connection-errors.js'
import type { PostgresClient, PostgresPool } from '../connection/pool.js'
import type { Database } from '../database.js'
import { fittedNeeds, settingsOf } from './fit-memory.js'
import type { QueryGuards, RunningQuery } from './guards.js'
import { Portal } from './portal.js'
import { isLackOfRights, toPreparationError, toQueryError } from './query-error.js'
import { giveUpRights, querySettings } from './query-settings.js'
import { readerRoleSql } from './reader-role.js'
import { Slots } from './slots.js'
import { temporaryViews } from './temporary-views.js'

/** What a query has left however long it took to look at it. */
const leastMs = 500

const asText = { getTypeParser: () => (value: string | Buffer) => value.toString() }

/**
 * Runs tenants' queries. Each has a transaction of its own, in which the views are made with the tenant as a literal, the role of readers is taken and
 * writing is given up; then the query runs by the extended protocol, and all is rolled back.
 */
export class ReadOnlySql {
  readonly #pool: PostgresPool
  readonly #guards: QueryGuards
  readonly #slots: Slots

  constructor(pool: PostgresPool, guards: QueryGuards) {
    this.#pool = pool
    this.#guards = guards
    this.#slots = new Slots(guards.slots)
  }

  /** Throws `SqlError` when the query is at fault, `SqlUnavailableError` when the database lacks what it takes. */
  run(database: Database, organizationId: string, query: SqlQuery): Promise<SqlAnswer> {
    return this.#slots.run(() => database.apart(() => this.#run(temporaryViews(database.schema, organizationId, query), query)))
  }

  /** The SQL that an administrator has to run first; undefined when queries can run. */
  async missing(database: Database): Promise<string | undefined> {
    const nobody = '00000000-0000-0000-0000-000000000000'
    const query: SqlQuery = { text: 'select 1', reads: [{ view: 'revenue', columns: [] }], maxRows: 1, maxBytes: 1000, now: 0 }
    try {
      await this.run(database, nobody, query)
      return undefined
    } catch (error) {
      if (error instanceof SqlUnavailableError && isLackOfRights(error.cause)) return database.read(readerRoleSql)
      throw error
    }
  }

  async #run(views: readonly string[], query: SqlQuery): Promise<SqlAnswer> {
    if (query.signal?.aborted) throw nobodyWaits()
    const client = await this.#connect()
    if (client.pipeline) {
      client.release()
      throw new SqlUnavailableError("Queries need connections without pipelining: leave `pipeline` out of the host's pool")
    }
    client.on('error', forget)
    const portal = new Portal(query.text, { maxRows: query.maxRows, maxBytes: query.maxBytes, thenRollback: true })
    try {
      return await this.#within(client, views, query, portal)
    } finally {
      const isClean = portal.isComplete || (await rollback(client))
      client.off('error', forget)
      client.release(!isClean)
      await this.#guards.afterwards()
    }
  }

  async #within(client: PostgresClient, views: readonly string[], query: SqlQuery, portal: Portal): Promise<SqlAnswer> {
    const backend = await this.#prepare(client, views)
    const { text, signal } = query
    const running = { client, backend, text, signal }
    try {
      await this.#fit(running, query)
      await this.#guards.admit(running)
      if (signal?.aborted) throw nobodyWaits()
      return await this.#watched(running, portal)
    } catch (error) {
      const known = toQueryError(error)
      throw known instanceof ConnectionLostError ? this.#guards.onLoss(known) : known
    }
  }

  /** Keeps the transaction within what the query needs of memory; what it took to find that out is taken from the query's time. */
  async #fit(running: RunningQuery, query: SqlQuery): Promise<void> {
    let spentMs = 0
    const needs = await fittedNeeds(query, async (text) => {
      const { rows, milliseconds } = await this.#watched(running, new Portal(text, { maxRows: 10_000, maxBytes: 10_000_000 }))
      spentMs += milliseconds
      return rows
    })
    if (!needs) return
    const { statementTimeoutMs } = this.#guards
    const left = Math.min(needs.milliseconds, Math.max(leastMs, Math.ceil(statementTimeoutMs - spentMs)))
    const settings = [...settingsOf(needs), ...(left < statementTimeoutMs ? [`set local statement_timeout to '${left}'`] : [])]
    if (settings.length > 0) await running.client.query({ text: settings.join(';'), types: asText })
  }

  async #watched(running: RunningQuery, portal: Portal): Promise<SqlAnswer> {
    const begun = performance.now()
    const unwatch = this.#guards.watch(running, portal)
    try {
      running.client.query(portal)
      const result = await portal.answer
      return { ...result, milliseconds: Math.round((performance.now() - begun) * 100) / 100 }
    } finally {
      await unwatch()
    }
  }

  /** Opens the transaction, in one message; answers which server process has it. */
  async #prepare(client: PostgresClient, views: readonly string[]): Promise<number> {
    const settings = querySettings(this.#guards.statementTimeoutMs)
    const statements = ['begin isolation level read committed', ...settings, ...views, ...giveUpRights]
    try {
      const results = await client.query({ text: [...statements, 'select pg_backend_pid() as pid'].join(';\n'), types: asText })
      const last = Array.isArray(results) ? results.at(-1) : results
      return Number(last?.rows[0]?.pid)
    } catch (error) {
      throw toPreparationError(error)
    }
  }

  async #connect(): Promise<PostgresClient> {
    try {
      return await this.#pool.connect()
    } catch (error) {
      throw toUnreachableError(error)
    }
  }
}

function nobodyWaits(): SqlError {
  return new SqlError('TIMEOUT', 'The caller no longer waits for the answer')
}

/** Whether the connection can be used again. */
async function rollback(client: PostgresClient): Promise<boolean> {
  try {
    await client.query({ text: 'rollback', types: asText })
    return true
  } catch {
    return false
  }
}

/** The failure of a connection is heard of by whoever waits for its answer. */
function forget(): void {}
