import { members } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import type { NewWorld } from './world.js'

const tool = 'svc_list_workspace_users'

/** Filters, orders and answers of svc_list_workspace_users. */
export function testListWorkspaceUsers(newWorld: NewWorld): void {
  describe(tool, () => {
    async function worldOfThree() {
      const world = await newWorld()
      await world.workspace.members.put([
        {
          id: 'ann',
          email: 'ann@w.test',
          name: 'Ann',
          title: 'Head of Sales',
          role: 'admin',
          territory: 'EMEA',
          linkedinUrl: 'https://l.test/ann'
        },
        { id: 'bob', email: 'bob@w.test', name: 'bob', role: 'AE', managerEmail: 'Ann@W.test' },
        { id: 'cat', email: 'cat@w.test', name: 'Cat', role: 'AE', managerEmail: 'bob@w.test' }
      ])
      await world.rows.update(members, { id: { eq: 'bob' } }, { owned_customer_count: 2 })
      return world
    }

    it('answers every field of a member', async () => {
      const { ask } = await worldOfThree()
      expect(await ask(tool, { search: 'head of' })).toEqual({
        items: [
          {
            id: 'ann',
            email: 'ann@w.test',
            name: 'Ann',
            title: 'Head of Sales',
            role: 'admin',
            managerEmail: null,
            territory: 'EMEA',
            linkedinUrl: 'https://l.test/ann',
            ownedCustomerCount: 0
          }
        ],
        pagination: { hasMore: false, nextCursor: null, total: 1 }
      })
    })

    it('orders by owned customers, most first, or by name or email in the order of bytes', async () => {
      const { ids } = await worldOfThree()
      expect(await ids(tool)).toEqual(['bob', 'cat', 'ann'])
      expect(await ids(tool, { orderDirection: 'asc' })).toEqual(['ann', 'cat', 'bob'])
      expect(await ids(tool, { orderBy: 'name', orderDirection: 'asc' })).toEqual(['ann', 'cat', 'bob'])
      expect(await ids(tool, { orderBy: 'email' })).toEqual(['cat', 'bob', 'ann'])
    })

    it('narrows by role, manager, owned customers, and text in any field that people search', async () => {
      const { ids } = await worldOfThree()
      expect(await ids(tool, { role: 'AE', orderBy: 'email', orderDirection: 'asc' })).toEqual(['bob', 'cat'])
      expect(await ids(tool, { managerEmail: 'ANN@w.test' })).toEqual(['bob'])
      expect(await ids(tool, { hasOwnedCustomers: true })).toEqual(['bob'])
      expect(await ids(tool, { hasOwnedCustomers: false, orderBy: 'email' })).toEqual(['cat', 'ann'])
      for (const search of ['ANN', 'sales', 'admin', 'emea', 'ann@w']) expect(await ids(tool, { search })).toEqual(['ann'])
      expect(await ids(tool, { search: 'l.test' })).toEqual([])
    })
  })
}
