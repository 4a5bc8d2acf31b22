import { randomUUID } from 'node:crypto'
import { type Transaction, tables } from '@rapport/core/storage'
import { sampleRows } from '@rapport/core/testing'
import { expect, it } from 'vitest'
import { CollisionError, Optimism } from '../src/optimism.js'
import { recordedStore } from './recorded-store.js'

const recorded = recordedStore(async () => undefined)

const events = () => Array.from({ length: 3 }, () => sampleRows.event({ event_id: randomUUID() }))

/** How the events of some work were written: whether each insert looked for rows that exist. */
async function looking(work: (transaction: Transaction) => Promise<unknown>): Promise<boolean[]> {
  const { pool, store } = recorded()
  const sent = await pool.statementsOf(() => store.organization(randomUUID()).transaction(work))
  return sent.filter(({ text }) => text.includes('insert into')).map(({ text }) => text.includes('on conflict'))
}

it('events are written without looking for those that exist, until one does', async () => {
  expect(await looking((transaction) => transaction.insert(tables.events, events()))).toEqual([false])
  const [twice = sampleRows.event({}), ...others] = events()
  let runs = 0
  const answers: boolean[][] = []
  const writeTwice = async (transaction: Transaction) => {
    runs++
    answers.push(await transaction.insert(tables.events, [twice, ...others, twice]))
  }
  expect(await looking(writeTwice)).toEqual([false, true])
  expect([runs, answers]).toEqual([2, [[true, true, true, false]]])
  expect(await looking((transaction) => transaction.insert(tables.events, events()))).toEqual([true])
})

it('rows of other tables are looked for', async () => {
  expect(
    await looking((transaction) => transaction.insert(tables.visitorClaims, [{ visitor_id: randomUUID(), at: 1, identity: 'u:a' }]))
  ).toEqual([true])
})

const violation = () => Object.assign(new Error('duplicate key value'), { code: '23505', severity: 'ERROR' })

it('only a unique violation of an optimistic attempt is a collision', async () => {
  const failing = (optimism: Optimism, attempt: number, error: Error) => optimism.run(attempt, () => Promise.reject(error))
  await expect(failing(new Optimism(), 1, violation())).rejects.toBeInstanceOf(CollisionError)
  await expect(failing(new Optimism(), 2, violation())).rejects.toThrow('duplicate key value')
  await expect(failing(new Optimism(), 1, new Error('another'))).rejects.toThrow('another')
})
