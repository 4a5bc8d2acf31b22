import { afterEach, expect, test, vi } from 'vitest'
import { databaseName, lastingStore, parseStore } from '../../src/cli/store-choice.js'

afterEach(() => vi.unstubAllEnvs())

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
  vi.stubEnv('DATABASE_URL', '')
  expect(() => lastingStore({})).toThrow('Set DATABASE_URL')
  expect(() => lastingStore({ store: 'memory' })).toThrow('give one that lasts')
})

test('a directory goes before the address in the environment', () => {
  vi.stubEnv('DATABASE_URL', 'postgres://h/db')
  expect(lastingStore({})).toEqual({ kind: 'postgres', url: 'postgres://h/db' })
  expect(lastingStore({ data: 'dir' })).toEqual({ kind: 'pglite', directory: 'dir' })
})

test('the name of a database holds neither its user nor its password', () => {
  expect(databaseName({ kind: 'postgres', url: 'postgres://u:p@h/db?sslmode=no' })).toBe('postgres://h:5432/db')
})
