import { describe, expect, it } from 'vitest'
import { day } from '../list-tools/world.js'
import type { EvidenceWorld, EvidenceWorlds, SaidFact } from './evidence-world.js'

/** What svc_list_facts answers, and how it is narrowed. */
export function testListFacts(newWorld: EvidenceWorlds): void {
  describe('svc_list_facts', () => {
    /** Facts a, b, c … of one day after the other, the last one now. */
    async function worldOf(...said: Partial<SaidFact>[]): Promise<EvidenceWorld> {
      const world = await newWorld()
      const at = (index: number) => world.clock.now() - (said.length - 1 - index) * day
      const name = (index: number) => String.fromCharCode(97 + index)
      await world.putFacts(
        ...said.map((fact, index) => ({ externalId: name(index), assertion: name(index), occurredAt: at(index), ...fact }))
      )
      return world
    }

    it('answers a customer with its facts, what occurred last first and what has no time last', async () => {
      const world = await worldOf({}, { occurredAt: null }, {}, { customer: { customerId: 'other' } })
      expect(await world.facts()).toEqual(['c', 'a', 'b'])
      const { customer, pagination } = await world.workspace.call('svc_list_facts', { customer: 'acme.test' })
      expect(customer).toEqual({ id: expect.any(String), name: 'Acme', domain: 'acme.test' })
      expect(pagination).toEqual({ hasMore: false, nextCursor: null })
    })

    it('narrows by status, type, category, dates and the types of its sources; empty lists narrow nothing', async () => {
      const from = (...types: ('EMAIL' | 'CALL' | 'CRM')[]) => types.map((sourceType) => ({ sourceType, sourceId: 'x', quote: 'x' }))
      const world = await worldOf(
        { status: 'CANDIDATE', evidence: from('EMAIL', 'CALL') },
        { status: 'RESOLVED', factType: 'SENTIMENT', evidence: from('CRM') },
        { factType: 'CUSTOM' },
        { occurredAt: null, factType: 'CHURN_RISK' }
      )
      expect(await world.facts({ status: ['CANDIDATE', 'RESOLVED'] })).toEqual(['b', 'a'])
      expect(await world.facts({ factTypes: ['BUDGET', 'CHURN_RISK'] })).toEqual(['a', 'd'])
      expect(await world.facts({ factCategories: ['RELATIONSHIP', 'CUSTOM'] })).toEqual(['c', 'b'])
      expect(await world.facts({ sourceTypes: ['CALL'] })).toEqual(['a'])
      expect(await world.facts({ sourceTypes: ['CALL', 'CRM'] })).toEqual(['b', 'a'])
      expect(await world.facts({ sourceTypes: ['SLACK'] })).toEqual([])
      expect(await world.facts({ after: world.iso(-2 * day), before: world.iso(-day) })).toEqual(['c', 'b'])
      expect(await world.facts({ after: world.iso(-2 * day), status: ['ACTIVE'] })).toEqual(['c'])
      expect(await world.facts({ status: [], factTypes: [], factCategories: [], sourceTypes: [] })).toEqual(['c', 'b', 'a', 'd'])
    })

    it('pages through all of them once while others come, go and move', async () => {
      const world = await worldOf(
        ...Array.from({ length: 23 }, (_, index) => ({ occurredAt: index % 4 === 0 ? null : 1000 * (index % 3) }))
      )
      const steady = await world.facts({ limit: 100 })
      const seen: string[] = []
      let cursor: string | undefined
      let page = 0
      do {
        const answer = await world.workspace.call('svc_list_facts', { customer: 'acme', limit: 4, ...(cursor && { cursor }) })
        seen.push(...answer.facts.map(({ assertion }) => assertion))
        cursor = answer.pagination.nextCursor ?? undefined
        page++
        await world.putFacts(
          { externalId: `new ${page}`, assertion: `new ${page}`, occurredAt: 1000 * page },
          { externalId: `new ${page - 1}`, assertion: `new ${page - 1}`, customer: { customerId: 'other' } },
          { externalId: 'a', assertion: 'a', reasoning: `${page}`, occurredAt: null }
        )
      } while (cursor)
      expect(seen.filter((assertion) => steady.includes(assertion))).toEqual(steady)
    })

    it('keeps the statuses of its first page', async () => {
      const world = await worldOf({}, {}, {})
      await world.workspace.facts.setStatus('a', 'SNOOZED', { until: world.clock.now() + 10 })
      const first = await world.workspace.call('svc_list_facts', { customer: 'acme', status: ['SNOOZED', 'ACTIVE'], limit: 2 })
      world.clock.advance(10)
      const cursor = first.pagination.nextCursor ?? ''
      const second = await world.workspace.call('svc_list_facts', { customer: 'acme', status: ['SNOOZED', 'ACTIVE'], limit: 2, cursor })
      expect(second.facts).toMatchObject([{ assertion: 'a', status: 'SNOOZED' }])
    })

    it('a cursor belongs to its customer and filters', async () => {
      const world = await worldOf({}, {}, {})
      const { pagination } = await world.workspace.call('svc_list_facts', { customer: 'acme', limit: 1 })
      const { nextCursor: cursor } = pagination
      const status = async (input: object) => (await world.call('svc_list_facts', { cursor, ...input })).status
      expect(await status({ customer: 'acme', limit: 100, ignored: 1 })).toBe(200)
      expect(await status({ customer: 'acme.test' })).toBe(400)
      expect(await status({ customer: 'acme', status: ['ACTIVE'] })).toBe(400)
      expect((await world.call('svc_list_sources', { cursor })).status).toBe(400)
    })

    it.each([
      [{ customer: 'nobody' }, 404, 'No customer matches'],
      [{ customer: 'ACME' }, 404, 'No customer matches'],
      [{ factTypes: ['QUIET_ACCOUNT'] }, 400, 'input.factTypes[0] must be one of CUSTOM'],
      [{ status: ['DONE'] }, 400, 'input.status[0] must be one of ACTIVE'],
      [{ sourceTypes: ['EXTRACTED'] }, 400, 'input.sourceTypes[0] must be one of EMAIL'],
      [{ after: '2026-01-02T00:00:00Z', before: '2026-01-01T00:00:00Z' }, 400, 'input.after must not be later than input.before'],
      [{ before: '2026-01-02T00:00:00+00:00' }, 400, 'input.before must be a UTC date-time ending in Z'],
      [{ limit: 101 }, 400, 'input.limit must be at most 100']
    ])('answers %j with %i', async (input, status, message) => {
      const world = await newWorld()
      const answer = await world.call('svc_list_facts', { customer: 'acme', ...input })
      expect(answer).toMatchObject({ status, body: { message: expect.stringContaining(message) } })
    })

    it('answers 404 for a fact that is not there', async () => {
      const world = await newWorld()
      for (const factId of ['f', '00000000-0000-4000-8000-000000000001']) {
        expect(await world.call('svc_get_fact', { factId })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
      }
    })
  })
}
