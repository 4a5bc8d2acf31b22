import { members } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../list-tools/world.js'

/** What becomes of owners and grants when identity moves. */
export function testAccessAndIdentity(newWorld: NewWorld): void {
  describe('access and identity', () => {
    /** A customer that was inferred from the domain of Ann's email. */
    async function worldOfInferred() {
      const world = await newWorld()
      const { workspace } = world
      await workspace.members.put(['m1', 'm2', 'm3'].map((name) => ({ id: name, email: `${name}@w.test`, name })))
      const pageview = { type: 'pageview' as const, url: 'https://x.test/', path: '/' }
      const visit = () => workspace.ingest({ userIdentity: { email: 'ann@acme.test' }, events: [pageview] })
      await visit()
      const idOf = async (customer: string) => (await workspace.call('svc_get_customer', { customer })).customer.id
      return {
        ...world,
        visit,
        idOf,
        assign: async (customer: string, targetUserId: string) =>
          workspace.call('svc_assign_customer_owner', { customerId: await idOf(customer), targetUserId }),
        grant: async (customer: string, targetUserId: string, role: 'VIEWER' | 'EDITOR') =>
          workspace.call('svc_grant_customer_access', { customerId: await idOf(customer), targetUserId, role }),
        held: async (customer: string) => (await workspace.access.list(customer)).map(({ userId, role }) => [userId, role]).sort(),
        owned: async () => (await world.rows.find(members)).map((row) => row.owned_customer_count)
      }
    }

    it('an owner stays when events come in, also at the same moment', async () => {
      const { assign, visit, workspace, owned } = await worldOfInferred()
      await Promise.all([assign('acme.test', 'm1'), visit(), visit()])
      await visit()
      expect((await workspace.call('svc_get_customer', { customer: 'acme.test' })).customer.owner?.id).toBe('m1')
      expect(await owned()).toEqual([1, 0, 0])
    })

    it('owner and grants go with a domain into the customer that owns it', async () => {
      const { assign, grant, held, owned, workspace, idOf } = await worldOfInferred()
      await assign('acme.test', 'm1')
      await grant('acme.test', 'm2', 'VIEWER')
      const former = await idOf('acme.test')
      await workspace.customers.put([{ customerId: 'acme', domain: 'acme.test' }])
      expect(await idOf(former)).toBe(await idOf('acme'))
      expect(await held('acme')).toEqual([
        ['m1', 'OWNER'],
        ['m2', 'VIEWER']
      ])
      expect(await workspace.access.can('m1', former, 'OWNER')).toBe(true)
      expect(await owned()).toEqual([1, 0, 0])
    })

    it('where both have an owner, that of the customer stays and the other becomes an editor; of two roles the stronger stays', async () => {
      const { assign, grant, held, owned, workspace } = await worldOfInferred()
      await workspace.customers.put([{ customerId: 'acme' }])
      await assign('acme', 'm1')
      await assign('acme.test', 'm2')
      await grant('acme', 'm3', 'VIEWER')
      await grant('acme.test', 'm3', 'EDITOR')
      await grant('acme.test', 'm1', 'VIEWER')
      expect(await owned()).toEqual([1, 1, 0])
      await workspace.customers.put([{ customerId: 'acme', domain: 'acme.test' }])
      expect(await held('acme')).toEqual([
        ['m1', 'OWNER'],
        ['m2', 'EDITOR'],
        ['m3', 'EDITOR']
      ])
      expect(await owned()).toEqual([1, 0, 0])
    })

    it('an owner of both owns one customer afterwards', async () => {
      const { assign, held, owned, workspace } = await worldOfInferred()
      await workspace.customers.put([{ customerId: 'acme' }])
      await assign('acme', 'm1')
      await assign('acme.test', 'm1')
      await workspace.customers.put([{ customerId: 'acme', domain: 'acme.test' }])
      expect(await held('acme')).toEqual([['m1', 'OWNER']])
      expect(await owned()).toEqual([1, 0, 0])
    })
  })
}
