import { randomUUID } from 'node:crypto'
import { tables } from '@rapport/core/storage'
import pg from 'pg'
import { expect, it } from 'vitest'
import { type PostgresClient, type PostgresPool, type PostgresQuery, postgresStore } from '../src/index.js'
import { freshPostgresStore, freshSchema, postgresUrl } from './stores.js'

/** A pool that counts how many statements wait for their answers at most. */
class CountingPool implements PostgresPool {
  most = 0
  #waiting = 0
  readonly #pool: pg.Pool

  constructor(pipeline: boolean) {
    this.#pool = new pg.Pool({ connectionString: postgresUrl(), max: 1, pipeline })
  }

  async connect(): Promise<PostgresClient> {
    const client = await this.#pool.connect()
    const query = async (statement: PostgresQuery) => {
      this.most = Math.max(this.most, ++this.#waiting)
      return client.query(statement).finally(() => this.#waiting--)
    }
    return {
      pipeline: client.pipeline === true,
      query,
      on: (event, listener) => client.on(event, listener),
      off: (event, listener) => client.off(event, listener),
      release: (destroy) => client.release(destroy)
    }
  }

  on(event: 'error', listener: (error: Error) => void): unknown {
    return this.#pool.on(event, listener)
  }

  off(event: 'error', listener: (error: Error) => void): unknown {
    return this.#pool.off(event, listener)
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}

/** How many statements of a transaction wait at once, when all are asked at once; with the claims that they saved. */
async function mostWaiting(pipeline: boolean): Promise<number> {
  const schema = freshSchema()
  await (await freshPostgresStore(schema)).close()
  const pool = new CountingPool(pipeline)
  const store = postgresStore({ pool }, { schema })
  await store.open()
  pool.most = 0
  const rows = store.organization(randomUUID())
  const claims = Array.from({ length: 5 }, (_, at) => ({ visitor_id: randomUUID(), at, identity: 'u:a' }))
  await rows.transaction((transaction) => Promise.all(claims.map((claim) => transaction.insert(tables.visitorClaims, [claim]))))
  expect(await rows.count(tables.visitorClaims)).toBe(5)
  await store.close()
  await pool.end()
  return pool.most
}

it('statements of a transaction go out before those ahead are answered, on connections that can', async () => {
  expect(await mostWaiting(true)).toBeGreaterThanOrEqual(5)
  expect(await mostWaiting(false)).toBe(1)
})
