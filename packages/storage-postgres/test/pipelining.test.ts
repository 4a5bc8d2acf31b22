import { randomUUID } from 'node:crypto'
import { tables } from '@rapport/core/storage'
import { expect, it } from 'vitest'
import { postgresStore } from '../src/index.js'
import { RecordingPool } from './recording-pool.js'
import { freshPostgresStore, freshSchema, postgresUrl } from './stores.js'

/** How many statements of a transaction wait at once, when all are asked at once; with the claims that they saved. */
async function mostWaiting(pipeline: boolean): Promise<number> {
  const schema = freshSchema()
  await (await freshPostgresStore(schema)).close()
  const pool = new RecordingPool(postgresUrl(), { max: 1, pipeline })
  const store = postgresStore({ pool }, { schema })
  await store.open()
  pool.mostWaiting = 0
  const rows = store.organization(randomUUID())
  const claims = Array.from({ length: 5 }, (_, at) => ({ visitor_id: randomUUID(), at, identity: 'u:a' }))
  await rows.transaction((transaction) => Promise.all(claims.map((claim) => transaction.insert(tables.visitorClaims, [claim]))))
  expect(await rows.count(tables.visitorClaims)).toBe(5)
  await store.close()
  await pool.end()
  return pool.mostWaiting
}

it('statements of a transaction go out before those ahead are answered, on connections that can', async () => {
  expect(await mostWaiting(true)).toBeGreaterThanOrEqual(5)
  expect(await mostWaiting(false)).toBe(1)
})
