import { createTestRapport } from '@rapport/core/testing'
import { expect, it } from 'vitest'
import { freshPostgresStore } from './stores.js'

it('suggestions are read without waiting for whoever holds the lock of identity, while a job searches for duplicates', async () => {
  const store = await freshPostgresStore()
  const { workspace, organizationId } = await createTestRapport({ store })
  await workspace.users.put([{ userId: 'ann', email: 'ann@gmail.com' }, { email: 'a.nn@gmail.com' }])
  await workspace.users.put(Array.from({ length: 200 }, (_, n) => ({ email: `p${n}@gmail.com` })))
  await workspace.identity.suggestions()
  await store.organization(organizationId).transaction(async (transaction) => {
    await transaction.lock('ingest')
    expect((await workspace.identity.suggestions()).items).toHaveLength(1)
  })
  await store.close()
})
