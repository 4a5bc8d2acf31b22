import pg from 'pg'
import type { PostgresClient, PostgresPool } from '../connection/pool.js'
import type { Engine } from './engine.js'
import { PgliteStream } from './stream.js'

/** An answer that takes longer never comes. Migrations and the upkeep of large tables take minutes; around a tenant's query only short statements run. */
const deadlineMs = 5 * 60_000
const queryDeadlineMs = 30_000

function connectionTo(engine: Engine, answerMs = deadlineMs) {
  return { stream: () => new PgliteStream(engine, answerMs), user: 'postgres', database: 'postgres', host: 'localhost', ssl: false }
}

/** PGlite's one session, as two pools of one connection each, which take turns at it. */
export interface PglitePools {
  /** Pipelined: statements are sent before the ones before them are answered. */
  pool: PostgresPool
  /** Not pipelined: tenants' queries are read through portals, which do not work with pipelining. */
  queryPool: PostgresPool
  end(): Promise<void>
}

/** Opens the pools. Transactions and queries queue for the one session; when the worker has ended, new connections take the place of these. */
export function openPglitePools(engine: Engine): PglitePools {
  const turns = new Turns()
  const open = (pipeline: boolean, answerMs: number) => {
    const pool = new pg.Pool({ ...connectionTo(engine, answerMs), max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true, pipeline })
    // The worker has ended between two statements. The pool has dropped the connection already, and the next statement makes another.
    pool.on('error', () => undefined)
    return pool
  }
  const pipelined = open(true, deadlineMs)
  const plain = open(false, queryDeadlineMs)
  return {
    pool: oneAtATime(pipelined, engine, turns),
    queryPool: oneAtATime(plain, engine, turns),
    end: async () => void (await Promise.all([pipelined.end(), plain.end()]))
  }
}

/** Lets one at a time have something, in the order in which they ask. */
class Turns {
  #last: Promise<unknown> = Promise.resolve()

  /** Waits for its turn; answers what ends it. */
  async next(): Promise<() => void> {
    const before = this.#last
    let end = () => {}
    this.#last = new Promise<void>((resolve) => {
      end = resolve
    })
    await before
    return end
  }
}

/** The pool, whose connection is lent only while no other has the session. */
function oneAtATime(pool: pg.Pool, engine: Engine, turns: Turns): PostgresPool {
  return {
    async connect() {
      const endTurn = await turns.next()
      try {
        // A worker that is about to end takes the pool's connection with it.
        await engine.worker()
        return lent(await pool.connect(), endTurn)
      } catch (error) {
        endTurn()
        throw error
      }
    },
    on: (event, listener) => pool.on(event, listener),
    off: (event, listener) => pool.off(event, listener)
  }
}

function lent(client: pg.PoolClient, endTurn: () => void): PostgresClient {
  return {
    pipeline: client.pipeline,
    query: (query) => client.query(query),
    on: (event, listener) => client.on(event, listener),
    off: (event, listener) => client.off(event, listener),
    release(destroy) {
      client.release(destroy)
      endTurn()
    }
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
