import { describe, expect, it } from 'vitest'
import type { SignalWorlds } from './signal-world.js'

/** Events that are judged in the commit that stores them. */
export function testEventMatch(newWorld: SignalWorlds): void {
  describe('a signal that matches events', () => {
    it('sees each event of its names once, with the event as evidence, in the commit that stores it', async () => {
      const world = await newWorld()
      const id = await world.match({ eventNames: ['upgraded'] }, 'Upgrades')
      await world.send([0], { eventName: 'upgraded' })
      await world.send([0], { eventName: 'downgraded', account: 'other' })
      const { items } = await world.signals.occurrences(id)
      const [event] = items[0]?.evidence ?? []
      expect(items.length).toBe(1)
      expect(items[0]).toMatchObject({ customer: { customerId: 'acme' }, title: 'Upgrades: upgraded', endedAt: items[0]?.occurredAt })
      expect(event).toMatchObject({ kind: 'event' })
      const again = { type: 'custom' as const, eventName: 'upgraded', uuid: event?.id ?? '', customerId: 'acme', timestamp: world.now }
      await world.world.workspace.ingest({ source: 'server', events: [again] })
      expect((await world.signals.occurrences(id)).pagination.total).toBe(1)
    })

    it('judges properties and channels', async () => {
      const world = await newWorld()
      const exists = await world.match({ eventNames: ['ordered'], propertyConditions: [{ property: 'plan', operator: 'exists' }] })
      const equals = await world.match({
        eventNames: ['ordered'],
        propertyConditions: [{ property: 'seats', operator: 'equals', value: 5 }]
      })
      const not = await world.match({
        eventNames: ['ordered'],
        propertyConditions: [{ property: 'plan', operator: 'not_equals', value: 'free' }]
      })
      const starts = await world.match({
        eventNames: ['ordered'],
        propertyConditions: [{ property: 'plan', operator: 'starts_with', value: 'pro' }]
      })
      const channel = await world.match({ eventNames: ['ordered'], eventChannels: ['BILLING'] })
      const said = { a: { plan: 'pro-year', seats: 5 }, b: { plan: 'free', seats: '5' }, c: { plan: null }, d: { constructor: 1 } }
      for (const [account, properties] of Object.entries(said)) await world.send([0], { eventName: 'ordered', account, properties })
      const seen = async (id: string) => (await world.seen(id)).sort()
      expect(await seen(exists)).toEqual(['a', 'b'])
      expect(await seen(equals)).toEqual(['a'])
      expect(await seen(not)).toEqual(['a', 'c', 'd'])
      expect(await seen(starts)).toEqual(['a'])
      expect(await seen(channel)).toEqual([])
    })

    it('sees nothing that is older than a day, comes before it was made, or comes while it is off', async () => {
      const world = await newWorld()
      await world.send([0], { eventName: 'upgraded', account: 'before' })
      const id = await world.match({ eventNames: ['upgraded'] })
      await world.send([1.01], { eventName: 'upgraded', account: 'old' })
      await world.send([0.99], { eventName: 'upgraded', account: 'new' })
      await world.signals.update(id, { enabled: false })
      await world.send([0], { eventName: 'upgraded', account: 'off' })
      await world.signals.update(id, { enabled: true, definition: { eventNames: ['upgraded', 'grown'] } })
      await world.send([0], { eventName: 'grown', account: 'other' })
      expect(await world.seen(id)).toEqual(['other', 'new'])
    })

    it('follows the customer when it goes into another', async () => {
      const world = await newWorld()
      const id = await world.match({ eventNames: ['upgraded'] })
      const events = [{ type: 'custom' as const, eventName: 'upgraded', email: 'ann@acme.test', timestamp: world.now }]
      await world.world.workspace.ingest({ source: 'server', events })
      await world.world.workspace.customers.put([{ customerId: 'acme', domain: 'acme.test' }])
      await world.pass()
      expect(await world.seen(id)).toEqual(['acme'])
    })

    it('has somebody look for a week, and says why', async () => {
      const world = await newWorld()
      await world.match({ eventNames: ['upgraded'] }, 'Upgrades')
      await world.send([0], { eventName: 'upgraded' })
      await world.pass()
      const [item] = await world.attention()
      expect(item).toMatchObject({ title: 'Upgrades: upgraded', customer: { domain: 'acme.test' } })
      const whole = await world.world.ask('svc_get_attention_item', { id: item?.id })
      expect(whole).toMatchObject({ evidence: [{ kind: 'event', sourceLabel: 'Signal Upgrades' }, { role: 'context' }] })
      await world.send([0.01], { eventName: 'upgraded' })
      await world.pass()
      expect(await world.attention()).toMatchObject([{ title: 'Upgrades: 2 times' }])
      await world.pass(8)
      expect(await world.attention()).toEqual([])
      await world.send([0], { eventName: 'upgraded' })
      await world.pass()
      expect(await world.attention()).toMatchObject([{ id: item?.id, lifecycle: { status: 'open', reopenedAt: expect.any(String) } }])
    })
  })
}
