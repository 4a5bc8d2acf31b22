import { randomUUID } from 'node:crypto'
import { type Transaction, tables } from '@rapport/core/storage'
import { sampleRows } from '@rapport/core/testing/suites'
import { expect, it } from 'vitest'
import { CollisionError, Optimism } from '../src/optimism.js'
import { freshPgliteStore } from './pglite-stores.js'
import { recordedStore } from './recorded-store.js'
import { freshPostgresStore } from './stores.js'

const recorded = recordedStore(async () => undefined)

const events = () => Array.from({ length: 3 }, () => sampleRows.event({ event_id: randomUUID() }))

/** How the events of some work were written: whether each insert looked for rows that exist. */
async function looking(work: (transaction: Transaction) => Promise<unknown>): Promise<boolean[]> {
  const { pool, store } = recorded()
  const sent = await pool.statementsOf(() => store.organization(randomUUID()).transaction(work))
  return sent.filter(({ text }) => text.includes('insert into')).map(({ text }) => text.includes('on conflict'))
}

// The first of these tests: after a collision there would be no optimism to be misled.
it('another unique violation runs nothing again, and has nobody look', async () => {
  const rows = recorded().store.organization(randomUUID())
  await rows.insert(tables.members, [sampleRows.member({ id: 'a' }), sampleRows.member({ id: 'b' })])
  let runs = 0
  const work = rows.transaction(async (transaction) => {
    runs++
    await transaction.update(tables.members, { id: { eq: 'a' } }, { email: 'b@example.com' })
  })
  await expect(work).rejects.toMatchObject({ code: '23505' })
  expect(runs).toBe(1)
})

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

it('only a unique violation of an attempt that wrote without looking is a collision', async () => {
  const failing = (optimism: Optimism, number: number, error: Error, hasWrittenUnseen = true) =>
    optimism.run(number, (attempt) => {
      if (attempt) attempt.hasWrittenUnseen = hasWrittenUnseen
      return Promise.reject(error)
    })
  const isOptimistic = (optimism: Optimism) => optimism.run(1, async (attempt) => attempt !== undefined)
  const optimism = new Optimism()
  await expect(failing(optimism, 1, violation(), false)).rejects.toThrow('duplicate key value')
  await expect(failing(optimism, 2, violation())).rejects.toThrow('duplicate key value')
  await expect(failing(optimism, 1, new Error('another'))).rejects.toThrow('another')
  expect(await isOptimistic(optimism)).toBe(true)
  await expect(failing(optimism, 1, violation())).rejects.toBeInstanceOf(CollisionError)
  expect(await isOptimistic(optimism)).toBe(false)
})

it.each([
  ['PGlite', async () => (await freshPgliteStore()).store],
  ['Postgres', freshPostgresStore]
])('%s: work that catches the collision and throws an error of its own runs again, too', async (_, create) => {
  const store = await create()
  try {
    const rows = store.organization(randomUUID())
    const old = sampleRows.event({ event_id: randomUUID() })
    const another = sampleRows.event({ event_id: randomUUID() })
    await rows.insert(tables.events, [old])
    const answers: unknown[] = []
    const work = rows.transaction(async (transaction) => {
      answers.push(await transaction.insert(tables.events, [old, another]).catch(() => 'failed'))
      throw new Error('its own')
    })
    await expect(work).rejects.toThrow('its own')
    expect(answers).toEqual(['failed', [false, true]])
    expect(await rows.find(tables.events)).toEqual([old])
  } finally {
    await store.close()
  }
})
