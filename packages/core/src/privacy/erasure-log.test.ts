import { expect, it } from 'vitest'
import type { ErasureRecord } from '../context/index.js'
import { users } from '../registry/tables.js'
import { createTestRapport } from '../testing/create-test-rapport.js'

it('an erasure is written down before it begins, and a lift after it; where that fails, nothing is erased', async () => {
  const written: ErasureRecord[] = []
  let isFull = false
  const append = async (record: ErasureRecord) => {
    if (isFull) throw new Error('The disk is full')
    written.push(record)
  }
  const { workspace, store, organizationId } = await createTestRapport({ erasureLog: { append } })
  const count = () => store.organization(organizationId).count(users)
  await workspace.users.put([{ userId: 'ada', email: 'ada@acme.test' }])
  isFull = true
  await expect(workspace.privacy.erase({ userId: 'ada' })).rejects.toThrow('The disk is full')
  expect([await count(), written]).toEqual([1, []])
  isFull = false
  const { id } = await workspace.privacy.erase({ userId: 'ada' })
  expect([await count(), written]).toMatchObject([0, [{ organizationId, id, selectedBy: 'userId', names: [{ isLifted: false }, {}] }]])
  const { lifted } = await workspace.privacy.lift({ userId: 'ada' })
  expect(written[1]).toMatchObject({ id, names: Array.from({ length: lifted }, () => ({ isLifted: true })) })
})
