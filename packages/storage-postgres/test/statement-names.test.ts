import { randomUUID } from 'node:crypto'
import { tables } from '@rapport/core/storage'
import pg from 'pg'
import { expect, it } from 'vitest'
import { postgresStore } from '../src/index.js'
import { recordedStore } from './recorded-store.js'
import { freshPostgresStore, freshSchema, postgresUrl } from './stores.js'

const claim = (at: number) => ({ visitor_id: randomUUID(), at, identity: 'u:a' })

const recorded = recordedStore(async () => undefined)

it('statements by key have names within transactions, and only there', async () => {
  const { pool, store } = recorded()
  const rows = store.organization(randomUUID())
  const outside = await pool.statementsOf(() => rows.get(tables.users, [{ id: randomUUID() }]))
  expect(outside.map((statement) => 'name' in statement)).toEqual([false])
  const inside = await pool.statementsOf(() =>
    rows.transaction(async (transaction) => {
      await transaction.get(tables.users, [{ id: randomUUID() }])
      await transaction.find(tables.identities, { where: { user_id: { in: [randomUUID()] } } })
      await transaction.find(tables.events, { where: { user_id: { isNull: true } }, limit: 1 })
    })
  )
  const asked = inside.filter(({ text }) => !text.startsWith('set local'))
  expect(asked.map((statement) => 'name' in statement)).toEqual([false, true, true, false, false])
})

it('goes on without names where the connection forgets them, as behind a proxy', async () => {
  const schema = freshSchema()
  await (await freshPostgresStore(schema)).close()
  const pool = new pg.Pool({ connectionString: postgresUrl(), max: 1 })
  const store = postgresStore({ pool }, { schema })
  const rows = store.organization(randomUUID())
  const insert = (at: number) => rows.transaction((transaction) => transaction.insert(tables.visitorClaims, [claim(at)]))
  await insert(1)
  await pool.query('deallocate all')
  expect(await insert(2)).toEqual([true])
  await pool.query('deallocate all')
  expect(await insert(3)).toEqual([true])
  const { rows: named } = await pool.query('select name from pg_prepared_statements')
  expect(named).toEqual([])
  await store.close()
  await pool.end()
})

it('two stores share the connections of one pool', async () => {
  const pool = new pg.Pool({ connectionString: postgresUrl(), max: 1 })
  for (const schema of [freshSchema(), freshSchema()]) {
    const store = postgresStore({ pool }, { schema, migrate: true })
    const rows = store.organization(randomUUID())
    expect(await rows.transaction((transaction) => transaction.insert(tables.visitorClaims, [claim(1)]))).toEqual([true])
    expect(await rows.count(tables.visitorClaims)).toBe(1)
    await store.close()
  }
  await pool.end()
})
