import { expect, it } from 'vitest'
import { identities, users } from '../../registry/tables.js'
import { createTestRapport } from '../../testing/create-test-rapport.js'

const long = (length: number) => 'x'.repeat(length)
const several = (count: number, length: number, prefix = 't') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, long(length)]))

it.each<[string, Record<string, unknown>, string]>([
  ['a long trait', { bio: long(17_000) }, 'the trait "bio" must be at most 16 kB'],
  ['a trait with a long name', { [long(17_000)]: 1 }, 'must be at most 16 kB'],
  ['a large map', several(5, 15_000), 'must be at most 64 kB in all'],
  ['very many names', several(1_001, 1), 'must have at most 1000 names, not 1001']
])('a put of %s is refused in words, and stores nothing', async (_, traits, says) => {
  const { workspace, store, organizationId } = await createTestRapport()
  const puts = [
    [workspace.users.put([{ userId: 'a' }, { userId: 'b', traits }]), 'users[1].traits'],
    [workspace.customers.put([{ customerId: 'a' }, { customerId: 'b', traits }]), 'customers[1].traits']
  ] as const
  for (const [put, path] of puts) {
    const error = { code: 'INVALID_TOOL_INPUT', message: expect.stringContaining(path) }
    await expect(put).rejects.toMatchObject(error)
    await expect(put).rejects.toThrow(says)
  }
  expect(await store.organization(organizationId).count(users)).toBe(0)
})

it('a batch that says more of one user than is kept is refused; a put to a full user is taken, and told', async () => {
  const { workspace, store, organizationId, clock } = await createTestRapport()
  const batch = Array.from({ length: 6 }, (_, index) => ({ userId: 'u', traits: several(4, 15_000, `t${index}.`) }))
  await expect(workspace.users.put(batch)).rejects.toThrow('users[4].traits: this batch has more than 256 kB')
  for (const one of batch) {
    clock.advance(1_000)
    await workspace.users.put([one])
  }
  const [user] = await store.organization(organizationId).find(identities)
  expect(Object.keys(user?.traits ?? {})).toEqual(expect.arrayContaining(Object.keys(batch[5]?.traits ?? {})))
  expect(JSON.stringify(user?.traits).length).toBeLessThan(256 * 1_024)
  expect(await workspace.ingestIssues()).toMatchObject([{ kind: 'cut', field: 'traits', message: expect.stringContaining('256 kB') }])
})
