import { describe, expect, it } from 'vitest'
import type { SignalWorld, SignalWorlds } from './signal-world.js'

/** What counts as a drop: what chance does not explain, whether it comes at once or slowly. */
export function testDrops(newWorld: SignalWorlds): void {
  /** Works on each working day as often as these numbers say in turn, the first of them on the day that is longest ago. */
  async function workInTurn(world: SignalWorld, account: string, days: readonly number[], counts: readonly number[]) {
    for (const [index, count] of counts.entries()) {
      const its = days.filter((_, at) => at % counts.length === index)
      if (count > 0) await world.work(its, count, { account })
    }
  }

  const usageDrop = async (world: SignalWorld) => (await world.signals.updateBuiltIn('usage_drop', { enabled: true })).signal.id

  describe('the built-in drop', () => {
    it('is what chance does not explain, by how much an account ordinarily varies', async () => {
      const world = await newWorld()
      const before = world.workingDays(98, 7)
      const after = world.workingDays(7)
      await workInTurn(world, 'clear', before, [12, 14, 11, 13, 12])
      await workInTurn(world, 'clear', after, [3, 2, 3, 2, 3])
      await workInTurn(world, 'tiny', before, [1, 0, 1, 0, 1])
      await workInTurn(world, 'uneven', before, [0, 0, 30, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 31])
      await workInTurn(world, 'uneven', after, [0, 0, 9, 0, 0])
      const id = await usageDrop(world)
      await world.pass()
      const { items } = await world.signals.occurrences(id)
      expect(items).toMatchObject([
        { customer: { customerId: 'clear' }, title: 'Activity is down by 79 %', evidence: [{ value: 13, comparedWith: 62 }] }
      ])
    })

    it('is slow as well: a fade is seen, and is one matter with the drop that it becomes', async () => {
      const world = await newWorld()
      for (let week = 0; week < 13; week++) {
        const each = Math.round(week < 5 ? 12 : 12 - (week - 4))
        await world.work(world.workingDays(91 - 7 * week, 84 - 7 * week), each)
      }
      const id = await usageDrop(world)
      await world.pass()
      const [item] = await world.attention()
      expect(item?.title).toMatch(/^Activity has faded by \d\d % over 9 weeks$/)
      expect(await world.seen(id)).toEqual(['acme'])
      for (let days = 0; days < 7; days++) await world.pass(1)
      const [later] = await world.attention()
      expect(later).toMatchObject({ id: item?.id, title: expect.stringMatching(/^Activity is down by \d+ %$/) })
      expect(await world.seen(id, 'ended')).toEqual([])
    })

    it('keeps a floor that the host has set', async () => {
      const world = await newWorld()
      await world.work(world.workingDays(91, 7), 12)
      await world.signals.updateBuiltIn('usage_drop', { settings: { minimumBaseline: 61 } })
      const id = await usageDrop(world)
      await world.pass()
      expect(await world.seen(id)).toEqual([])
      await world.signals.updateBuiltIn('usage_drop', { settings: { minimumBaseline: 60 } })
      await world.pass()
      expect(await world.seen(id)).toEqual(['acme'])
    })
  })

  describe('a silence beyond chance', () => {
    it('is longer for an account that was less active', async () => {
      const world = await newWorld()
      await world.work(world.workingDays(60, 9), 1, { account: 'daily' })
      await workInTurn(world, 'often', world.workingDays(60, 9), [1, 1, 0, 1, 0])
      const definition = { detection: 'event_absence', days: 8, workingDays: 5, minimumActiveDays: 10 } as const
      const plain = await world.watch(definition)
      const id = await world.watch({ ...definition, beyondChance: true })
      expect((await world.seen(plain)).sort()).toEqual(['daily', 'often'])
      expect(await world.seen(id)).toEqual(['daily'])
      await world.pass(7)
      expect((await world.seen(id, 'open')).sort()).toEqual(['daily', 'often'])
    })

    it('needs to know the active days', async () => {
      const world = await newWorld()
      await expect(world.watch({ detection: 'event_absence', days: 8, beyondChance: true })).rejects.toThrow(
        'input.definition.beyondChance needs minimumActiveDays'
      )
    })
  })
}
