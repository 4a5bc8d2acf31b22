import { customers, mergeSuggestions } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../list-tools/world.js'
import { searchWorld } from './duplicate-search-world.js'

/** Which customers inferred from a domain are suggested to be one with a customerId. */
export function testDuplicateCustomers(newWorld: NewWorld): void {
  describe('duplicates of customers', () => {
    /** Makes customers that follow from domains of work emails. */
    const inferred = (...domains: string[]) => domains.map((domain) => ({ email: `x@${domain}` }))

    it('finds the label under another suffix', async () => {
      const { workspace, refresh, suggested } = await searchWorld(newWorld)
      await workspace.customers.put([{ customerId: 'acme', domain: 'acme.co.uk' }])
      await workspace.users.put([{ userId: 'v', email: 'v@voted.com', customer: { customerId: 'voted' } }])
      await workspace.users.put(inferred('acme.io', 'acme.robotics', 'other.io', 'voted.de', 'gmail.com'))
      await refresh()
      expect(await suggested()).toEqual([
        ['d:acme.io', 'c:acme', 'MEDIUM'],
        ['d:acme.robotics', 'c:acme', 'MEDIUM'],
        ['d:voted.de', 'c:voted', 'MEDIUM']
      ])
    })

    it('finds customers whose name is the label, however it is written', async () => {
      const { workspace, refresh, suggested, rows } = await searchWorld(newWorld)
      await workspace.customers.put([
        { customerId: 'r', name: 'Acme Robotics Inc.' },
        { customerId: 'g', name: 'Globex GmbH', domain: 'globex-holding.com' },
        { customerId: 'i', name: 'Initech' },
        { customerId: 'x', name: 'Hooli' }
      ])
      await workspace.users.put(inferred('acmerobotics.io', 'globex.tech', 'initech.com', 'hooligan.com'))
      await refresh()
      expect(await suggested()).toEqual([
        ['d:acmerobotics.io', 'c:r', 'MEDIUM'],
        ['d:globex.tech', 'c:g', 'MEDIUM'],
        ['d:initech.com', 'c:i', 'MEDIUM']
      ])
      const [row] = await rows.find(mergeSuggestions, { where: { duplicate_key: { eq: 'd:acmerobotics.io' } } })
      expect(row).toMatchObject({
        entity: 'customer',
        explanation: ['The domain "acmerobotics.io" reads like the name "Acme Robotics Inc." of customerId "r".']
      })
    })

    it('finds customers with the name that a customer of a domain has besides', async () => {
      const { workspace, refresh, suggested, rows } = await searchWorld(newWorld)
      await workspace.customers.put([{ customerId: 'a', name: 'Acme, Inc.' }])
      await workspace.users.put(inferred('coyote-supplies.com', 'acme.io'))
      // No event says this, as traits belong to a customerId; but the table allows it.
      const named = { name: 'Acme', name_key: 'acme' }
      await rows.update(customers, { domain: { in: ['coyote-supplies.com', 'acme.io'] } }, named)
      await refresh()
      expect(await suggested()).toEqual([
        ['d:acme.io', 'c:a', 'HIGH'],
        ['d:coyote-supplies.com', 'c:a', 'MEDIUM']
      ])
    })

    it('a name or label that many customers have says nothing', async () => {
      const { workspace, refresh, suggested } = await searchWorld(newWorld)
      const suffixes = ['com', 'org', 'net', 'co.uk']
      await workspace.customers.put(suffixes.map((suffix) => ({ customerId: suffix, name: 'Test Account', domain: `acme.${suffix}` })))
      await workspace.users.put(inferred('acme.io', 'testaccount.io', 'testaccount.tech'))
      await refresh()
      expect(await suggested()).toEqual([])
    })

    it('never suggests customers of customerIds for each other', async () => {
      const { workspace, refresh, suggested } = await searchWorld(newWorld)
      await workspace.customers.put([
        { customerId: 'a', name: 'Acme', domain: 'acme.com' },
        { customerId: 'b', name: 'Acme', domain: 'acme.io' }
      ])
      await workspace.users.put([
        { userId: '1', name: 'Ann Lee', email: 'a@acme.com' },
        { userId: '2', name: 'Ann Lee', email: 'a+x@acme.com' }
      ])
      await refresh()
      expect(await suggested()).toEqual([])
    })
  })
}
