import { it } from 'vitest'
import { memoryStore } from '../../storage/memory/memory-store.js'
import { campaign } from './campaign.js'

it.each(Array.from({ length: 10 }, (_, index) => index + 1))('nothing is lost or doubled, whatever fails: seed %i', async (seed) => {
  const store = memoryStore()
  await store.open()
  await campaign(store, { seed, records: 45, rounds: 6 })
  await store.close()
})
