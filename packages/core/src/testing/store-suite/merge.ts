import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import type { StampedMap } from '../../storage/define-table.js'
import { mergingCustomers, mergingIdentities } from './merging-tables.js'
import { apiKey, customer, customerIdentity, event, id, NOON, visitor } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

/** How upsert merges. */
export function testMerge(context: SuiteContext): void {
  const { newOrganization } = context
  describe('merge', () => {
    it('upsert writes a new row as it is, and answers it', async () => {
      const organization = newOrganization()
      const rows = [visitor({ visitor_id: id(2), fingerprint: 'f' }), visitor({ visitor_id: id(1) })]
      expect(await organization.upsert(tables.visitors, rows)).toEqual(rows)
      expect(await organization.find(tables.visitors)).toEqual([...rows].reverse())
      expect(await organization.upsert(tables.visitors, [])).toEqual([])
    })

    it('keep keeps the first value, replace takes the last, min and max the extreme one, sum adds', async () => {
      const organization = newOrganization()
      const first = customer({
        created_at: 5,
        first_seen_at: 50,
        last_activity_at: 50,
        name: 'first',
        owner_id: 'ann',
        traits: { a: 1 },
        mrr_cents: 1
      })
      const second = customer({
        created_at: 3,
        first_seen_at: 40,
        last_activity_at: 40,
        name: 'second',
        owner_id: null,
        traits: { b: 1 },
        mrr_cents: -3
      })
      await organization.upsert(mergingCustomers, [first])
      const merged = { ...second, created_at: 5, last_activity_at: 50, name: 'first', mrr_cents: -2 }
      expect(await organization.upsert(mergingCustomers, [second])).toEqual([merged])
      expect(await organization.find(mergingCustomers)).toEqual([merged])
    })

    it('a null counts as absent for min, max and sum, and is a value for keep', async () => {
      const organization = newOrganization()
      const known = customer({ name: 'known', first_seen_at: 7, last_activity_at: 7, mrr_cents: 7 })
      const unknown = customer({ name: null, first_seen_at: null, last_activity_at: null, mrr_cents: null })
      expect(await organization.upsert(mergingCustomers, [known, unknown])).toEqual([known, known])
      expect(await organization.upsert(mergingCustomers, [unknown])).toEqual([known])
      const other = { id: id(2) }
      await organization.upsert(mergingCustomers, [{ ...unknown, ...other }])
      const nameless = { ...known, ...other, name: null }
      expect(await organization.upsert(mergingCustomers, [{ ...known, ...other }])).toEqual([nameless])
      expect(await organization.find(mergingCustomers)).toEqual([known, nameless])
    })

    it('the tables of the product merge as they declare', async () => {
      const key = apiKey({ id: randomUUID(), organization_id: randomUUID(), hash: randomUUID(), total_requests: 2 })
      const { directory } = context.store
      await directory.upsert(tables.apiKeys, [key])
      const [merged] = await directory.upsert(tables.apiKeys, [{ ...key, created_at: 1, total_requests: 3, last_used_at: 9 }])
      expect(merged).toEqual({ ...key, total_requests: 5, last_used_at: 9 })
    })

    it('a table without declared merges takes the last row whole', async () => {
      const organization = newOrganization()
      const last = event({ title: null, clamped: true, properties: { b: 2 } })
      expect(await organization.upsert(tables.events, [event({ title: 'first', properties: { a: 1 } }), last])).toEqual([last, last])
      expect(await organization.find(tables.events)).toEqual([last])
    })

    it('equal keys within a call merge in order, and each answer is the row as it then is', async () => {
      const organization = newOrganization()
      const rows = [
        visitor({ first_seen_at: 5, last_seen_at: 5, identity: 'one' }),
        visitor({ visitor_id: id(2) }),
        visitor({ first_seen_at: 3, last_seen_at: 3, identity: 'two' }),
        visitor({ first_seen_at: 4, last_seen_at: 9, identity: 'three' })
      ]
      const merged = visitor({ first_seen_at: 3, last_seen_at: 9, identity: 'three' })
      expect(await organization.upsert(tables.visitors, rows)).toEqual([merged, visitor({ visitor_id: id(2) }), merged, merged])
      expect(await organization.count(tables.visitors)).toBe(2)
    })

    it('newest keeps per key the value said last, and at the same time the one with the greater JSON text', async () => {
      const organization = newOrganization()
      const claims: StampedMap[] = [
        { plan: { at: 2, value: 'pro' }, seats: { at: 1, value: 10 }, tie: { at: 1, value: 'b' }, only: { at: -5, value: null } },
        {
          plan: { at: 1, value: 'free' },
          seats: { at: 2, value: 9 },
          tie: { at: 1, value: 'a' },
          deep: { at: 1, value: { b: 1, a: [2] } }
        },
        { tie: { at: 1, value: 'é' }, deep: { at: 1, value: { a: [3], b: 0 } }, number: { at: 0, value: 9 } },
        { number: { at: 0, value: 10 }, deep: { at: 0, value: 'old' } }
      ]
      const expected = {
        plan: { at: 2, value: 'pro' },
        seats: { at: 2, value: 9 },
        tie: { at: 1, value: 'é' },
        only: { at: -5, value: null },
        deep: { at: 1, value: { a: [3], b: 0 } },
        number: { at: 0, value: 9 }
      }
      const orders = [claims, [...claims].reverse(), [claims[2], claims[0], claims[3], claims[1], claims[0]]]
      for (const [index, order] of orders.entries()) {
        const customer_key = `id:${index}`
        for (const traits of order) await organization.upsert(mergingIdentities, [customerIdentity({ customer_key, traits: traits ?? {} })])
        expect(await organization.get(mergingIdentities, [{ customer_key }])).toEqual([
          customerIdentity({ customer_key, traits: expected })
        ])
      }
    })

    it('applying the same rows twice, or in another order, gives the same', async () => {
      const organization = newOrganization()
      const claims = [3, 1, 2].map((number) => ({
        email: 'a@acme.com',
        identity: 'user:a',
        domain: 'acme.com',
        first_at: NOON + number,
        last_at: NOON + number
      }))
      await organization.upsert(tables.emailClaims, claims)
      await organization.upsert(tables.emailClaims, [...claims].reverse())
      const merged = { email: 'a@acme.com', identity: 'user:a', domain: 'acme.com', first_at: NOON + 1, last_at: NOON + 3 }
      expect(await organization.find(tables.emailClaims)).toEqual([merged])
    })

    it('merge writes what upsert writes, and answers nothing', async () => {
      const one = context.newOrganization()
      const other = context.newOrganization()
      const rows = [
        visitor({ first_seen_at: 5, last_seen_at: 5 }),
        visitor({ visitor_id: id(2) }),
        visitor({ first_seen_at: 3, last_seen_at: 9 })
      ]
      for (const half of [rows.slice(0, 2), rows.slice(1)]) {
        await one.upsert(tables.visitors, half)
        expect(await other.merge(tables.visitors, half)).toBeUndefined()
      }
      expect(await other.find(tables.visitors)).toEqual(await one.find(tables.visitors))
      await other.merge(tables.customerIdentities, [customerIdentity({ customer_key: 'c:a', traits: {} })])
      await other.merge(tables.customerIdentities, [])
      expect(await other.count(tables.customerIdentities)).toBe(1)
    })

    it('upsert moves rows in the indexes', async () => {
      const organization = newOrganization()
      await organization.upsert(tables.visitorClaims, [{ visitor_id: id(1), at: 1, identity: 'x' }])
      await organization.upsert(tables.customers, [customer({ name: 'old' })])
      await organization.upsert(tables.customers, [customer({ name: 'new' })])
      expect(await organization.find(tables.customers, { where: { name: { eq: 'old' } } })).toEqual([])
      expect(await organization.find(tables.customers, { where: { name: { eq: 'new' } } })).toHaveLength(1)
    })

    it('upsert never takes a unique value from another row', async () => {
      const organization = newOrganization()
      await organization.upsert(tables.customers, [customer({ id: id(1), external_id: 'x' })])
      await expect(organization.upsert(tables.customers, [customer({ id: id(2), external_id: 'x' })])).rejects.toThrow()
      expect(await organization.find(tables.customers)).toEqual([customer({ id: id(1), external_id: 'x' })])
    })
  })
}
