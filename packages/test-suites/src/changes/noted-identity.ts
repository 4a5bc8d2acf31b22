import type { IngestEvent } from '@rapport/core/src/ingest/ingest-batch.js'
import { events } from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { describe, expect, it } from 'vitest'
import { changesWorld } from './changes-world.js'

const url = 'https://x.test/'

/** What is noted of customers and people: when it happens, once, and nothing when nothing changed. */
export function testNotedIdentity(context: { readonly store: Store }): void {
  const start = async () => {
    const world = await changesWorld(context.store)
    const { workspace, clock } = world
    const send = (visitorId: string, sent: Record<string, unknown>, timestamp = clock.now()) =>
      workspace.ingest({ visitorId, events: [{ url, path: '/', timestamp, ...sent } as IngestEvent] })
    const customerId = async (customer: string) => (await workspace.call('svc_get_customer', { customer })).customer.id
    return { ...world, send, customerId, now: clock.now() }
  }
  const visitor = (n: number) => `00000000-0000-4000-8000-00000000000${n}`

  describe('changes of customers and people', () => {
    it('a customer is created once, whatever is put of it after', async () => {
      const { workspace, changes, customerId, now } = await start()
      await workspace.customers.put([{ customerId: 'acme' }])
      const id = await customerId('acme')
      expect(changes()).toEqual([{ kind: 'customerCreated', customerId: id, at: now }])
      await workspace.customers.put([{ customerId: 'acme', name: 'Acme' }])
      await workspace.customers.put([{ customerId: 'acme', name: 'Acme' }])
      expect(changes()).toEqual([])
    })

    it('a put that is refused, and so rolled back, tells nobody', async () => {
      const { workspace, changes } = await start()
      const users = [
        { userId: 'u1', customer: { customerId: 'acme' } },
        { userId: 'u2', customer: { id: visitor(9) } }
      ]
      await expect(workspace.users.put(users)).rejects.toThrow('users[1].customer')
      expect(changes()).toEqual([])
    })

    it('a user is identified when the first event names them, not before and not again', async () => {
      const { workspace, send, changes, now } = await start()
      const before = now - 3_600_000
      await send(visitor(1), { type: 'pageview' }, before - 5)
      expect(changes()).toEqual([])
      await send(visitor(1), { type: 'identify', email: 'ann@gmail.com' }, before)
      const { items } = await workspace.call('svc_list_users', {})
      expect(changes()).toEqual([
        { kind: 'userIdentified', userId: items[0]?.id, externalId: null, email: 'ann@gmail.com', customerId: null, at: before }
      ])
      await send(visitor(1), { type: 'identify', email: 'ann@gmail.com', traits: { name: 'Ann' } })
      await send(visitor(2), { type: 'pageview', email: 'ann@gmail.com' })
      expect(changes()).toEqual([])
      await workspace.users.put([{ userId: 'u1', email: 'ann@gmail.com' }])
      const [joined] = (await workspace.call('svc_list_users', {})).items
      expect(changes()).toEqual([
        { kind: 'userIdentified', userId: joined?.id, externalId: 'u1', email: 'ann@gmail.com', customerId: null, at: now }
      ])
    })

    it('a customer is activated by the first event that is, at its time; a repeated batch tells nothing', async () => {
      const { workspace, send, changes, customerId, now } = await start()
      await workspace.call('svc_update_customer_activation', { eventName: 'exported' })
      await workspace.customers.put([{ customerId: 'acme' }])
      changes()
      const exported = { type: 'custom' as const, eventName: 'exported', uuid: visitor(8), userId: 'u1', customerId: 'acme' }
      await send(visitor(1), exported, now - 5)
      const id = await customerId('acme')
      expect(changes(['customerActivated'])).toEqual([{ kind: 'customerActivated', customerId: id, at: now - 5 }])
      await send(visitor(1), exported, now - 5)
      await send(visitor(1), { ...exported, uuid: visitor(7) }, now - 9)
      expect(changes()).toEqual([])
    })

    it('a batch that repeats stored events beside new ones is noted once, also where the transaction runs again', async () => {
      const { workspace, changes, organizationId, store } = await start()
      const named = (n: number) => ({ type: 'custom' as const, eventName: 'seen', uuid: visitor(n), userId: `u${n}`, customerId: `c${n}` })
      await workspace.ingest({ events: [named(1), named(2)] })
      expect(changes().map(({ kind }) => kind)).toEqual(['customerCreated', 'customerCreated', 'userIdentified', 'userIdentified'])
      await workspace.ingest({ events: [named(1), named(2), named(3)] })
      expect(changes().map(({ kind }) => kind)).toEqual(['customerCreated', 'userIdentified'])
      expect(await store.organization(organizationId).count(events)).toBe(3)
    })

    it('a backfill activates at the time of the stored event', async () => {
      const { workspace, send, changes, customerId, now } = await start()
      const at = now - 86_400_000
      await send(visitor(1), { type: 'custom', eventName: 'exported', customerId: 'acme' }, at)
      await workspace.call('svc_update_customer_activation', { eventName: 'exported' })
      changes()
      await workspace.activation.backfill({ days: 7 })
      expect(changes()).toEqual([{ kind: 'customerActivated', customerId: await customerId('acme'), at }])
      await workspace.activation.backfill({ days: 7 })
      expect(changes()).toEqual([])
    })

    it('a customer churns by an event at its time, by a subscription now, and again only after it came back', async () => {
      const { workspace, send, changes, customerId, now } = await start()
      const bill = (status: string, at: number) => send(visitor(1), { type: 'billing', status, customerId: 'acme' }, at)
      await bill('paid', now - 100)
      changes()
      await bill('churned', now - 50)
      const id = await customerId('acme')
      expect(changes()).toEqual([{ kind: 'customerChurned', customerId: id, from: 'PAYING', at: now - 50 }])
      await bill('churned', now - 40)
      expect(changes()).toEqual([])
      const subscribe = (status: 'active' | 'canceled') =>
        workspace.subscriptions.put([
          { externalId: 's', customer: { customerId: 'acme' }, status, currency: 'usd', items: [], startedAt: '2026-01-01T00:00:00Z' }
        ])
      await subscribe('active')
      expect(changes(['customerChurned'])).toEqual([])
      await subscribe('canceled')
      expect(changes(['customerChurned'])).toEqual([{ kind: 'customerChurned', customerId: id, from: 'PAYING', at: now }])
    })

    it('a customer that was only a domain merges into the one that owns it, and is created anew when that is undone', async () => {
      const { workspace, changes, customerId, now } = await start()
      await workspace.users.put([{ email: 'ann@acme.test' }])
      const fromId = await customerId('acme.test')
      changes()
      await workspace.customers.put([{ customerId: 'A', domain: 'acme.test' }])
      const intoId = await customerId('A')
      expect(changes()).toEqual([
        { kind: 'customerMerged', fromId, intoId, reason: 'domain_owned', at: now },
        { kind: 'customerCreated', customerId: intoId, at: now }
      ])
      await workspace.customers.put([{ customerId: 'A', domain: 'acme.test' }])
      expect(changes()).toEqual([])
      const decided = await workspace.identity.undo(fromId)
      expect(changes()).toEqual([{ kind: 'customerCreated', customerId: fromId, at: now }])
      await workspace.identity.merge(decided.id)
      expect(changes()).toEqual([{ kind: 'customerMerged', fromId, intoId, reason: 'reviewed', at: now }])
    })
  })
}
