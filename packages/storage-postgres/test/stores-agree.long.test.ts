import { memoryStore } from '@rapport/core/memory'
import { storesAgree } from '@rapport/core/testing/suites'
import { it } from 'vitest'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

it('memory, PGlite and Postgres answer 500 random sequences of operations alike', async () => {
  await storesAgree(
    [
      { name: 'memory', create: async () => memoryStore() },
      { name: 'PGlite', create: async () => (await freshPgliteStore()).store },
      { name: 'Postgres', create: () => freshPostgresStore() }
    ],
    { runs: 500 }
  )
})
