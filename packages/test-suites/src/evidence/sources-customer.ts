import { customers } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import type { EvidenceWorlds } from './evidence-world.js'

/** Whose sources are, and who takes part in them. */
export function testSourcesCustomer(newWorld: EvidenceWorlds): void {
  describe("a source's customer", () => {
    it('is the one that is named, by our id, the customerId or the domain', async () => {
      const world = await newWorld()
      const { customer } = await world.workspace.call('svc_get_customer', { customer: 'acme' })
      const participants = [{ email: 'joe@other.test' }]
      await world.putSources(
        { externalId: 'a', customer: { id: customer.id.toUpperCase() }, participants },
        { externalId: 'b', customer: { customerId: 'acme' }, participants },
        { externalId: 'c', customer: { domain: 'https://www.acme.test/x' }, participants },
        { externalId: 'd', customer: { customerId: 'new' }, participants }
      )
      const found = await Promise.all(['a', 'b', 'c', 'd'].map((sourceId) => world.customerOf(sourceId)))
      expect(found).toEqual(['Acme', 'Acme', 'Acme', 'new'])
    })

    it("follows from the participants' domains: neither free-mail nor the workspace's own", async () => {
      const world = await newWorld()
      const from = (...emails: string[]) => ({ participants: emails.map((email) => ({ email })) })
      await world.putSources(
        { externalId: 'a', ...from('rep@ourselves.test', 'ann@mail.acme.test') },
        { externalId: 'b', ...from('rep@ourselves.test', 'other@ourselves.test', 'ann@gmail.com') },
        { externalId: 'c', participants: [{ name: 'Ann' }] },
        { externalId: 'd', ...from('joe@unknown.test') },
        { externalId: 'e', ...from('x@big.test', 'y@big.test', 'z@big.test', 'ann@acme.test') },
        { externalId: 'f', ...from('x@small.test', 'y@big.test', 'z@big.test') },
        { externalId: 'g', ...from('x@small.test', 'y@big.test') }
      )
      const found = await Promise.all([...'abcdefg'].map((sourceId) => world.customerOf(sourceId)))
      expect(found).toEqual(['Acme', null, null, 'unknown.test', 'Acme', 'big.test', 'small.test'])
    })

    it('is not left behind when it was a domain alone and its last source and fact have gone elsewhere', async () => {
      const world = await newWorld()
      await world.putSources({ externalId: 'a', customer: { domain: 'beta.test' } })
      await world.putFacts({ externalId: 'f', customer: { domain: 'beta.test' } })
      await world.putSources({ externalId: 'a', customer: { customerId: 'acme' } })
      expect(await world.rows.count(customers, { domain: { eq: 'beta.test' } })).toBe(1)
      await world.putFacts({ externalId: 'f' })
      expect(await world.rows.count(customers, { domain: { eq: 'beta.test' } })).toBe(0)
    })

    it('stays when its people leave it but its sources do not', async () => {
      const world = await newWorld()
      await world.putSources({ externalId: 'a', participants: [{ email: 'joe@beta.test' }] })
      await world.workspace.users.put([{ email: 'joe@beta.test' }])
      await world.workspace.users.put([{ email: 'joe@beta.test', customer: { customerId: 'acme' } }])
      expect(await world.listed({ customer: 'beta.test' })).toEqual(['a'])
    })

    it('is the account that comes to own the domain, for sources and facts put before', async () => {
      const world = await newWorld()
      await world.putSources({ externalId: 'a', participants: [{ email: 'joe@beta.test' }] })
      await world.putFacts({ externalId: 'f', customer: { domain: 'beta.test' }, assertion: 'They grow' })
      const inferred = (await world.workspace.call('svc_get_customer', { customer: 'beta.test' })).customer.id
      await world.workspace.customers.put([{ customerId: 'b', name: 'Beta', domain: 'beta.test' }])
      expect(await world.customerOf('a')).toBe('Beta')
      for (const customer of ['b', 'beta.test', inferred]) {
        expect(await world.listed({ customer })).toEqual(['a'])
        expect(await world.facts({ customer })).toEqual(['They grow'])
        const { events } = await world.workspace.call('svc_get_timeline', { customer })
        expect(events.map(({ sourceId }) => sourceId)).toEqual(['a'])
      }
      await world.workspace.customers.put([{ customerId: 'b', name: 'Beta', domain: 'gamma.test' }])
      expect(await world.customerOf('a')).toBe('beta.test')
      expect(await world.facts({ customer: 'beta.test' })).toEqual(['They grow'])
      expect(await world.listed({ customer: 'b' })).toEqual([])
    })

    it('stays the same when one is named by the id that it had before', async () => {
      const world = await newWorld()
      await world.putSources({ externalId: 'a', customer: { domain: 'beta.test' } })
      const { customer } = await world.workspace.call('svc_get_customer', { customer: 'beta.test' })
      await world.workspace.customers.put([{ customerId: 'b', name: 'Beta', domain: 'beta.test' }])
      await world.putSources({ externalId: 'c', customer: { id: customer.id } })
      await world.putFacts({ externalId: 'f', customer: { id: customer.id }, assertion: 'They grow' })
      expect(await world.listed({ customer: 'b' })).toEqual(expect.arrayContaining(['a', 'c']))
      expect(await world.facts({ customer: 'b' })).toEqual(['They grow'])
    })
  })

  describe("a source's participants", () => {
    it('are the users of their emails, whoever that is by now', async () => {
      const world = await newWorld()
      const user = async () => (await world.source('a')).participants.map(({ resolvedUserId }) => resolvedUserId)
      await world.putSources({ externalId: 'a', participants: [{ email: 'Ann@acme.test' }, { name: 'Ann' }] })
      expect(await user()).toEqual([null, null])
      const [byEmail] = await world.workspace.users.put([{ email: 'ann@acme.test' }])
      expect(await user()).toEqual([byEmail?.id, null])
      const [byId] = await world.workspace.users.put([{ userId: 'u1', email: 'ann@acme.test' }])
      expect(byId?.id).not.toBe(byEmail?.id)
      expect(await user()).toEqual([byId?.id, null])
    })

    it('are internal as soon as they are members', async () => {
      const world = await newWorld()
      const affiliations = async () => (await world.source('a')).participants.map(({ affiliation }) => affiliation)
      await world.putSources({
        externalId: 'a',
        participants: [{ email: 'ann@acme.test' }, { email: 'new@ourselves.test' }, { name: 'X' }]
      })
      expect(await affiliations()).toEqual(['external', 'external', 'unknown'])
      await world.workspace.members.put([{ email: 'New@Ourselves.test', name: 'New' }])
      expect(await affiliations()).toEqual(['external', 'internal', 'unknown'])
    })
  })
}
