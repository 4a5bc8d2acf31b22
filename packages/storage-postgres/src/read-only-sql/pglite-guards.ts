import { SqlError } from '@rapport/core/storage'
import type { PostgresPool } from '../connection/pool.js'
import type { Engine } from '../pglite/engine.js'
import type { QueryGuards } from './guards.js'
import { Portal } from './portal.js'
import { toQueryError } from './query-error.js'

/** What Postgres thinks a query costs, from which on it is not even tried; a thousand rows read in order cost some twenty. */
const maxCost = 5_000_000

/** PGlite blocks its thread and looks at no clock. */
const deadlineMs = 1_000

/** It is part of this process, so a query may not take much memory beyond what is there. */
const maxMemory = 768 * 1024 * 1024
const memoryLookMs = 20

/** The views of queries leave dead rows in the catalogs, which nothing else tidies up. */
const queriesBetweenVacuums = 500
const catalogs = ['pg_class', 'pg_attribute', 'pg_type', 'pg_rewrite', 'pg_depend', 'pg_shdepend'].map((name) => `pg_catalog.${name}`)

const explain = 'explain (format json) '

const tooExpensive = () =>
  new SqlError('QUERY_NOT_ALLOWED', 'The query is too expensive for the embedded database; narrow it, or use a Postgres server')

/** On PGlite: a look at the cost, then a deadline and a bound of memory, whose passing ends the worker; it opens again for whoever comes next. */
export function pgliteGuards(engine: Engine, pool: PostgresPool): QueryGuards {
  let queries = 0

  /** Ends the worker when work on it takes too long or too much; answers what ends the watch. */
  function watchWorker(portal: Portal, signal: AbortSignal | undefined): () => Promise<void> {
    let ending: Promise<void> = Promise.resolve()
    const before = process.memoryUsage.rss()
    const end = (reason: SqlError) => {
      stop()
      portal.abandon(reason)
      ending = engine.restart()
    }
    const deadline = setTimeout(
      () => end(new SqlError('TIMEOUT', 'The query took longer than the embedded database allows (1 s)')),
      deadlineMs
    )
    const memory = setInterval(() => {
      if (process.memoryUsage.rss() - before > maxMemory) end(new SqlError('EXECUTION_ERROR', 'The query needs too much memory'))
    }, memoryLookMs)
    const leave = () => end(new SqlError('TIMEOUT', 'The caller no longer waits for the answer'))
    const stop = () => {
      clearTimeout(deadline)
      clearInterval(memory)
      signal?.removeEventListener('abort', leave)
    }
    signal?.addEventListener('abort', leave, { once: true })
    return async () => {
      stop()
      await ending
    }
  }

  return {
    slots: 1,
    statementTimeoutMs: 0,
    async admit({ client, text, signal }) {
      const portal = new Portal(explain + text, { maxRows: 1, maxBytes: 10_000_000 })
      const unwatch = watchWorker(portal, signal)
      try {
        client.query(portal)
        if (costOf(await portal.answer) > maxCost) throw tooExpensive()
      } catch (error) {
        throw toQueryError(error, explain.length)
      } finally {
        await unwatch()
      }
    },
    watch: ({ signal }, portal) => watchWorker(portal, signal),
    onLoss: (cause) => new SqlError('EXECUTION_ERROR', 'The query was more than the embedded database can take', { cause }),
    async afterwards() {
      if (++queries % queriesBetweenVacuums !== 0) return
      const client = await pool.connect()
      const vacuumed = client.query({ text: `vacuum ${catalogs.join(', ')}`, types: { getTypeParser: () => String } })
      // What is not tidied up now is so the next time.
      await vacuumed.then(
        () => client.release(),
        () => client.release(true)
      )
    }
  }
}

function costOf({ rows: [row] }: { rows: Record<string, unknown>[] }): number {
  const [plan] = Object.values(row ?? {}).flat()
  const cost = Object(Object(plan).Plan)['Total Cost']
  return typeof cost === 'number' ? cost : Number.POSITIVE_INFINITY
}
