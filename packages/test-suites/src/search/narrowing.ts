import { sources } from '@rapport/core/src/registry/tables.js'
import { describe, expect, test } from 'vitest'
import type { SearchWorlds } from './search-world.js'

const day = 86_400_000

/** By what a search can be narrowed, and what is refused. */
export function testNarrowing(newWorld: SearchWorlds): void {
  describe('narrowing', () => {
    test('a customer is named by id, customerId, domain or name; null means all', async () => {
      const world = await newWorld()
      const [customer] = await world.evidence.workspace.customers.put([{ customerId: 'beta', name: 'Beta Ltd', domain: 'beta.test' }])
      await world.emails({ ours: 'The invoice is late' })
      await world.evidence.putSources(
        { externalId: 'theirs', customer: { customerId: 'beta' }, segments: [{ text: 'The invoice came' }] },
        { externalId: 'nobodys', segments: [{ text: 'An invoice' }] }
      )
      for (const named of [customer?.id ?? '', 'beta', 'beta.test', 'BETA ltd']) {
        const { customer: answered, results } = await world.search('invoice', { customer: named })
        expect(answered).toEqual({ id: customer?.id, name: 'Beta Ltd', domain: 'beta.test' })
        expect(results).toMatchObject([{ sourceId: 'theirs' }])
      }
      const { customer: none, results } = await world.search('invoice', { customer: null })
      expect(none).toBeNull()
      expect(results).toHaveLength(3)
    })

    test('what was filed under a customer that merged into another is found under that one', async () => {
      const world = await newWorld()
      const { workspace } = world.evidence
      await world.evidence.putSources({
        externalId: 'early',
        customer: { domain: 'gamma.test' },
        segments: [{ text: 'The invoice is late' }]
      })
      await workspace.customers.put([{ customerId: 'gamma', domain: 'gamma.test' }])
      await world.evidence.putSources({ externalId: 'late', customer: { customerId: 'gamma' }, segments: [{ text: 'The invoice came' }] })
      expect((await world.found('invoice', { customer: 'gamma' })).toSorted()).toEqual(['early', 'late'])
    })

    test('dates hold to the millisecond, both ends included', async () => {
      const world = await newWorld()
      const noon = Date.UTC(2026, 1, 3, 12)
      await world.evidence.putSources(
        ...[-1, 0, day, day + 1].map((late, number) => ({
          externalId: `m${number}`,
          occurredAt: noon + late,
          segments: [{ text: 'invoice' }]
        }))
      )
      await world.evidence.putFacts({ externalId: 'timeless', assertion: 'The invoice is late' })
      const dates = { after: new Date(noon).toISOString(), before: new Date(noon + day).toISOString() }
      expect((await world.found('invoice', dates)).toSorted()).toEqual(['m1', 'm2'])
      expect(await world.found('invoice', { after: '2030-01-01T00:00:00Z' })).toEqual([])
    })

    test('types of sources hold for sources and for the facts that were read from them', async () => {
      const world = await newWorld()
      await world.evidence.putSources(
        { sourceType: 'CALL', externalId: 'call', segments: [{ text: 'The invoice is late' }] },
        { sourceType: 'EMAIL', externalId: 'mail', segments: [{ text: 'The invoice is late' }] }
      )
      const evidence = [{ sourceType: 'CALL' as const, sourceId: 'call', quote: 'The invoice is late' }]
      await world.evidence.putFacts({ externalId: 'f1', assertion: 'Invoices are late', evidence })
      expect((await world.found('invoice', { sourceTypes: ['CALL'] })).toSorted()).toEqual(['Invoices are late', 'call'])
      expect(await world.found('invoice', { sourceTypes: ['SLACK'] })).toEqual([])
      expect(await world.found('invoice', { sourceTypes: ['EMAIL', 'SLACK'] })).toEqual(['mail'])
    })

    test('types of sources hold for every source that a fact rests on, as long as it does', async () => {
      const world = await newWorld()
      const { evidence } = world
      const customer = { customerId: 'acme' }
      const said = (sourceType: 'EMAIL' | 'CALL' | 'SLACK', text: string) => ({
        sourceType,
        externalId: 'a',
        customer,
        segments: [{ text }]
      })
      const quote = (sourceType: 'EMAIL' | 'CALL' | 'SLACK') => ({ sourceType, sourceId: 'a', quote: 'gone' })
      const facts = async () => {
        const narrowed = async (type: 'EMAIL' | 'CALL' | 'SLACK') => {
          const found = await world.found('champion', { sourceTypes: [type] })
          expect(found).toEqual(await evidence.facts({ sourceTypes: [type] }))
          return found.length === 1
        }
        return [await narrowed('EMAIL'), await narrowed('CALL'), await narrowed('SLACK')]
      }
      await evidence.putSources(said('EMAIL', 'She is gone'), said('CALL', 'She is gone'), said('SLACK', 'She is gone'))
      const [source] = await evidence.rows.find(sources)
      const detection = { customerKey: source?.customer_key ?? '', assertion: 'The champion left', factType: 'CHAMPION_RISK' } as const
      await evidence.detect({ ...detection, evidence: [quote('EMAIL'), quote('CALL')] })
      expect(await facts()).toEqual([true, true, false])
      await evidence.detect({ ...detection, evidence: [quote('SLACK')] })
      expect(await facts()).toEqual([true, true, true])
      await evidence.putSources(said('CALL', 'She stays'))
      expect(await facts()).toEqual([true, false, true])
      await evidence.putSources(said('EMAIL', 'She stays'))
      expect(await facts()).toEqual([false, false, true])
    })

    test('an empty list of types narrows nothing', async () => {
      const world = await newWorld()
      await world.emails({ mail: 'The invoice is late' })
      expect(await world.found('invoice', { sourceTypes: [] })).toEqual(['mail'])
    })

    const refused: readonly (readonly [input: object, status: number, says: string])[] = [
      [{}, 400, 'query'],
      [{ query: 'a' }, 400, 'query'],
      [{ query: 'a'.repeat(2001) }, 400, 'query'],
      [{ query: 'late', customer: '' }, 400, 'customer'],
      [{ query: 'late', customer: 'nobody.test' }, 404, 'nobody.test'],
      [{ query: 'late', topK: 0 }, 400, 'topK'],
      [{ query: 'late', topK: 51 }, 400, 'topK'],
      [{ query: 'late', topK: 1.5 }, 400, 'topK'],
      [{ query: 'late', after: '2026-01-02' }, 400, 'after'],
      [{ query: 'late', after: '2026-01-02T00:00:00+01:00' }, 400, 'after'],
      [{ query: 'late', after: '2026-01-02T00:00:00Z', before: '2026-01-01T00:00:00Z' }, 400, 'after'],
      [{ query: 'late', sourceTypes: ['EXTRACTED'] }, 400, 'sourceTypes'],
      [{ query: 'late', sourceTypes: 'CALL' }, 400, 'sourceTypes'],
      [{ query: 'late', limit: 5 }, 400, 'limit']
    ]
    test.each(refused)('%j is refused with %i', async (input, status, says) => {
      const { call } = await newWorld().then(({ evidence }) => evidence)
      const answer = await call('svc_search_customer_context', input)
      expect(answer).toMatchObject({ status, body: { message: expect.stringContaining(says) } })
    })

    test('a query of 2000 characters, of signs, of another script, or of what looks like a query language is no fault', async () => {
      const world = await newWorld()
      await world.emails({ mail: 'invoice 請求書' })
      for (const query of [
        'invoice '.repeat(250),
        'invoice & !( | :* <->',
        '"invoice" AND (NOT late*)',
        "invoice'; drop table x --",
        '請求書 invoice \u{1F600}'
      ]) {
        expect(await world.found(query)).toEqual(['mail'])
      }
    })
  })
}
