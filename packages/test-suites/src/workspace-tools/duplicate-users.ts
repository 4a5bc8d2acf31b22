import { mergeSuggestions } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../list-tools/world.js'
import { searchWorld } from './duplicate-search-world.js'

/** Which people known by email alone are suggested to be somebody with a userId. */
export function testDuplicateUsers(newWorld: NewWorld): void {
  describe('duplicates of users', () => {
    it('finds another spelling of an address that a userId has', async () => {
      const { workspace, refresh, suggested, rows } = await searchWorld(newWorld)
      await workspace.users.put([
        { userId: 'ann', email: 'ann@acme.com' },
        { userId: 'bob', email: 'bob@gmail.com' },
        { email: 'ann+news@acme.com' },
        { email: 'b.o.b+x@googlemail.com' },
        { email: 'b.ob@acme.com' },
        { email: 'eve@acme.com' }
      ])
      await refresh()
      expect(await suggested()).toEqual([
        ['e:ann+news@acme.com', 'u:ann', 'HIGH'],
        ['e:b.o.b+x@googlemail.com', 'u:bob', 'HIGH']
      ])
      const [row] = await rows.find(mergeSuggestions, { where: { duplicate_key: { eq: 'e:ann+news@acme.com' } } })
      expect(row).toMatchObject({ entity: 'user', status: 'suggested', decided_at: null, decided_by: null })
      expect(row?.explanation).toEqual([
        '"ann+news@acme.com" and "ann@acme.com", an address of userId "ann", are one mailbox written in two ways.'
      ])
    })

    it('finds a spelling with a tag of a colleague with a userId, too', async () => {
      const { workspace, refresh, suggested } = await searchWorld(newWorld)
      await workspace.users.put([{ userId: 'ann', email: 'ann+trial@acme.com' }, { email: 'ann@acme.com' }])
      await refresh()
      expect(await suggested()).toEqual([['e:ann@acme.com', 'u:ann', 'HIGH']])
    })

    it('finds who was identified in the same browser, but not in one that many share', async () => {
      const { browser, refresh, suggested } = await searchWorld(newWorld)
      await browser(1, { email: 'ann@home.com' }, { userId: 'ann' })
      const crowd = ['a', 'b', 'c'].map((userId) => ({ userId }))
      await browser(2, { email: 'eve@home.com' }, ...crowd)
      await browser(3, { email: 'joe@home.com' }, { email: 'jim@home.com' })
      await refresh()
      expect(await suggested()).toEqual([['e:ann@home.com', 'u:ann', 'MEDIUM']])
    })

    it('counts people, not their names: a userId and its addresses are one', async () => {
      const { browser, refresh, suggested } = await searchWorld(newWorld)
      const addresses = ['a@x.com', 'b@x.com', 'c@x.com', 'd@x.com']
      for (const email of addresses) await browser(9, { userId: 'ann', email })
      await browser(1, { email: 'ann@home.com' }, ...addresses.map((email) => ({ email })))
      await refresh()
      expect(await suggested()).toEqual([['e:ann@home.com', 'u:ann', 'MEDIUM']])
    })

    it('finds the same name at the same customer, and addresses that read like a name there', async () => {
      const { workspace, refresh, suggested } = await searchWorld(newWorld)
      const customer = { customerId: 'acme' }
      await workspace.users.put([
        { userId: '1', name: 'Ann Lee', customer },
        { userId: '2', name: 'Bob Ray', customer },
        { userId: '3', name: 'Ann Lee', customer: { customerId: 'beta' } },
        { userId: '4', name: 'Zoe', customer },
        { email: 'a@home.com', name: 'ANN LEE', customer },
        { email: 'bob.ray@home.com', customer },
        { email: 'zoe@home.com', name: 'Zoe', customer }
      ])
      await refresh()
      expect(await suggested()).toEqual([
        ['e:a@home.com', 'u:1', 'MEDIUM'],
        ['e:bob.ray@home.com', 'u:2', 'LOW']
      ])
    })

    it('a name that many at a customer have, or a customer with many contacts, says nothing', async () => {
      const { workspace, refresh, suggested } = await searchWorld(newWorld)
      const named = (count: number, customerId: string) =>
        Array.from({ length: count }, (_, n) => ({
          userId: `${customerId} ${n}`,
          name: `Ann Lee${n > 3 ? ` ${n}` : ''}`,
          customer: { customerId }
        }))
      await workspace.users.put([...named(4, 'acme'), { email: 'a@home.com', name: 'Ann Lee', customer: { customerId: 'acme' } }])
      await workspace.users.put([{ userId: 'one', name: 'Joe Doe', customer: { customerId: 'large' } }, ...named(199, 'large')])
      await workspace.users.put([{ email: 'b@home.com', name: 'Joe Doe', customer: { customerId: 'large' } }])
      await refresh()
      expect(await suggested()).toEqual([])
    })

    it('two independent reasons make one surer suggestion with both sentences', async () => {
      const { workspace, browser, refresh, suggested, rows } = await searchWorld(newWorld)
      await browser(1, { email: 'a@home.com' }, { userId: 'ann' })
      const customer = { customerId: 'acme' }
      await workspace.users.put([
        { email: 'a@home.com', name: 'Ann Lee', customer },
        { userId: 'ann', name: 'Ann Lee', customer }
      ])
      await refresh()
      expect(await suggested()).toEqual([['e:a@home.com', 'u:ann', 'HIGH']])
      expect((await rows.find(mergeSuggestions))[0]?.explanation).toEqual([
        'Both are named "Ann Lee" at the same customer.',
        'One browser was identified as "a@home.com" and as userId "ann".'
      ])
    })
  })
}
