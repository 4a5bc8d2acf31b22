import pg from 'pg'
import type { PostgresPool } from '../connection/pool.js'
import type { Engine } from './engine.js'
import { PgliteStream } from './stream.js'

function connectionTo(engine: Engine) {
  return { stream: () => new PgliteStream(engine), user: 'postgres', database: 'postgres', host: 'localhost', ssl: false }
}

/** The one connection of an engine, as two pools that share it. */
export interface PglitePools {
  /** Pipelined: statements are sent before the ones before them are answered. */
  pool: PostgresPool
  /** Not pipelined: tenants' queries are read through portals, which do not work with pipelining. */
  queryPool: PostgresPool
  end(): Promise<void>
}

/** Opens the pools. Transactions and queries queue for the one connection; when the worker has ended, a new connection takes its place. */
export function openPglitePools(engine: Engine): PglitePools {
  const pool = new pg.Pool({ ...connectionTo(engine), max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  // The worker has ended between two statements. The pool has dropped the connection already, and the next statement makes another.
  pool.on('error', () => undefined)
  return { pool: seenAs(pool, { pipeline: true }), queryPool: seenAs(pool, { pipeline: false }), end: () => pool.end() }
}

/** The pool with pipelining on or off. Setting it on each checkout is safe, as no statement is running when the connection changes hands. */
function seenAs(pool: pg.Pool, way: { pipeline: boolean }): PostgresPool {
  return {
    connect: async () => Object.assign(await pool.connect(), way),
    on: (event, listener) => pool.on(event, listener),
    off: (event, listener) => pool.off(event, listener)
  }
}

/** Runs one query on a connection of its own, while the pool's is broken; answers its first row. */
export async function askOnce(engine: Engine, question: string): Promise<unknown> {
  const client = new pg.Client(connectionTo(engine))
  // No unhandled error: the query below fails with the same one.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query(question)
  await client.end()
  return rows[0]
}
