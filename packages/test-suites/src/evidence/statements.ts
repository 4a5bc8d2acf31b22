import type { Detection } from '@rapport/core/src/facts/detect-facts.js'
import { factStatements } from '@rapport/core/src/registry/tables.js'
import { removeSources } from '@rapport/core/src/sources/remove-sources.js'
import { sources } from '@rapport/core/src/sources/tables/index.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day } from '../list-tools/world.js'
import type { EvidenceWorld, EvidenceWorlds } from './evidence-world.js'

const cancels = 'We are cancelling our contract.'
const withdraws = 'We withdraw our cancellation.'

/** What later statements do to facts: they confirm, weaken or end them, and stand among their evidence. */
export function testStatements(newWorld: EvidenceWorlds): void {
  const start = Date.UTC(2026, 0, 1)
  const at = (days: number) => new Date(start + days * day).toISOString()

  /** A statement of a mail of its own, said so many days after the first of January. */
  const said = (sourceId: string, days: number, quote: string, more: Partial<Detection> = {}): Detection => ({
    customerKey: 'c:acme',
    assertion: quote,
    factType: 'CHURN_RISK',
    confidence: 0.9,
    status: 'ACTIVE',
    occurredAt: at(days),
    evidence: [{ sourceType: 'EMAIL', sourceId, quote }],
    ...more
  })
  async function worldOfMails(texts: Record<string, string> = { a: cancels, b: withdraws, c: 'We really leave. It is not so sure.' }) {
    const world = await newWorld()
    const customer = { customerId: 'acme' }
    await world.putSources(...Object.entries(texts).map(([externalId, text]) => ({ externalId, customer, segments: [{ text }] })))
    return world
  }
  const end = (sourceId = 'b', days = 9, more: Partial<Detection> = {}) =>
    said(sourceId, days, withdraws, { effect: 'ends', polarity: 'for', ...more })
  async function opened(world: EvidenceWorld, more: Partial<Detection> = {}) {
    const [found] = await world.detect(said('a', 2, cancels, { polarity: 'against', ...more }))
    return found?.id ?? ''
  }

  describe('a later statement', () => {
    it('that withdraws a cancellation resolves the risk, with both quotes, and times of both kinds', async () => {
      const world = await worldOfMails()
      const id = await opened(world)
      const learned = world.iso()
      await world.detect(end())
      const fact = await world.fact(id)
      expect(fact).toMatchObject({ status: 'RESOLVED', validFrom: at(2), validUntil: at(9), evidenceCount: 2, occurrenceCount: 1 })
      const quoted = fact.evidence?.map(({ excerpt, metadata }) => ({ excerpt, ...metadata }))
      expect(quoted).toEqual([
        { excerpt: cancels, segmentPosition: 0, effect: 'opens', polarity: 'against', statedAt: at(2), learnedAt: learned },
        { excerpt: withdraws, segmentPosition: 0, effect: 'ends', polarity: 'for', statedAt: at(9), learnedAt: world.iso() }
      ])
      const common = { until: null, cause: 'detected', actorId: null }
      expect(await world.workspace.facts.history(id)).toEqual([
        { ...common, at: world.iso(), from: 'ACTIVE', to: 'RESOLVED', effect: 'ends', statedAt: at(9) },
        { ...common, at: learned, from: null, to: 'ACTIVE', effect: 'opens', statedAt: at(2) }
      ])
      expect(await world.facts()).toEqual([cancels])
    })

    it('counts also when it is learned before what it ends; and what is said after it opens the fact again', async () => {
      const world = await worldOfMails()
      await world.detect(end())
      expect(await world.facts()).toEqual([])
      const id = await opened(world, { key: 'leaving' })
      expect(await world.fact(id)).toMatchObject({ status: 'RESOLVED', validUntil: at(9), evidenceCount: 2 })
      await world.detect(said('c', 12, 'We really leave.', { key: 'leaving' }))
      expect(await world.fact(id)).toMatchObject({ status: 'ACTIVE', validFrom: at(12), validUntil: null, evidenceCount: 3 })
    })

    it('was not about what came after it', async () => {
      const world = await worldOfMails()
      const id = await opened(world)
      await world.detect(end('b', 1))
      expect(await world.fact(id)).toMatchObject({ status: 'ACTIVE', evidenceCount: 1 })
    })

    it('weakens or confirms, which history tells; read again it changes nothing', async () => {
      const world = await worldOfMails()
      const id = await opened(world)
      const weakens = said('c', 5, 'It is not so sure.', { effect: 'weakens', confidence: 0.6 })
      await world.detect(weakens)
      expect(await world.fact(id)).toMatchObject({ status: 'CANDIDATE', confidence: 0.63, evidenceCount: 2 })
      await world.detect(said('c', 6, 'We really leave.', { effect: 'confirms', confidence: 0.9 }))
      const now = await world.fact(id)
      expect(now).toMatchObject({ status: 'ACTIVE', confidence: 0.8, evidenceCount: 3, occurrenceCount: 2, occurredAt: at(6) })
      expect((await world.detect(weakens))[0]?.outcome).toBe('known')
      expect(await world.fact(id)).toEqual(now)
      const history = await world.workspace.facts.history(id)
      expect(history.map(({ effect, to }) => `${effect} ${to}`)).toEqual(['confirms ACTIVE', 'weakens CANDIDATE', 'opens ACTIVE'])
    })

    it('speaks of its subject alone, of its type, of its customer, and not of what stands as it does', async () => {
      const texts = {
        a: 'We look at Gainsight.',
        b: 'We look at Totango.',
        c: 'We like the export.',
        d: 'We are done with Gainsight and all that.'
      }
      const world = await worldOfMails(texts)
      const competitive = { factType: 'COMPETITIVE' } as const
      const found = await world.detect(
        said('a', 1, texts.a, { ...competitive, subject: 'Gainsight' }),
        said('b', 1, texts.b, { ...competitive, subject: 'Totango' }),
        said('c', 1, texts.c, { factType: 'SENTIMENT', polarity: 'for' }),
        said('c', 1, texts.c, { ...competitive, customerKey: 'c:other', subject: 'gainsight' })
      )
      await world.detect(
        said('d', 3, texts.d, { ...competitive, effect: 'ends', subject: ' GAINSIGHT ' }),
        said('d', 3, texts.d, { factType: 'SENTIMENT', effect: 'ends', polarity: 'for' })
      )
      const statuses = await Promise.all(found.map(async ({ id }) => (await world.fact(id)).status))
      expect(statuses).toEqual(['RESOLVED', 'ACTIVE', 'ACTIVE', 'ACTIVE'])
    })

    it('ends what people acknowledged or confirmed before, and not what they opened after it', async () => {
      const world = await worldOfMails()
      const id = await opened(world)
      const { facts } = world.workspace
      await facts.setStatus(id, 'ACKNOWLEDGED')
      const later = new Date(world.clock.now() + day).toISOString()
      await world.detect(end('b', 0, { occurredAt: later }))
      expect((await world.fact(id)).status).toBe('RESOLVED')
      world.clock.advance(2 * day)
      expect(await facts.confirm(id, { actor: 'm1' })).toMatchObject({ status: 'ACTIVE', validUntil: null })
      await world.detect(said('c', 3, 'It is not so sure.', { effect: 'ends' }))
      expect(await world.fact(id)).toMatchObject({ status: 'ACTIVE', evidenceCount: 3 })
      expect(await facts.dismiss(id)).toMatchObject({ status: 'RESOLVED' })
    })

    it('ends a host’s fact, unless the host says its status', async () => {
      const world = await worldOfMails()
      await world.putFacts({ externalId: 'f', factType: 'CHURN_RISK', assertion: 'They leave', occurredAt: at(1), confidence: 0.7 })
      await world.putFacts({ externalId: 'g', factType: 'CHURN_RISK', assertion: 'They go', occurredAt: at(1), status: 'ACTIVE' })
      await world.detect(end())
      expect(await world.fact('f')).toMatchObject({ status: 'RESOLVED', confidence: 0.7, validFrom: at(1), validUntil: at(9) })
      expect(await world.fact('g')).toMatchObject({ status: 'ACTIVE', validUntil: null })
    })

    it('counts no longer when its source takes it back or goes', async () => {
      const world = await worldOfMails()
      const id = await opened(world)
      await world.detect(end())
      await world.putSources({ externalId: 'b', customer: { customerId: 'acme' }, segments: [{ text: 'Never mind.' }] })
      expect(await world.fact(id)).toMatchObject({ status: 'ACTIVE', confidence: 0.9, validUntil: null, evidenceCount: 1 })
      expect(await world.rows.count(factStatements)).toBe(0)
      await world.detect(said('c', 9, 'It is not so sure.', { effect: 'ends' }))
      expect((await world.fact(id)).status).toBe('RESOLVED')
      const [row] = await world.rows.find(sources, { where: { external_id: { eq: 'c' } } })
      await world.groupTransaction([world.rows.organizationId], {
        settle: (of) => removeSources(of(world.rows.organizationId), [row?.id ?? ''], systemIds(), world.clock.now())
      })
      expect((await world.fact(id)).status).toBe('ACTIVE')
    })

    it('holds again when what opened the fact after it goes', async () => {
      const world = await worldOfMails()
      const id = await opened(world, { key: 'leaving' })
      await world.detect(end())
      await world.detect(said('c', 12, 'We really leave.', { key: 'leaving' }))
      expect(await world.fact(id)).toMatchObject({ status: 'ACTIVE', validFrom: at(12), validUntil: null })
      await world.putSources({ externalId: 'c', customer: { customerId: 'acme' }, segments: [{ text: 'Never mind.' }] })
      expect(await world.fact(id)).toMatchObject({ status: 'RESOLVED', validFrom: at(2), validUntil: at(9), evidenceCount: 2 })
    })

    it('stays evidence of a host’s fact that is put again, and its history tells of it once', async () => {
      const world = await worldOfMails()
      const fact = { externalId: 'f', factType: 'CHURN_RISK', assertion: 'They leave', occurredAt: at(1) } as const
      await world.putFacts(fact)
      await world.detect(end())
      const { evidence } = await world.fact('f')
      const history = await world.workspace.facts.history('f')
      world.clock.advance(1000)
      await world.putFacts({ ...fact, priority: 'high' })
      expect(await world.fact('f')).toMatchObject({ status: 'RESOLVED', priority: 'high', evidenceCount: 1 })
      expect((await world.fact('f')).evidence?.map(({ excerpt }) => excerpt)).toEqual(evidence?.map(({ excerpt }) => excerpt))
      expect(await world.workspace.facts.history('f')).toEqual(history)
    })

    it('finds its fact when two customers become one', async () => {
      const world = await worldOfMails()
      const id = await opened(world, { customerKey: 'd:beta.test' })
      await world.detect(end('b', 9, { customerKey: 'c:b' }))
      expect((await world.fact(id)).status).toBe('ACTIVE')
      await world.workspace.customers.put([{ customerId: 'b', domain: 'beta.test' }])
      expect(await world.fact(id)).toMatchObject({ status: 'RESOLVED', evidenceCount: 2 })
    })

    it('and all others make the same of facts in whatever order they are learned', async () => {
      const effects = ['opens', 'confirms', 'weakens', 'ends'] as const
      const texts = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`m${index}`, `Mail ${index}.`]))
      const world = await worldOfMails(texts)
      const statement = fc.record({
        effect: fc.constantFrom('opens' as const, ...effects),
        key: fc.constantFrom('one', 'two'),
        subject: fc.constantFrom(null, 'seats', 'export'),
        polarity: fc.constantFrom('for' as const, 'against' as const, 'neutral' as const),
        days: fc.nat(5),
        confidence: fc.constantFrom(0.6, 0.75, 0.9)
      })
      let customers = 0
      /** What facts come to when one customer says all this, learned in this order. */
      async function states(all: readonly Detection[]) {
        customers += 1
        const customerKey = `c:replay${customers}`
        const ids = new Set<string>()
        for (const each of all) {
          const [found] = await world.detect({ ...each, customerKey })
          if (found && (each.effect ?? 'opens') === 'opens') ids.add(found.id)
        }
        const found = await Promise.all([...ids].map((id) => world.fact(id)))
        return found
          .map(({ status, confidence, occurredAt, validFrom, validUntil, evidenceCount, occurrenceCount, evidence }) => {
            const quotes = evidence?.map(({ excerpt, metadata }) => `${excerpt} ${metadata?.effect} ${metadata?.statedAt}`).sort()
            return { status, confidence, occurredAt, validFrom, validUntil, evidenceCount, occurrenceCount, quotes }
          })
          .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
      }
      await fc.assert(
        fc.asyncProperty(
          fc.array(statement, { minLength: 2, maxLength: 8 }).chain((all) => {
            const detections = all.map(({ days, key, effect, ...each }, index): Detection => {
              const openKey = effect === 'opens' ? { key } : {}
              const status = each.confidence >= 0.8 ? 'ACTIVE' : 'CANDIDATE'
              return said(`m${index}`, days, `Mail ${index}.`, { ...each, ...openKey, effect, status })
            })
            return fc.tuple(fc.constant(detections), fc.shuffledSubarray(detections, { minLength: detections.length }))
          }),
          async ([all, shuffled]) => {
            expect(await states(shuffled)).toEqual(await states(all))
          }
        ),
        { numRuns: 15 }
      )
    })
  })
}
