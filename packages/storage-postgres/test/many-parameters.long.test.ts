import { tables } from '@rapport/core/storage'
import { expect, it } from 'vitest'
import { freshPgliteStore } from './pglite-stores.js'
import { freshPostgresStore } from './stores.js'

it.each([
  ['Postgres', () => freshPostgresStore()],
  ['PGlite', async () => (await freshPgliteStore()).store]
])(
  'alternatives that no list can hold are looked for all the same on %s, more of them than a statement has parameters',
  async (_, createStore) => {
    const store = await createStore()
    await store.open()
    const rows = store.organization('01900000-0000-8000-8000-000000000001')
    const any = Array.from({ length: 33_000 }, (_, index) => ({ name: { gt: `name ${index}`, lt: `name ${index}.` } }))
    expect(await rows.count(tables.customers, { any })).toBe(0)
    expect(await rows.count(tables.customers)).toBe(0)
    await store.close()
  }
)
