import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SearchWorlds } from './search-world.js'

const sentence = fc
  .tuple(
    fc.array(
      fc.constantFrom('invoice', 'price', 'Dr.', 'renewal', 'e.g.', 'the', 'naïve', '発注書', '\u{1F600}', '3.5', "don't", 'x'.repeat(700)),
      {
        minLength: 1,
        maxLength: 60
      }
    ),
    fc.constantFrom('.', '?', '!', '\n', '', ' …', '\r\n\r\n', '。')
  )
  .map(([words, end]) => words.join(' ') + end)
const text = fc.array(sentence, { minLength: 1, maxLength: 12 }).map((sentences) => sentences.join(' '))
const segments = fc.array(text, { minLength: 1, maxLength: 30 })

/** What a search cites. */
export function testExcerpts(newWorld: SearchWorlds): void {
  describe('excerpts', () => {
    test('are exact parts of one segment, for any text', async () => {
      const world = await newWorld()
      let number = 0
      await fc.assert(
        fc.asyncProperty(segments, async (texts) => {
          const externalId = `m${number++}`
          await world.evidence.putSources({ externalId, segments: texts.map((each) => ({ text: each })) })
          const { results } = await world.search('invoice price renewal 発注書', { topK: 50 })
          const own = results.find((result) => result.kind === 'source' && result.sourceId === externalId)
          expect(own !== undefined).toBe(texts.some((each) => /invoice|price|renewal|発注書/.test(each)))
          for (const match of own?.matches ?? []) {
            expect(match.text).toMatch(/invoice|price|renewal|発注書/)
            expect(texts.some((each) => each.includes(match.text))).toBe(true)
            expect(match.text.isWellFormed()).toBe(true)
          }
          if (own) {
            expect(own.matches.length).toBeGreaterThan(0)
            expect(own.matchCount).toBeGreaterThanOrEqual(own.matches.length)
          }
          await world.evidence.putSources({ externalId, segments: [{ text: 'nothing' }] })
        }),
        { numRuns: 25 }
      )
    })

    test('are whole sentences around the match, two at most, the second about what the first leaves out', async () => {
      const world = await newWorld()
      const filler = 'Let me share my screen now so that everybody can follow along with the slides. '
      const call = `${filler.repeat(8)}We cannot pay that price. ${filler.repeat(8)}The renewal is in March! ${filler.repeat(8)}About the price again.`
      await world.emails({ call })
      const { results } = await world.search('price of the renewal')
      const texts = results[0]?.matches.map((match) => match.text) ?? []
      expect(texts).toHaveLength(2)
      expect(texts.some((each) => each.includes('We cannot pay that price.'))).toBe(true)
      expect(texts.some((each) => each.includes('The renewal is in March!'))).toBe(true)
      for (const each of texts) {
        expect(each).toMatch(/^[A-Z].*[.!]$/)
        expect(each.length).toBeLessThanOrEqual(300)
      }
    })

    test('carry the time of their segment, else of the source', async () => {
      const world = await newWorld()
      const occurredAt = Date.UTC(2026, 1, 3)
      const segments = [{ text: 'The invoice is late.' }, { text: 'Then refund the invoice.', at: 61_000 }]
      await world.evidence.putSources({ sourceType: 'CALL', externalId: 'call', occurredAt, segments })
      const { results } = await world.search('refund of the late invoice')
      expect(new Map(results[0]?.matches.map((match) => [match.text, match.occurredAt]))).toEqual(
        new Map([
          ['The invoice is late.', '2026-02-03T00:00:00.000Z'],
          ['Then refund the invoice.', '2026-02-03T00:01:01.000Z']
        ])
      )
    })

    test('of a long call come from the passage that answers, wherever it is', async () => {
      const world = await newWorld()
      const talk = Array.from({ length: 400 }, (_, turn) => ({
        text: `Turn ${turn}: slides, roadmap, hiring and the weather in town.`,
        speaker: 'Ann'
      }))
      const answer = 'Our security team needs a SOC 2 report before procurement signs.'
      await world.evidence.putSources({
        sourceType: 'CALL',
        externalId: 'long',
        segments: talk.with(283, { text: answer, speaker: 'Bob' })
      })
      const { results } = await world.search('Which SOC2 report does procurement need?')
      expect(results[0]?.matches[0]?.text).toBe(answer)
    })
  })
}
