import { factJudgements } from '@rapport/core/src/registry/tables.js'
import { removeSources } from '@rapport/core/src/sources/remove-sources.js'
import { sources } from '@rapport/core/src/sources/tables/index.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { describe, expect, it } from 'vitest'
import type { EvidenceWorld, EvidenceWorlds } from './evidence-world.js'

/** What people say of facts: that one is right, or that it is not; and what is learned from it. */
export function testJudgements(newWorld: EvidenceWorlds): void {
  const customer = { customerId: 'acme' }
  const words = 'We are cancelling our contract.'

  /** Puts a mail, has it read, and answers the churn risks of the customer, the first one's id at first. */
  async function read(world: EvidenceWorld, externalId: string, text = words, of: { customerId: string } = customer) {
    world.clock.advance(1000)
    await world.putSources({ externalId, customer: of, segments: [{ text }] })
    await world.world.rapport.runDue()
    return churn(world, of.customerId)
  }
  async function churn(world: EvidenceWorld, of = 'acme') {
    const { facts } = await world.workspace.call('svc_list_facts', { customer: of, factTypes: ['CHURN_RISK'] })
    return facts
  }
  const auditOf = async (world: EvidenceWorld) => (await world.workspace.audit.list()).items.filter(({ tool }) => tool.endsWith('Fact'))

  describe('a fact that a person confirms', () => {
    it('is ACTIVE, and history and audit tell who said so; the same again changes nothing', async () => {
      const world = await newWorld()
      await world.putFacts({ externalId: 'f', status: 'CANDIDATE' })
      world.clock.advance(1000)
      expect(await world.workspace.facts.confirm('f', { actor: 'm1' })).toMatchObject({ status: 'ACTIVE' })
      const [last, ...before] = await world.workspace.facts.history('f')
      expect(last).toEqual({ at: world.iso(), from: 'CANDIDATE', to: 'ACTIVE', until: null, cause: 'confirmed', actorId: 'm1' })
      expect(await auditOf(world)).toMatchObject([
        { tool: 'confirmFact', actorId: 'm1', before: { status: 'CANDIDATE' }, after: { status: 'ACTIVE', judgement: 'confirmed' } }
      ])
      await world.workspace.facts.confirm('f')
      expect([await world.workspace.facts.history('f'), (await auditOf(world)).length]).toEqual([[last, ...before], 1])
    })
  })

  describe('a fact that a person dismisses', () => {
    it('is RESOLVED in lists, and its history names who and why', async () => {
      const world = await newWorld()
      const [fact] = await read(world, 'a')
      const id = fact?.id ?? ''
      world.clock.advance(1000)
      await world.workspace.facts.dismiss(id, { actor: 'm1', reason: 'A meeting, not the contract.' })
      expect(await churn(world)).toMatchObject([{ id, status: 'RESOLVED' }])
      expect(await world.fact(id)).toMatchObject({ status: 'RESOLVED' })
      const [last] = await world.workspace.facts.history(id)
      const why = { cause: 'dismissed', actorId: 'm1', reason: 'A meeting, not the contract.' }
      expect(last).toEqual({ at: world.iso(), from: 'ACTIVE', to: 'RESOLVED', until: null, ...why })
    })

    it('is not opened again by the same key in another source', async () => {
      const world = await newWorld()
      const [fact] = await read(world, 'a')
      await world.workspace.facts.dismiss(fact?.id ?? '')
      expect(await read(world, 'b')).toMatchObject([{ id: fact?.id, status: 'RESOLVED', occurrenceCount: 2 }])
    })

    it('is not opened again when its source comes back, and another customer’s is', async () => {
      const world = await newWorld()
      const [fact] = await read(world, 'a')
      await world.workspace.facts.dismiss(fact?.id ?? '', { actor: 'm1', reason: 'No.' })
      const [row] = await world.rows.find(sources)
      const { organizationId } = world.rows
      await world.groupTransaction([organizationId], {
        settle: (of) => removeSources(of(organizationId), [row?.id ?? ''], systemIds(), world.clock.now())
      })
      expect(await churn(world)).toEqual([])
      const [again] = await read(world, 'a')
      expect(again?.status).toBe('RESOLVED')
      expect(await world.workspace.facts.history(again?.id ?? '')).toMatchObject([
        { from: null, cause: 'dismissed', actorId: 'm1', reason: 'No.' }
      ])
      expect(await read(world, 'other', words, { customerId: 'beta' })).toMatchObject([{ status: 'ACTIVE' }])
    })

    it('is not opened again by the same words under another key, and is by other words', async () => {
      const world = await newWorld()
      await world.putSources({ externalId: 'a', customer, segments: [{ text: 'We stop. We leave.' }] })
      const said = (quote: string, key: string) => ({
        customerKey: 'c:acme',
        assertion: quote,
        factType: 'CHURN_RISK' as const,
        status: 'ACTIVE' as const,
        key,
        evidence: [{ sourceType: 'EMAIL' as const, sourceId: 'a', quote }]
      })
      const [first] = await world.detect(said('We stop.', 'one'))
      await world.workspace.facts.dismiss(first?.id ?? '')
      const [same, other] = await world.detect(said('We stop.', 'two'), said('We leave.', 'three'))
      expect((await world.fact(same?.id ?? '')).status).toBe('RESOLVED')
      expect((await world.fact(other?.id ?? '')).status).toBe('ACTIVE')
    })

    it('stays dismissed when its customer becomes one with another', async () => {
      const world = await newWorld()
      const [put] = await world.putSources({ externalId: 'a', customer: { domain: 'beta.test' }, segments: [{ text: words }] })
      await world.world.rapport.runDue()
      const [fact] = await churn(world, 'beta.test')
      await world.workspace.facts.dismiss(fact?.id ?? '')
      await world.workspace.customers.put([{ customerId: 'b', domain: 'beta.test' }])
      expect(put?.created).toBe(true)
      const all = await read(world, 'b', words, { customerId: 'b' })
      expect(all.map(({ status }) => status)).toEqual(['RESOLVED'])
    })

    it('is dismissed no longer once somebody gives it another status', async () => {
      const world = await newWorld()
      const [fact] = await read(world, 'a')
      await world.workspace.facts.dismiss(fact?.id ?? '')
      await world.workspace.facts.setStatus(fact?.id ?? '', 'ACTIVE')
      expect(await world.rows.count(factJudgements)).toBe(0)
      expect(await world.workspace.facts.patterns.list()).toEqual([])
    })

    it('may be one of the host’s own: no pattern learns, and a put of the same status opens nothing', async () => {
      const world = await newWorld()
      await world.putFacts({ externalId: 'f' })
      await world.workspace.facts.dismiss('f')
      await world.putFacts({ externalId: 'f', occurredAt: 5 })
      expect((await world.fact('f')).status).toBe('RESOLVED')
      expect(await world.workspace.facts.patterns.list()).toEqual([])
    })

    it.each([
      ['g', {}, 'NOT_FOUND', 'There is no fact "g"'],
      ['f', { reason: '' }, 'INVALID_TOOL_INPUT', 'dismiss.reason must have at least 1 character'],
      ['f', { reason: 'a'.repeat(2001) }, 'INVALID_TOOL_INPUT', 'dismiss.reason must have at most 2000 characters'],
      ['f', { reason: 'a\u0000' }, 'INVALID_TOOL_INPUT', 'dismiss.reason must not hold'],
      ['f', { actor: 5 }, 'INVALID_TOOL_INPUT', 'actor'],
      ['f', { why: 'x' }, 'INVALID_TOOL_INPUT', 'why is not allowed']
    ])('cannot be %j with %j', async (id, options, code, message) => {
      const world = await newWorld()
      await world.putFacts({ externalId: 'f' })
      const dismiss: (id: string, options: object) => Promise<unknown> = world.workspace.facts.dismiss
      await expect(dismiss(id, options)).rejects.toMatchObject({ code, message: expect.stringContaining(message) })
      expect((await world.fact('f')).status).toBe('ACTIVE')
    })
  })

  describe('a pattern', () => {
    const judge = async (world: EvidenceWorld, name: string, verdict: 'confirm' | 'dismiss') => {
      const [fact] = await read(world, name, words, { customerId: name })
      await world.workspace.facts[verdict](fact?.id ?? '')
    }

    it('is less sure after dismissals and surer after confirmations, in this workspace, and says why', async () => {
      const world = await newWorld()
      const [first] = await read(world, 'a')
      const before = first?.confidence ?? 0
      for (const name of ['one', 'two', 'three', 'four']) await judge(world, name, 'dismiss')
      const [lower] = await read(world, 'b', words, { customerId: 'b' })
      expect(lower?.confidence).toBeCloseTo((10 * before) / 14, 2)
      expect(lower?.status).toBe('CANDIDATE')
      expect(lower?.reasoning).toContain('confirmed 0 and dismissed 4')
      for (const name of ['five', 'six']) await judge(world, name, 'confirm')
      const [higher] = await read(world, 'c', words, { customerId: 'c' })
      expect(higher?.confidence).toBeCloseTo((10 * before + 2) / 16, 2)
      const [pattern, ...others] = await world.workspace.facts.patterns.list()
      expect(others).toEqual([])
      expect(pattern).toMatchObject({ factType: 'CHURN_RISK', confirmed: 2, dismissed: 4, example: { found: 0.9, startsAt: 0.69 } })
      const elsewhere = await newWorld()
      expect(await read(elsewhere, 'a')).toMatchObject([{ confidence: before, status: 'ACTIVE', reasoning: null }])
      expect(await elsewhere.workspace.facts.patterns.list()).toEqual([])
    })

    it('counts one judgement of a fact, the last one', async () => {
      const world = await newWorld()
      const [fact] = await read(world, 'a')
      const { facts } = world.workspace
      for (const verdict of ['dismiss', 'dismiss', 'confirm', 'dismiss'] as const) await facts[verdict](fact?.id ?? '')
      expect(await facts.patterns.list()).toMatchObject([{ confirmed: 0, dismissed: 1 }])
    })

    it('starts anew after a reset, and dismissed facts stay dismissed', async () => {
      const world = await newWorld()
      const [fact] = await read(world, 'a')
      const { facts } = world.workspace
      await facts.dismiss(fact?.id ?? '')
      const [pattern] = await facts.patterns.list()
      expect(await facts.patterns.reset({ factType: 'BUDGET' })).toEqual({ reset: 0 })
      expect(await facts.patterns.reset({ factType: 'CHURN_RISK', kind: pattern?.kind ?? '' }, { actor: 'm1' })).toEqual({ reset: 1 })
      expect((await world.workspace.audit.list()).items[0]).toMatchObject({ tool: 'resetFactPatterns', actorId: 'm1' })
      expect(await facts.patterns.list()).toEqual([])
      expect(await read(world, 'b', words, { customerId: 'b' })).toMatchObject([{ confidence: fact?.confidence, status: 'ACTIVE' }])
      expect(await read(world, 'c')).toMatchObject([{ status: 'RESOLVED' }])
    })
  })
}
