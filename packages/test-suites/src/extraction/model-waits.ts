import { jobs } from '@rapport/core/src/registry/tables.js'
import { says } from '@rapport/core/src/testing/models/fake-language-model.js'
import { describe, expect, test } from 'vitest'
import type { EvidenceWorlds } from '../evidence/evidence-world.js'
import { modelWorlds, reads } from './model-world.js'

const leaving = 'We decided to cancel our contract with you.'
const minute = 60_000
const dayMs = 86_400_000

/** What waits for a model, for how long, and what is read within which budget. */
export function testModelWaits(newWorld: EvidenceWorlds): void {
  const start = modelWorlds(newWorld)

  describe('a live finding of the rules', () => {
    test('opens no item before the model has confirmed it', async () => {
      const { standIn, put, later, facts, items, workspace } = await start()
      await put('a', leaving)
      await later(30_000)
      expect(await facts()).toMatchObject([{ factType: 'CHURN_RISK', status: 'ACTIVE' }])
      expect(await items()).toEqual([])
      standIn.otherwise = reads({ factType: 'CHURN_RISK', quote: leaving })
      await later(4 * minute)
      const [item, ...others] = await items()
      expect([item?.title, others]).toEqual(['They are leaving', []])
      expect(await workspace.call('svc_get_attention_item', { id: item?.id ?? '' })).toMatchObject({ uncertainty: null })
    })

    test('opens none at all when the model withdraws it', async () => {
      const { standIn, put, later, items } = await start()
      standIn.otherwise = reads()
      await put('a', leaving)
      await later(20 * minute)
      expect(await items()).toEqual([])
    })

    test('waits ten minutes at most, then opens marked as not checked; a late answer takes the mark or the item away', async () => {
      for (const [claims, after] of [
        [[{ factType: 'CHURN_RISK', quote: leaving }], 'open'],
        [[], 'resolved']
      ] as const) {
        // The day's tokens are used up, and so nobody is asked before tomorrow.
        const { standIn, put, later, items, workspace, extraction } = await start({ maxTokensPerDay: 100 })
        standIn.expect(reads())
        await put('first', 'The weather is fine here, thank you.')
        await put('a', leaving)
        expect(await extraction('a')).toMatchObject({ state: 'waiting', reason: expect.stringContaining('tokens of the day') })
        await later(9 * minute)
        expect(await items()).toEqual([])
        await later(minute)
        const [item] = await items()
        expect(item?.title).toBe('They are leaving')
        const read = async () => workspace.call('svc_get_attention_item', { id: item?.id ?? '' })
        expect((await read()).uncertainty).toMatch(/^Not yet checked/)
        standIn.otherwise = reads(...claims)
        await later(dayMs)
        const now = await read()
        expect(now.lifecycle.status).toBe(after)
        if (after === 'open') expect(now.uncertainty).toBeNull()
      }
    })

    test('opens at once, marked, when the model has failed', async () => {
      const { standIn, put, later, items, workspace } = await start()
      standIn.otherwise = says('no JSON')
      await put('a', leaving)
      await later(2000)
      const [item] = await items()
      expect((await workspace.call('svc_get_attention_item', { id: item?.id ?? '' })).uncertainty).toMatch(/^Not yet checked/)
    })

    test('waits for nothing where no model reads', async () => {
      const { put, items, workspace, extraction } = await start({ extraction: false })
      await put('a', leaving)
      const [item] = await items()
      expect((await workspace.call('svc_get_attention_item', { id: item?.id ?? '' })).uncertainty).toBeNull()
      expect(await extraction('a')).toBeUndefined()
    })
  })

  describe('history', () => {
    test('opens at once, marked as not checked, and is read within a budget of its own that is told first', async () => {
      const { standIn, put, later, items, workspace, rapport, readings, clock, waiting, extraction } = await start({
        maxHistoryTokensPerDay: 200,
        prices: { inputPerMillion: 10, outputPerMillion: 10 }
      })
      standIn.otherwise = reads({ factType: 'CHURN_RISK', quote: leaving })
      const old = Array.from({ length: 6 }, (_, index) => ({
        sourceType: 'EMAIL' as const,
        externalId: `old${index}`,
        occurredAt: clock.now() - 3 * dayMs,
        customer: { customerId: 'acme' },
        segments: [{ text: index === 5 ? leaving : `Old mail ${index}, nothing in it.` }]
      }))
      await workspace.sources.put(old)
      const told = (await rapport.status()).models
      expect(told).toMatchObject({ waiting: { live: { sources: 0 }, history: { sources: expect.any(Number) } } })
      expect(told?.waiting.history.sources).toBeGreaterThanOrEqual(6)
      expect(told?.waiting.history.estimatedTokens).toBeGreaterThan(10_000)
      expect(told?.waiting.history.estimatedCost).toBeGreaterThan(0)
      expect(told?.bounds).toMatchObject({ historyTokensPerDay: 200 })
      await rapport.runDue()
      // 120 tokens a question: two are asked within the budget, and the rest waits for the next days.
      expect(standIn.asked).toHaveLength(2)
      expect((await readings()).filter(({ state }) => state === 'waiting')).toHaveLength(4)
      expect(await extraction('old5')).toMatchObject({
        isHistory: true,
        state: 'waiting',
        reason: expect.stringContaining('tokens of the day')
      })
      const [item] = await items()
      expect((await workspace.call('svc_get_attention_item', { id: item?.id ?? '' })).uncertainty).toMatch(/^Not yet checked/)
      // What is live does not wait for it.
      await put('live', 'Something else of today.')
      expect(standIn.asked).toHaveLength(3)
      await later(dayMs)
      await later(dayMs)
      expect([standIn.asked.length, await waiting()]).toEqual([7, 0])
      expect((await workspace.call('svc_get_attention_item', { id: item?.id ?? '' })).uncertainty).toBeNull()
      expect((await rapport.status()).models?.waiting.history.sources).toBe(0)
    })

    test('of any size is asked for in batches', async () => {
      const { workspace, rows, clock } = await start()
      const old = Array.from({ length: 230 }, (_, index) => ({
        sourceType: 'EMAIL' as const,
        externalId: `old${index}`,
        occurredAt: clock.now() - 30 * dayMs,
        customer: { customerId: 'acme' },
        segments: [{ text: `Old mail ${index}, nothing in it.` }]
      }))
      await workspace.sources.put(old)
      const waiting = await rows.find(jobs, { where: { kind: { eq: 'model_extraction' } } })
      expect(waiting.map(({ payload }) => Object(payload).sourceIds.length).sort((a, b) => b - a)).toEqual([200, 30])
      await rows.transaction((transaction) => transaction.remove(jobs, { kind: { eq: 'model_extraction' } }))
    })
  })
}
