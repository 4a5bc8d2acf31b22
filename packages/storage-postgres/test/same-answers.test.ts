import { memoryStore } from '@rapport/core/memory'
import { sameAnswers } from '@rapport/test-suites'
import { it } from 'vitest'
import { freshPostgresStore } from './stores.js'

it('memory and Postgres with the same world answer 60 random inputs of all tools alike', { timeout: 300_000 }, async () => {
  await sameAnswers(
    [
      { name: 'memory', create: async () => memoryStore() },
      { name: 'Postgres', create: () => freshPostgresStore() }
    ],
    { inputs: 60 }
  )
})
