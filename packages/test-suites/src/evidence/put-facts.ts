import { customers, factChanges, factEvidence, facts } from '@rapport/core/src/registry/tables.js'
import { id } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import type { EvidenceWorlds } from './evidence-world.js'

const quote = (sourceId: string, text: string) => ({ sourceType: 'EMAIL' as const, sourceId, quote: text })

/** What `ws.facts.put` stores and answers. */
export function testPutFacts(newWorld: EvidenceWorlds): void {
  describe('putting facts', () => {
    it('stores each once, and answers everything that was said', async () => {
      const world = await newWorld()
      await world.putSources({
        externalId: 'a',
        occurredAt: '2026-01-31T09:30:00Z',
        permalink: 'https://mail.test/a',
        segments: [{ text: 'Hello' }, { text: 'Seats fell from 20 to 12.' }]
      })
      const [result] = await world.workspace.facts.put([
        {
          externalId: 'f',
          customer: { domain: 'acme.test' },
          assertion: 'Seats fell',
          reasoning: 'They said so',
          factType: 'PRODUCT_USAGE',
          factCategory: 'CUSTOM',
          status: 'CANDIDATE',
          confidence: 0.5,
          priority: 'HIGH',
          severity: 'MAJOR',
          occurredAt: '2026-02-01T00:00:00Z',
          validFrom: '2026-02-02',
          validUntil: new Date('2026-03-01T00:00:00Z'),
          metric: { name: 'seats', value: 12, previousValue: 20, unit: 'seats', periodStart: '2026-01-01', periodEnd: '2026-02-01' },
          evidence: [quote('a', 'Seats fell from 20 to 12'), { eventIds: [id(7).toUpperCase(), id(7)] }]
        }
      ])
      expect(result).toEqual({ id: expect.any(String), externalId: 'f', created: true })
      const answer = {
        id: result?.id,
        assertion: 'Seats fell',
        reasoning: 'They said so',
        factType: 'PRODUCT_USAGE',
        factCategory: 'CUSTOM',
        status: 'CANDIDATE',
        confidence: 0.5,
        priority: 'HIGH',
        severity: 'MAJOR',
        occurredAt: '2026-02-01T00:00:00.000Z',
        detectedAt: world.iso(),
        validFrom: '2026-02-02T00:00:00.000Z',
        validUntil: '2026-03-01T00:00:00.000Z',
        linkedSourceRef: { sourceType: 'EMAIL', sourceId: 'a', occurredAt: '2026-01-31T09:30:00.000Z', permalink: 'https://mail.test/a' },
        sourceMetadata: {
          sourceType: 'EMAIL',
          sourceId: 'a',
          sourceOccurredAt: '2026-01-31T09:30:00.000Z',
          sourceQuote: 'Seats fell from 20 to 12',
          permalink: 'https://mail.test/a'
        },
        evidenceCount: 2,
        metricName: 'seats',
        metricValue: 12,
        metricPreviousValue: 20,
        metricDelta: -8,
        metricUnit: 'seats',
        periodStart: '2026-01-01T00:00:00.000Z',
        periodEnd: '2026-02-01T00:00:00.000Z',
        changePointDate: null,
        occurrenceCount: 1,
        lastDetectedAt: world.iso()
      }
      expect(await world.workspace.call('svc_get_fact', { factId: 'f' })).toEqual(answer)
      expect(await world.workspace.call('svc_get_fact', { factId: `${result?.id}`.toUpperCase(), include: ['other'] })).toEqual(answer)
      const metadata = { segmentPosition: 1 }
      const quoted = { id: expect.any(String), sourceType: 'EMAIL', sourceId: 'a', excerpt: 'Seats fell from 20 to 12', metadata }
      const computed = { id: expect.any(String), sourceType: null, sourceId: null, excerpt: null, metadata: { eventIds: [id(7)] } }
      expect(await world.fact('f')).toEqual({ ...answer, evidence: [quoted, computed] })
      expect((await world.workspace.call('svc_list_facts', { customer: 'acme' })).facts).toEqual([answer])
    })

    it('is active, certain and valid from when it occurred, else from now, unless it says otherwise', async () => {
      const world = await newWorld()
      await world.putFacts({ externalId: 'f' }, { externalId: 'g', occurredAt: 5 })
      const plain = { status: 'ACTIVE', confidence: 1, occurrenceCount: 1, evidenceCount: 0, evidence: [], linkedSourceRef: null }
      const nothing = { metricName: null, metricValue: null, metricDelta: null, sourceMetadata: null, occurredAt: null, validUntil: null }
      expect(await world.fact('f')).toMatchObject({ ...plain, ...nothing, validFrom: world.iso() })
      expect(await world.fact('g')).toMatchObject({ ...plain, validFrom: '1970-01-01T00:00:00.005Z' })
    })

    it('is not valid from later than it says that it is valid until', async () => {
      const world = await newWorld()
      const put = (validUntil: string) => world.putFacts({ externalId: 'f', validUntil })
      await put('2020-01-01')
      expect(await world.fact('f')).toMatchObject({ validFrom: '2020-01-01T00:00:00.000Z', validUntil: '2020-01-01T00:00:00.000Z' })
      await put('2019-01-01')
      expect(await world.fact('f')).toMatchObject({ validFrom: '2019-01-01T00:00:00.000Z', validUntil: '2019-01-01T00:00:00.000Z' })
    })

    it('rests on the same words of the same source once', async () => {
      const world = await newWorld()
      const [source] = await world.putSources({ externalId: 'a', segments: [{ text: 'One. Two.' }] })
      const evidence = [quote('a', 'One.'), quote('a', 'One.'), quote('a', 'Two.'), quote(`${source?.id}`, 'One.')]
      await world.putFacts({ externalId: 'f', evidence })
      const fact = await world.fact('f')
      expect(fact.evidenceCount).toBe(2)
      expect(fact.evidence?.map(({ excerpt }) => excerpt)).toEqual(['One.', 'Two.'])
    })

    it('tells no difference of a metric that is too great for a number', async () => {
      const world = await newWorld()
      await world.putFacts({ externalId: 'f', metric: { name: 'seats', value: 1.7e308, previousValue: -1.7e308 } })
      const told = { metricValue: 1.7e308, metricPreviousValue: -1.7e308, metricDelta: null }
      expect(await world.fact('f')).toMatchObject(told)
      expect(await world.workspace.call('svc_list_facts', { customer: 'acme' })).toMatchObject({ facts: [told] })
      const { results } = await world.workspace.call('svc_search_customer_context', { query: 'the budget' })
      expect(results).toMatchObject([{ kind: 'fact', fact: told }])
    })

    it('files it under the category of its type', async () => {
      const world = await newWorld()
      const category = async (factType: 'CONTACT_INFO' | 'CHAMPION_RISK' | 'SENTIMENT' | 'CUSTOM' | 'BUDGET' | 'QUIET_ACCOUNT') => {
        await world.putFacts({ externalId: factType, factType })
        return (await world.fact(factType)).factCategory
      }
      for (const type of ['CONTACT_INFO', 'CHAMPION_RISK', 'SENTIMENT'] as const) expect(await category(type)).toBe('RELATIONSHIP')
      expect([await category('CUSTOM'), await category('BUDGET'), await category('QUIET_ACCOUNT')]).toEqual(['CUSTOM', 'MEMORY', 'MEMORY'])
    })

    it('of the same state again changes nothing, also later, and when its source has come meanwhile', async () => {
      const world = await newWorld()
      const batch = [
        { externalId: 'f', evidence: [quote('a', 'the text')], status: 'ACTIVE' as const },
        { externalId: 'g', occurredAt: 5 }
      ]
      const first = await world.putFacts(...batch)
      await world.putSources({ externalId: 'a', segments: [{ text: 'This is the text.' }] })
      const read = async () => [
        await world.rows.find(facts),
        await world.rows.find(factEvidence),
        await world.rows.find(factChanges),
        await world.rows.count(customers)
      ]
      const before = await read()
      world.clock.advance(1000)
      expect(await world.putFacts(...batch)).toEqual(first.map((result) => ({ ...result, created: false })))
      expect(await read()).toEqual(before)
    })

    it('replaces what was said before: words, evidence, customer', async () => {
      const world = await newWorld()
      await world.putSources({ externalId: 'a', segments: [{ text: 'one two' }] })
      const [first] = await world.putFacts({ externalId: 'f', reasoning: 'x', evidence: [quote('a', 'one'), quote('a', 'two')] })
      const customer = { customerId: 'beta' }
      const [again] = await world.putFacts({ externalId: 'f', assertion: 'Other', customer, evidence: [quote('a', 'two')] })
      expect(again).toEqual({ ...first, created: false })
      expect(await world.fact('f')).toMatchObject({ assertion: 'Other', reasoning: null, evidenceCount: 1, evidence: [{ excerpt: 'two' }] })
      expect([await world.facts(), await world.facts({ customer: 'beta' })]).toEqual([[], ['Other']])
      expect(await world.rows.count(factEvidence)).toBe(1)
    })

    it('that was resolved is open again when it goes to another customer or type, unless it says that it is resolved', async () => {
      const world = await newWorld()
      const told = { externalId: 'f', assertion: 'The contract is cancelled', factType: 'CHURN_RISK' } as const
      const [put] = await world.putFacts({ ...told, status: 'ACTIVE' })
      const status = async () => (await world.fact(put?.id ?? '')).status
      for (const moved of [{ customer: { customerId: 'other' } }, { factType: 'SENTIMENT' }] as const) {
        await world.workspace.facts.setStatus('f', 'RESOLVED')
        await world.putFacts({ ...told, status: 'ACTIVE', reasoning: 'the same again' })
        expect(await status()).toBe('RESOLVED')
        await world.putFacts({ ...told, status: 'ACTIVE', ...moved })
        expect(await status()).toBe('ACTIVE')
        await world.putFacts({ ...told, status: 'ACTIVE' })
      }
      await world.putFacts({ ...told, status: 'RESOLVED' })
      await world.putFacts({ ...told, status: 'RESOLVED', customer: { customerId: 'other' } })
      expect(await status()).toBe('RESOLVED')
      expect((await world.workspace.facts.history('f'))[1]).toMatchObject({ cause: 'put', to: 'ACTIVE' })
    })

    it('counts a further detection when it tells of something newly observed, and only then', async () => {
      const world = await newWorld()
      const counted = async (said: object) => {
        world.clock.advance(1000)
        await world.putFacts({ externalId: 'f', ...said })
        const { occurrenceCount, lastDetectedAt } = await world.fact('f')
        return [occurrenceCount, lastDetectedAt === world.iso()]
      }
      const metric = { name: 'seats', value: 12 }
      expect(await counted({ occurredAt: 5, metric })).toEqual([1, true])
      expect(await counted({ occurredAt: 5, metric, assertion: 'In other words', priority: 'LOW' })).toEqual([1, false])
      expect(await counted({ occurredAt: 4, metric })).toEqual([1, false])
      expect(await counted({ occurredAt: 6, metric })).toEqual([2, true])
      expect(await counted({ occurredAt: 6, metric, evidence: [quote('a', 'x')] })).toEqual([3, true])
      expect(await counted({ occurredAt: 6, metric })).toEqual([3, false])
      expect(await counted({ occurredAt: 6, metric: { ...metric, value: 13 } })).toEqual([4, true])
      expect((await world.fact('f')).detectedAt).toBe(world.iso(-6000))
    })

    it('counts each of several of one id in a batch, in their order', async () => {
      const world = await newWorld()
      const [one, other] = await world.putFacts({ externalId: 'f', occurredAt: 5 }, { externalId: 'f', occurredAt: 6, assertion: 'Later' })
      expect(other).toEqual({ ...one, created: false })
      expect(await world.fact('f')).toMatchObject({ assertion: 'Later', occurrenceCount: 2 })
      expect(await world.rows.count(factChanges)).toBe(1)
    })

    it('takes quotes of segments, title, summary and fields, and refuses what stands in none of them', async () => {
      const world = await newWorld()
      const record = { stage: 'Negotiation', notes: [{ text: 'Waiting for legal' }] }
      await world.putSources({
        externalId: 'a',
        title: 'Renewal',
        summary: 'They renew',
        segments: [{ text: 'One.' }, { text: 'Two.' }],
        record
      })
      const quotes = ['One.', 'Two', 'Renewal', 'They renew', 'Negotiation', 'for legal']
      await world.putFacts({ externalId: 'f', evidence: quotes.map((text) => quote('a', text)) })
      const places = (await world.fact('f')).evidence?.map(({ metadata }) => metadata?.segmentPosition ?? null)
      expect(places).toEqual([0, 1, null, null, null, null])
      for (const text of ['one.', 'One. Two.', 'Renewal ', 'stage']) {
        const put = world.putFacts({ externalId: 'g' }, { externalId: 'h', evidence: [quote('a', 'One.'), quote('a', text)] })
        await expect(put).rejects.toMatchObject({
          code: 'INVALID_TOOL_INPUT',
          message: 'facts[1].evidence[1].quote must be an exact quote of the EMAIL "a"'
        })
      }
      expect(await world.rows.count(facts)).toBe(1)
    })

    it('takes the id that a source was answered with for its name', async () => {
      const world = await newWorld()
      const [source] = await world.putSources({ externalId: 'a', segments: [{ text: 'One.' }] })
      await world.putFacts({ externalId: 'f', evidence: [quote(`${source?.id}`, 'One.')] })
      expect((await world.fact('f')).linkedSourceRef).toMatchObject({ sourceId: 'a', occurredAt: world.iso() })
      await expect(world.putFacts({ externalId: 'g', evidence: [quote(`${source?.id}`, 'Two.')] })).rejects.toMatchObject({
        code: 'INVALID_TOOL_INPUT'
      })
    })

    it.each([
      [{ assertion: '' }, 'facts[1].assertion must have at least 1 character'],
      [{ assertion: ' \n\u00a0' }, 'facts[1].assertion must not be blank'],
      [{ factType: 'OPINION' }, 'facts[1].factType must be one of CUSTOM'],
      [{ factCategory: 'OTHER' }, 'facts[1].factCategory must be one of MEMORY'],
      [{ status: 'DONE' }, 'facts[1].status must be one of ACTIVE'],
      [{ confidence: 1.5 }, 'facts[1].confidence must be at most 1'],
      [{ occurredAt: '2026-02-30' }, 'facts[1].occurredAt must be'],
      [{ validFrom: '2026-02-02', validUntil: '2026-02-01' }, 'facts[1].validFrom must not be after validUntil'],
      [{ evidence: [quote('a', ' \n')] }, 'facts[1].evidence[0].quote must not be blank'],
      [{ metric: { name: 'x' } }, 'facts[1].metric.value is required'],
      [{ metric: { name: 'x', value: Number.NaN } }, 'facts[1].metric.value must be'],
      [{ metric: { name: 'x', value: 1, periodStart: 5, periodEnd: 4 } }, 'facts[1].metric.periodStart must not be after periodEnd'],
      [{ evidence: [{ sourceType: 'EMAIL', sourceId: 'a' }] }, 'facts[1].evidence[0].quote is required'],
      [{ evidence: [{ sourceType: 'EXTRACTED', sourceId: 'a', quote: 'x' }] }, 'facts[1].evidence[0].sourceType must be one of'],
      [{ customer: undefined }, 'facts[1].customer'],
      [{ customer: { id: id(999) } }, 'facts[1].customer.id must be the id of a customer: there is none with this id'],
      [{ customer: { customerId: 'undefined' } }, 'facts[1].customer.customerId is a placeholder'],
      [{ text: 'x' }, 'facts[1].text is not allowed']
    ])('refuses %j, and stores nothing of the batch', async (fault, message) => {
      const world = await newWorld()
      const before = await world.rows.count(customers)
      const plain = { assertion: 'x', factType: 'BUDGET' }
      const wrong: object = { externalId: 'b', customer: { customerId: 'acme' }, ...plain, ...fault }
      const batch: readonly object[] = [{ externalId: 'a', customer: { customerId: 'new' }, ...plain }, wrong]
      const put: (batch: readonly never[]) => Promise<unknown> = world.workspace.facts.put
      await expect(put(batch as readonly never[])).rejects.toMatchObject({
        name: 'RapportError',
        message: expect.stringContaining(message)
      })
      expect([await world.rows.count(facts), await world.rows.count(customers)]).toEqual([0, before])
    })
  })
}
