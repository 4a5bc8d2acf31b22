import { randomUUID } from 'node:crypto'
import { tables } from '@rapport/core/storage'
import { storeSuite } from '@rapport/core/testing/suites'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { postgresStore } from '../src/index.js'
import { freshSchema, postgresUrl } from './stores.js'

/** Parsers that would spoil every value that they got hold of. */
const types = { getTypeParser: () => () => 'spoilt' }

const settings = [
  'timezone=Asia/Kathmandu',
  'datestyle=German',
  'extra_float_digits=-15',
  'default_transaction_isolation=serializable',
  'search_path=pg_catalog',
  'default_transaction_read_only=on',
  'standard_conforming_strings=off'
]

function hostPool(): pg.Pool {
  const options = settings.map((setting) => `-c ${setting}`).join(' ')
  return new pg.Pool({ connectionString: postgresUrl(), max: 1, types, options })
}

const pool = hostPool()
afterAll(() => pool.end())

const schema = freshSchema()
storeSuite("a host's pool of one connection with settings and parsers of its own", async () =>
  postgresStore({ pool }, { schema, migrate: true })
)

it("a host's pool is left open, and without our listener", async () => {
  const own = hostPool()
  const before = own.listenerCount('error')
  const store = postgresStore({ pool: own }, { schema, migrate: true })
  expect(await store.organization(randomUUID()).count(tables.events)).toBe(0)
  await store.close()
  expect(own.listenerCount('error')).toBe(before)
  expect((await own.query({ text: 'select 1 as one', rowMode: 'array' })).rows).toEqual([['spoilt']])
  await own.end()
})

it('type parsers of pg are as they were', () => {
  expect(pg.types.getTypeParser(20)('5')).toBe('5')
  expect(pg.types.getTypeParser(1184)('2026-01-01 00:00:00+00')).toEqual(new Date(Date.UTC(2026, 0, 1)))
})
