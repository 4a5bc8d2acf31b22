import { raiseAttention } from '@rapport/core/src/attention/raise-attention.js'
import { resolveAttention } from '@rapport/core/src/attention/resolve-attention.js'
import type { SubscriptionInput } from '@rapport/core/src/revenue/subscription-input.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { describe, expect, it } from 'vitest'
import { changesWorld, followed } from './changes-world.js'

/** What is noted of sources, facts, subscriptions and attention items. */
export function testNotedEvidence(context: { readonly store: Store }): void {
  const start = async () => {
    const world = await changesWorld(context.store)
    await world.workspace.customers.put([{ customerId: 'acme' }])
    const customerId = (await world.workspace.call('svc_get_customer', { customer: 'acme' })).customer.id
    world.changes()
    return { ...world, customerId, now: world.clock.now() }
  }
  const customer = { customerId: 'acme' }

  describe('changes of sources, facts, subscriptions and attention', () => {
    it('a source is put when it is new or says something else, with its text for the search and a job', async () => {
      const { workspace, changes, customerId, now } = await start()
      const put = (text: string) =>
        workspace.sources.put([{ sourceType: 'EMAIL', externalId: 'm', occurredAt: now - 7, customer, segments: [{ text }] }])
      const kinds = ['sourcePut', 'searchTextWritten', 'jobEnqueued'] as const
      const [source] = await put('The budget is open.')
      const said = { kind: 'sourcePut', sourceId: source?.id, sourceType: 'EMAIL', externalId: 'm', customerId, at: now - 7 }
      const written = { kind: 'searchTextWritten', artifactType: 'source', artifactId: source?.id }
      const first = changes(kinds)
      expect(first).toContainEqual({ ...said, isNew: true })
      expect(first).toContainEqual(written)
      expect(first).toContainEqual(expect.objectContaining({ kind: 'jobEnqueued', jobKind: 'extract-facts', dueAt: now }))
      expect(first).toHaveLength(3)
      await put('The budget is open.')
      expect(changes(kinds)).toEqual([])
      await put('The budget is closed.')
      // The job that waits already stands for both puts.
      const second = changes(kinds)
      expect(second).toContainEqual({ ...said, isNew: false })
      expect(second).toContainEqual(written)
      expect(second).toHaveLength(2)
    })

    it('a fact is detected when it is new and open, changes when it is put anew, and has another status when somebody sets it', async () => {
      const { workspace, changes, customerId, now } = await start()
      const put = (externalId: string, said: { status?: 'CANDIDATE' | 'RESOLVED'; assertion?: string; occurredAt?: number } = {}) =>
        workspace.facts.put([{ externalId, customer, assertion: 'The budget is $50k', factType: 'BUDGET', ...said }])
      const [fact] = await put('one', { occurredAt: now - 5 })
      const detected = { kind: 'factDetected', customerId, factType: 'BUDGET' }
      expect(changes()).toEqual([{ ...detected, factId: fact?.id, status: 'ACTIVE', at: now - 5 }])
      await put('one', { assertion: 'The budget is $60k' })
      const before = { customerId, factType: 'BUDGET' }
      expect(changes()).toEqual([{ kind: 'factChanged', factId: fact?.id, customerId, factType: 'BUDGET', before, at: now }])
      await put('one', { assertion: 'The budget is $60k' })
      await put('two', { status: 'RESOLVED' })
      expect(changes()).toEqual([])
      const [candidate] = await put('three', { status: 'CANDIDATE' })
      expect(changes()).toEqual([{ ...detected, factId: candidate?.id, status: 'CANDIDATE', at: now }])
      const moved = { kind: 'factStatusChanged', customerId, factId: candidate?.id, status: 'ACTIVE', at: now }
      for (const again of [[moved], []]) {
        await workspace.facts.setStatus('three', 'ACTIVE')
        expect(changes()).toEqual(again)
      }
    })

    it('a subscription changes with what it was and what it is', async () => {
      const { workspace, changes, customerId, now } = await start()
      const put = (said: Partial<SubscriptionInput>) => {
        const items = [{ amountCents: 1_000, interval: 'month' as const }]
        const plain = { externalId: 's', customer, status: 'active', currency: 'usd', items, startedAt: '2026-01-01T00:00:00Z' } as const
        return workspace.subscriptions.put([{ ...plain, ...said }])
      }
      const [subscription] = await put({})
      const change = { kind: 'subscriptionChanged', subscriptionId: subscription?.id, externalId: 's', customerId, at: now }
      const active = { status: 'active', mrrCents: 1_000, currency: 'USD' }
      const written = { kind: 'subscriptionWritten', subscriptionId: subscription?.id }
      const terms = { kind: 'termsChanged', customerId }
      expect(changes()).toEqual([written, { ...change, before: null, after: active }, terms])
      await put({})
      expect(changes()).toEqual([])
      await put({ items: [{ amountCents: 24_000, interval: 'year' }] })
      const larger = { ...active, mrrCents: 2_000 }
      expect(changes()).toEqual([written, { ...change, before: active, after: larger }, terms])
      // A period is no news to hosts.
      await put({ items: [{ amountCents: 24_000, interval: 'year' }], currentPeriodStart: '2026-01-01', currentPeriodEnd: '2027-01-01' })
      expect(changes(['subscriptionWritten', 'subscriptionChanged'])).toEqual([written])
      await put({ items: [{ amountCents: 24_000, interval: 'year' }], status: 'canceled' })
      expect(changes(['subscriptionChanged'])).toEqual([
        { ...change, before: larger, after: { ...larger, status: 'canceled', mrrCents: 0 } }
      ])
    })

    it('an attention item is opened, resolved and opened again', async () => {
      const { changes, customerId, now } = await start()
      const { store } = context
      const heard: unknown[] = []
      const rows = followed(store, { listeners: [{ hear: (committed) => void heard.push(...committed.changes) }] }).organization(customerId)
      const signal = {
        customerId,
        cause: 'usage_drop',
        title: 'Usage fell',
        priority: 'NORMAL',
        priorityReason: 'A small account'
      } as const
      const reasons = { whatChanged: 'Fewer exports', whyItMatters: 'They renew' }
      const raise = (title: string) =>
        rows.transaction((transaction) => raiseAttention(transaction, { ...signal, ...reasons, title }, systemIds(), now))
      const resolve = () =>
        rows.transaction((transaction) =>
          resolveAttention(transaction, { customerId, cause: 'usage_drop', summary: 'Back' }, systemIds(), now)
        )
      const { id: itemId } = await raise('Usage fell')
      await raise('Usage fell')
      await raise('Usage fell by half')
      const item = { itemId, customerId, cause: 'usage_drop', at: now }
      const updated = { kind: 'attentionUpdated', ...item }
      expect(heard.splice(0)).toEqual([{ kind: 'attentionOpened', ...item, isReopened: false }, updated])
      await resolve()
      await resolve()
      expect(heard.splice(0)).toEqual([{ kind: 'attentionResolved', ...item }])
      await raise('Usage fell')
      expect(heard).toEqual([{ kind: 'attentionOpened', ...item, isReopened: true }])
      expect(changes()).toEqual([])
    })
  })
}
