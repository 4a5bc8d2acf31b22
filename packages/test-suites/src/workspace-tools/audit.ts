import { allGrants } from '@rapport/core/src/auth/grants.js'
import { auditEntries, customers, workspaceSettings } from '@rapport/core/src/registry/tables.js'
import { customer, id } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../list-tools/world.js'

/** The log of changes through the gateway. */
export function testAudit(newWorld: NewWorld): void {
  describe('the audit log', () => {
    it('has one row for each change: who, with which tool, in which request, of what, before and after', async () => {
      const { workspace, post, clock, rows } = await newWorld()
      await rows.insert(customers, [customer({ id: id(1) })])
      await workspace.members.put([{ id: 'ann', email: 'ann@w.test', name: 'Ann' }])
      const { key, apiKey } = await workspace.apiKeys.create({ name: 'k', grants: allGrants, createdById: 'ann' })
      const zone = { tool: 'svc_update_workspace_settings', input: { defaultTimezone: 'Asia/Tokyo' } }
      await post('/api/tools/call', zone, { authorization: `Bearer ${key}`, 'x-request-id': 'r1' })
      clock.advance(5)
      await workspace.call('svc_assign_customer_owner', { customerId: id(1), targetUserId: 'ann' }, { actor: 'bob' })
      const { items, pagination } = await workspace.audit.list()
      expect(pagination).toEqual({ hasMore: false, nextCursor: null })
      expect(items.map(({ tool }) => tool).slice(2)).toEqual(['createApiKey', 'putMembers'])
      expect(items.slice(0, 2)).toEqual([
        {
          id: items[0]?.id,
          at: new Date(clock.now()).toISOString(),
          tool: 'svc_assign_customer_owner',
          actorId: 'bob',
          apiKeyId: null,
          requestId: items[0]?.requestId,
          subjectId: id(1),
          before: { ownerId: null },
          after: { ownerId: 'ann' }
        },
        {
          id: items[1]?.id,
          at: new Date(clock.now() - 5).toISOString(),
          tool: 'svc_update_workspace_settings',
          actorId: 'ann',
          apiKeyId: apiKey.id,
          requestId: 'r1',
          subjectId: null,
          before: { defaultTimezone: 'UTC' },
          after: { defaultTimezone: 'Asia/Tokyo' }
        }
      ])
    })

    it('tells of every tool that changes something', async () => {
      const { workspace, rows } = await newWorld()
      await rows.insert(customers, [customer({ id: id(1) })])
      await workspace.members.put(['ann', 'bob'].map((name) => ({ id: name, email: `${name}@w.test`, name })))
      const target = { customerId: id(1), targetUserId: 'bob' }
      await workspace.call('svc_assign_customer_owner', { ...target, targetUserId: 'ann' })
      await workspace.call('svc_grant_customer_access', { ...target, role: 'VIEWER' })
      await workspace.call('svc_update_customer_access', { ...target, role: 'EDITOR' })
      await workspace.call('svc_revoke_customer_access', target)
      const type = 'SLACK_CHANNEL'
      const { destination } = await workspace.call('svc_create_destination', { type, channelId: 'C1', label: 'a' })
      await workspace.call('svc_update_destination', { id: destination.id, type, label: 'b' })
      await workspace.call('svc_disable_destination', { id: destination.id })
      await workspace.call('svc_enable_destination', { id: destination.id })
      await workspace.call('svc_archive_destination', { id: destination.id })
      await workspace.call('svc_update_customer_activation', { eventName: 'exported' })
      await workspace.call('svc_update_workspace_settings', { defaultTimezone: 'Asia/Tokyo' })
      const { items } = await workspace.audit.list()
      const ofTools = items.filter(({ tool }) => tool.startsWith('svc_'))
      expect(ofTools.map(({ tool, before, after }) => [tool, before === null, after === null]).reverse()).toEqual([
        ['svc_assign_customer_owner', false, false],
        ['svc_grant_customer_access', true, false],
        ['svc_update_customer_access', false, false],
        ['svc_revoke_customer_access', false, true],
        ['svc_create_destination', true, false],
        ['svc_update_destination', false, false],
        ['svc_disable_destination', false, false],
        ['svc_enable_destination', false, false],
        ['svc_archive_destination', false, false],
        ['svc_update_customer_activation', false, false],
        ['svc_update_workspace_settings', false, false]
      ])
    })

    it('tells that a new default took the place of the former one', async () => {
      const { workspace } = await newWorld()
      const make = async (channelId: string) =>
        (await workspace.call('svc_create_destination', { type: 'SLACK_CHANNEL', channelId, label: channelId, isDefault: true }))
          .destination.id
      const first = await make('C1')
      const second = await make('C2')
      const { items } = await workspace.audit.list({ limit: 2 })
      expect(items.map(({ subjectId, after }) => [subjectId, after?.isDefault])).toEqual([
        [second, true],
        [first, false]
      ])
    })

    it('is written with the change or not at all', async () => {
      const { workspace, call, rows } = await newWorld()
      await workspace.call('svc_update_workspace_settings', { defaultTimezone: 'Asia/Tokyo' })
      expect((await call('svc_update_workspace_settings', { defaultTimezone: 'Mars' })).status).toBe(400)
      expect((await call('svc_grant_customer_access', { customerId: id(1), targetUserId: 'x', role: 'VIEWER' })).status).toBe(404)
      await workspace.call('svc_get_workspace_settings', {})
      expect(await rows.count(auditEntries)).toBe(1)
      const tooLate = rows.transaction(async (transaction) => {
        await transaction.update(workspaceSettings, {}, { default_timezone: 'UTC' })
        await transaction.remove(auditEntries, {})
        throw new Error('undone')
      })
      await expect(tooLate).rejects.toThrow('undone')
      expect(await rows.count(auditEntries)).toBe(1)
    })

    it('is read page by page, each row once', async () => {
      const { workspace, clock } = await newWorld()
      for (const eventName of ['a', 'b', 'c', 'd', 'e']) {
        await workspace.call('svc_update_customer_activation', { eventName })
        if (eventName !== 'b') clock.advance(1)
      }
      const seen: unknown[] = []
      let cursor: string | null = null
      do {
        const page = await workspace.audit.list({ limit: 2, ...(cursor !== null && { cursor }) })
        seen.push(...page.items.map(({ after }) => after?.eventName))
        cursor = page.pagination.nextCursor
      } while (cursor !== null)
      expect(seen).toEqual(['e', 'd', 'c', 'b', 'a'])
    })

    it('refuses a wrong page, and shows an organization its own changes alone', async () => {
      const { workspace } = await newWorld()
      const other = await newWorld()
      await workspace.call('svc_update_customer_activation', { eventName: 'a' })
      expect((await other.workspace.audit.list()).items).toEqual([])
      for (const page of [{ limit: 0 }, { limit: 1001 }, { limit: 1.5 }, { cursor: 'x' }]) {
        await expect(workspace.audit.list(page)).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
      }
    })
  })
}
