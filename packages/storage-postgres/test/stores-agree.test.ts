import { memoryStore } from '@rapport/core/memory'
import { storesAgree } from '@rapport/core/testing/suites'
import { it } from 'vitest'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

const memory = { name: 'memory', create: async () => memoryStore() }
const pglite = { name: 'PGlite', create: async () => (await freshPgliteStore()).store }
const postgres = { name: 'Postgres', create: () => freshPostgresStore() }

// `test:long` asks for 500 of each store.
it('memory and Postgres answer 100 random sequences of operations alike', { timeout: 300_000 }, async () => {
  await storesAgree([memory, postgres], { runs: 100 })
})

// The store's code and SQL are those of Postgres, and each sequence takes five times as long.
it('PGlite answers 20 random sequences of operations as memory and Postgres do', { timeout: 300_000 }, async () => {
  await storesAgree([memory, pglite, postgres], { runs: 20 })
})
