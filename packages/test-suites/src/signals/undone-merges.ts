import { attentionChanges, attentionItems } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import { day } from '../list-tools/world.js'
import type { SignalWorld, SignalWorlds } from './signal-world.js'

/** Customers that were merged by mistake, and are two again: what goes on at one of them is told once. */
export function testUndoneMerges(newWorld: SignalWorlds): void {
  const drop = { detection: 'customer_activity_drop', dropPercent: 50, windowDays: 7, baselineDays: 28, minimumBaseline: 20 } as const

  /** Work of somebody at a customer that is known by its domain alone. */
  async function workAt(world: SignalWorld, domain: string, days: readonly number[], each: number) {
    const events = days.flatMap((daysAgo) =>
      Array.from({ length: each }, (_, index) => ({
        type: 'custom' as const,
        eventName: 'exported',
        email: `zoe@${domain}`,
        timestamp: world.now - Math.round((daysAgo + 0.1 + index / (each * 100)) * day)
      }))
    )
    for (let at = 0; at < events.length; at += 100)
      await world.world.workspace.ingest({ source: 'server', events: events.slice(at, at + 100) })
  }

  const merge = ({ world }: SignalWorld) => world.workspace.customers.put([{ customerId: 'one', domain: 'two.test' }])
  async function undo({ world: { workspace } }: SignalWorld) {
    const [merged] = (await workspace.identity.merges()).items
    await workspace.identity.undo(merged?.id ?? '')
  }

  /** Watches, and answers what the workspace is told of from then on, by customer. */
  async function watch(world: SignalWorld, definition: Parameters<SignalWorld['watch']>[0] = drop) {
    const told: string[] = []
    const { rapport } = world.world
    rapport.on('attention.opened', () => void told.push('opened'), { id: 'opened' })
    const id = await world.watch(definition)
    await world.pass()
    return { id, told }
  }

  /** Where the signal holds, by what people read. */
  const labels = async (world: SignalWorld, id: string) =>
    (await world.signals.occurrences(id, { state: 'open' })).items.map(({ customer }) => customer.customerId ?? customer.domain).sort()
  const busy = (world: SignalWorld) => world.work(world.workingDays(45), 24, { account: 'one' })
  const goOn = async (world: SignalWorld, days: number) => {
    for (let left = days; left > 0; left--) {
      await world.work(world.workingDays(0, -1), 24, { account: 'one' })
      await world.pass(1)
    }
  }
  /** A drop of the customer that is known by its domain, from 30 events a week to 5. */
  async function falling(world: SignalWorld) {
    await workAt(world, 'two.test', world.workingDays(45, 7), 6)
    await workAt(world, 'two.test', world.workingDays(7), 1)
  }

  describe('what goes on while customers are merged and the merge is undone', () => {
    it.each([
      ['a look in between', 2],
      ['no look in between', 0]
    ])('is told once: a drop of the one that was merged, with %s', async (_, days) => {
      const world = await newWorld()
      await busy(world)
      await falling(world)
      const { id, told } = await watch(world)
      expect(await labels(world, id)).toEqual(['two.test'])
      expect(told).toEqual(['opened'])
      const [opened] = await world.rows.find(attentionChanges)
      await merge(world)
      await goOn(world, days)
      if (days > 0) expect(await labels(world, id)).toEqual([])
      await undo(world)
      await goOn(world, 1)
      expect(await labels(world, id)).toEqual(['two.test'])
      expect(told).toEqual(['opened'])
      expect((await world.signals.occurrences(id)).pagination.total).toBe(1)
      expect(await world.attention()).toMatchObject([{ id: opened?.item_id, customer: { domain: 'two.test' } }])
    })

    it('is told once: a drop of the survivor, which the other one hides', async () => {
      const world = await newWorld()
      await world.work(world.workingDays(45, 7), 6, { account: 'one' })
      await world.work(world.workingDays(7), 1, { account: 'one' })
      await workAt(world, 'two.test', world.workingDays(45), 24)
      const { id, told } = await watch(world)
      expect(await labels(world, id)).toEqual(['one'])
      await merge(world)
      await workAt(world, 'two.test', world.workingDays(0, -1), 24)
      await world.pass(1)
      expect(await labels(world, id)).toEqual([])
      await undo(world)
      await workAt(world, 'two.test', world.workingDays(0, -1), 24)
      await world.pass(1)
      expect(await labels(world, id)).toEqual(['one'])
      expect(told).toEqual(['opened'])
      expect((await world.signals.occurrences(id)).pagination.total).toBe(1)
    })

    it('is told once for each: silences of both, that go on', async () => {
      const world = await newWorld()
      await world.send([60, 20], { account: 'one' })
      await workAt(world, 'two.test', [60, 21], 1)
      const { id, told } = await watch(world, { detection: 'event_absence', days: 14 })
      expect(told).toEqual(['opened', 'opened'])
      await merge(world)
      await world.pass(1)
      expect(await labels(world, id)).toEqual(['one'])
      await undo(world)
      await world.pass(2)
      expect(await labels(world, id)).toEqual(['one', 'two.test'])
      expect(told).toEqual(['opened', 'opened'])
      expect((await world.signals.occurrences(id)).pagination.total).toBe(2)
      const titles = (await world.attention()).map(({ title }) => title)
      expect(titles.sort()).toEqual(['No activity for 23 days', 'No activity for 24 days'])
    })

    it('is told once: what was seen first while they were one', async () => {
      const world = await newWorld()
      await world.send([60], { account: 'one' })
      await workAt(world, 'two.test', [60, 13], 1)
      await merge(world)
      const { id, told } = await watch(world, { detection: 'event_absence', days: 14 })
      expect(await labels(world, id)).toEqual([])
      await world.pass(2)
      expect([await labels(world, id), told]).toEqual([['one'], ['opened']])
      await undo(world)
      await world.send([0], { account: 'one' })
      await world.pass(2)
      expect(await labels(world, id)).toEqual(['two.test'])
      expect(told).toEqual(['opened'])
      expect((await world.attention()).map(({ customer }) => Object(customer).domain)).toEqual(['two.test'])
    })

    it('is told once: a fact that was learnt while they were one', async () => {
      const world = await newWorld()
      await world.send([1], { account: 'one' })
      await workAt(world, 'two.test', [1], 1)
      await merge(world)
      const { told } = await watch(world)
      await world.world.workspace.facts.put([
        {
          externalId: 'f',
          customer: { domain: 'two.test' },
          assertion: 'They will not renew',
          factType: 'CHURN_RISK' as const,
          occurredAt: world.now - day
        }
      ])
      await world.pass()
      const [item] = await world.attention()
      expect(item).toMatchObject({ title: 'They may leave' })
      await undo(world)
      await world.pass(1)
      expect(await world.attention()).toMatchObject([{ id: item?.id, title: 'They may leave' }])
      expect(told).toEqual(['opened'])
      const [row] = await world.rows.find(attentionItems)
      expect(row?.customer_id).not.toBe((await world.world.workspace.customers.get({ customerId: 'one' })).id)
    })

    it('is told again where it is over at home, and begins anew', async () => {
      const world = await newWorld()
      await world.send([60, 1], { account: 'one' })
      await workAt(world, 'two.test', [60, 20], 1)
      const { id, told } = await watch(world, { detection: 'event_absence', days: 5 })
      expect(told).toEqual(['opened'])
      await merge(world)
      await world.pass(1)
      await undo(world)
      await workAt(world, 'two.test', [0], 1)
      await world.send([0], { account: 'one' })
      await world.pass(1)
      expect(await labels(world, id)).toEqual([])
      await world.send([0], { account: 'one' })
      await world.pass(9)
      expect(await labels(world, id)).toContain('two.test')
      expect(told.length).toBeGreaterThan(1)
    })
  })
}
