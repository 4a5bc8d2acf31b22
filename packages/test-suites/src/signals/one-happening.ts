import { describe, expect, it } from 'vitest'
import { day } from '../list-tools/world.js'
import type { SignalWorld, SignalWorlds } from './signal-world.js'

/** What several signals see of one happening is one item. */
export function testOneHappening(newWorld: SignalWorlds): void {
  async function wholeOf(world: SignalWorld, id: unknown) {
    return world.world.workspace.call('svc_get_attention_item', { id: String(id) })
  }

  describe('one happening', () => {
    it('opens one item, however many signals see it, and goes on as that one until it is over', async () => {
      const world = await newWorld()
      for (const key of ['quiet_account', 'usage_drop', 'champion_quiet']) await world.signals.updateBuiltIn(key, { enabled: true })
      await world.work(world.workingDays(45), 9)
      await world.work(world.workingDays(45), 3, { user: 'ben' })
      const titles: unknown[] = []
      const ids = new Set<unknown>()
      for (let days = 0; days < 13; days++) {
        await world.pass(1)
        if (days === 1) await world.send([0], { user: 'ben' })
        const items = await world.attention()
        expect(items.length).toBeLessThan(2)
        for (const { id, title } of items) {
          ids.add(id)
          titles.push(title)
        }
      }
      expect(ids.size).toBe(1)
      expect(titles[0]).toMatch(/^Activity is down by/)
      expect(titles.at(-1)).toBe('No activity for 11 days')
      const [id] = ids
      const { evidence, timeline, whatChanged } = await wholeOf(world, id)
      expect(whatChanged).toMatch(/^No activity for 11 days\. The last was on 2026-03-06\./)
      expect(new Set(evidence.map(({ sourceLabel }) => sourceLabel))).toEqual(
        new Set(['Signal Quiet account', 'Signal Usage drop', 'Signal Champion gone quiet', 'Billing'])
      )
      expect(timeline.length).toBe(3)
      world.world.clock.advance(40 * day)
      await world.pass()
      expect(await world.attention()).toMatchObject([{ id, title: 'No activity for 51 days' }])
      expect(await world.attention('resolved')).toEqual([])
      await world.send([0])
      await world.send([0], { user: 'ben' })
      await world.pass()
      expect(await world.attention()).toEqual([])
    })

    it('is the silence of an account and that of some of its events', async () => {
      const world = await newWorld()
      await world.send([30, 20, 9])
      await world.watch({ detection: 'event_absence', eventNames: ['exported'], days: 8 }, 'Exports')
      const [exports] = await world.attention()
      await world.pass(1)
      await world.watch({ detection: 'event_absence', days: 8 }, 'Silence')
      expect(await world.attention()).toMatchObject([{ id: exports?.id, title: 'No activity for 10 days' }])
    })
  })
}
