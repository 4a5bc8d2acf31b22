import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import type { Transaction } from '../../storage/contract.js'
import { customer, id, member, visitor } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

/** Several verbs in one commit. */
export function testTransactions({ newOrganization }: Pick<SuiteContext, 'newOrganization'>): void {
  describe('transactions', () => {
    it('keep all their writes and answer what the work answers', async () => {
      const organization = newOrganization()
      const answer = await organization.transaction(async (transaction) => {
        expect(transaction.organizationId).toBe(organization.organizationId)
        await transaction.insert(tables.customers, [customer({ id: id(1) })])
        await transaction.upsert(tables.visitors, [visitor({})])
        return 'done'
      })
      expect(answer).toBe('done')
      expect([await organization.count(tables.customers), await organization.count(tables.visitors)]).toEqual([1, 1])
    })

    it('leave nothing when the work throws, and throw its error', async () => {
      const organization = newOrganization()
      const before = [customer({ id: id(1), name: 'a' }), customer({ id: id(2), name: 'b', external_id: 'two' })]
      await organization.insert(tables.customers, before)
      const failure = new Error('changed my mind')
      const work = organization.transaction(async (transaction) => {
        await transaction.insert(tables.customers, [customer({ id: id(3), external_id: 'three' })])
        await transaction.update(tables.customers, { id: { eq: id(1) } }, { name: 'z' })
        await transaction.remove(tables.customers, { id: { eq: id(2) } })
        await transaction.increment(tables.customers, { id: id(1) }, { contact_count: 5 })
        throw failure
      })
      await expect(work).rejects.toBe(failure)
      expect(await organization.find(tables.customers)).toEqual(before)
      expect(await organization.find(tables.customers, { where: { name: { in: ['z', 'a', 'b'] } } })).toEqual(before)
      expect(await organization.insert(tables.customers, [customer({ id: id(4), external_id: 'three' })])).toEqual([true])
    })

    it('read their own writes with every verb', async () => {
      const organization = newOrganization()
      const rows = ['a', 'b', 'c', 'd'].map((name, index) => customer({ id: id(index), name, contact_count: index }))
      await organization.insert(tables.customers, rows)
      await organization.transaction(async (transaction) => {
        await transaction.insert(tables.customers, [customer({ id: id(9), name: 'bb', contact_count: 9 })])
        await transaction.remove(tables.customers, { name: { eq: 'c' } })
        await transaction.update(tables.customers, { name: { eq: 'a' } }, { name: 'e' })
        const names = async (direction: 'asc' | 'desc') =>
          (await transaction.find(tables.customers, { orderBy: { column: 'name', direction } })).map((row) => row.name)
        expect(await names('asc')).toEqual(['b', 'bb', 'd', 'e'])
        expect(await names('desc')).toEqual(['e', 'd', 'bb', 'b'])
        expect(await transaction.get(tables.customers, [{ id: id(2) }, { id: id(9) }])).toMatchObject([undefined, { name: 'bb' }])
        expect(await transaction.count(tables.customers)).toBe(4)
        expect(await transaction.find(tables.customers, { where: { name: { in: ['a', 'c', 'e'] } } })).toHaveLength(1)
        expect(await transaction.aggregate(tables.customers, { measures: { total: { sum: 'contact_count' } } })).toEqual([{ total: 13 }])
        const page = { orderBy: { column: 'name', direction: 'asc' }, after: { value: 'bb', key: [id(9)] }, limit: 1 } as const
        expect(await transaction.find(tables.customers, page)).toMatchObject([{ name: 'd' }])
        expect(await transaction.increment(tables.customers, { id: id(9) }, { contact_count: 1 })).toMatchObject({ contact_count: 10 })
        expect(await transaction.insert(tables.customers, [customer({ id: id(2) })])).toEqual([true])
        const taken = await transaction.take(tables.customers, { where: { name: { eq: 'bb' } }, set: { name: 'ff' }, limit: 5 })
        expect(taken).toMatchObject([{ id: id(9), name: 'ff', contact_count: 10 }])
      })
      expect(await organization.count(tables.customers, { name: { in: ['b', 'd', 'e', 'ff'] } })).toBe(4)
    })

    it('one whose verb failed keeps nothing, even if the work goes on', async () => {
      const organization = newOrganization()
      await organization.insert(tables.members, [member({ id: 'a' })])
      const work = organization.transaction(async (transaction) => {
        await transaction.insert(tables.customers, [customer({})])
        const failed = await transaction.update(tables.members, {}, { id: 'b' }).catch(() => 'failed')
        expect(failed).toBe('failed')
        return 'as if nothing had happened'
      })
      await expect(work).rejects.toThrow()
      expect(await organization.count(tables.customers)).toBe(0)
    })

    it('one whose work fails while verbs of it still run keeps nothing of them, nor of those that follow', async () => {
      const organization = newOrganization()
      const goingOn: Promise<unknown>[] = []
      const work = organization.transaction(async (transaction) => {
        const addMany = async () => {
          for (let n = 1; n <= 50; n++) await transaction.insert(tables.customers, [customer({ id: id(n) })])
        }
        goingOn.push(addMany().catch(() => undefined))
        await transaction.count(tables.customers)
        throw new Error('changed my mind')
      })
      await expect(work).rejects.toThrow('changed my mind')
      await Promise.all(goingOn)
      expect(await organization.count(tables.customers)).toBe(0)
    })

    it('one that met a taken unique value keeps nothing, even if the work goes on', async () => {
      const organization = newOrganization()
      await organization.insert(tables.members, [member({ id: 'a' }), member({ id: 'b' })])
      const work = organization.transaction(async (transaction) => {
        await transaction.insert(tables.customers, [customer({})])
        await transaction.update(tables.members, { id: { eq: 'a' } }, { email: 'b@example.com' }).catch(() => 'failed')
        return 'as if nothing had happened'
      })
      await expect(work).rejects.toThrow()
      expect(await organization.count(tables.customers)).toBe(0)
    })

    it('their verbs may be called all at once', async () => {
      const organization = newOrganization()
      await organization.transaction(async (transaction) => {
        await transaction.insert(tables.members, [member({ id: 'a' })])
        const add = () => transaction.increment(tables.members, { id: 'a' }, { owned_customer_count: 1 })
        await Promise.all([add(), add(), add(), transaction.find(tables.members)])
      })
      expect(await organization.find(tables.members)).toEqual([member({ id: 'a', owned_customer_count: 3 })])
    })

    it('their verbs are refused once they are over', async () => {
      const organization = newOrganization()
      const kept: Transaction[] = []
      await organization.transaction(async (transaction) => void kept.push(transaction))
      for (const transaction of kept) await expect(transaction.insert(tables.customers, [customer({})])).rejects.toThrow()
      expect([kept.length, await organization.count(tables.customers)]).toEqual([1, 0])
    })

    it('a lock makes read and write one step among all who take it', async () => {
      const organization = newOrganization()
      await organization.insert(tables.members, [member({ id: 'a' })])
      const addOne = () =>
        organization.transaction(async (transaction) => {
          await transaction.lock('counting')
          const [row] = await transaction.get(tables.members, [{ id: 'a' }])
          await transaction.update(tables.members, { id: { eq: 'a' } }, { owned_customer_count: (row?.owned_customer_count ?? 0) + 1 })
        })
      await Promise.all(Array.from({ length: 10 }, addOne))
      expect(await organization.find(tables.members)).toEqual([member({ id: 'a', owned_customer_count: 10 })])
    })

    it('a lock can be taken again by its transaction, and is free after a failure', async () => {
      const organization = newOrganization()
      const fail = organization.transaction(async (transaction) => {
        await transaction.lock('x')
        await transaction.lock('x')
        throw new Error('failed with the lock held')
      })
      await expect(fail).rejects.toThrow('failed with the lock held')
      await organization.transaction(async (transaction) => transaction.lock('x'))
      expect(await organization.insert(tables.customers, [customer({})])).toEqual([true])
    })
  })
}
