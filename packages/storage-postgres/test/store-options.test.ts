import { expect, it } from 'vitest'
import { pgliteStore, postgresStore } from '../src/index.js'

const connectionString = 'postgres://app@127.0.0.1:1/app'

it.each([
  // A directory that is not taken for one would be a temporary one: everything would be lost in silence.
  ['pgliteStore: datadir is not allowed; did you mean dataDir?', () => pgliteStore({ datadir: '.rapport' } as never)],
  ['pgliteStore: path is not allowed; did you mean dataDir?', () => pgliteStore({ path: '.rapport' } as never)],
  ['pgliteStore takes an object of options', () => pgliteStore('.rapport' as never)],
  ['postgresStore: url is not allowed; did you mean connectionString?', () => postgresStore({ url: connectionString } as never)],
  ['postgresStore: migrat is not allowed; did you mean migrate?', () => postgresStore({ connectionString, migrat: true } as never)],
  ['postgresStore: Schema is not allowed; did you mean schema?', () => postgresStore({ connectionString }, { Schema: 'a' } as never)],
  ['postgresStore takes an object of options', () => postgresStore(connectionString as never)]
])('%s', (message, open) => {
  expect(open).toThrow(new TypeError(message))
})
