import { says } from '@rapport/core/src/testing/models/fake-language-model.js'
import { describe, expect, test } from 'vitest'
import type { EvidenceWorlds } from '../evidence/evidence-world.js'
import { modelWorlds, reads } from './model-world.js'

const budget = 'Our budget is $50k for this year.'
const doubtful = 'I think our budget is $50k.'
const gainsight = "We're also evaluating Gainsight."

/** How a model confirms and withdraws what the rules found. */
export function testModelJudge(newWorld: EvidenceWorlds): void {
  const start = modelWorlds(newWorld)
  const history = (workspace: Awaited<ReturnType<typeof start>>['workspace'], id = '') => workspace.facts.history(id)

  describe('a model as judge of the rules', () => {
    test('withdraws what it does not find in the whole source; status and history say so, with the reason', async () => {
      const { standIn, put, facts, workspace, extraction } = await start()
      standIn.otherwise = reads()
      await put('a', `${budget} ${gainsight}`)
      const found = await facts()
      expect(found.map(({ factType, status }) => [factType, status]).sort()).toEqual([
        ['BUDGET', 'RESOLVED'],
        ['COMPETITIVE', 'RESOLVED']
      ])
      const [latest, first, ...others] = await history(workspace, found[0]?.id)
      expect(latest).toMatchObject({ from: 'ACTIVE', to: 'RESOLVED', cause: 'withdrawn', actorId: null })
      expect(latest?.reason).toMatch(/read the whole source and did not confirm/)
      expect(first).toMatchObject({ from: null, to: 'ACTIVE', cause: 'detected' })
      expect([others, first && 'reason' in first]).toEqual([[], false])
      expect(await extraction('a')).toMatchObject({ state: 'read', reason: null })
    })

    test('makes surer what it confirms, by agreement and not by its own word', async () => {
      const { standIn, put, facts } = await start()
      const other = 'Our budget is $70k for next year.'
      standIn.expect(
        reads({ factType: 'BUDGET', quote: budget, confidence: 0.5 }),
        reads({ factType: 'BUDGET', quote: other, confidence: 1 })
      )
      await put('a', budget)
      await put('b', other)
      expect((await facts()).map(({ confidence }) => confidence)).toEqual([0.98, 0.98])
    })

    test('raises a candidate that it confirms, and is trusted less where it is alone', async () => {
      const { standIn, put, standing } = await start()
      standIn.otherwise = reads(
        { factType: 'BUDGET', quote: doubtful, confidence: 0.6 },
        { factType: 'STRATEGY', quote: 'Everything is about fewer returns now.', confidence: 1 }
      )
      await put('a', `${doubtful} Everything is about fewer returns now.`)
      const byType = new Map((await standing()).map((fact) => [fact.factType, fact]))
      expect(byType.get('BUDGET')).toMatchObject({ status: 'ACTIVE', confidence: 0.94, evidenceCount: 1, occurrenceCount: 1 })
      expect(byType.get('STRATEGY')).toMatchObject({ status: 'ACTIVE', confidence: 0.85 })
    })

    test('is not believed where the weights find that its quote says no such thing, unless another source says the same', async () => {
      const { standIn, put, facts, standing } = await start()
      const lie = 'The weather in Lisbon was lovely on Tuesday.'
      const claim = { factType: 'CHURN_RISK', quote: lie, confidence: 1 }
      standIn.otherwise = reads(claim)
      await put('a', lie)
      expect(await facts()).toMatchObject([{ factType: 'CHURN_RISK', status: 'CANDIDATE', confidence: 0.7 }])
      await put('b', `Hi Rita. ${lie}`)
      expect(await standing()).toMatchObject([{ status: 'ACTIVE', confidence: 0.85, evidenceCount: 2 }])
    })

    test('is believed where the weights do not know the language', async () => {
      const { standIn, put, standing } = await start()
      const quote = 'Sopimus päättyy kesäkuussa, emmekä jatka sitä enää.'
      standIn.otherwise = reads({ factType: 'CHURN_RISK', quote })
      await put('a', quote)
      expect(await standing()).toMatchObject([{ status: 'ACTIVE', confidence: 0.85 }])
    })

    test('leaves what a person has set', async () => {
      const { standIn, put, later, facts, workspace } = await start()
      await put('a', budget)
      const [fact] = await facts()
      await workspace.facts.setStatus(fact?.id ?? '', 'ACKNOWLEDGED')
      standIn.otherwise = reads()
      await later(60_000)
      expect(await facts()).toMatchObject([{ status: 'ACKNOWLEDGED', evidenceCount: 1 }])
    })

    test('takes only its own evidence from what other sources say too, and withdraws when all are read', async () => {
      const { standIn, put, later, facts } = await start()
      await put('a', budget)
      await put('b', budget)
      expect(await facts()).toMatchObject([{ status: 'ACTIVE', evidenceCount: 2 }])
      standIn.expect(reads())
      await later(1000)
      expect(await facts()).toMatchObject([{ status: 'ACTIVE', evidenceCount: 1 }])
      standIn.otherwise = reads()
      for (let tries = 0; tries < 3; tries++) await later(60_000)
      expect(await facts()).toMatchObject([{ status: 'RESOLVED' }])
    })

    test('keeps what another source bears out', async () => {
      const { standIn, put, facts } = await start()
      standIn.expect(reads({ factType: 'BUDGET', quote: budget }), reads())
      await put('a', budget)
      await put('b', budget)
      expect(await facts()).toMatchObject([{ status: 'ACTIVE' }])
    })

    test('does not bring back by the rules what it has withdrawn, but a new finding does', async () => {
      const { standIn, put, facts, workspace } = await start()
      standIn.expect(reads(), reads())
      await put('a', budget)
      await put('a', `${budget} Bye!`)
      expect(await facts()).toMatchObject([{ status: 'RESOLVED' }])
      standIn.expect(reads({ factType: 'BUDGET', quote: budget, subject: '$50k', kind: 'amount' }))
      await put('b', budget)
      const [fact, ...others] = await facts()
      expect(others).toEqual([])
      expect(fact).toMatchObject({ status: 'ACTIVE', evidenceCount: 1, linkedSourceRef: { sourceId: 'b' } })
      expect((await history(workspace, fact?.id)).map(({ to }) => to)).toEqual(['ACTIVE', 'RESOLVED', 'ACTIVE'])
    })

    test('leaves what a person has resolved, whatever it finds later', async () => {
      const { standIn, put, facts, workspace } = await start()
      standIn.otherwise = reads({ factType: 'BUDGET', quote: budget })
      await put('a', budget)
      const [fact] = await facts()
      await workspace.facts.setStatus(fact?.id ?? '', 'RESOLVED')
      await put('b', budget)
      expect(await facts()).toMatchObject([{ status: 'RESOLVED', evidenceCount: 2 }])
    })

    test('leaves what it is unsure of, and what it may have meant by words that stand nowhere', async () => {
      const { standIn, put, standing } = await start()
      standIn.expect(
        says({
          facts: [
            { factType: 'BUDGET', kind: 'amount', quote: budget, subject: null, confidence: 0.2 },
            { factType: 'COMPETITIVE', kind: 'evaluates', quote: 'They are evaluating Gainsight.', subject: null, confidence: 0.9 }
          ]
        })
      )
      await put('a', `${budget} ${gainsight}`)
      expect((await standing()).map(({ factType, confidence }) => [factType, confidence]).sort()).toEqual([
        ['BUDGET', 0.9],
        ['COMPETITIVE', 0.9]
      ])
    })
  })
}
