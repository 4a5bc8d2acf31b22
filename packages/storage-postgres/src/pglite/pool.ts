import pg from 'pg'
import type { Engine } from './engine.js'
import { PgliteStream } from './stream.js'

function connectionTo(engine: Engine) {
  return { stream: () => new PgliteStream(engine), user: 'postgres', database: 'postgres', host: 'localhost', ssl: false }
}

/** The one connection of an engine, as a pool: transactions queue for it in order, and a new one takes its place when the worker has ended. */
export function openPglitePool(engine: Engine): pg.Pool {
  const pool = new pg.Pool({ ...connectionTo(engine), max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  // The worker has ended between two statements. The pool knows; the next statement starts another.
  pool.on('error', () => undefined)
  return pool
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
