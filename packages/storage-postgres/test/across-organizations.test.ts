import { randomUUID } from 'node:crypto'
import { tables } from '@rapport/core/storage'
import { sampleRows } from '@rapport/core/testing/suites'
import { expect, it } from 'vitest'
import { freshPostgresStore } from './stores.js'

it('a take across organizations passes over rows that a transaction holds, and does not wait for it', async () => {
  const store = await freshPostgresStore()
  const held = store.organization(randomUUID())
  const free = store.organization(randomUUID())
  const take = { where: {}, set: { attempts: 1 }, limit: 5 }
  await held.insert(tables.jobs, [sampleRows.job({ id: randomUUID() })])
  await free.insert(tables.jobs, [sampleRows.job({ id: randomUUID() })])
  await held.transaction(async (transaction) => {
    expect(await transaction.take(tables.jobs, take)).toHaveLength(1)
    const taken = await store.acrossOrganizations.take(tables.jobs, take)
    expect(taken.map((row) => row.organization_id)).toEqual([free.organizationId])
  })
  expect(await store.acrossOrganizations.take(tables.jobs, take)).toHaveLength(2)
  await store.close()
})
