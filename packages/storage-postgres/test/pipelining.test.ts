import { randomUUID } from 'node:crypto'
import { type Transaction, tables } from '@rapport/core/storage'
import { expect, it } from 'vitest'
import { postgresStore } from '../src/index.js'
import { RecordingPool } from './recording-pool.js'
import { freshPostgresStore, freshSchema, postgresUrl } from './stores.js'

/** Runs a transaction on a pool of one connection; answers what was sent, and how many statements waited for their answers at once. */
async function run(pipeline: boolean, work: (transaction: Transaction) => Promise<unknown>, saved: number) {
  const schema = freshSchema()
  await (await freshPostgresStore(schema)).close()
  const pool = new RecordingPool(postgresUrl(), { max: 1, pipeline })
  const store = postgresStore({ pool }, { schema })
  await store.open()
  pool.maxWaiting = 0
  const rows = store.organization(randomUUID())
  const sent = await pool.statementsOf(() => rows.transaction(work))
  expect(await rows.count(tables.visitorClaims)).toBe(saved)
  await store.close()
  await pool.end()
  return { sent: sent.map(({ text }) => text.split(' ')[0]), maxWaiting: pool.maxWaiting }
}

const claimAt = (at: number) => ({ visitor_id: randomUUID(), at, identity: 'u:a' })

/** How many statements of a transaction wait at once, when all are asked at once. */
async function maxWaiting(pipeline: boolean): Promise<number> {
  const askAtOnce = (transaction: Transaction) =>
    Promise.all([1, 2, 3, 4, 5].map((at) => transaction.insert(tables.visitorClaims, [claimAt(at)])))
  return (await run(pipeline, askAtOnce, 5)).maxWaiting
}

it.each([
  [true, 3],
  [false, 1]
])('the commit goes out behind writes that nobody waits for, on connections that can (%s)', async (pipeline, maxWaiting) => {
  const write = async (transaction: Transaction) => void transaction.insert(tables.visitorClaims, [claimAt(1)]).catch(() => undefined)
  expect(await run(pipeline, write, 1)).toEqual({ sent: ['begin', 'with', 'commit'], maxWaiting })
})

it('statements of a transaction go out before those ahead are answered, on connections that can', async () => {
  expect(await maxWaiting(true)).toBeGreaterThanOrEqual(5)
  expect(await maxWaiting(false)).toBe(1)
})
