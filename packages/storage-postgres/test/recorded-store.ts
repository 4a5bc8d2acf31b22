import { afterAll, beforeAll } from 'vitest'
import { type PostgresStore, postgresStore } from '../src/index.js'
import { RecordingPool } from './recording-pool.js'
import { freshSchema, postgresUrl } from './stores.js'

/** A store whose statements are recorded, on a schema of its own. */
export interface RecordedStore {
  schema: string
  pool: RecordingPool
  store: PostgresStore
}

/** Makes and fills a recorded store before the tests of the file that calls it, and closes it after them; what it answers gives it to a running test. */
export function recordedStore(fill: (recorded: RecordedStore) => Promise<void>): () => RecordedStore {
  let made: RecordedStore | undefined

  beforeAll(async () => {
    const schema = freshSchema()
    const pool = new RecordingPool(postgresUrl())
    made = { schema, pool, store: postgresStore({ pool }, { schema, migrate: true }) }
    await made.store.open()
    await fill(made)
  })

  afterAll(async () => {
    await made?.store.close()
    await made?.pool.end()
  })

  return () => {
    if (!made) throw new Error('The store is open only while tests run')
    return made
  }
}
