import { factEvidence, revenueSnapshots, subscriptions } from '@rapport/core/src/registry/tables.js'
import { removeSources } from '@rapport/core/src/sources/remove-sources.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { domainStore } from '@rapport/core/src/testing/domain-store.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { describe, expect, it } from 'vitest'
import { changesWorld, followed } from './changes-world.js'

/** What is noted for those inside of the domain, and that what follows from it is in the same commit. */
export function testNotedInside(context: { readonly store: Store }): void {
  const start = async () => {
    const world = await changesWorld(context.store)
    const customerId = async (customer: string) => (await world.workspace.call('svc_get_customer', { customer })).customer.id
    return { ...world, customerId, now: world.clock.now(), rows: world.store.organization(world.organizationId) }
  }
  const monthly = { externalId: 's', status: 'active', currency: 'usd', startedAt: '2026-01-01T00:00:00Z' } as const
  const items = [{ amountCents: 1_000, interval: 'month' as const }]

  describe('changes that the domain itself follows', () => {
    it('a domain moves to its new owner, once, and its subscriptions, snapshots and evidence with it', async () => {
      const { workspace, changes, customerId, rows, now } = await start()
      await workspace.subscriptions.put([{ ...monthly, items, customer: { domain: 'acme.test' } }])
      await workspace.facts.put([{ externalId: 'f', customer: { domain: 'acme.test' }, assertion: 'They grow', factType: 'CUSTOM' }])
      const from = await customerId('acme.test')
      changes()
      await workspace.customers.put([{ customerId: 'A', domain: 'acme.test' }])
      const into = await customerId('A')
      const noted = changes(['customerKeyMoved', 'billingChanged'])
      expect(noted.filter(({ kind }) => kind === 'customerKeyMoved')).toEqual([
        { kind: 'customerKeyMoved', key: 'd:acme.test', from, into, at: now }
      ])
      expect(noted).toContainEqual({ kind: 'billingChanged', customerId: from, at: now })
      expect(noted).toContainEqual({ kind: 'billingChanged', customerId: into, at: now })
      expect(await rows.find(subscriptions)).toMatchObject([{ customer_id: into }])
      const snapshots = await rows.find(revenueSnapshots)
      expect(new Map(snapshots.map((row) => [row.customer_id, row.mrr_cents]))).toEqual(
        new Map([
          [from, null],
          [into, 1_000]
        ])
      )
      expect((await workspace.call('svc_list_facts', { customer: 'A' })).facts).toHaveLength(1)
      await workspace.customers.put([{ customerId: 'A', domain: 'acme.test' }])
      expect(changes(['customerKeyMoved', 'billingChanged'])).toEqual([])
    })

    it('a source that is removed takes the evidence that points to it along', async () => {
      const { workspace, rows, organizationId, now } = await start()
      const customer = { customerId: 'acme' }
      const [source] = await workspace.sources.put([
        { externalId: 'mail', sourceType: 'EMAIL', occurredAt: now, customer, segments: [{ text: 'We grow' }] }
      ])
      const sources = [{ sourceType: 'EMAIL', sourceId: 'mail', quote: 'We grow' }] as const
      await workspace.facts.put([{ externalId: 'f', customer, assertion: 'They grow', factType: 'CUSTOM', evidence: [...sources] }])
      expect(await rows.count(factEvidence)).toBe(1)
      const heard: unknown[] = []
      const store = followed(domainStore(context.store), { listeners: [{ hear: ({ changes }) => void heard.push(...changes) }] })
      const sourceId = source?.id ?? ''
      await store.groupTransaction([organizationId], { settle: (of) => removeSources(of(organizationId), [sourceId], systemIds(), now) })
      expect(heard).toContainEqual({ kind: 'sourceRemoved', sourceId, sourceType: 'EMAIL', externalId: 'mail', at: now })
      expect(await rows.count(factEvidence)).toBe(0)
    })

    it('work on a store without the domain’s subscribers fails, and nothing is kept of it', async () => {
      const { workspace, rows, organizationId, now } = await start()
      const [source] = await workspace.sources.put([{ externalId: 'mail', sourceType: 'EMAIL', occurredAt: now }])
      const work = context.store.groupTransaction([organizationId], {
        settle: (of) => removeSources(of(organizationId), [source?.id ?? ''], systemIds(), now)
      })
      await expect(work).rejects.toThrow('Nobody follows at sourcesRemoved')
      expect((await workspace.call('svc_list_sources', {})).items).toHaveLength(1)
      expect(await rows.count(factEvidence)).toBe(0)
    })
  })
}
