import { allGrants } from '@rapport/core/src/auth/grants.js'
import { auditEntries } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import type { NewWorld, World } from '../list-tools/world.js'

/** What the log has been told since, the oldest first. */
async function told({ workspace }: World) {
  const { items } = await workspace.audit.list({ limit: 1000 })
  return items.map(({ tool, subjectId, before, after }) => ({ tool, subjectId, before, after })).reverse()
}

/** Changes of keys, people and settings, who made them, and nothing else. */
export function testAuditedChanges(newWorld: NewWorld): void {
  describe('the changes that it tells of', () => {
    it('are those of API keys, without their secrets', async () => {
      const world = await newWorld()
      const { apiKeys } = world.workspace
      const { key, apiKey } = await apiKeys.create({ name: 'a', grants: ['data:write'] })
      const { id } = apiKey
      await apiKeys.update(id, { name: 'b' })
      await apiKeys.update(id, { name: 'b' })
      await apiKeys.setGrants(id, ['analytics:read'])
      const { key: next, apiKey: replacing } = await apiKeys.rotate(id, { overlapSeconds: 60 })
      await apiKeys.revoke(replacing.id)
      await apiKeys.revoke(replacing.id)
      const expiresAt = null
      const endsAt = new Date(world.clock.now() + 60_000).toISOString()
      expect(await told(world)).toEqual([
        { tool: 'createApiKey', subjectId: id, before: null, after: { name: 'a', grants: ['data:write'], expiresAt } },
        {
          tool: 'updateApiKey',
          subjectId: id,
          before: { name: 'a', grants: ['data:write'], expiresAt },
          after: { name: 'b', grants: ['data:write'], expiresAt }
        },
        {
          tool: 'apiKeys.setGrants',
          subjectId: id,
          before: { name: 'b', grants: ['data:write'], expiresAt },
          after: { name: 'b', grants: ['analytics:read'], expiresAt }
        },
        {
          tool: 'rotateApiKey',
          subjectId: id,
          before: { expiresAt: null },
          after: { expiresAt: endsAt, replacedBy: replacing.id }
        },
        {
          tool: 'revokeApiKey',
          subjectId: replacing.id,
          before: { revokedAt: null },
          after: { revokedAt: new Date(world.clock.now()).toISOString() }
        }
      ])
      const text = JSON.stringify(await world.rows.find(auditEntries))
      expect([text.includes(key), text.includes(next)]).toEqual([false, false])
    })

    it('are those of public keys, domains and identity verification', async () => {
      const world = await newWorld()
      const { publicKeys, identityVerification } = world.workspace
      const { publicKey } = await publicKeys.create({ domains: ['https://b.example'] })
      await publicKeys.setTrust(publicKey, { billing: 'record' })
      await publicKeys.setTrust(publicKey, { billing: 'record' })
      await publicKeys.setDomains(['https://c.example'])
      await publicKeys.setDomains(['https://c.example'])
      await publicKeys.revoke(publicKey)
      await publicKeys.revoke(publicKey)
      for (const _ of [1, 2]) await identityVerification.enable()
      const secret = await identityVerification.rotate()
      await identityVerification.disable()
      expect((await told(world)).map(({ tool, subjectId }) => [tool, subjectId])).toEqual([
        ['createPublicKey', publicKey],
        ['setPublicKeyTrust', publicKey],
        ['updateWebsiteTracking', null],
        ['revokePublicKey', publicKey],
        ['enableIdentityVerification', null],
        ['rotateIdentitySecret', null],
        ['disableIdentityVerification', null]
      ])
      expect(JSON.stringify(await world.rows.find(auditEntries))).not.toContain(secret)
    })

    it('are those of members whom the host puts, and exports of personal data', async () => {
      const world = await newWorld()
      const ann = { id: 'ann', email: 'ann@w.test', name: 'Ann' }
      for (const _ of [1, 2]) await world.workspace.members.put([ann])
      await world.workspace.members.put([{ ...ann, role: 'Support' }])
      await world.workspace.privacy.export({ email: 'ada@acme.com' })
      const rest = { email: 'ann@w.test', name: 'Ann', title: null, managerEmail: null, territory: null, linkedinUrl: null }
      expect(await told(world)).toEqual([
        { tool: 'putMembers', subjectId: 'ann', before: null, after: { ...rest, role: null } },
        { tool: 'putMembers', subjectId: 'ann', before: { ...rest, role: null }, after: { ...rest, role: 'Support' } },
        { tool: 'exportPersonalData', subjectId: null, before: null, after: { email: 'ada@acme.com' } }
      ])
    })

    it('name the key that made them', async () => {
      const world = await newWorld()
      const { key, apiKey } = await world.workspace.apiKeys.create({ name: 'k', grants: allGrants, createdById: 'ann' })
      await world.post('/api/settings/api-keys', { name: 'child', grants: [] }, { authorization: `Bearer ${key}` })
      const [entry] = (await world.workspace.audit.list()).items
      expect(entry).toMatchObject({ tool: 'createApiKey', actorId: 'ann', apiKeyId: apiKey.id, after: { name: 'child' } })
    })

    it('are kept with them or not at all', async () => {
      const world = await newWorld()
      await expect(world.workspace.apiKeys.update(crypto.randomUUID(), { name: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(world.workspace.apiKeys.create({ name: '', grants: [] })).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
      expect(await told(world)).toEqual([])
    })
  })
}
