import { describe, expect, test } from 'vitest'
import type { SearchWorlds } from './search-world.js'

/** What a search finds, and what it says of it. */
export function testFinding(newWorld: SearchWorlds): void {
  describe('finding', () => {
    test('a put is found as soon as it returns, whatever the form of its words', async () => {
      const world = await newWorld()
      await world.emails({ pricing: 'Your prices went up again.', hiring: 'We are hiring an engineer.' })
      expect(await world.found('what about pricing?')).toEqual(['pricing'])
    })

    test('a source is found by its title and summary, and cited by its own id', async () => {
      const world = await newWorld()
      const at = '2026-02-03T10:00:00.000Z'
      const permalink = 'https://mail.example.com/1'
      await world.evidence.putSources({
        externalId: 'm1',
        title: 'Contract termination',
        summary: 'They leave in June.',
        permalink,
        occurredAt: at
      })
      const { results } = await world.search('termination')
      expect(results).toEqual([
        {
          kind: 'source',
          sourceType: 'EMAIL',
          sourceId: 'm1',
          title: 'Contract termination',
          permalink,
          occurredAt: at,
          score: expect.any(Number),
          matchCount: 1,
          matches: [{ text: 'Contract termination', occurredAt: at }]
        }
      ])
      expect(await world.found('leaving in June')).toEqual(['m1'])
    })

    test('facts are found beside sources, as svc_get_fact has them', async () => {
      const world = await newWorld()
      await world.emails({ mail: 'The budget was discussed with the board, at length and without a result.' })
      const [put] = await world.evidence.putFacts({ externalId: 'f1', assertion: 'The budget is $50k' })
      const { results } = await world.search('budget of 50,000')
      expect(results.map(({ kind }) => kind)).toEqual(['fact', 'source'])
      const plain = await world.evidence.workspace.call('svc_get_fact', { factId: put?.id ?? '' })
      expect(results[0]).toMatchObject({ kind: 'fact', fact: plain, matches: [{ text: 'The budget is $50k' }] })
    })

    test('a chat comes with the conversation around the match, and nothing else does', async () => {
      const world = await newWorld()
      const lines = ['Morning', 'Did anybody see the invoice?', 'Yes, it is wrong'].map((text) => ({ text, speaker: 'Ann' }))
      await world.evidence.putSources(
        { sourceType: 'SLACK', externalId: 'chat', segments: lines },
        { sourceType: 'EMAIL', externalId: 'mail', segments: lines }
      )
      const { results } = await world.search('invoice')
      const context = new Map(
        results.map((result) => [result.kind === 'source' && result.sourceId, result.kind === 'source' && result.context])
      )
      expect(context.get('mail')).toBeUndefined()
      expect(context.get('chat')).toEqual({
        text: 'Ann: Morning\nAnn: Did anybody see the invoice?\nAnn: Yes, it is wrong',
        sourceRef: { sourceType: 'SLACK', sourceId: 'chat' }
      })
    })

    test('at most topK results come, twenty unless told otherwise, best first', async () => {
      const world = await newWorld()
      await world.emails(
        Object.fromEntries(Array.from({ length: 60 }, (_, number) => [`m${number}`, `invoice ${'and more words '.repeat(number)}`]))
      )
      expect((await world.search('invoice')).results).toHaveLength(20)
      expect((await world.search('invoice', { topK: 50 })).results).toHaveLength(50)
      const { results } = await world.search('invoice', { topK: 3 })
      const scores = results.map(({ score }) => score)
      expect(scores).toHaveLength(3)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    })

    test('nothing is found for words that nobody said, for stop words, and in an empty organization', async () => {
      const world = await newWorld()
      expect(await world.found('invoice')).toEqual([])
      await world.emails({ mail: 'The invoice is late' })
      expect(await world.found('zebra')).toEqual([])
      expect(await world.found('what are they')).toEqual([])
      expect(await world.found('?!')).toEqual([])
    })

    test('another organization finds nothing of it', async () => {
      const ours = await newWorld()
      const theirs = await newWorld()
      await theirs.emails({ secret: 'The invoice is late' })
      expect(await ours.found('invoice')).toEqual([])
    })
  })
}
