import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { databaseName, lastingStore, parseStore } from '../../src/cli/store-choice.js'

test('a store is memory or a Postgres address', () => {
  expect(parseStore('memory')).toEqual({ kind: 'memory' })
  expect(parseStore('postgresql://h/db')).toEqual({ kind: 'postgres', url: 'postgresql://h/db' })
})

test.each(['mysql://u:hunter2@h/db', 'postgres://u:hunter2@h:port/db', 'hunter2'])(
  'anything else is refused without repeating it',
  (text) => {
    expect(() => parseStore(text)).toThrow('postgres://user:password@host:5432/name')
    expect(() => parseStore(text)).not.toThrow('hunter2')
  }
)

test('a command without a database says how to name one', () => {
  expect(() => lastingStore({})).toThrow('Set DATABASE_URL')
  expect(() => lastingStore({ store: '' })).toThrow('Set DATABASE_URL')
  expect(() => lastingStore({ store: 'memory' })).toThrow('Name a database that lasts')
})

test('a directory goes before an address, which may come from the environment; it must have been in use', async () => {
  const data = await mkdtemp(join(tmpdir(), 'rapport-choice-'))
  const store = 'postgres://h/db'
  expect(lastingStore({ store })).toEqual({ kind: 'postgres', url: store })
  expect(() => lastingStore({ store, data })).toThrow('it has no database')
  await mkdir(join(data, 'pgdata'))
  expect(lastingStore({ store, data })).toEqual({ kind: 'pglite', directory: data })
  await rm(data, { recursive: true })
})

test('the name of a database holds neither its user nor its password', () => {
  expect(databaseName({ kind: 'postgres', url: 'postgres://u:p@h/db?sslmode=no' }, 'rapport')).toBe('postgres://h:5432/db rapport')
})
