import pg from 'pg'
import type { PostgresPool } from '../connection/pool.js'
import type { Engine } from './engine.js'
import { PgliteStream } from './stream.js'

function connectionTo(engine: Engine) {
  return { stream: () => new PgliteStream(engine), user: 'postgres', database: 'postgres', host: 'localhost', ssl: false }
}

/** The one connection of an engine, as those see it that take turns at it. */
export interface PglitePools {
  /** Sends statements before the ones before them are answered. */
  pool: PostgresPool
  /** Waits for each answer: queries of tenants are read through portals, which know no pipelining. */
  queryPool: PostgresPool
  end(): Promise<void>
}

/** The one connection of an engine, as pools: transactions and queries queue for it in order, and a new one takes its place when the worker has ended. */
export function openPglitePools(engine: Engine): PglitePools {
  const pool = new pg.Pool({ ...connectionTo(engine), max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  // The worker has ended between two statements. The pool knows; the next statement starts another.
  pool.on('error', () => undefined)
  return { pool: seenAs(pool, { pipeline: true }), queryPool: seenAs(pool, { pipeline: false }), end: () => pool.end() }
}

/** Whoever has the connection says how it is used; nothing is under way when it goes from one to the other. */
function seenAs(pool: pg.Pool, way: { pipeline: boolean }): PostgresPool {
  return {
    connect: async () => Object.assign(await pool.connect(), way),
    on: (event, listener) => pool.on(event, listener),
    off: (event, listener) => pool.off(event, listener)
  }
}

/** Runs one question on a connection of its own, while the pool's is broken; answers its first row. */
export async function askOnce(engine: Engine, question: string): Promise<unknown> {
  const client = new pg.Client(connectionTo(engine))
  // Its statement fails with the same error.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query(question)
  await client.end()
  return rows[0]
}
