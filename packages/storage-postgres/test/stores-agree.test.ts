import { memoryStore } from '@rapport/core/memory'
import { storesAgree } from '@rapport/core/testing/suites'
import { it } from 'vitest'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

const memory = { name: 'memory', create: async () => memoryStore() }
const pglite = { name: 'PGlite', create: async () => (await freshPgliteStore()).store }
const postgres = { name: 'Postgres', create: () => freshPostgresStore() }

it('memory and Postgres answer 500 random sequences of operations alike', { timeout: 300_000 }, async () => {
  await storesAgree([memory, postgres], { runs: 500 })
})

// The store's code and SQL are those of Postgres, and each sequence takes five times as long. `test:long` asks for 500 here, too.
it('PGlite answers 100 random sequences of operations as memory and Postgres do', { timeout: 300_000 }, async () => {
  await storesAgree([memory, pglite, postgres], { runs: 100 })
})
