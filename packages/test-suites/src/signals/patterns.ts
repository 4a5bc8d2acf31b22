import { describe, expect, it } from 'vitest'
import type { SignalWorlds } from './signal-world.js'

/** What is judged over time. */
export function testPatterns(newWorld: SignalWorlds): void {
  describe('a count of events', () => {
    it('is seen as soon as it is reached, and is over when it is not any more', async () => {
      const world = await newWorld()
      const id = await world.watch({
        detection: 'event_count_threshold',
        eventNames: ['exported'],
        operator: 'gte',
        count: 3,
        windowDays: 7
      })
      await world.send([6.9, 1])
      await world.send([0], { eventName: 'viewed' })
      await world.pass()
      expect(await world.seen(id)).toEqual([])
      await world.send([0])
      await world.pass()
      const [seen] = (await world.signals.occurrences(id)).items
      expect(seen).toMatchObject({
        title: '3 events (exported) in 7 days',
        endedAt: null,
        evidence: [{ kind: 'metric', title: '3 events (exported) in 7 days; the signal asks for at least 3', value: 3, comparedWith: 3 }]
      })
      await world.pass(1)
      expect(await world.seen(id, 'ended')).toEqual(['acme'])
      await world.send([0])
      await world.pass()
      expect(await world.seen(id, 'open')).toEqual(['acme'])
    })

    it('of few events says something only of who was there all the time', async () => {
      const world = await newWorld()
      await world.send([40, 39], { account: 'old' })
      await world.send([2], { account: 'new' })
      const id = await world.watch({ detection: 'customer_activity_threshold', operator: 'lt', count: 1, windowDays: 14 })
      expect(await world.seen(id)).toEqual(['old'])
    })

    it('may be of channels, and of all activity', async () => {
      const world = await newWorld()
      await world.send([1, 1, 1, 1])
      const all = await world.watch({ detection: 'customer_activity_threshold', operator: 'gt', count: 3, windowDays: 2 })
      const product = await world.watch({
        detection: 'event_count_threshold',
        channels: ['PRODUCT'],
        operator: 'eq',
        count: 4,
        windowDays: 2
      })
      const support = await world.watch({
        detection: 'event_count_threshold',
        channels: ['SUPPORT'],
        operator: 'gt',
        count: 0,
        windowDays: 2
      })
      expect([await world.seen(all), await world.seen(product), await world.seen(support)]).toEqual([['acme'], ['acme'], []])
    })
  })

  describe('an absence', () => {
    it('is seen after so many days, of whoever was there before, and is over with the next event', async () => {
      const world = await newWorld()
      await world.send([30, 15], { account: 'gone' })
      await world.send([30, 13], { account: 'there' })
      await world.send([3], { account: 'new' })
      const id = await world.watch({ detection: 'event_absence', days: 14 })
      expect(await world.seen(id)).toEqual(['gone'])
      await world.pass(2)
      expect((await world.seen(id, 'open')).sort()).toEqual(['gone', 'there'])
      await world.send([0], { account: 'gone' })
      await world.pass()
      expect(await world.seen(id, 'open')).toEqual(['there'])
    })

    it('may be of some events alone', async () => {
      const world = await newWorld()
      await world.send([20], { eventName: 'exported' })
      await world.send([20, 10, 5, 0], { eventName: 'viewed' })
      const id = await world.watch({ detection: 'event_absence', eventNames: ['exported'], days: 7 })
      const [seen] = (await world.signals.occurrences(id)).items
      expect(seen).toMatchObject({ title: 'No exported for 20 days', customer: { customerId: 'acme' } })
    })

    it('may ask for working days: a weekend is no silence', async () => {
      const world = await newWorld()
      // From the Friday before: a weekend, Monday and Tuesday have passed.
      await world.send([30, 5.2])
      const three = await world.watch({ detection: 'event_absence', days: 4, workingDays: 3 })
      const two = await world.watch({ detection: 'event_absence', days: 4, workingDays: 2 })
      expect([await world.seen(three), await world.seen(two)]).toEqual([[], ['acme']])
    })
  })

  describe('a drop of activity', () => {
    const drop = { detection: 'customer_activity_drop', dropPercent: 50, windowDays: 7, baselineDays: 28, minimumBaseline: 20 } as const

    it('is seen where an account does much less than it ordinarily does, and is over when it has recovered', async () => {
      const world = await newWorld()
      await world.work(world.workingDays(45, 7), 10, { account: 'falling' })
      await world.work(world.workingDays(7), 2, { account: 'falling' })
      await world.work(world.workingDays(45), 10, { account: 'steady' })
      await world.work(world.workingDays(45, 7), 1, { account: 'small' })
      await world.work(world.workingDays(12, 7), 10, { account: 'new' })
      const id = await world.watch(drop)
      const { items } = await world.signals.occurrences(id)
      expect(items.map(({ customer }) => customer.customerId)).toEqual(['falling'])
      expect(items[0]).toMatchObject({
        title: 'Activity is down by 80 %',
        severity: 'HIGH',
        evidence: [{ kind: 'metric', title: '10 events in the window; about 50 are usual', value: 10, comparedWith: 50 }]
      })
      for (let days = 0; days < 7; days++) {
        for (const account of ['falling', 'steady']) await world.work(world.workingDays(0, -1), 12, { account })
        await world.pass(1)
      }
      expect(await world.seen(id, 'open')).toEqual([])
    })

    it('is not the weekend', async () => {
      const world = await newWorld()
      await world.work(world.workingDays(45), 10)
      const id = await world.watch({ ...drop, windowDays: 3 })
      for (let days = 0; days < 7; days++) {
        await world.work(world.workingDays(0, -1), 10)
        await world.pass(1)
        expect(await world.seen(id), `after ${days} days`).toEqual([])
      }
    })

    it('is no holiday that many accounts have', async () => {
      const world = await newWorld()
      const accounts = Array.from({ length: 12 }, (_, index) => `a${index}`)
      for (const [index, account] of accounts.entries()) {
        // Four of them had three working days of the last week off.
        const days = world.workingDays(45).filter((daysAgo) => index >= 4 || daysAgo > 7 || daysAgo < 3)
        await world.work(days, 10, { account })
      }
      await world.work(world.workingDays(45, 7), 10, { account: 'leaving' })
      await world.work(world.workingDays(7), 3, { account: 'leaving' })
      const id = await world.watch(drop)
      expect(await world.seen(id)).toEqual(['leaving'])
    })
  })

  describe('somebody who is silent', () => {
    it('is seen while others of the account go on, and is over when they are back', async () => {
      const world = await newWorld()
      await world.work(world.workingDays(45, 12), 3, { user: 'ann' })
      await world.work(world.workingDays(45), 2, { user: 'ben' })
      await world.work(world.workingDays(45, 12), 3, { account: 'silent', user: 'cleo' })
      await world.work([40, 39], 1, { user: 'dora' })
      const id = await world.watch({ detection: 'related_user_inactivity', days: 10, minimumActiveDays: 8 })
      const { items } = await world.signals.occurrences(id)
      expect(items).toMatchObject([
        { customer: { customerId: 'acme' }, title: expect.stringMatching(/^ann@acme.test gone quiet/), evidence: [{ kind: 'user' }] }
      ])
      await world.pass(1)
      expect(await world.seen(id, 'open')).toEqual(['acme'])
      await world.send([0], { user: 'ann' })
      await world.pass()
      expect(await world.seen(id, 'open')).toEqual([])
    })

    it('may be of a role', async () => {
      const world = await newWorld()
      await world.work(world.workingDays(45, 12), 3, { user: 'ann' })
      await world.work(world.workingDays(45), 2, { user: 'ben' })
      await world.world.workspace.users.put([{ userId: 'acme-ann', traits: { title: 'Head of Operations' } }])
      const head = await world.watch({ detection: 'related_user_inactivity', days: 10, minimumActiveDays: 8, role: 'head of' })
      const admin = await world.watch({ detection: 'related_user_inactivity', days: 10, minimumActiveDays: 8, role: 'admin' })
      expect([await world.seen(head), await world.seen(admin)]).toEqual([['acme'], []])
    })
  })

  describe('patterns', () => {
    it('see the same once, however often they look', async () => {
      const world = await newWorld()
      await world.send([30, 20])
      const id = await world.watch({ detection: 'event_absence', days: 14 })
      await world.pass(3)
      expect(await world.seen(id)).toEqual(['acme'])
    })

    it('end what they saw when they are switched off or mean something else', async () => {
      const world = await newWorld()
      await world.send([30, 20])
      const id = await world.watch({ detection: 'event_absence', days: 14 })
      await world.signals.update(id, { definition: { detection: 'event_absence', days: 60 } })
      expect(await world.seen(id, 'open')).toEqual([])
      await world.pass()
      expect(await world.seen(id, 'open')).toEqual([])
    })

    it('say before they are saved whom they would have found, and when', async () => {
      const world = await newWorld()
      await world.send([60, 59, 20, 1])
      await world.send([60, 50, 40, 30, 20, 10, 1], { account: 'regular' })
      const absence = await world.signals.preview({ kind: 'EVENT_PATTERN', definition: { detection: 'event_absence', days: 14 } })
      expect(absence).toMatchObject({ customerCount: 1, occurrenceCount: 2, evaluatedCustomers: 2, truncated: false })
      expect(absence.customers).toMatchObject([{ domain: 'acme.test', occurredAt: [expect.any(String), expect.any(String)] }])
      const match = await world.signals.preview({ kind: 'EVENT_MATCH', definition: { eventNames: ['exported'] } })
      expect(match).toMatchObject({ customerCount: 2, occurrenceCount: 11 })
      expect(await world.occurrences()).toEqual([])
    })
  })
}
