import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { campaign } from '@rapport/core/src/testing/integrations/campaign.js'
import { it } from 'vitest'

const seeds = Array.from({ length: 200 }, (_, index) => index + 1)

it.each(seeds)('nothing is lost or doubled, whatever fails: seed %i', { timeout: 600_000 }, async (seed) => {
  const store = memoryStore()
  await store.open()
  // Thousands of records take long in each run; most campaigns have hundreds.
  await campaign(store, { seed, records: seed % 50 === 0 ? 3_000 : 150, rounds: 8 })
  await store.close()
})
