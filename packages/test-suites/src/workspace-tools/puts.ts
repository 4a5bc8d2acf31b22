import { customerClaims, customers, events } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import { day, type NewWorld } from '../list-tools/world.js'

/** What a host says of its customers and users, where saying it could go wrong. */
export function testPuts(newWorld: NewWorld): void {
  describe('puts', () => {
    it('what is put last holds, also within one moment and one batch', async () => {
      const { workspace } = await newWorld()
      const customerOf = async (customer: string) => (await workspace.call('svc_get_customer', { customer })).customer
      await workspace.customers.put([
        { customerId: 'c', name: 'Zed', traits: { seats: 9 } },
        { customerId: 'c', name: 'Abe', traits: { seats: 10 } }
      ])
      expect((await customerOf('c')).name).toBe('Abe')
      expect((await workspace.call('svc_list_customers', { traitFilters: { seats: 10 } })).items).toHaveLength(1)
      await workspace.customers.put([{ customerId: 'c', name: 'Aaa' }])
      expect((await customerOf('c')).name).toBe('Aaa')
      await workspace.users.put([{ userId: 'u', name: 'Zoe', email: 'z@acme.test', customer: { customerId: 'aaa' } }])
      await workspace.users.put([{ userId: 'u', name: 'Ann', email: 'a@acme.test', customer: { customerId: 'zzz' } }])
      const { id: customerId } = await customerOf('zzz')
      const { items } = await workspace.call('svc_list_users', {})
      expect(items).toMatchObject([{ name: 'Ann', email: 'a@acme.test', customerId }])
    })

    it('what is put again and says nothing new adds no claim, and what was said in between stays', async () => {
      const { workspace, rows, clock } = await newWorld()
      const put = (customerId: string) => workspace.users.put([{ userId: 'u', email: 'u@acme.test', customer: { customerId } }])
      const said = async () => (await rows.find(customerClaims)).map(({ customer_key }) => customer_key).sort()
      const ownersOf = async () => {
        const names = new Map((await rows.find(customers)).map(({ id, external_id }) => [id, external_id]))
        const found = await rows.find(events, { orderBy: { column: 'occurred_at', direction: 'asc' } })
        return found.map(({ customer_id }) => names.get(customer_id ?? ''))
      }
      const event = (daysAgo: number, customerId?: string) => {
        const identity = { userIdentity: { userId: 'u', ...(customerId && { email: 'u@acme.test' }) } }
        const content = {
          type: 'custom' as const,
          eventName: 'x',
          timestamp: clock.now() - daysAgo * day,
          ...(customerId && { customerId })
        }
        return workspace.ingest({ ...identity, events: [content] })
      }
      for (let night = 0; night < 5; night++) {
        await put('x')
        clock.advance(day)
      }
      expect(await said()).toEqual(['c:x'])
      // It comes late: what was put after it holds, as it did before anything was put again.
      await event(3, 'y')
      for (const daysAgo of [4, 2, 0]) await event(daysAgo)
      expect(await ownersOf()).toEqual(['x', 'y', 'y', 'x'])
      const before = await ownersOf()
      for (let night = 0; night < 5; night++) {
        await put('x')
        clock.advance(day)
      }
      expect([await said(), await ownersOf()]).toEqual([['c:x', 'c:x', 'c:y'], before])
      await put('y')
      clock.advance(day)
      await put('x')
      expect([await said(), await ownersOf()]).toEqual([['c:x', 'c:x', 'c:x', 'c:y', 'c:y'], before])
    })

    it('placeholders are refused with their place, and nothing of the batch is kept', async () => {
      const { workspace } = await newWorld()
      for (const customerId of ['null', ' ', '[object Object]', '00000000-0000-0000-0000-000000000000']) {
        const put = workspace.customers.put([{ customerId: 'good' }, { customerId }])
        await expect(put).rejects.toThrow(
          'customers[1].customerId is a placeholder, such as null or guest, and names nobody: send your own id'
        )
      }
      expect((await workspace.call('svc_list_customers', {})).items).toEqual([])
    })

    it('a domain said as a trait owns its users like any other, and can be given back', async () => {
      const { workspace } = await newWorld()
      await workspace.customers.put([{ customerId: 'a', domain: 'acme.test' }])
      await workspace.customers.put([{ customerId: 'a', traits: { domain: 'new.test' } }])
      await workspace.users.put([
        { userId: 'o', email: 'o@acme.test' },
        { userId: 'n', email: 'n@new.test' }
      ])
      const domainOf = async (customer: string) => (await workspace.call('svc_get_customer', { customer })).customer.domain
      const domains = async () => (await workspace.call('svc_list_customers', {})).items.map(({ domain }) => domain).sort()
      expect([await domainOf('a'), await domains()]).toEqual(['new.test', ['acme.test', 'new.test']])
      await workspace.customers.put([{ customerId: 'a', domain: '' }])
      expect([await domainOf('a'), await domains()]).toEqual([null, ['acme.test', 'new.test', null]])
    })

    it('names and domains of any length are taken: what is too long to be one is a trait alone', async () => {
      const { workspace } = await newWorld()
      const name = Array.from({ length: 2_000 }, (_, index) => String.fromCodePoint(0x1f300 + (index % 700))).join('')
      const domain = `${Array.from({ length: 200 }, (_, index) => `label${index}`).join('.')}.test`
      const event = { type: 'custom' as const, eventName: 'x', customerId: 'c', customerTraits: { name, domain } }
      expect(await workspace.ingest({ source: 'server', events: [event, { type: 'custom', eventName: 'y' }] })).toMatchObject({
        processed: 2
      })
      const { customer } = await workspace.call('svc_get_customer', { customer: 'c' })
      expect(customer).toMatchObject({ name: [...name].slice(0, 500).join(''), domain: null })
    })
  })
}
