import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import type { TransactionOf } from '../../storage/contract.js'
import { customer, member } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

/** One commit for several organizations. */
export function testGroupTransaction(context: SuiteContext): void {
  describe('groupTransaction', () => {
    const counts = (ids: readonly string[]) => Promise.all(ids.map((id) => context.store.organization(id).count(tables.customers)))

    it('commits what was written for each organization, each bound to its own rows', async () => {
      const ids = [randomUUID(), randomUUID(), randomUUID()]
      const answer = await context.store.groupTransaction(ids, {
        settle: async (of) => {
          for (const [index, id] of ids.slice(0, 2).entries()) {
            expect(of(id).organizationId).toBe(id)
            await of(id).insert(tables.customers, [customer({ name: `name ${index}` })])
            expect(await of(id).find(tables.customers)).toEqual([customer({ name: `name ${index}` })])
          }
          return 'done'
        }
      })
      expect(answer).toBe('done')
      expect(await counts(ids)).toEqual([1, 1, 0])
    })

    it('commits nothing for any when the work throws', async () => {
      const ids = [randomUUID(), randomUUID()]
      const failing = context.store.groupTransaction(ids, {
        settle: async (of) => {
          for (const id of ids) await of(id).insert(tables.customers, [customer({})])
          throw new Error('no')
        }
      })
      await expect(failing).rejects.toThrow('no')
      expect(await counts(ids)).toEqual([0, 0])
    })

    it('commits nothing for any when a verb failed, even if the work goes on', async () => {
      const ids = [randomUUID(), randomUUID()]
      const failing = context.store.groupTransaction(ids, {
        settle: async (of) => {
          for (const id of ids) await of(id).insert(tables.customers, [customer({})])
          await of(ids[0] ?? '').insert(tables.members, [member({ id: 'a' }), member({ id: 'b' })])
          await of(ids[0] ?? '')
            .update(tables.members, {}, { email: 'same@example.com' })
            .catch(() => 'failed')
        }
      })
      await expect(failing).rejects.toThrow()
      expect(await counts(ids)).toEqual([0, 0])
    })

    it('prepares in the same transaction, and commits both or nothing', async () => {
      const ids = [randomUUID(), randomUUID()]
      const prepare = async (of: TransactionOf) => {
        await Promise.all(ids.map((id) => of(id).insert(tables.customers, [customer({})])))
      }
      const seen = await context.store.groupTransaction(ids, {
        prepare: prepare,
        settle: (of) => Promise.all(ids.map((id) => of(id).count(tables.customers)))
      })
      expect(seen).toEqual([1, 1])
      const failing = context.store.groupTransaction(ids, { prepare: prepare, settle: async () => Promise.reject(new Error('no')) })
      await expect(failing).rejects.toThrow('no')
      expect(await counts(ids)).toEqual([1, 1])
    })

    it('refuses an organization that was not named', async () => {
      const named = randomUUID()
      const other = randomUUID()
      const work = context.store.groupTransaction([named], { settle: async (of) => of(other).insert(tables.customers, [customer({})]) })
      await expect(work).rejects.toThrow()
      expect(await counts([named, other])).toEqual([0, 0])
    })

    it('takes an organization named twice, and none at all', async () => {
      const id = randomUUID()
      await context.store.groupTransaction([id, id], { settle: async (of) => of(id).insert(tables.customers, [customer({})]) })
      expect(await counts([id])).toEqual([1])
      expect(await context.store.groupTransaction([], { settle: async () => 'nothing to do' })).toBe('nothing to do')
    })

    it('calls that name the same organizations in other orders do not wait for each other for ever', async () => {
      const ids = [randomUUID(), randomUUID(), randomUUID()]
      for (const id of ids) await context.store.organization(id).insert(tables.members, [member({ id: 'a' })])
      const addToAll = (order: readonly string[]) =>
        context.store.groupTransaction(order, {
          settle: async (of) => {
            for (const id of order) await of(id).increment(tables.members, { id: 'a' }, { owned_customer_count: 1 })
          }
        })
      const orders = Array.from({ length: 9 }, (_, turn) => [...ids.slice(turn % 3), ...ids.slice(0, turn % 3)])
      await Promise.all(orders.map((order, turn) => addToAll(turn % 2 ? order : order.reverse())))
      for (const id of ids)
        expect(await context.store.organization(id).find(tables.members)).toEqual([member({ id: 'a', owned_customer_count: 9 })])
    })

    it("holds each organization's lock named ingest", async () => {
      const id = randomUUID()
      const organization = context.store.organization(id)
      await organization.insert(tables.members, [member({ id: 'a' })])
      const read = async (of: Pick<typeof organization, 'get' | 'update'>) => {
        const [row] = await of.get(tables.members, [{ id: 'a' }])
        await of.update(tables.members, {}, { owned_customer_count: (row?.owned_customer_count ?? 0) + 1 })
      }
      const alone = () =>
        organization.transaction(async (transaction) => {
          await transaction.lock('ingest')
          await read(transaction)
        })
      const together = () => context.store.groupTransaction([id], { settle: (of) => read(of(id)) })
      await Promise.all([alone(), together(), together(), alone(), together()])
      expect(await organization.find(tables.members)).toEqual([member({ id: 'a', owned_customer_count: 5 })])
    })
  })
}
