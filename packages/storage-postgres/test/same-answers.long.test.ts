import { memoryStore } from '@rapport/core/memory'
import { sameAnswers } from '@rapport/test-suites'
import { expect, it } from 'vitest'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

it('memory, PGlite and Postgres with the same world answer 2,000 random inputs of all tools alike', async () => {
  const succeeded = await sameAnswers(
    [
      { name: 'memory', create: async () => memoryStore() },
      { name: 'PGlite', create: async () => (await freshPgliteStore()).store },
      { name: 'Postgres', create: () => freshPostgresStore() }
    ],
    { inputs: 2_000 }
  )
  for (const [tool, count] of succeeded)
    expect(count, `${tool} has to succeed now and then, or nothing of it is compared`).toBeGreaterThan(0)
})
