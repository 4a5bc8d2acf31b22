import { type HookName, hookNames } from '@rapport/core/src/hooks/hook-names.js'
import { hookTable } from '@rapport/core/src/hooks/hook-table.js'
import { KnownHooks } from '@rapport/core/src/hooks/known-hooks.js'
import { writeDeliveries } from '@rapport/core/src/hooks/write-deliveries.js'
import type { IngestEvent } from '@rapport/core/src/ingest/ingest-batch.js'
import { hookDeliveries, users } from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { overlay } from '@rapport/core/src/storage/overlay.js'
import { fakeProvider } from '@rapport/core/src/testing/integrations/fake-provider.js'
import { SyncWorld } from '@rapport/core/src/testing/integrations/sync-world.js'
import { checkOf } from '@rapport/core/src/validation/validation.js'
import { describe, expect, it } from 'vitest'
import { followed } from '../changes/changes-world.js'
import { putCustomer } from '../integrations/linked.js'
import { hookWorld } from './hook-world.js'

const day = 86_400_000
const url = 'https://x.test/'
const visitorId = '00000000-0000-4000-8000-000000000001'

/** What hooks are told of, seen from what causes it. */
export function testHookEvents(context: { readonly store: Store }): void {
  const start = async () => {
    const world = await hookWorld(context.store)
    const { workspace, clock } = world
    const send = (sent: Record<string, unknown>, timestamp = clock.now()) =>
      workspace.ingest({ visitorId, events: [{ url, path: '/', timestamp, ...sent } as IngestEvent] })
    const customerId = async (customer: string) => (await workspace.call('svc_get_customer', { customer })).customer.id
    return { ...world, send, customerId, at: new Date(clock.now()).toISOString() }
  }

  describe('what hooks are told', () => {
    it('each name comes of its cause, with data of its schema', async () => {
      const { rapport, workspace, organizationId, send, customerId, clock, hookId, at } = await start()
      const heard: { name: HookName; data: unknown; at: string; historical: boolean; id: string; organizationId: string }[] = []
      for (const name of hookNames) rapport.on(name, (payload) => heard.push({ name, ...payload }), { id: hookId() })
      const told = async () => {
        await rapport.runDue()
        const some = heard.splice(0)
        for (const { name, data } of some) expect(checkOf(hookTable[name].data).accepts(data), name).toBe(true)
        expect(some.map(({ historical, organizationId: id }) => [historical, id])).toEqual(some.map(() => [false, organizationId]))
        return some.map((each) => ({ name: each.name, at: each.at, data: each.data }))
      }
      await workspace.call('svc_update_customer_activation', { eventName: 'exported' })
      await send({ type: 'identify', email: 'ann@acme.test' })
      const fromId = await customerId('acme.test')
      const userId = (await workspace.call('svc_list_users', {})).items[0]?.id
      expect(await told()).toEqual([
        { name: 'user.identified', at, data: { userId, customerId: fromId, externalId: null, email: 'ann@acme.test' } }
      ])

      await workspace.customers.put([{ customerId: 'A', domain: 'acme.test' }])
      const intoId = await customerId('A')
      const data = { customerId: intoId }
      expect(await told()).toEqual([{ name: 'customer.merged', at, data: { fromId, intoId, reason: 'domain_owned' } }])

      await send({ type: 'custom', eventName: 'exported', customerId: 'A' }, clock.now() - 5_000)
      expect(await told()).toEqual([{ name: 'customer.activated', at: new Date(clock.now() - 5_000).toISOString(), data }])

      const customer = { customerId: 'A' }
      const [fact] = await workspace.facts.put([{ externalId: 'f', customer, assertion: 'The budget is $50k', factType: 'BUDGET' }])
      expect(await told()).toEqual([
        { name: 'fact.detected', at, data: { ...data, factId: fact?.id, factType: 'BUDGET', status: 'ACTIVE' } }
      ])

      const subscribe = (status: 'active' | 'canceled') => {
        const items = [{ amountCents: 1_000, interval: 'month' as const }]
        return workspace.subscriptions.put([
          { externalId: 's', customer, status, currency: 'usd', items, startedAt: '2026-01-01T00:00:00Z' }
        ])
      }
      const [subscription] = await subscribe('active')
      const said = { ...data, subscriptionId: subscription?.id, externalId: 's' }
      const after = { status: 'active', mrrCents: 1_000, currency: 'USD' }
      expect(await told()).toEqual([{ name: 'subscription.changed', at, data: { ...said, before: null, after } }])
      await subscribe('canceled')
      const ended = { ...after, status: 'canceled', mrrCents: 0 }
      const two = await told()
      expect(two).toHaveLength(2)
      expect(two).toContainEqual({ name: 'customer.churned', at, data: { ...data, from: 'PAYING' } })
      expect(two).toContainEqual({ name: 'subscription.changed', at, data: { ...said, before: after, after: ended } })

      const { id: itemId } = await workspace.attention.raise({ customer, cause: 'quota', title: 'Over quota' })
      const item = { itemId, ...data, cause: 'host:quota' }
      expect(await told()).toEqual([{ name: 'attention.opened', at, data: { ...item, isReopened: false } }])
      await workspace.attention.resolve({ customer, cause: 'quota' })
      expect(await told()).toEqual([{ name: 'attention.resolved', at, data: item }])
      await workspace.attention.raise({ customer, cause: 'quota', title: 'Over quota' })
      expect(await told()).toEqual([{ name: 'attention.opened', at, data: { ...item, isReopened: true } }])
    })

    it('a signal that is seen calls its hook, and so does the run of an automation without a destination', async () => {
      const { rapport, workspace, send, customerId, listen, clock, at } = await start()
      const seen = listen('signal.occurred')
      const ran = listen('automation.ran')
      const { signal } = await workspace.signals.create({
        name: 'Export',
        kind: 'EVENT_MATCH',
        definition: { eventNames: ['exported'] },
        enabled: true
      })
      const signalIds = [signal.id]
      const { automation } = await workspace.automations.create({
        name: 'Tell the CRM',
        triggerType: 'SIGNAL_OCCURRENCE',
        signalIds,
        enabled: true
      })
      await send({ type: 'custom', eventName: 'exported', customerId: 'A' })
      const customer = await customerId('A')
      await rapport.runDue()
      const { items } = await workspace.automations.runs(automation.id, {})
      const [occurrence] = (await workspace.signals.occurrences(signal.id, {})).items
      const words = { title: 'Export: exported', reason: `The event "exported" came at ${at}.` }
      const named = { customerId: customer, ...words }
      expect(seen).toMatchObject([{ at, historical: false, data: { ...named, signalId: signal.id, severity: 'MEDIUM' } }])
      expect(seen[0]?.data).toMatchObject({ occurrenceId: occurrence?.id, evidence: [{ kind: 'event', observedAt: at, value: null }] })
      expect(ran).toMatchObject([{ at, data: { automationId: automation.id, name: 'Tell the CRM', runId: items[0]?.id } }])
      expect(ran[0]?.data.customers).toMatchObject([{ ...named, signalIds, occurrenceIds: [occurrence?.id], mrrCents: null }])
      expect(items).toMatchObject([{ status: 'DELIVERED' }])
      for (const [name, heard] of Object.entries({ 'signal.occurred': seen, 'automation.ran': ran } as const))
        for (const { data } of heard) expect(checkOf(hookTable[name as HookName].data).accepts(data), name).toBe(true)
      clock.advance(1_000)
      await rapport.runDue()
      expect([seen.length, ran.length]).toEqual([1, 1])
    })

    it('a delivery has an id of its own for each hook, and none is written for names that nobody has', async () => {
      const { rapport, putFact, hookId, rows } = await start()
      const ids: string[] = []
      for (const name of ['crm', 'mail']) rapport.on('fact.detected', ({ id }) => ids.push(id), { id: hookId(name) })
      await putFact()
      const own = (await rows()).filter(({ hook }) => hook.includes(hookId('')))
      expect(own.map(({ hook }) => hook).sort()).toEqual(['crm', 'mail'].map((name) => `fact.detected ${hookId(name)}`))
      await rapport.runDue()
      expect(ids.sort()).toEqual(own.map(({ id }) => id).sort())
      await rapport.runDue()
      expect(ids).toHaveLength(2)
    })

    it('what is rolled back tells nobody, and a repeated batch tells nothing', async () => {
      const { rapport, workspace, listen, send } = await start()
      const heard = listen('user.identified')
      const refused = [{ userId: 'u1' }, { userId: 'u2', customer: { id: visitorId } }]
      await expect(workspace.users.put(refused)).rejects.toThrow('users[1].customer')
      for (let again = 0; again < 2; again++) await send({ type: 'identify', email: 'ann@gmail.com', uuid: visitorId })
      await rapport.runDue()
      expect(heard).toMatchObject([{ data: { email: 'ann@gmail.com', customerId: null } }])
    })

    it('what happened more than a day before is historical', async () => {
      const { rapport, clock, listen, send } = await start()
      const heard = listen('user.identified')
      await send({ type: 'identify', email: 'old@gmail.com' }, clock.now() - day - 1)
      await send({ type: 'identify', email: 'new@gmail.com' }, clock.now() - day)
      await rapport.runDue()
      expect(Object.fromEntries(heard.map(({ data, historical }) => [data.email, historical]))).toEqual({
        'old@gmail.com': true,
        'new@gmail.com': false
      })
    })

    /** An organization that reads a provider, and what its hook of this name hears: whether each is historical. */
    const syncing = async (name: HookName) => {
      const unclosed = overlay(context.store, { close: async () => undefined })
      const sync = new SyncWorld(unclosed)
      const known = new KnownHooks(unclosed, sync.clock)
      const hook = `${name} ${sync.organizationId}` as const
      known.add(hook)
      await known.fresh()
      const world = new SyncWorld(followed(unclosed, { subscribers: [writeDeliveries(known)] }), sync)
      const told = async () => {
        const found = await world.rows.find(hookDeliveries, { where: { hook: { eq: hook } } })
        return found.map(({ event: { historical } }) => historical).sort()
      }
      return { world, told }
    }

    it("what a provider's first walk tells is historical, what it tells later is not", async () => {
      const { world, told } = await syncing('user.identified')
      world.service.put('things', { id: 'one', kind: 'person', text: 'One' })
      await world.connect()
      await world.run()
      expect(await told()).toEqual([true])
      world.service.put('things', { id: 'two', kind: 'person', text: 'Two' })
      await world.ask()
      await world.run()
      expect(await world.rows.count(users)).toBe(2)
      expect(await told()).toEqual([false, true])
    })

    it('so is what was left out of an account until it joins a known customer', async () => {
      const { world, told } = await syncing('subscription.changed')
      world.provider = fakeProvider(world.service, { options: { accounts: 'linked' } })
      world.service.put('things', { id: 'a1', kind: 'account', text: 'One' })
      await world.connect()
      await world.run()
      await world.pass(day - 600_000)
      world.service.put('talks', { id: 's1', kind: 'subscription', text: 'Plan' })
      await world.pass(300_000)
      await putCustomer(world, { customerId: 'host-1', domain: 'a1.example' })
      expect(await told()).toEqual([])
      await world.pass(600_000)
      expect(await told()).toEqual([true])
      world.service.put('talks', { id: 's2', kind: 'subscription', text: 'Plan' })
      await world.pass(600_000)
      expect(await told()).toEqual([false, true])
    })
  })
}
