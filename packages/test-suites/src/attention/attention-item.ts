import { members } from '@rapport/core/src/registry/tables.js'
import { id, member } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import type { AttentionWorlds } from './attention-world.js'

const iso = (instant: number) => new Date(instant).toISOString()

/** What svc_get_attention_item shows. */
export function testAttentionItem(newWorld: AttentionWorlds): void {
  describe('svc_get_attention_item', () => {
    it('answers every field of an item', async () => {
      const world = await newWorld()
      await world.customers({ name: 'Acme', domain: 'acme.test', owner_id: 'ann' })
      await world.rows.insert(members, [member({ id: 'ann', name: 'Ann' })])
      const { id: item } = await world.raise({
        uncertainty: 'It was a holiday',
        preparedActionUrl: 'https://app.example.com/plays/1',
        timeline: [
          { title: 'First', explanation: 'It began', observedAt: 1000 },
          { title: 'Last', explanation: 'It went on', observedAt: 2000 }
        ],
        evidence: [
          { role: 'supporting', kind: 'metric', title: 'Exports', window: { start: 1, end: 2 }, sourceLabel: 'Activity' },
          { role: 'contradictory', kind: 'communication', title: 'Mail', observedAt: 3, sourceLabel: 'Gmail' }
        ]
      })
      const at = world.iso
      expect(await world.get(item)).toEqual({
        id: item,
        customer: { id: id(1), name: 'Acme', domain: 'acme.test', ownerName: 'Ann' },
        title: 'Usage fell by half',
        priority: 'NORMAL',
        evidenceCount: 2,
        lifecycle: {
          status: 'open',
          customerVisibleAt: at,
          createdAt: at,
          updatedAt: at,
          resolvedAt: null,
          reopenedAt: null,
          materialUpdateAt: null
        },
        accountImportance: {
          arrCents: null,
          currency: null,
          arrShareWithinCurrency: null,
          arrPercentileWithinCurrency: null,
          segments: []
        },
        preparedActionUrl: 'https://app.example.com/plays/1',
        whatChanged: 'Exports fell from 20 to 10 a week',
        whyItMatters: 'They renew in May',
        uncertainty: 'It was a holiday',
        priorityReason: 'A small account',
        timeline: [
          { title: 'Last', explanation: 'It went on', observedAt: iso(2000) },
          { title: 'First', explanation: 'It began', observedAt: iso(1000) }
        ],
        evidence: [
          {
            role: 'supporting',
            kind: 'metric',
            title: 'Exports',
            sourceLabel: 'Activity',
            observedAt: null,
            window: { start: iso(1), end: iso(2) }
          },
          { role: 'contradictory', kind: 'communication', title: 'Mail', observedAt: iso(3), window: null, sourceLabel: 'Gmail' }
        ],
        latestUpdate: null
      })
    })

    it('keeps what was observed before, each observation once, the newest twenty', async () => {
      const world = await newWorld()
      const observed = (observedAt: number) => ({ title: `At ${observedAt}`, explanation: 'It fell', observedAt })
      const { id: item } = await world.raise({ timeline: [observed(1), observed(5)] })
      await world.raise({ timeline: [observed(5), observed(3)] })
      expect((await world.get(item)).timeline.map(({ title }) => title)).toEqual(['At 5', 'At 3', 'At 1'])
      await world.raise({ timeline: Array.from({ length: 19 }, (_, index) => observed(100 + index)) })
      const { timeline } = await world.get(item)
      expect([timeline.length, timeline[0]?.title, timeline.at(-1)?.title]).toEqual([20, 'At 118', 'At 5'])
    })

    it('answers each caller an importance of its own, which it may write into', async () => {
      const mine = await newWorld()
      const theirs = await newWorld()
      const { id: ours } = await mine.raise({ customerId: id(4) })
      const { id: other } = await theirs.raise({ customerId: id(4) })
      const { accountImportance } = await mine.get(ours)
      accountImportance.segments.push('Secret')
      expect((await theirs.get(other)).accountImportance).toMatchObject({ segments: [] })
      const { id: another } = await mine.raise({ customerId: id(5) })
      expect(another).not.toBe(ours)
      const [first, last] = (await mine.list()).items
      expect(first?.accountImportance).not.toBe(last?.accountImportance)
    })

    it('names a customer without a name by domain, customerId or id, also one that is gone', async () => {
      const world = await newWorld()
      await world.customers({ domain: 'acme.test' }, { external_id: 'globex' }, {})
      const names = []
      for (const number of [1, 2, 3, 4]) {
        const { id: item } = await world.raise({ customerId: id(number) })
        names.push((await world.get(item)).customer)
      }
      expect(names).toEqual([
        { id: id(1), name: 'acme.test', domain: 'acme.test', ownerName: null },
        { id: id(2), name: 'globex', domain: '', ownerName: null },
        { id: id(3), name: id(3), domain: '', ownerName: null },
        { id: id(4), name: id(4), domain: '', ownerName: null }
      ])
    })

    it("answers 404 for an id that there is not, and for another organization's", async () => {
      const world = await newWorld()
      const other = await newWorld()
      const { id: item } = await world.raise()
      expect((await world.call('svc_get_attention_item', { id: item.toUpperCase() })).status).toBe(200)
      expect((await world.call('svc_get_attention_item', { id: id(9) })).status).toBe(404)
      expect((await other.call('svc_get_attention_item', { id: item })).status).toBe(404)
      expect((await world.call('svc_get_attention_item', { id: 'item' })).status).toBe(400)
    })
  })
}
