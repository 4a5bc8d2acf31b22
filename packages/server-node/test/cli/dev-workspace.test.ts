import { allGrants } from '@rapport/core'
import { createTestRapport } from '@rapport/core/testing'
import { expect, test } from 'vitest'
import type { DevCredentials } from '../../src/cli/credentials-file.js'
import { devWorkspace } from '../../src/cli/dev-workspace.js'

test('the key of an earlier version gets the grants that have come since, and other keys do not', async () => {
  const { rapport } = await createTestRapport()
  let kept: DevCredentials | undefined
  const file = {
    read: async () => kept,
    write: async (credentials: DevCredentials) => {
      kept = credentials
    }
  }
  const first = await devWorkspace(rapport, file)
  const { apiKeys } = rapport.organization(first.organizationId)
  const [own] = await apiKeys.list()
  await apiKeys.setGrants(own?.id ?? '', ['analytics:read'])
  const { apiKey: other } = await apiKeys.create({ name: 'mine', grants: ['analytics:read'] })

  expect(await devWorkspace(rapport, file)).toEqual(first)
  const grants = new Map((await apiKeys.list()).map((key) => [key.id, key.grants]))
  expect(grants.get(own?.id ?? '')).toEqual(allGrants)
  expect(grants.get(other.id)).toEqual(['analytics:read'])
})
