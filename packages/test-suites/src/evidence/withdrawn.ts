import type { Detection } from '@rapport/core/src/facts/detect-facts.js'
import { withdrawUnconfirmed } from '@rapport/core/src/facts/withdraw-facts.js'
import { facts } from '@rapport/core/src/registry/tables.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { describe, expect, it } from 'vitest'
import { day } from '../list-tools/world.js'
import type { EvidenceWorld, EvidenceWorlds } from './evidence-world.js'

const cancels = 'We are cancelling our contract.'
const leaves = 'We really leave.'
const reason = 'The whole source was read.'

/** What a language model's reading and later statements make of the same facts. */
export function testWithdrawn(newWorld: EvidenceWorlds): void {
  const start = Date.UTC(2026, 0, 1)
  const at = (days: number) => new Date(start + days * day).toISOString()

  const said = (sourceId: string, days: number, quote: string, more: Partial<Detection> = {}): Detection => ({
    customerKey: 'c:acme',
    assertion: quote,
    factType: 'CHURN_RISK',
    confidence: 0.6,
    status: 'CANDIDATE',
    key: 'leaving',
    occurredAt: at(days),
    evidence: [{ sourceType: 'EMAIL', sourceId, quote }],
    ...more
  })
  const confirming = (more: Partial<Detection> = {}) => said('b', 5, leaves, { effect: 'confirms', polarity: 'against', ...more })

  /** A finding of the rules, which waits for a language model. */
  async function waiting() {
    const world = await newWorld()
    const customer = { customerId: 'acme' }
    const texts = { a: cancels, b: leaves }
    await world.putSources(...Object.entries(texts).map(([externalId, text]) => ({ externalId, customer, segments: [{ text }] })))
    const [found] = await world.detect(said('a', 2, cancels, { check: { dueAt: world.clock.now() + day } }))
    return { world, id: found?.id ?? '' }
  }

  function withdraw(world: EvidenceWorld, sourceId = 'a') {
    world.clock.advance(1000)
    const { organizationId } = world.rows
    const left = { source: { sourceType: 'EMAIL', sourceId }, doubted: [], reason }
    return world.groupTransaction([organizationId], {
      settle: (of) => withdrawUnconfirmed(of(organizationId), left, systemIds(), world.clock.now())
    })
  }
  const causes = async (world: EvidenceWorld, id: string) =>
    (await world.workspace.facts.history(id)).map(({ cause, to }) => `${cause} ${to}`)

  describe('a finding that a whole reading does not bear out', () => {
    it('is withdrawn, also where another source confirmed it, and no statement opens it', async () => {
      const { world, id } = await waiting()
      await world.detect(confirming())
      await withdraw(world, 'b')
      expect(await world.fact(id)).toMatchObject({ status: 'CANDIDATE', evidenceCount: 2 })
      await withdraw(world)
      expect(await world.fact(id)).toMatchObject({ status: 'RESOLVED', evidenceCount: 2 })
      await world.detect(confirming({ confidence: 0.9, evidence: [{ sourceType: 'EMAIL', sourceId: 'b', quote: 'We really leave' }] }))
      expect(await world.fact(id)).toMatchObject({ status: 'RESOLVED', validUntil: null })
      expect((await causes(world, id))[0]).toBe('withdrawn RESOLVED')
    })

    it('of one of two sources is what the other source makes of it, with the statements about it', async () => {
      const { world, id } = await waiting()
      await world.detect(said('a', 2, cancels, { confidence: 0.9, status: 'ACTIVE', check: { confirmed: true } }))
      await world.detect(said('b', 5, leaves, { check: { dueAt: world.clock.now() + day } }))
      expect(await world.fact(id)).toMatchObject({ status: 'ACTIVE', confidence: 0.9, validFrom: at(2), evidenceCount: 2 })
      await world.detect(confirming({ confidence: 0.2, evidence: [{ sourceType: 'EMAIL', sourceId: 'b', quote: 'We really leave' }] }))
      await world.rows.update(facts, { id: { eq: id } }, { check_due_at: world.clock.now() + day })
      await withdraw(world)
      expect(await world.fact(id)).toMatchObject({ status: 'CANDIDATE', confidence: 0.64, validFrom: at(5), evidenceCount: 2 })
      expect((await causes(world, id))[0]).toBe('detected CANDIDATE')
    })

    it('and is found again rests on what it was found in, and what others said of it counts from there', async () => {
      const { world, id } = await waiting()
      await withdraw(world)
      await world.detect(confirming())
      const again = said('b', 3, leaves, { confidence: 0.7, check: { confirmed: true } })
      expect(await world.detect(again)).toEqual([{ id, outcome: 'repeated' }])
      const fact = await world.fact(id)
      expect(fact.evidence?.map(({ sourceId, metadata }) => [sourceId, metadata?.effect])).toEqual([
        ['b', 'opens'],
        ['b', 'confirms']
      ])
      expect(fact).toMatchObject({ status: 'CANDIDATE', confidence: 0.79, validFrom: at(3) })
      expect(await causes(world, id)).toContain('withdrawn RESOLVED')
      expect(await world.detect(again)).toEqual([{ id, outcome: 'known' }])
    })

    it('is withdrawn though a statement ended it meanwhile, and stays what somebody said of it', async () => {
      const { world, id } = await waiting()
      await world.detect(confirming({ effect: 'ends', polarity: 'for' }))
      await withdraw(world)
      expect((await causes(world, id)).slice(0, 2)).toEqual(['withdrawn RESOLVED', 'detected RESOLVED'])

      const other = await waiting()
      await other.world.workspace.facts.confirm(other.id)
      await withdraw(other.world)
      expect(await other.world.fact(other.id)).toMatchObject({ status: 'ACTIVE' })

      const set = await waiting()
      await set.world.workspace.facts.setStatus(set.id, 'ACTIVE', { actor: 'm1' })
      await withdraw(set.world)
      expect(await set.world.fact(set.id)).toMatchObject({ status: 'ACTIVE' })

      const dismissed = await waiting()
      await dismissed.world.workspace.facts.dismiss(dismissed.id)
      await withdraw(dismissed.world)
      await dismissed.world.detect(said('b', 3, leaves, { check: { confirmed: true } }))
      expect(await dismissed.world.fact(dismissed.id)).toMatchObject({ status: 'RESOLVED' })
    })
  })

  it('what a language model confirmed is as sure as the model was when a later statement weakens it', async () => {
    const { world, id } = await waiting()
    const confirmed = said('a', 2, cancels, { confidence: 0.9, status: 'ACTIVE', check: { confirmed: true } })
    expect(await world.detect(confirmed)).toEqual([{ id, outcome: 'repeated' }])
    await world.detect(confirming({ effect: 'weakens', polarity: 'for', confidence: 0.2 }))
    expect(await world.fact(id)).toMatchObject({ status: 'ACTIVE', confidence: 0.81 })
    expect(await world.detect(confirmed)).toEqual([{ id, outcome: 'known' }])
  })
}
