import { memoryStore } from '@rapport/core/memory'
import { sameAnswers } from '@rapport/test-suites'
import { it } from 'vitest'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

it('memory, PGlite and Postgres with the same world answer 60 random inputs of all tools alike', { timeout: 300_000 }, async () => {
  await sameAnswers(
    [
      { name: 'memory', create: async () => memoryStore() },
      { name: 'PGlite', create: async () => (await freshPgliteStore()).store },
      { name: 'Postgres', create: () => freshPostgresStore() }
    ],
    // The jobs of 40 sources, as in `test:long`, take three times as long as the inputs.
    { inputs: 60, sources: 16 }
  )
})
