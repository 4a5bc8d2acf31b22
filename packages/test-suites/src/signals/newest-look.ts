import { attentionChanges } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import { day } from '../list-tools/world.js'
import type { SignalWorld, SignalWorlds } from './signal-world.js'

/** What an open item and its occurrence say is true today. */
export function testNewestLook(newWorld: SignalWorlds): void {
  /** An item with its reason, and the steps of its history. */
  async function itemOf(world: SignalWorld) {
    const [item] = await world.attention()
    const whole = await world.world.workspace.call('svc_get_attention_item', { id: String(item?.id) })
    const steps = await world.rows.find(attentionChanges, { where: { item_id: { eq: String(item?.id) } } })
    const history = steps.sort((a, b) => a.at - b.at).map(({ change, title }) => `${change}: ${title}`)
    return { title: item?.title, whatChanged: whole.whatChanged, evidence: whole.evidence, lifecycle: whole.lifecycle, history }
  }

  /** Days later, when the look of the day is taken once. */
  async function later(world: SignalWorld, days: number) {
    world.world.clock.advance(days * day)
    await world.pass()
  }

  describe('an attention item says what the newest look says', () => {
    it('of a silence: for how long it is by now, though nothing else happens, and however long', async () => {
      const world = await newWorld()
      await world.work(world.workingDays(45, 9), 1)
      await world.send([8.1])
      const pattern = { detection: 'event_absence', days: 8, workingDays: 5, minimumActiveDays: 10 } as const
      const id = await world.watch(pattern)
      const begun = await itemOf(world)
      expect(begun).toMatchObject({ title: 'No activity for 8 days', history: ['opened: No activity for 8 days'] })
      const before = begun.whatChanged.match(/In the 28 days before, .*/)?.[0]
      for (const [days, silent] of [
        [1, 9],
        [36, 45],
        [55, 100],
        [60, 160]
      ] as const) {
        await later(world, days)
        const { title, whatChanged, history, lifecycle, evidence } = await itemOf(world)
        expect(title).toBe(`No activity for ${silent} days`)
        expect(whatChanged).toContain(`No activity for ${silent} days. The last was on 2026-02-24.`)
        expect(whatChanged).toContain(before)
        expect(evidence[0]?.title).toContain(`No activity for ${silent} days`)
        // Another number is no news: the history has no step of it, and nobody is told.
        expect(history).toEqual(['opened: No activity for 8 days'])
        expect(lifecycle).toMatchObject({ materialUpdateAt: null, updatedAt: new Date(world.now).toISOString() })
      }
      expect((await world.signals.occurrences(id)).items).toMatchObject([
        {
          title: 'No activity for 160 days',
          reason: expect.stringContaining('2026-02-24'),
          endedAt: null,
          detectedAt: begun.lifecycle.createdAt
        }
      ])
      const stored = await world.occurrences()
      await world.pass()
      expect(await world.occurrences()).toEqual(stored)
      await world.send([0])
      await world.pass()
      expect(await world.attention()).toEqual([])
    })

    it('of a silence whose beginning nobody knows', async () => {
      const world = await newWorld()
      await world.send([200, 199])
      await world.watch({ detection: 'event_absence', days: 14 })
      expect(await itemOf(world)).toMatchObject({ title: 'No activity for more than 14 days' })
      await later(world, 3)
      expect(await itemOf(world)).toMatchObject({ title: 'No activity for more than 17 days', history: [expect.any(String)] })
    })

    it('of people who are silent, and of whether others go on', async () => {
      const world = await newWorld()
      await world.work(world.workingDays(45, 12), 3, { user: 'ann' })
      await world.work(world.workingDays(45), 2, { user: 'ben' })
      const id = await world.watch({ detection: 'related_user_inactivity', days: 10, minimumActiveDays: 8 })
      const begun = await itemOf(world)
      expect(begun.title).toBe('ann@acme.test gone quiet for 13 days')
      await world.world.workspace.users.put([{ userId: 'acme-ann', name: 'Ann' }])
      await later(world, 5)
      const now = await itemOf(world)
      expect(now.title).toBe('Ann gone quiet for 18 days')
      expect(now.whatChanged).toMatch(/^Ann was last active on .*, after \d+ active days in 28 days\. Others of the account go on\.$/)
      await later(world, 20)
      expect(await itemOf(world)).toMatchObject({
        title: 'Ann gone quiet for 38 days',
        whatChanged: expect.stringContaining('Nobody else of the account is active any more.')
      })
      expect((await world.signals.occurrences(id)).items).toMatchObject([{ title: 'Ann gone quiet for 38 days', endedAt: null }])
    })

    it('of a drop and of a count', async () => {
      const world = await newWorld()
      await world.work(world.workingDays(45, 7), 10, { account: 'falling' })
      await world.work(world.workingDays(7), 4, { account: 'falling' })
      const drop = await world.watch({
        detection: 'customer_activity_drop',
        dropPercent: 50,
        windowDays: 7,
        baselineDays: 28,
        minimumBaseline: 20
      })
      expect(await itemOf(world)).toMatchObject({ title: 'Activity is down by 60 %' })
      await world.work([0], 3, { account: 'falling' })
      await world.pass(1)
      const { title, history } = await itemOf(world)
      expect(title).toMatch(/^Activity is down by \d+ %$/)
      expect(title).not.toBe('Activity is down by 60 %')
      expect(history).toEqual(['opened: Activity is down by 60 %'])
      expect((await world.signals.occurrences(drop)).items).toMatchObject([{ title }])
      await world.signals.archive(drop)

      await world.watch({ detection: 'event_count_threshold', eventNames: ['exported'], operator: 'gte', count: 2, windowDays: 60 })
      const [counted] = await world.attention()
      await world.send([0, 0, 0], { account: 'falling' })
      await world.pass()
      const [more] = await world.attention()
      expect(Number(/\d+/.exec(String(more?.title))?.[0]) - Number(/\d+/.exec(String(counted?.title))?.[0])).toBe(3)
    })

    it('of a trial: how many days are left, then that it is over, and nothing once they pay', async () => {
      const world = await newWorld()
      const { workspace } = world.world
      await workspace.call('svc_update_customer_activation', { eventName: 'published' })
      const startedAt = world.now - 9 * day
      const put = (status: 'trialing' | 'active') =>
        workspace.subscriptions.put([
          {
            externalId: 'sub',
            customer: { customerId: 'acme' },
            status,
            currency: 'usd',
            startedAt,
            items: [{ amountCents: 1_000, interval: 'month' }]
          }
        ])
      await world.send([8])
      await put('trialing')
      await world.signals.updateBuiltIn('trial_ending', { enabled: true })
      await world.pass()
      const titles: unknown[] = []
      const look = async (days: number) => {
        await later(world, days)
        titles.push(...(await world.attention()).map(({ title }) => title))
      }
      for (const days of [0, 1, 3, 1, 90]) await look(days)
      expect(titles).toEqual([
        'The trial ends in 5 days, without activation',
        'The trial ends in 4 days, without activation',
        'The trial ends in 1 day, without activation',
        'The trial is over, without activation',
        'The trial is over, without activation'
      ])
      // That it is over is more than another number.
      expect((await itemOf(world)).history).toEqual([
        'opened: The trial ends in 5 days, without activation',
        'updated: The trial is over, without activation'
      ])
      await put('active')
      await world.pass(1)
      expect(await world.attention()).toEqual([])
    })
  })
}
