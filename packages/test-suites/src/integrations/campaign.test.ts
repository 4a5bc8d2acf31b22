import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { campaign } from '@rapport/core/src/testing/integrations/campaign.js'
import { it } from 'vitest'

it.each(Array.from({ length: 10 }, (_, index) => index + 1))('nothing is lost or doubled, whatever fails: seed %i', async (seed) => {
  const store = memoryStore()
  await store.open()
  await campaign(store, { seed, records: 45, rounds: 6 })
  await store.close()
})
