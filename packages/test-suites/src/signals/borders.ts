import { describe, expect, it } from 'vitest'
import { day } from '../list-tools/world.js'
import type { SignalWorlds } from './signal-world.js'

/** Where it is decided by little: numbers met exactly, days of other zones, people who have another id by now. */
export function testBorders(newWorld: SignalWorlds): void {
  describe('at the border', () => {
    it('a count holds from its number on, and the window has its end but not its beginning', async () => {
      const world = await newWorld()
      const threshold = { detection: 'event_count_threshold' as const, eventNames: ['exported'], count: 3, windowDays: 7 }
      await world.send([60, 2, 1], { account: 'two' })
      await world.send([60, 3, 2, 1], { account: 'three' })
      await world.send([60, 7, 2, 1], { account: 'begun' })
      await world.send([60, 4, 3, 2, 0], { account: 'four' })
      const seen: Record<string, string[]> = {}
      for (const operator of ['gt', 'gte', 'lt', 'lte', 'eq'] as const)
        seen[operator] = (await world.seen(await world.watch({ ...threshold, operator }))).sort()
      expect(seen).toEqual({
        gt: ['four'],
        gte: ['four', 'three'],
        lt: ['begun', 'two'],
        lte: ['begun', 'three', 'two'],
        eq: ['three']
      })
    })

    it('a silence holds from its last hour on, also of the longest that can be asked for', async () => {
      const world = await newWorld()
      for (const days of [14, 90]) {
        const hours = days - 0.04
        await world.send([120, hours], { account: `soon-${days}` })
        await world.send([120, days], { account: `now-${days}` })
      }
      const short = await world.watch({ detection: 'event_absence', days: 14 })
      const long = await world.watch({ detection: 'event_absence', days: 90 })
      expect((await world.seen(short)).sort()).toEqual(['now-14', 'now-90', 'soon-90'])
      expect(await world.seen(long)).toEqual(['now-90'])
    })

    it('a drop holds from its percentage on, of accounts that ordinarily do so much', async () => {
      const world = await newWorld()
      const drop = { detection: 'customer_activity_drop', dropPercent: 50, windowDays: 7, baselineDays: 28 } as const
      for (const account of ['half', 'more']) {
        await world.work(world.workingDays(45, 7), 10, { account })
        await world.work(world.workingDays(7), 5, { account })
      }
      await world.send([2], { account: 'more' })
      expect(await world.seen(await world.watch({ ...drop, minimumBaseline: 50 }))).toEqual(['half'])
      expect(await world.seen(await world.watch({ ...drop, minimumBaseline: 51 }))).toEqual([])
      expect((await world.seen(await world.watch({ ...drop, dropPercent: 48, minimumBaseline: 50 }))).sort()).toEqual(['half', 'more'])
      expect(await world.seen(await world.watch({ ...drop, dropPercent: 51, minimumBaseline: 50 }))).toEqual([])
    })

    it('what comes days late counts where it belongs, and matches nothing', async () => {
      const world = await newWorld()
      await world.send([60, 20])
      const absence = await world.watch({ detection: 'event_absence', days: 14 })
      const few = await world.watch({ detection: 'customer_activity_threshold', operator: 'lt', count: 1, windowDays: 14 })
      const match = await world.match({ eventNames: ['exported'] })
      expect([await world.seen(absence, 'open'), await world.seen(few, 'open')]).toEqual([['acme'], ['acme']])
      await world.send([15])
      await world.pass()
      expect([await world.seen(absence, 'open'), await world.seen(few, 'open')]).toEqual([['acme'], ['acme']])
      await world.send([5])
      await world.pass()
      expect([await world.seen(absence, 'open'), await world.seen(few, 'open'), await world.seen(match)]).toEqual([[], [], []])
    })

    it('a day of 23 hours is a day', async () => {
      const world = await newWorld()
      await world.world.workspace.call('svc_update_workspace_settings', { defaultTimezone: 'America/New_York' })
      // Clocks go forward on Sunday, March 8.
      await world.send([60, 6])
      const id = await world.watch({ detection: 'event_absence', days: 14, workingDays: 10 })
      const found: string[] = []
      for (let days = 0; days < 14; days++) {
        await world.pass(1)
        if (found.length === 0 && (await world.seen(id, 'open')).length > 0) found.push(new Date(world.now).toISOString())
      }
      // Ten working days after Thursday, February 26, are over when the one of March 12 is.
      expect(found).toEqual(['2026-03-13T15:00:00.000Z'])
    })

    it('people who fell silent at different times are told of once, and it is over when one of them is back', async () => {
      const world = await newWorld()
      await world.work(world.workingDays(50, 30), 3, { user: 'ann' })
      await world.work(world.workingDays(50, 12), 3, { user: 'cleo' })
      await world.work(world.workingDays(50), 2, { user: 'ben' })
      const id = await world.watch({ detection: 'related_user_inactivity', days: 10, minimumActiveDays: 8 })
      await world.pass(2)
      expect((await world.signals.occurrences(id)).items).toMatchObject([{ endedAt: null }])
      await world.send([0], { user: 'cleo' })
      await world.pass()
      expect(await world.seen(id, 'open')).toEqual([])
    })

    it('people and accounts may be silent for as long as can be asked for', async () => {
      const world = await newWorld()
      await world.work(world.workingDays(110, 80), 3, { user: 'ann' })
      await world.work(world.workingDays(110), 1, { user: 'ben' })
      const days = { detection: 'related_user_inactivity', minimumActiveDays: 8 } as const
      expect(await world.seen(await world.watch({ ...days, days: 79 }))).toEqual(['acme'])
      expect(await world.seen(await world.watch({ ...days, days: 90 }))).toEqual([])
      await world.work(world.workingDays(112, 80), 1, { account: 'gone' })
      const absence = { detection: 'event_absence', days: 79, minimumActiveDays: 15 } as const
      expect(await world.seen(await world.watch(absence))).toEqual(['gone'])
    })

    it('titles keep to 240 characters, however long names are', async () => {
      const world = await newWorld()
      const eventNames = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(191))
      await world.send([60, 20], { eventName: eventNames[0] ?? '' })
      await world.work(world.workingDays(45), 2, { user: 'ben' })
      await world.work(world.workingDays(45, 12), 3, { user: 'ann' })
      await world.world.workspace.users.put([{ userId: 'acme-ann', name: 'A'.repeat(400) }])
      await world.watch({ detection: 'event_count_threshold', eventNames, operator: 'gte', count: 1, windowDays: 30 })
      await world.watch({ detection: 'event_absence', eventNames, days: 10 })
      await world.watch({ detection: 'related_user_inactivity', days: 10, minimumActiveDays: 8 })
      const seen = await world.occurrences()
      expect(seen).toHaveLength(3)
      for (const { title, reason } of seen) {
        expect(title.length).toBeLessThanOrEqual(240)
        expect(reason.length).toBeLessThanOrEqual(2_000)
      }
    })

    it('somebody who is back under another id is back', async () => {
      const world = await newWorld()
      const events = world.workingDays(45, 12).map((daysAgo) => ({ type: 'custom' as const, timestamp: world.now - daysAgo * day }))
      for (const each of events)
        await world.world.workspace.ingest({
          source: 'server',
          events: [{ ...each, eventName: 'exported', email: 'dora@acme.test', customerId: 'acme' }]
        })
      await world.work(world.workingDays(45), 2, { user: 'ben' })
      const id = await world.watch({ detection: 'related_user_inactivity', days: 10, minimumActiveDays: 8 })
      expect(await world.seen(id, 'open')).toEqual(['acme'])
      await world.send([0], { user: 'dora' })
      await world.pass()
      expect(await world.seen(id, 'open')).toEqual([])
    })

    it.each(['Asia/Tokyo', 'America/New_York'])('days are those of the workspace: %s', async (defaultTimezone) => {
      const world = await newWorld()
      await world.world.workspace.call('svc_update_workspace_settings', { defaultTimezone })
      const dateOf = (instant: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: defaultTimezone }).format(instant)
      await world.work(world.workingDays(45, 7), 10)
      await world.work(world.workingDays(7), 2)
      // At one in the morning in Tokyo, where UTC has the day before.
      await world.send([60, 20 - 1 / 24], { account: 'silent' })
      const drop = await world.watch({
        detection: 'customer_activity_drop',
        dropPercent: 50,
        windowDays: 7,
        baselineDays: 28,
        minimumBaseline: 20
      })
      const [seen] = (await world.signals.occurrences(drop)).items
      expect(seen?.reason).toContain(`from ${dateOf(world.now - 7 * day)} to ${dateOf(world.now - day)},`)
      const absence = await world.watch({ detection: 'event_absence', days: 14 })
      const [silent] = (await world.signals.occurrences(absence)).items
      expect(silent?.reason).toContain(`The last was on ${dateOf(world.now - (20 - 1 / 24) * day)}.`)
    })

    it('what a customer that was merged had seen goes on as the survivor’s, once', async () => {
      const world = await newWorld()
      await world.send([60, 20], { account: 'one' })
      const events = [60, 21].map((daysAgo) => ({ type: 'custom' as const, timestamp: world.now - daysAgo * day, eventName: 'exported' }))
      await world.world.workspace.ingest({ source: 'server', events: events.map((each) => ({ ...each, email: 'zoe@two.test' })) })
      const id = await world.watch({ detection: 'event_absence', days: 14 })
      expect((await world.seen(id, 'open')).sort()).toEqual(['', 'one'])
      await world.world.workspace.customers.put([{ customerId: 'one', domain: 'two.test' }])
      await world.pass(1)
      expect(await world.seen(id, 'open')).toEqual(['one'])
      expect((await world.attention()).map(({ customer }) => Object(customer).domain)).toEqual(['two.test'])
    })
  })

  describe('signals', () => {
    it('go on seeing what they see when the same is said again', async () => {
      const world = await newWorld()
      await world.send([30, 20])
      const definition = { detection: 'event_absence', days: 14, minimumActiveDays: 1, eventNames: ['exported'] } as const
      const id = await world.watch({ ...definition, eventNames: ['exported'] })
      const { signal } = await world.signals.update(id, { name: 'Renamed', definition: { ...definition, eventNames: ['exported'] } })
      expect(signal.name).toBe('Renamed')
      expect(await world.seen(id, 'open')).toEqual(['acme'])
    })
  })

  describe('attention', () => {
    it('that somebody has resolved comes back when a payment is past due once more', async () => {
      const world = await newWorld()
      const { workspace } = world.world
      const put = (status: 'active' | 'past_due') =>
        workspace.subscriptions.put([
          {
            externalId: 'sub',
            customer: { customerId: 'acme' },
            status,
            currency: 'USD',
            startedAt: world.now - 60 * day,
            items: [{ amountCents: 1_000, interval: 'month' }]
          }
        ])
      await workspace.customers.put([{ customerId: 'acme', name: 'Acme' }])
      await put('past_due')
      await world.pass()
      const [item] = await world.attention()
      await workspace.attention.resolve({ id: String(item?.id) })
      await world.pass(1)
      expect(await world.attention()).toEqual([])
      await put('active')
      await world.pass(1)
      await put('past_due')
      await world.pass()
      expect(await world.attention()).toMatchObject([{ id: item?.id, title: 'A payment is past due' }])
    })
  })
}
