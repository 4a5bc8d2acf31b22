import { describe, expect, test } from 'vitest'
import type { SearchWorlds } from './search-world.js'

/** What is read in a question besides its words. */
export function testQuestions(newWorld: SearchWorlds): void {
  describe('a question', () => {
    test('finds what customers say in other words', async () => {
      const world = await newWorld()
      await world.emails({
        leaving: 'Please take this as notice: we terminate the agreement.',
        praise: 'Thank you, that was brilliant.',
        lunch: 'Lunch is at noon.'
      })
      expect((await world.found('who might leave us?'))[0]).toBe('leaving')
      expect((await world.found('kind words about us'))[0]).toBe('praise')
    })

    test('finds facts of the types that it asks for, also where they have none of its words', async () => {
      const world = await newWorld()
      await world.emails({ other: 'The weather is fine.' })
      await world.evidence.putFacts({ externalId: 'risk', factType: 'CHURN_RISK', assertion: 'Zebra stripes everywhere' })
      expect(await world.found('which accounts are at risk')).toEqual(['Zebra stripes everywhere'])
      expect(await world.found('what colour is the roof')).not.toContain('Zebra stripes everywhere')
    })

    test('puts facts that are settled behind those that are not', async () => {
      const world = await newWorld()
      const fact = { factType: 'CHURN_RISK' as const, confidence: 0.9 }
      await world.evidence.putFacts(
        { ...fact, externalId: 'old', status: 'RESOLVED', assertion: 'They cancel, said Ann' },
        { ...fact, externalId: 'now', status: 'ACTIVE', assertion: 'They cancel, said Bob' }
      )
      expect(await world.found('who will cancel?')).toEqual(['They cancel, said Bob', 'They cancel, said Ann'])
    })

    test('is narrowed to the customer that it names, and to all again where nothing of it answers', async () => {
      const world = await newWorld()
      const { workspace } = world.evidence
      await workspace.customers.put([
        { customerId: 'harbour', name: 'Harbour Foods' },
        { customerId: 'north', name: 'Northgate Water' }
      ])
      await world.evidence.putSources(
        { externalId: 'h', customer: { customerId: 'harbour' }, segments: [{ text: 'The invoice is late.' }] },
        { externalId: 'n', customer: { customerId: 'north' }, segments: [{ text: 'The invoice came, and the parrot.' }] }
      )
      expect(await world.found('what did Harbour Foods say about the invoice?')).toEqual(['h'])
      expect(await world.found("what is northgate water's invoice about")).toEqual(['n'])
      expect(await world.found('invoice at Northgate')).toEqual(['n'])
      expect((await world.found('which customers besides Northgate got an invoice?')).toSorted()).toEqual(['h', 'n'])
      expect(await world.found('did Harbour Foods mention a parrot?')).toEqual(['n'])
    })

    test('is narrowed to all customers of the name that it has', async () => {
      const world = await newWorld()
      const customers = ['one', 'two', 'other'].map((customerId) => ({
        customerId,
        name: customerId === 'other' ? 'Northgate' : 'Harbour Foods'
      }))
      await world.evidence.workspace.customers.put(customers)
      await world.evidence.putSources(
        ...customers.map(({ customerId }) => ({
          externalId: customerId,
          customer: { customerId },
          segments: [{ text: 'The invoice is late.' }]
        }))
      )
      expect((await world.found('what did Harbour Foods say about the invoice?')).toSorted()).toEqual(['one', 'two'])
    })

    test('is narrowed to the time that it names', async () => {
      const world = await newWorld()
      const said = (externalId: string, occurredAt: string) => ({ externalId, occurredAt, segments: [{ text: 'The invoice is late.' }] })
      await world.evidence.putSources(said('may', '2025-05-10T12:00:00Z'), said('june', '2025-06-10T12:00:00Z'))
      expect(await world.found('late invoices in May 2025')).toEqual(['may'])
      expect(await world.found('late invoices since June 2025')).toEqual(['june'])
      expect((await world.found('late invoices in 2019')).toSorted()).toEqual(['june', 'may'])
    })

    test('wants what stands in quotation marks word for word', async () => {
      const world = await newWorld()
      await world.emails({
        exact: 'As he said, the invoice\n is LATE again.',
        apart: 'Late at night the invoice came again.'
      })
      expect(await world.found('who wrote "the invoice is late"')).toEqual(['exact'])
      expect(await world.found('who wrote “invoice late”')).toEqual([])
    })

    test('puts last what it leaves out', async () => {
      const world = await newWorld()
      await world.emails({
        price: 'We cancel because the price, the cost and the fee went up.',
        move: 'We cancel because the parrot moves abroad.'
      })
      expect((await world.found('who cancels, but not over the price?'))[0]).toBe('move')
      expect((await world.found('who cancels except because of the parrot'))[0]).toBe('price')
    })

    test.each(['invoise', 'invioce', 'nvoice', 'invoicee', 'resceduled'])(
      '%s is taken for the word that somebody used',
      async (misspelt) => {
        const world = await newWorld()
        await world.emails({ mail: 'The invoice was rescheduled.', other: 'Lunch is at noon.' })
        expect(await world.found(misspelt)).toEqual(['mail'])
      }
    )

    test('finds who spoke and who wrote', async () => {
      const world = await newWorld()
      await world.evidence.putSources(
        { sourceType: 'CALL', externalId: 'call', segments: [{ text: 'The invoice is late.', speaker: 'Ottilie Brandt' }] },
        { externalId: 'mail', participants: [{ name: 'Dana Whitlock', role: 'from' }], segments: [{ text: 'The invoice came.' }] }
      )
      expect((await world.found('what did Ottilie say about the invoice'))[0]).toBe('call')
      expect((await world.found('invoice by Dana Whitlock'))[0]).toBe('mail')
    })

    test('in a long conversation shows the answer that follows the question', async () => {
      const world = await newWorld()
      const talk = Array.from({ length: 200 }, (_, turn) => ({ text: `Turn ${turn}: slides, hiring and the weather.`, speaker: 'Ann' }))
      talk[120] = { text: 'Which ceiling did the committee set?', speaker: 'Ann' }
      talk[121] = { text: 'The ceiling is forty thousand.', speaker: 'Bob' }
      await world.evidence.putSources({ sourceType: 'CALL', externalId: 'call', segments: talk })
      const { results } = await world.search('ceiling set by the committee')
      expect(results[0]?.matches.map(({ text }) => text)).toContain('The ceiling is forty thousand.')
    })

    test.each([
      'what are they',
      'не понял',
      '如何',
      '""" AND NOT',
      'but not about',
      'except',
      'since',
      'in 99/99/9999',
      `${'price '.repeat(333)}`.trim(),
      `${'zqxv '.repeat(400)}`.trim(),
      `${'"late" '.repeat(280)}`.trim()
    ])('of odd words is no fault: %s', async (query) => {
      const world = await newWorld()
      await world.emails({ mail: 'The invoice is late' })
      expect(Array.isArray(await world.found(query))).toBe(true)
    })
  })
}
