import { allGrants } from '@rapport/core/src/auth/grants.js'
import { customers, members } from '@rapport/core/src/registry/tables.js'
import { customer, id } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../list-tools/world.js'

const customerId = id(1)

/** Owners, grants, and what members may do. */
export function testAccess(newWorld: NewWorld): void {
  describe('access to customers', () => {
    async function worldOfThree() {
      const world = await newWorld()
      await world.rows.insert(customers, [customer({ id: customerId, external_id: 'acme', name: 'Acme', domain: 'acme.test' })])
      await world.workspace.members.put(['ann', 'bob', 'cat'].map((name) => ({ id: name, email: `${name}@w.test`, name })))
      const target = (targetUserId: string) => ({ customerId, targetUserId })
      return {
        ...world,
        assign: (member: string) => world.workspace.call('svc_assign_customer_owner', target(member)),
        grant: (member: string, role: 'VIEWER' | 'EDITOR') =>
          world.workspace.call('svc_grant_customer_access', { ...target(member), role }, { actor: 'cat' }),
        held: async () => (await world.workspace.access.list('acme')).map(({ userId, role }) => [userId, role]).sort(),
        owned: async () => {
          const found = await world.rows.find(members)
          return Object.fromEntries(found.map((row) => [row.id, row.owned_customer_count]))
        }
      }
    }

    it('an owner follows another, who stays as an editor; both counts of owned customers follow', async () => {
      const { assign, held, owned, workspace } = await worldOfThree()
      expect(await assign('ann')).toEqual({ customerId, ownerId: 'ann', previousOwnerId: null })
      expect(await held()).toEqual([['ann', 'OWNER']])
      expect(await owned()).toEqual({ ann: 1, bob: 0, cat: 0 })
      expect(await assign('bob')).toEqual({ customerId, ownerId: 'bob', previousOwnerId: 'ann' })
      expect(await held()).toEqual([
        ['ann', 'EDITOR'],
        ['bob', 'OWNER']
      ])
      expect(await owned()).toEqual({ ann: 0, bob: 1, cat: 0 })
      const { items } = await workspace.call('svc_list_customers', { ownerEmail: 'bob@w.test' })
      expect(items).toMatchObject([{ id: customerId, owner: { id: 'bob', email: 'bob@w.test', name: 'bob' } }])
    })

    it('making the owner the owner again changes nothing', async () => {
      const { assign, held, owned, workspace } = await worldOfThree()
      await assign('ann')
      expect(await assign('ann')).toEqual({ customerId, ownerId: 'ann', previousOwnerId: 'ann' })
      expect(await held()).toEqual([['ann', 'OWNER']])
      expect(await owned()).toMatchObject({ ann: 1 })
      expect((await workspace.audit.list()).items.filter(({ tool }) => tool !== 'putMembers').length).toBe(1)
    })

    it('ownership takes the place of a grant, and leaves one behind', async () => {
      const { assign, grant, held, owned } = await worldOfThree()
      await grant('bob', 'VIEWER')
      await assign('ann')
      await assign('bob')
      await assign('ann')
      expect(await held()).toEqual([
        ['ann', 'OWNER'],
        ['bob', 'EDITOR']
      ])
      expect(await owned()).toEqual({ ann: 1, bob: 0, cat: 0 })
    })

    it('a grant is made, replaced by another role, and says who gave it', async () => {
      const { grant, held, workspace, call, apiKey } = await worldOfThree()
      const access = { customerId, userId: 'ann', role: 'VIEWER', grantedById: 'cat' }
      expect(await grant('ann', 'VIEWER')).toEqual({ access })
      expect(await grant('ann', 'VIEWER')).toEqual({ access })
      expect(await grant('ann', 'EDITOR')).toEqual({ access: { ...access, role: 'EDITOR' } })
      expect(await held()).toEqual([['ann', 'EDITOR']])
      const { key } = await workspace.apiKeys.create({ name: 'k', grants: allGrants, createdById: 'bob' })
      const input = { customerId, targetUserId: 'ann', role: 'VIEWER' }
      const { body } = await call('svc_update_customer_access', input, key)
      expect(body).toEqual({ access: { ...access, grantedById: 'bob' } })
      const other = await call('svc_grant_customer_access', { ...input, targetUserId: 'bob' }, apiKey)
      expect(other.body).toMatchObject({ access: { grantedById: null } })
    })

    it('roles include the weaker ones, and end when they are taken away', async () => {
      const { assign, grant, workspace } = await worldOfThree()
      const can = async (member: string) =>
        Promise.all((['VIEWER', 'EDITOR', 'OWNER'] as const).map((role) => workspace.access.can(member, 'acme.test', role)))
      await assign('cat')
      await grant('ann', 'VIEWER')
      await grant('bob', 'EDITOR')
      expect(await can('ann')).toEqual([true, false, false])
      expect(await can('bob')).toEqual([true, true, false])
      expect(await can('cat')).toEqual([true, true, true])
      expect(await can('nobody')).toEqual([false, false, false])
      const revoked = await workspace.call('svc_revoke_customer_access', { customerId, targetUserId: 'bob' })
      expect(revoked).toEqual({ customerId, userId: 'bob' })
      expect(await can('bob')).toEqual([false, false, false])
      expect(await workspace.access.can('ann', { customerId: 'other' }, 'VIEWER')).toBe(false)
      await expect(workspace.access.can('ann', 'acme', Object('ADMIN'))).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
    })

    it('keeps its history: who had which role, from when to when, given and ended by whom', async () => {
      const { grant, assign, workspace, clock } = await worldOfThree()
      const at = (minutes: number) => new Date(clock.now() - minutes * 60_000).toISOString()
      await grant('ann', 'VIEWER')
      clock.advance(60_000)
      await grant('ann', 'EDITOR')
      clock.advance(60_000)
      await assign('ann')
      const history = await workspace.access.list({ id: customerId }, { history: true })
      expect(history).toMatchObject([
        { userId: 'ann', role: 'VIEWER', grantedById: 'cat', grantedAt: at(2), endedAt: at(1), endedById: 'cat' },
        { userId: 'ann', role: 'EDITOR', grantedById: 'cat', grantedAt: at(1), endedAt: at(0), endedById: null },
        { userId: 'ann', role: 'OWNER', grantedById: null, grantedAt: at(0), endedAt: null, endedById: null }
      ])
      expect(await workspace.access.list({ domain: 'acme.test' })).toEqual(history.slice(2))
      await expect(workspace.access.list('other')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    it('refuses members and customers that do not exist, and changes of grants that do not', async () => {
      const { call, assign } = await worldOfThree()
      await assign('ann')
      const status = async (name: string, input: object) => (await call(`svc_${name}`, { customerId, role: 'VIEWER', ...input })).status
      for (const name of ['assign_customer_owner', 'grant_customer_access', 'update_customer_access', 'revoke_customer_access']) {
        expect(await status(name, { targetUserId: 'nobody' })).toBe(404)
        expect(await status(name, { customerId: id(9), targetUserId: 'bob' })).toBe(404)
        expect(await status(name, { customerId: 'acme', targetUserId: 'bob' })).toBe(400)
        expect(await status(name, { targetUserId: '' })).toBe(400)
      }
      expect(await status('update_customer_access', { targetUserId: 'bob' })).toBe(404)
      expect(await status('revoke_customer_access', { targetUserId: 'bob' })).toBe(404)
      expect(await status('revoke_customer_access', { targetUserId: 'ann' })).toBe(409)
      expect(await status('grant_customer_access', { targetUserId: 'bob', role: 'OWNER' })).toBe(400)
      expect(await status('grant_customer_access', { targetUserId: 'bob', customerId: customerId.toUpperCase() })).toBe(200)
    })

    it('a member who is removed has no access, owns nothing, and may come back as somebody new', async () => {
      const { assign, grant, held, owned, workspace } = await worldOfThree()
      await assign('ann')
      await grant('bob', 'EDITOR')
      expect(await workspace.members.remove('ann', { actor: 'cat' })).toEqual({ id: 'ann', releasedCustomerCount: 1 })
      expect(await workspace.members.remove('bob')).toEqual({ id: 'bob', releasedCustomerCount: 0 })
      expect([await held(), await owned()]).toEqual([[], { cat: 0 }])
      expect((await workspace.customers.get({ customerId: 'acme' })).owner).toBe(null)
      const history = await workspace.access.list('acme', { history: true })
      expect(history.map(({ userId, endedById }) => [userId, endedById]).sort()).toEqual([
        ['ann', 'cat'],
        ['bob', null]
      ])
      const [, byCat] = (await workspace.audit.list()).items
      expect(byCat).toMatchObject({ tool: 'member_remove', actorId: 'cat', subjectId: 'ann', before: { email: 'ann@w.test' }, after: null })
      for (const gone of ['ann', 'nobody', '', '\0'])
        await expect(workspace.members.remove(gone)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await workspace.members.put([{ id: 'ann', email: 'ann@w.test', name: 'ann' }])
      expect([await workspace.access.can('ann', 'acme', 'VIEWER'), await owned()]).toEqual([false, { ann: 0, cat: 0 }])
    })

    it('takes a customer named as one thing for that alone, and says how to name it', async () => {
      const { assign, workspace } = await worldOfThree()
      await assign('ann')
      const can = (customer: object) => workspace.access.can('ann', Object(customer), 'OWNER')
      expect(await Promise.all([{ id: customerId }, { customerId: 'acme' }, { domain: 'ACME.test' }].map(can))).toEqual([true, true, true])
      const others = [{ id: 'acme' }, { customerId: 'acme.test' }, { customerId }, { domain: 'acme' }, { domain: customerId }]
      expect(await Promise.all(others.map(can))).toEqual(others.map(() => false))
      const unsaid = { code: 'INVALID_TOOL_INPUT', message: expect.stringContaining('{ customerId }') }
      for (const nothing of [{}, undefined, null, { id: undefined }, 5]) {
        await expect(workspace.access.can('ann', nothing as never, 'OWNER')).rejects.toMatchObject(unsaid)
        await expect(workspace.access.list(nothing as never)).rejects.toMatchObject(unsaid)
      }
    })

    it('counts owned customers right when owners change at the same time', async () => {
      const { assign, owned, held } = await worldOfThree()
      const turns = Array.from({ length: 12 }, (_, index) => ['ann', 'bob', 'cat'][index % 3] ?? '')
      await Promise.all(turns.map((member) => assign(member)))
      expect(Object.values(await owned()).sort()).toEqual([0, 0, 1])
      expect((await held()).filter(([, role]) => role === 'OWNER').length).toBe(1)
    })
  })
}
