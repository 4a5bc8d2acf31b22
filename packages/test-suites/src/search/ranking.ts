import { describe, expect, test } from 'vitest'
import type { SearchWorlds } from './search-world.js'

const chatter = 'We went through the slides, the roadmap and the weather, and somebody spoke about the team in the other town. '

/** What comes before what. */
export function testRanking(newWorld: SearchWorlds): void {
  describe('ranking', () => {
    test('a rare word counts more than a frequent one', async () => {
      const world = await newWorld()
      await world.emails({
        ...Object.fromEntries(
          Array.from({ length: 10 }, (_, number) => [`plain${number}`, 'The invoice for the invoice period, an invoice.'])
        ),
        rare: 'A word about escrow in this note.'
      })
      expect((await world.found('invoice escrow'))[0]).toBe('rare')
    })

    test('the shorter of two texts that say the same wins, and saying it more often helps', async () => {
      const world = await newWorld()
      await world.emails({
        short: 'The invoice is late',
        long: `The invoice is late. ${chatter.repeat(3)}`,
        often: 'The invoice, that invoice'
      })
      expect(await world.found('invoice')).toEqual(['often', 'short', 'long'])
    })

    test('a long call with one passage about everything beats one that has the words far apart', async () => {
      const world = await newWorld()
      const turns = (said: Readonly<Record<number, string>>) => Array.from({ length: 120 }, (_, turn) => ({ text: said[turn] ?? chatter }))
      await world.evidence.putSources(
        { sourceType: 'CALL', externalId: 'apart', segments: turns({ 5: 'Escrow.', 50: 'The audit.', 90: 'A penalty.', 100: 'Escrow.' }) },
        { sourceType: 'CALL', externalId: 'together', segments: turns({ 60: 'The audit found a penalty for the escrow.' }) }
      )
      expect(await world.found('escrow audit penalty')).toEqual(['together', 'apart'])
    })

    test('words that every long call has somewhere still tell where they stand together', async () => {
      const world = await newWorld()
      const words = ['Escrow.', 'The audit.', 'A penalty.', 'Our budget.']
      const call = (externalId: string, said: Readonly<Record<number, string>>) => ({
        sourceType: 'CALL' as const,
        externalId,
        segments: Array.from({ length: 240 }, (_, turn) => ({
          text: said[turn] ?? (turn % 50 === 0 ? words[turn / 50] : undefined) ?? chatter
        }))
      })
      await world.evidence.putSources(
        ...Array.from({ length: 10 }, (_, number) => call(`apart${number}`, {})),
        call('chance', { 220: 'To summarize, nobody knows.' }),
        call('together', { 220: 'The audit of the escrow found a penalty, and there is no budget.' })
      )
      expect((await world.found('summarize what they said about escrow, audit, penalty and budget'))[0]).toBe('together')
    })

    test('how a text is cut into segments does not matter', async () => {
      const world = await newWorld()
      const sentences = ['The invoice is late.', 'Escrow was asked for.', 'We talk on Monday.']
      await world.evidence.putSources(
        { externalId: 'one', segments: [{ text: sentences.join(' ') }] },
        { externalId: 'three', segments: sentences.map((text) => ({ text })) },
        { externalId: 'titled', title: sentences[0] ?? '', segments: sentences.slice(1).map((text) => ({ text })) }
      )
      const { results } = await world.search('late invoice escrow')
      expect(new Set(results.map(({ score }) => score)).size).toBe(1)
      expect(results).toHaveLength(3)
    })

    test('a question about one customer also finds what is said in other words next to the answers', async () => {
      const world = await newWorld()
      await world.emails({
        first: 'The colour of the brochure is too dark, and Globex has a gradient.',
        second: 'The brochure and its colour: Globex has a gradient of ten tones.',
        third: 'Globex sent another gradient.',
        other: 'The offsite is in Lisbon.'
      })
      const question = 'What do they think about the colour of the brochure?'
      expect(await world.found(question)).not.toContain('third')
      expect(await world.found(question, { customer: 'acme' })).toEqual(expect.arrayContaining(['first', 'second', 'third']))
      expect((await world.found(question, { customer: 'acme' })).indexOf('third')).toBe(2)
    })
  })
}
