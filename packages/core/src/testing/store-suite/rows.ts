import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import { customer, customerIdentity, event, id, member, NOON } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

/** get, insert, update and remove. */
export function testRows({ newOrganization }: Pick<SuiteContext, 'newOrganization'>): void {
  describe('rows', () => {
    it('get answers the rows of the keys in their order, with undefined where there is none', async () => {
      const organization = newOrganization()
      await organization.insert(tables.members, [member({ id: 'a' }), member({ id: 'b' })])
      const found = await organization.get(tables.members, [{ id: 'b' }, { id: 'nobody' }, { id: 'a' }, { id: 'b' }])
      expect(found.map((row) => row?.id)).toEqual(['b', undefined, 'a', 'b'])
      expect(await organization.get(tables.members, [])).toEqual([])
    })

    it('get finds a row by a key of several columns', async () => {
      const organization = newOrganization()
      const claims = [1, 2].map((at) => ({ visitor_id: id(1), at, identity: 'email:a@example.com' }))
      await organization.insert(tables.visitorClaims, claims)
      expect(await organization.get(tables.visitorClaims, [...claims].reverse())).toEqual([...claims].reverse())
      expect(await organization.get(tables.visitorClaims, [{ visitor_id: id(1), at: 3, identity: 'email:a@example.com' }])).toEqual([
        undefined
      ])
    })

    it('every kind of column comes back as it was written', async () => {
      const organization = newOrganization()
      const full = event({
        event_id: id(7),
        clamped: true,
        visitor_id: id(8),
        user_id: id(9),
        title: 'Preise & "Angebote"',
        utm: { source: 'x', medium: '' },
        properties: { nested: { list: [1, 2.5, 'three', null, true, {}] }, empty: {}, none: null }
      })
      const numbers = customer({ id: id(7), mrr_cents: -5, contact_count: 12, first_seen_at: 0, traits: { plan: 'pro' } })
      await organization.insert(tables.events, [full, event({ event_id: id(6) })])
      await organization.insert(tables.customers, [numbers])
      expect(await organization.get(tables.events, [{ event_id: id(7) }, { event_id: id(6) }])).toEqual([full, event({ event_id: id(6) })])
      expect(await organization.get(tables.customers, [{ id: id(7) }])).toEqual([numbers])
    })

    it('insert says per row whether it was new, and leaves the rows that exist as they are', async () => {
      const organization = newOrganization()
      expect(await organization.insert(tables.members, [member({ id: 'a', name: 'first' })])).toEqual([true])
      const again = [member({ id: 'b' }), member({ id: 'a', name: 'second' }), member({ id: 'c' }), member({ id: 'b', name: 'third' })]
      expect(await organization.insert(tables.members, again)).toEqual([true, false, true, false])
      const names = await organization.find(tables.members, { columns: ['name'] })
      expect(names).toEqual([{ name: 'first' }, { name: 'b' }, { name: 'c' }])
      expect(await organization.insert(tables.members, [])).toEqual([])
    })

    it('insert refuses a row whose value of a unique index is taken, also by an earlier row of the call', async () => {
      const organization = newOrganization()
      await organization.insert(tables.members, [member({ id: 'a', email: 'taken@example.com' })])
      const rows = [
        member({ id: 'b', email: 'taken@example.com' }),
        member({ id: 'c', email: 'new@example.com' }),
        member({ id: 'd', email: 'new@example.com' })
      ]
      expect(await organization.insert(tables.members, rows)).toEqual([false, true, false])
      expect(await organization.count(tables.members)).toBe(2)
    })

    it('a null is never equal to another null in a unique index', async () => {
      const organization = newOrganization()
      const rows = [1, 2, 3].map((number) => customer({ id: id(number), external_id: null }))
      expect(await organization.insert(tables.customers, rows)).toEqual([true, true, true])
      expect(await organization.count(tables.customers, { external_id: { isNull: true } })).toBe(3)
    })

    it('what was passed in or read can be changed without changing what is stored', async () => {
      const organization = newOrganization()
      const row = customer({ traits: { plan: 'free' } })
      await organization.insert(tables.customers, [row])
      row.traits.plan = 'changed by the writer'
      const [read] = await organization.get(tables.customers, [{ id: id(1) }])
      if (read) read.traits.plan = 'changed by a reader'
      const [upserted] = await organization.upsert(tables.customers, [customer({ traits: { plan: 'pro' } })])
      if (upserted) upserted.traits.plan = 'changed by the upserter'
      expect(await organization.find(tables.customers, { columns: ['traits'] })).toEqual([{ traits: { plan: 'pro' } }])
    })

    it('update sets columns of all matching rows and counts them', async () => {
      const organization = newOrganization()
      const rows = [1, 2, 3].map((number) => customer({ id: id(number), owner_id: number < 3 ? 'ann' : 'bob' }))
      await organization.insert(tables.customers, rows)
      expect(await organization.update(tables.customers, { owner_id: { eq: 'ann' } }, { owner_id: 'cleo', mrr_cents: 10 })).toBe(2)
      expect(await organization.update(tables.customers, { owner_id: { eq: 'ann' } }, { owner_id: 'dan' })).toBe(0)
      expect(await organization.update(tables.customers, { owner_id: { eq: 'cleo' } }, {})).toBe(2)
      expect(await organization.find(tables.customers, { columns: ['owner_id', 'mrr_cents'] })).toEqual([
        { owner_id: 'cleo', mrr_cents: 10 },
        { owner_id: 'cleo', mrr_cents: 10 },
        { owner_id: 'bob', mrr_cents: null }
      ])
      expect(await organization.count(tables.customers, { owner_id: { eq: 'cleo' } })).toBe(2)
    })

    it('update can set a column to null and to other JSON', async () => {
      const organization = newOrganization()
      await organization.insert(tables.customers, [customer({ name: 'Acme', traits: { a: 1 } })])
      await organization.update(tables.customers, {}, { name: null, traits: { b: [2] } })
      expect(await organization.find(tables.customers)).toEqual([customer({ name: null, traits: { b: [2] } })])
    })

    it('update refuses to change the key', async () => {
      const organization = newOrganization()
      await organization.insert(tables.customers, [customer({ id: id(1) })])
      await expect(organization.update(tables.customers, {}, { id: id(2) })).rejects.toThrow()
      expect(await organization.find(tables.customers, { columns: ['id'] })).toEqual([{ id: id(1) }])
    })

    it('remove deletes all matching rows, counts them, and frees their keys and unique values', async () => {
      const organization = newOrganization()
      const rows = [1, 2, 3].map((number) => customer({ id: id(number), external_id: `c${number}`, domain: number < 3 ? 'a.com' : null }))
      await organization.insert(tables.customers, rows)
      expect(await organization.remove(tables.customers, { domain: { eq: 'a.com' } })).toBe(2)
      expect(await organization.remove(tables.customers, { domain: { eq: 'a.com' } })).toBe(0)
      expect(await organization.insert(tables.customers, [customer({ id: id(1), external_id: 'c2' })])).toEqual([true])
      expect(await organization.remove(tables.customers, {})).toBe(2)
      expect(await organization.find(tables.customers)).toEqual([])
    })

    it('a row that does not fit its table is refused', async () => {
      const organization = newOrganization()
      const { search_key: _, ...incomplete } = customer({})
      const wrong: object[] = [incomplete, { ...customer({}), search_key: null }, { ...customer({}), contact_count: 'many' }]
      for (const row of wrong)
        await expect(organization.insert(tables.customers, [Object.assign(customer({}), { search_key: undefined }, row)])).rejects.toThrow()
      expect(await organization.count(tables.customers)).toBe(0)
    })

    it('identical rows of different tables do not touch', async () => {
      const organization = newOrganization()
      await organization.insert(tables.identities, [
        { identity: 'x', original_id: id(1), user_id: id(1), domain: null, traits: {}, record: null, claimed: true }
      ])
      await organization.insert(tables.customerIdentities, [customerIdentity({ customer_key: 'x', traits: { a: { at: NOON, value: 1 } } })])
      await organization.remove(tables.identities, { identity: { eq: 'x' } })
      expect(await organization.count(tables.customerIdentities)).toBe(1)
    })
  })
}
