import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import type { Store } from '../../storage/contract.js'
import { customer, id, visitor } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

/** open, ping and close. */
export function testLifecycle(context: SuiteContext): void {
  describe('lifecycle', () => {
    const unavailable = { name: 'StoreUnavailableError' }

    const everyVerb = (store: Store): (() => Promise<unknown>)[] => {
      const organization = store.organization(randomUUID())
      return [
        () => store.ping(),
        () => store.open(),
        () => organization.get(tables.customers, [{ id: id(1) }]),
        () => organization.find(tables.customers),
        () => organization.count(tables.customers),
        () => organization.aggregate(tables.customers, { measures: { all: { count: true } } }),
        () => organization.insert(tables.customers, [customer({})]),
        () => organization.upsert(tables.customers, [customer({})]),
        () => organization.update(tables.customers, {}, { name: 'x' }),
        () => organization.remove(tables.customers, {}),
        () => organization.increment(tables.customers, { id: id(1) }, { contact_count: 1 }),
        () => organization.take(tables.customers, { where: {}, set: { name: 'x' }, limit: 1 }),
        () => organization.transaction(async () => 'ran'),
        () => store.groupTransaction([organization.organizationId], { settle: async () => 'ran' }),
        () => store.directory.find(tables.organizations, { limit: 1 }),
        () => store.directory.transaction(async () => 'ran'),
        () => store.acrossOrganizations.take(tables.jobs, { where: { kind: { eq: 'none' } }, set: { attempts: 1 }, limit: 1 }),
        () => store.acrossOrganizations.aggregate(tables.jobs, { measures: { all: { count: true } } })
      ]
    }

    it('says what it is and what it can do', () => {
      expect(context.store.name).toMatch(/\S/)
      expect(typeof context.store.durable).toBe('boolean')
      expect(Object.values(context.store.supports).map((value) => typeof value)).toEqual(['boolean', 'boolean', 'boolean'])
      expect(typeof context.store.inHostTransaction).toBe(context.store.supports.hostTransactions ? 'function' : 'undefined')
      const organizationId = randomUUID()
      expect(context.store.organization(organizationId).organizationId).toBe(organizationId)
    })

    it('opens once however often it is asked, and answers a ping', async () => {
      await Promise.all([context.store.open(), context.store.open(), context.store.ping()])
      await context.store.open()
      expect(await context.store.organization(randomUUID()).count(tables.customers)).toBe(0)
    })

    it('opens by itself on first use, refuses every verb once closed, and closes again without complaint', async () => {
      const store = await context.createStore()
      for (const verb of everyVerb(store)) await verb()
      await Promise.all([store.close(), store.close()])
      await store.close()
      for (const verb of everyVerb(store)) await expect(verb()).rejects.toMatchObject(unavailable)
    })

    it('can be closed without having been opened', async () => {
      const store = await context.createStore()
      await store.close()
      await expect(store.ping()).rejects.toMatchObject(unavailable)
    })

    it('close waits for running work, whose verbs still work', async () => {
      const store = await context.createStore()
      await store.open()
      const finished: string[] = []
      let goOn = () => {}
      const closing = new Promise<void>((resolve) => {
        goOn = resolve
      })
      const organization = store.organization(randomUUID())
      const work = organization.transaction(async (transaction) => {
        await transaction.upsert(tables.visitors, [visitor({})])
        await closing
        await transaction.upsert(tables.visitors, [visitor({ visitor_id: id(2) })])
        return transaction.count(tables.visitors)
      })
      const worked = work.then((count) => finished.push(`work with ${count} rows`))
      const closed = store.close().then(() => finished.push('close'))
      await expect(organization.count(tables.visitors)).rejects.toMatchObject(unavailable)
      goOn()
      await Promise.all([worked, closed])
      expect(finished).toEqual(['work with 2 rows', 'close'])
    })
  })
}
