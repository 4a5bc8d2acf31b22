import type { ModelUse } from '@rapport/core/src/models/model-use.js'
import { attentionItems, attentionPhrasings, jobs } from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { createTestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import { type AskedModel, FakeLanguageModel, fails, type Reply, says } from '@rapport/core/src/testing/models/fake-language-model.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { describe, expect, it } from 'vitest'
import { endWithTest } from '../list-tools/world.js'

interface Words {
  title: string
  whatChanged: string
  whyItMatters: string
}

/** Answers what the item says, changed. */
const changed =
  (change: (words: Words) => Partial<Words>): Reply =>
  (asked: AskedModel, signal) => {
    const [, json = '{}'] = /<data \S+>\n(.*)\n<\/data/s.exec(asked.body.messages.at(-1)?.content ?? '') ?? []
    const { title, whatChanged, whyItMatters } = JSON.parse(json)
    return says({ title, whatChanged, whyItMatters, ...change({ title, whatChanged, whyItMatters }) })(asked, signal)
  }

/** Items in the words of a language model, within what they say. */
export function testRephrasing(store: () => Store): void {
  async function start(use: ModelUse = {}) {
    const standIn = new FakeLanguageModel()
    const modelUse = { extraction: false, ...use }
    const world = await createTestRapport({ ids: systemIds(), store: store(), languageModel: standIn.model, modelUse })
    const { workspace, rapport, clock } = world
    const rows = store().organization(world.organizationId)
    endWithTest(store(), world.organizationId)
    await workspace.customers.put([{ customerId: 'acme', name: 'Acme' }])
    async function tell(assertion: string) {
      const fact = {
        externalId: assertion,
        customer: { customerId: 'acme' },
        factType: 'CHURN_RISK' as const,
        severity: 'HIGH' as const,
        assertion
      }
      await workspace.facts.put([{ ...fact, occurredAt: clock.now() }])
      for (let turn = 0; turn < 3; turn++) {
        clock.advance(15_000)
        await rapport.runDue()
      }
    }
    async function item() {
      const [first] = (await workspace.call('svc_list_attention_items', {})).items
      if (!first) throw new Error('There is no item')
      return {
        ...(await workspace.call('svc_get_attention_item', { id: first.id })),
        listed: first.title,
        words: await workspace.attention.words(first.id)
      }
    }
    const waiting = () => rows.count(jobs, { kind: { eq: 'attention_rephrasing' } })
    return { ...world, standIn, rows, tell, item, waiting }
  }

  describe('other words', () => {
    it('are shown where they say the same, and the original ones can be read', async () => {
      const { standIn, tell, item } = await start()
      standIn.expect(
        changed(({ title }) => ({ title: `Note: ${title}`.replace('Note: ', 'So '), whyItMatters: 'They may leave, and 90 % of them do.' }))
      )
      await tell('They want to cancel within 30 days.')
      const { listed, title, whyItMatters, words } = await item()
      expect(words.rephrased?.title).toBe(`So ${words.original.title}`)
      expect([listed, title]).toEqual([words.rephrased?.title, words.rephrased?.title])
      // A number that nobody said: these words stay.
      expect(whyItMatters).toBe(words.original.whyItMatters)
      expect(standIn.asked[0]?.text).toContain('cancel within 30 days')
    })

    it('go when the item says something else, until there are new ones', async () => {
      const { standIn, tell, item, rows } = await start()
      standIn.expect(changed(({ title }) => ({ title: `So ${title}` })))
      await tell('They want to cancel within 30 days.')
      expect((await item()).words.rephrased).not.toBeNull()
      standIn.expect(
        changed(() => ({ title: 'All is well' })),
        changed(() => ({ title: 'All is well' }))
      )
      await tell('They want to cancel within 20 days.')
      const { words, title } = await item()
      expect(words).toMatchObject({ original: { title }, rephrased: null })
      expect(JSON.stringify(words.original)).toContain('20 days')
      expect(await rows.count(attentionPhrasings)).toBe(1)
    })

    it('are none for what hosts say in their own, where it is switched off, or while the endpoint is away', async () => {
      const { standIn, workspace, rapport, tell, item, waiting, clock } = await start()
      await workspace.attention.raise({ customer: { customerId: 'acme' }, cause: 'quota', title: 'Quota' })
      await rapport.runDue()
      expect(standIn.asked).toHaveLength(0)
      standIn.otherwise = fails(503)
      await tell('They want to cancel within 30 days.')
      expect([await waiting(), (await item()).words.rephrased]).toEqual([1, null])
      for (let tries = 0; tries < 12; tries++) {
        clock.advance(3_600_000)
        await rapport.runDue()
      }
      expect(await waiting()).toBe(0)
      const off = await start({ rephrasing: false })
      await off.tell('They want to cancel within 30 days.')
      expect([await off.rows.count(attentionItems), off.standIn.asked.length]).toEqual([1, 0])
    })
  })
}
