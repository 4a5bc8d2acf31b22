import { attentionItems, merges } from '@rapport/core/src/registry/tables.js'
import { id } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import { type AttentionWorlds, signalOf } from './attention-world.js'

/** Opening, updating, resolving and reopening items. */
export function testAttentionLifecycle(newWorld: AttentionWorlds): void {
  describe('an attention item', () => {
    it('is opened by the first signal of its cause', async () => {
      const world = await newWorld()
      const { id: item, change } = await world.raise()
      expect(change).toBe('opened')
      const at = world.iso
      const { items } = await world.list()
      expect(items).toMatchObject([
        { id: item, title: 'Usage fell by half', priority: 'NORMAL', evidenceCount: 0, preparedActionUrl: null }
      ])
      const never = { resolvedAt: null, reopenedAt: null, materialUpdateAt: null }
      expect(items[0]?.lifecycle).toEqual({ status: 'open', customerVisibleAt: at, createdAt: at, updatedAt: at, ...never })
      expect(await world.history(item)).toEqual(['opened: Exports fell from 20 to 10 a week'])
    })

    it('is one for each customer and cause', async () => {
      const world = await newWorld()
      const raised = [await world.raise(), await world.raise({ cause: 'champion_left' }), await world.raise({ customerId: id(2) })]
      expect(new Set(raised.map((each) => each.id)).size).toBe(3)
      const again = [await world.raise(), await world.raise({ customerId: id(2) })]
      expect(again.map((each) => each.id)).toEqual([raised[0]?.id, raised[2]?.id])
      expect((await world.list()).pagination.total).toBe(3)
    })

    it('stays as it is when the same signal comes again', async () => {
      const world = await newWorld()
      const evidence = [{ role: 'supporting', kind: 'metric', title: 'Exports', sourceLabel: 'Activity' } as const]
      const timeline = [{ title: 'Fell', explanation: 'It fell', observedAt: 5 }]
      const { id: item } = await world.raise({ evidence, timeline })
      const before = await world.get(item)
      expect(await world.raise({ evidence, timeline })).toEqual({ id: item, change: 'unchanged' })
      expect(await world.get(item)).toEqual(before)
      expect((await world.history(item)).length).toBe(1)
    })

    it('is updated by a signal that says something else', async () => {
      const world = await newWorld()
      const { id: item } = await world.raise()
      const opened = world.iso
      expect(await world.raise({ priority: 'URGENT', whatChanged: 'Exports stopped', updateSummary: 'They stopped' })).toEqual({
        id: item,
        change: 'updated'
      })
      const { lifecycle, latestUpdate, whatChanged, priority } = await world.get(item)
      expect(lifecycle).toMatchObject({ status: 'open', createdAt: opened, updatedAt: world.iso, materialUpdateAt: world.iso })
      expect({ latestUpdate, whatChanged, priority }).toEqual({
        latestUpdate: { updatedAt: world.iso, summary: 'They stopped' },
        whatChanged: 'Exports stopped',
        priority: 'URGENT'
      })
      expect(await world.history(item)).toEqual(['opened: Exports fell from 20 to 10 a week', 'updated: They stopped'])
    })

    it('takes new evidence without being told anew', async () => {
      const world = await newWorld()
      const { id: item } = await world.raise()
      const evidence = [{ role: 'context', kind: 'event', title: 'Login', sourceLabel: 'Activity' } as const]
      expect((await world.raise({ evidence })).change).toBe('refreshed')
      const { lifecycle, evidenceCount, latestUpdate } = await world.get(item)
      expect({ evidenceCount, latestUpdate }).toEqual({ evidenceCount: 1, latestUpdate: null })
      expect(lifecycle).toMatchObject({ updatedAt: world.iso, materialUpdateAt: null })
      expect((await world.history(item)).length).toBe(1)
    })

    it('is resolved once, and opened again by the next signal', async () => {
      const world = await newWorld()
      const { id: item } = await world.raise()
      expect(await world.resolve()).toBe(true)
      const resolved = world.iso
      expect(await world.resolve()).toBe(false)
      expect((await world.get(item)).lifecycle).toMatchObject({ status: 'resolved', resolvedAt: resolved, reopenedAt: null })
      expect(await world.raise()).toEqual({ id: item, change: 'reopened' })
      const { lifecycle, latestUpdate } = await world.get(item)
      expect(lifecycle).toMatchObject({ status: 'open', resolvedAt: null, reopenedAt: world.iso, materialUpdateAt: world.iso })
      expect(latestUpdate).toEqual({ updatedAt: world.iso, summary: 'Exports fell from 20 to 10 a week' })
      const story = ['opened: Exports fell', 'resolved: Usage is back', 'reopened: Exports fell']
      expect(await world.history(item)).toMatchObject(story.map((step) => expect.stringContaining(step)))
    })

    it('is not resolved where there is none', async () => {
      const world = await newWorld()
      await world.raise()
      expect(await world.resolve(id(1), 'champion_left')).toBe(false)
      expect(await world.resolve(id(2))).toBe(false)
      expect((await world.list()).items.length).toBe(1)
    })

    it('is one, whoever signals it at the same time', async () => {
      const world = await newWorld()
      const raised = await Promise.all(Array.from({ length: 6 }, (_, index) => world.raise({ title: `Signal ${index % 2}` })))
      expect(new Set(raised.map((each) => each.id)).size).toBe(1)
      expect(raised.filter(({ change }) => change === 'opened').length).toBe(1)
      expect(await world.rows.count(attentionItems)).toBe(1)
    })

    it('is that of the customer into whom its customer was merged, and stays one', async () => {
      const world = await newWorld()
      await world.customers({ id: id(1), name: 'Acme' })
      const { id: own } = await world.raise()
      const { id: merged } = await world.raise({ customerId: id(2) })
      const { id: elder } = await world.raise({ customerId: id(3), cause: 'champion_left' })
      await world.rows.insert(merges, [
        { from_id: id(3), into_id: id(2), entity: 'customer', reason: 'test', at: 1 },
        { from_id: id(2), into_id: id(1), entity: 'customer', reason: 'test', at: 2 }
      ])
      expect((await world.list()).items.map(({ customer }) => customer.name)).toEqual(['Acme', 'Acme', 'Acme'])
      expect((await world.raise({ customerId: id(3), cause: 'champion_left', title: 'Ann left' })).id).toBe(elder)
      const { id: kept, change } = await world.raise({ title: 'Usage fell to nothing' })
      expect([change, [own, merged].includes(kept)]).toEqual(['updated', true])
      expect((await world.list()).items.map((item) => item.id).toSorted()).toEqual([elder, kept].toSorted())
      expect((await world.list({ status: 'resolved' })).items.map((item) => item.id)).toEqual([own, merged].filter((item) => item !== kept))
    })

    it('is not made of a signal that says too little', async () => {
      const world = await newWorld()
      const never = { title: 'Fell', explanation: 'By half', observedAt: 1e16 }
      const wrong = [{ title: '' }, { cause: '' }, { customerId: 'acme' }, { preparedActionUrl: 'not a url' }, { timeline: [never] }]
      for (const said of wrong) await expect(world.raise(said)).rejects.toThrow(TypeError)
      expect(await world.rows.count(attentionItems)).toBe(0)
    })

    it('cuts what answers cannot hold', async () => {
      const world = await newWorld()
      const long = '😀'.repeat(9000)
      const texts = { title: long, priorityReason: long, whatChanged: long, whyItMatters: long, uncertainty: long, updateSummary: long }
      const evidence = Array.from({ length: 60 }, () => ({ role: 'context', kind: 'record', title: long, sourceLabel: long }) as const)
      const timeline = Array.from({ length: 30 }, (_, observedAt) => ({ title: long, explanation: long, observedAt }))
      await world.raise({ ...signalOf(), title: 'Short' })
      const { id: item } = await world.raise({ ...texts, evidence, timeline })
      const answer = await world.get(item)
      expect([...answer.title].length).toBe(240)
      expect([...answer.whatChanged].length).toBe(8000)
      expect([answer.evidenceCount, answer.evidence.length, answer.timeline.length]).toEqual([50, 20, 20])
    })
  })
}
