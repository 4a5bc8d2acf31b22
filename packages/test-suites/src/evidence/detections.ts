import type { Detection } from '@rapport/core/src/facts/detect-facts.js'
import { factChanges, factEvidence, facts, sourceSegments, sources } from '@rapport/core/src/registry/tables.js'
import { removeSources } from '@rapport/core/src/sources/remove-sources.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { describe, expect, it } from 'vitest'
import type { EvidenceWorlds } from './evidence-world.js'

/** What detectors find, and what becomes of it when sources change. */
export function testDetections(newWorld: EvidenceWorlds): void {
  describe('what a detector finds', () => {
    const finding = (sourceId: string, quote: string, more: Partial<Detection> = {}): Detection => ({
      customerKey: 'c:acme',
      assertion: 'The budget is $50k',
      factType: 'BUDGET',
      evidence: [{ sourceType: 'EMAIL', sourceId, quote }],
      ...more
    })

    async function worldOfMails() {
      const world = await newWorld()
      const customer = { customerId: 'acme' }
      const texts = { a: 'Our budget is $50k.', b: 'We have $50k. Really, $50k it is.', c: 'Budget: $50k' }
      await world.putSources(...Object.entries(texts).map(([externalId, text]) => ({ externalId, customer, segments: [{ text }] })))
      return world
    }

    it('becomes a candidate, found by its assertion', async () => {
      const world = await worldOfMails()
      const [found] = await world.detect(finding('a', 'budget is $50k', { confidence: 0.6, occurredAt: 5 }))
      expect(found).toEqual({ id: expect.any(String), outcome: 'created' })
      const answer = { status: 'CANDIDATE', confidence: 0.6, occurrenceCount: 1, evidenceCount: 1, linkedSourceRef: { sourceId: 'a' } }
      expect(await world.fact(found?.id ?? '')).toMatchObject({ ...answer, evidence: [{ excerpt: 'budget is $50k' }] })
      const history = await world.workspace.facts.history(found?.id ?? '')
      expect(history).toMatchObject([{ from: null, to: 'CANDIDATE', cause: 'detected' }])
    })

    it('again in another source is a further detection of the same fact', async () => {
      const world = await worldOfMails()
      const [first] = await world.detect(finding('a', 'budget is $50k', { confidence: 0.6, occurredAt: 5 }))
      const [again] = await world.detect(
        finding('b', 'We have $50k', { assertion: ' the  BUDGET is $50K. ', confidence: 0.5, occurredAt: 7, status: 'ACTIVE' })
      )
      expect(again).toEqual({ id: first?.id, outcome: 'repeated' })
      expect(await world.fact(first?.id ?? '')).toMatchObject({
        assertion: 'The budget is $50k',
        status: 'ACTIVE',
        confidence: 0.6,
        occurredAt: '1970-01-01T00:00:00.007Z',
        occurrenceCount: 2,
        lastDetectedAt: world.iso(),
        detectedAt: world.iso(-1000),
        evidenceCount: 2,
        evidence: [{ sourceId: 'a' }, { sourceId: 'b' }]
      })
      expect((await world.workspace.facts.history(first?.id ?? '')).map(({ to }) => to)).toEqual(['ACTIVE', 'CANDIDATE'])
    })

    it('again in the same source changes nothing; another quote there adds evidence and no detection', async () => {
      const world = await worldOfMails()
      await world.detect(finding('b', 'We have $50k'))
      const read = async () => [await world.rows.find(facts), await world.rows.find(factEvidence), await world.rows.find(factChanges)]
      const before = await read()
      const [again] = await world.detect(finding('b', 'We have $50k'))
      expect(again?.outcome).toBe('known')
      expect(await read()).toEqual(before)
      await world.detect(finding('b', '$50k it is'))
      expect(await world.fact(again?.id ?? '')).toMatchObject({ occurrenceCount: 1, evidenceCount: 2 })
    })

    it('several times at once is one fact', async () => {
      const world = await worldOfMails()
      const found = await world.detect(finding('a', '$50k'), finding('b', '$50k'), finding('a', '$50k'), finding('c', '$50k'))
      expect(found.map(({ outcome }) => outcome)).toEqual(['created', 'repeated', 'known', 'repeated'])
      expect(await world.fact(found[0]?.id ?? '')).toMatchObject({ occurrenceCount: 3, evidenceCount: 3 })
      expect(await world.rows.count(facts)).toBe(1)
    })

    it('is the same by its key where it has one, in whatever words', async () => {
      const world = await worldOfMails()
      const [first] = await world.detect(finding('a', '$50k', { key: 'budget 50000' }))
      const [again, other] = await world.detect(
        finding('b', '$50k', { key: 'budget 50000', assertion: 'They have $50k' }),
        finding('b', '$50k', { key: 'budget 60000' })
      )
      expect([again, other]).toEqual([
        { id: first?.id, outcome: 'repeated' },
        { id: expect.any(String), outcome: 'created' }
      ])
    })

    it('of another type or customer is another fact', async () => {
      const world = await worldOfMails()
      await world.detect(
        finding('a', '$50k'),
        finding('a', '$50k', { factType: 'CUSTOM' }),
        finding('a', '$50k', { customerKey: 'c:other' })
      )
      expect(await world.rows.count(facts)).toBe(3)
    })

    it('adds to what the host has put, and leaves what people decided', async () => {
      const world = await worldOfMails()
      const [put] = await world.putFacts({ externalId: 'f' })
      await world.workspace.facts.setStatus('f', 'RESOLVED')
      const [found] = await world.detect(finding('a', '$50k', { status: 'ACTIVE' }))
      expect(found).toEqual({ id: put?.id, outcome: 'repeated' })
      expect(await world.fact('f')).toMatchObject({ status: 'RESOLVED', occurrenceCount: 2, evidenceCount: 1 })
    })

    it('is one fact of customers that have become one', async () => {
      const world = await worldOfMails()
      const [first] = await world.detect(finding('a', '$50k', { customerKey: 'd:beta.test' }))
      await world.workspace.customers.put([{ customerId: 'b', domain: 'beta.test' }])
      const [again] = await world.detect(finding('b', '$50k', { customerKey: 'c:b' }))
      expect(again).toEqual({ id: first?.id, outcome: 'repeated' })
      expect(await world.facts({ customer: 'b' })).toEqual(['The budget is $50k'])
    })

    it('needs an exact quote', async () => {
      const world = await worldOfMails()
      const message = 'detections[1].evidence[0].quote must be an exact quote of the EMAIL "b"'
      await expect(world.detect(finding('a', '$50k'), finding('b', '$60k'))).rejects.toMatchObject({ message })
      expect(await world.rows.count(facts)).toBe(0)
    })
  })

  describe('a source that changes', () => {
    const customer = { customerId: 'acme' }
    const pointer = { sourceType: 'EMAIL' as const, sourceId: 'a', quote: 'is $50k' }
    const evidence = [pointer]
    const detection: Detection = { customerKey: 'c:acme', assertion: 'Found', factType: 'BUDGET', evidence }

    async function worldOfEvidence() {
      const world = await newWorld()
      await world.putSources({ externalId: 'a', customer, segments: [{ text: 'Hello' }, { text: 'It is $50k.' }] })
      await world.putFacts({ externalId: 'f', assertion: 'Put', evidence: [...evidence, { ...pointer, sourceType: 'CALL' }] })
      const [found] = await world.detect(detection)
      return { world, found: found?.id ?? '' }
    }

    it('keeps the quotes that stand in it, wherever they stand now', async () => {
      const { world } = await worldOfEvidence()
      await world.putSources({ externalId: 'a', customer, segments: [{ text: 'It is $50k.' }] })
      const places = async (factId: string) => (await world.fact(factId)).evidence?.map(({ metadata }) => metadata?.segmentPosition)
      expect(await places('f')).toEqual([0, undefined])
      expect((await world.facts()).sort()).toEqual(['Found', 'Put'])
    })

    it('takes away quotes that no longer stand in it, and facts that rested on nothing else', async () => {
      const { world, found } = await worldOfEvidence()
      await world.putSources({ externalId: 'a', customer, segments: [{ text: 'It is $60k.' }] })
      expect(await world.facts()).toEqual(['Put'])
      const left = { evidenceCount: 1, evidence: [{ sourceType: 'CALL' }], linkedSourceRef: { sourceType: 'CALL' } }
      expect(await world.fact('f')).toMatchObject(left)
      expect([await world.facts({ sourceTypes: ['EMAIL'] }), await world.facts({ sourceTypes: ['CALL'] })]).toEqual([[], ['Put']])
      expect((await world.call('svc_get_fact', { factId: found })).status).toBe(404)
      expect(await world.rows.count(factChanges, { fact_id: { eq: found } })).toBe(0)
      await expect(world.putFacts({ externalId: 'f', assertion: 'Put', evidence })).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
    })

    it('leaves what people decided of a fact, for it may be found again', async () => {
      const { world, found } = await worldOfEvidence()
      await world.workspace.facts.setStatus(found, 'ACKNOWLEDGED')
      await world.putSources({ externalId: 'a', customer, segments: [{ text: 'It is 50,000 dollars.' }] })
      expect(await world.fact(found)).toMatchObject({ status: 'ACKNOWLEDGED', evidenceCount: 0, evidence: [], linkedSourceRef: null })
      const quote = '50,000 dollars'
      const [again] = await world.detect({ ...detection, evidence: [{ sourceType: 'EMAIL', sourceId: 'a', quote }] })
      expect(again).toEqual({ id: found, outcome: 'repeated' })
      expect(await world.fact(found)).toMatchObject({ status: 'ACKNOWLEDGED', evidence: [{ excerpt: quote }] })
    })

    it('takes what was extracted from it along when it belongs to another customer', async () => {
      const { world } = await worldOfEvidence()
      await world.putSources({ externalId: 'a', customer: { customerId: 'b' }, segments: [{ text: 'Hello' }, { text: 'It is $50k.' }] })
      expect(await world.facts()).toEqual(['Put'])
    })

    it('drops quotes that a fact claimed before the source was there', async () => {
      const world = await newWorld()
      await world.putFacts({ externalId: 'f', evidence }, { externalId: 'g', evidence: [{ ...pointer, quote: 'is $60k' }] })
      expect((await world.fact('g')).linkedSourceRef).toEqual({ sourceType: 'EMAIL', sourceId: 'a', occurredAt: null, permalink: null })
      await world.putSources({ externalId: 'a', customer, segments: [{ text: 'It is $50k.' }] })
      expect((await world.fact('f')).evidence).toMatchObject([{ excerpt: 'is $50k', metadata: { segmentPosition: 0 } }])
      expect(await world.fact('g')).toMatchObject({ evidenceCount: 0, evidence: [], linkedSourceRef: null })
    })

    it('that is removed is gone with its text and all that quotes it', async () => {
      const { world, found } = await worldOfEvidence()
      await world.workspace.facts.setStatus(found, 'ACKNOWLEDGED')
      const [row] = await world.rows.find(sources)
      await world.groupTransaction([world.rows.organizationId], {
        settle: (of) => removeSources(of(world.rows.organizationId), [row?.id ?? ''], systemIds(), world.clock.now())
      })
      expect([await world.rows.count(sources), await world.rows.count(sourceSegments), await world.listed()]).toEqual([0, 0, []])
      expect(await world.facts()).toEqual(['Put'])
      expect((await world.fact('f')).evidence).toMatchObject([{ sourceType: 'CALL' }])
    })
  })
}
