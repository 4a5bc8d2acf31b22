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
  pool.mostWaiting = 0
  const rows = store.organization(randomUUID())
  const sent = await pool.statementsOf(() => rows.transaction(work))
  expect(await rows.count(tables.visitorClaims)).toBe(saved)
  await store.close()
  await pool.end()
  return { sent: sent.map(({ text }) => text.split(' ')[0]), mostWaiting: pool.mostWaiting }
}

const claimAt = (at: number) => ({ visitor_id: randomUUID(), at, identity: 'u:a' })

/** How many statements of a transaction wait at once, when all are asked at once. */
async function mostWaiting(pipeline: boolean): Promise<number> {
  const askAtOnce = (transaction: Transaction) =>
    Promise.all([1, 2, 3, 4, 5].map((at) => transaction.insert(tables.visitorClaims, [claimAt(at)])))
  return (await run(pipeline, askAtOnce, 5)).mostWaiting
}

it.each([
  [true, 3],
  [false, 1]
])('the commit goes out behind writes that nobody waits for, on connections that can (%s)', async (pipeline, mostWaiting) => {
  const write = async (transaction: Transaction) => void transaction.insert(tables.visitorClaims, [claimAt(1)]).catch(() => undefined)
  expect(await run(pipeline, write, 1)).toEqual({ sent: ['begin', 'with', 'commit'], mostWaiting })
})

it('statements of a transaction go out before those ahead are answered, on connections that can', async () => {
  expect(await mostWaiting(true)).toBeGreaterThanOrEqual(5)
  expect(await mostWaiting(false)).toBe(1)
})
