import { createRapport, type Rapport } from '@rapport/core'
import type { PostgresStore } from '@rapport/storage-postgres'
import { erasureLogOf } from '../erasures/erasure-file.js'
import { lastingStore, makeLastingStore } from './store-choice.js'
import type { StoreOptions } from './store-options.js'

/** Runs a command's work on the database that its options name, and lets go of it afterwards, also when the work fails. */
export async function withStore(options: StoreOptions, work: (store: PostgresStore) => Promise<void>): Promise<void> {
  const store = await makeLastingStore(lastingStore(options), options)
  try {
    await work(store)
  } finally {
    await store.close()
  }
}

/** The same with a Rapport, once the database is known to fit this version. */
export function withRapport(options: StoreOptions, work: (rapport: Rapport) => Promise<void>): Promise<void> {
  return withStore(options, async (store) => {
    await store.open()
    const rapport = createRapport({ store, ...erasureLogOf(options) })
    try {
      await work(rapport)
    } finally {
      await rapport.close()
    }
  })
}
