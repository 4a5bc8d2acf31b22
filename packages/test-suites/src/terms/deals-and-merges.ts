import type { SourceInput } from '@rapport/core/src/public-types/index.js'
import { departures, readTerms } from '@rapport/core/src/terms/index.js'
import { beforeEach, describe, expect, it } from 'vitest'
import type { NewWorld, World } from '../list-tools/world.js'
import { begin, contract, listed } from './term-world.js'

/** Won deals, and what becomes of terms when customers turn out to be one. */
export function testDealsAndMerges(newWorld: NewWorld): void {
  describe('won deals', () => {
    let world: World
    beforeEach(async () => {
      world = await begin(newWorld)
    })
    const put = (record: Record<string, unknown>, more: Partial<SourceInput> = {}) =>
      world.workspace.sources.put([
        { sourceType: 'CRM_OPPORTUNITY', externalId: 'd', occurredAt: '2025-11-01', customer: { customerId: 'acme' }, record, ...more }
      ])
    const won = { stage: 'Won', amount: 12_000.5, currency: 'EUR', closeDate: '2025-12-10T09:00:00.000Z' }

    it.each([
      [{ ...won, contractStartDate: '2026-01-01', contractEndDate: '2026-12-31' }, '2026-01-01', '2026-12-31'],
      [{ ...won, contract_term_months: '12' }, '2025-12-10', '2026-12-09']
    ])('are terms: %j', async (record, startsOn, endsOn) => {
      await put(record)
      expect(await listed(world)).toMatchObject([
        { origin: 'DEAL', source: 'deal', startsOn, endsOn, amountCents: 1_200_050, currency: 'EUR' }
      ])
    })

    it('keep the last day for notice, if it lies within the term', async () => {
      await put({ ...won, contractEndDate: '2026-12-31', noticeDate: '2026-09-30' })
      await put({ ...won, contractEndDate: '2026-12-31', noticeDate: '2027-03-31' }, { externalId: 'e' })
      expect((await listed(world)).map(({ noticeOn }) => noticeOn).sort()).toEqual(['2026-09-30', null])
    })

    it('without an end tell of none, nor do deals that are not won', async () => {
      await put(won)
      await put({ ...won, stage: 'Negotiation', contractEndDate: '2026-12-31' }, { externalId: 'e' })
      expect(await listed(world)).toEqual([])
    })

    it('take their term back when they are lost again, and what was known before stays', async () => {
      await put({ ...won, contractEndDate: '2026-12-31' })
      const { id } = await world.workspace.customers.get({ customerId: 'acme' })
      const before = world.clock.now()
      world.clock.advance(1_000)
      await put({ ...won, stage: 'Lost', contractEndDate: '2026-12-31' })
      expect(await listed(world)).toEqual([])
      expect((await readTerms(world.rows, [id], before)).get(id)?.running).toMatchObject({ endsAt: Date.UTC(2027, 0, 1) })
      expect(await readTerms(world.rows, [id], world.clock.now())).toEqual(new Map())
      await put({ ...won, contractEndDate: '2026-12-31' })
      expect(await listed(world)).toHaveLength(1)
    })
  })

  describe('terms of customers that are one', () => {
    it('follow the domain to its owner and back, and their outcomes with them', async () => {
      const world = await begin(newWorld)
      const { workspace, rows } = world
      await workspace.contracts.put([
        contract('a', '2025-01-01', '2025-12-31', { customer: { domain: 'acme.test' } }),
        contract('b', '2026-01-01', '2026-12-31', { customer: { customerId: 'acme' } })
      ])
      const left = async () => (await departures(rows, { from: 0, to: world.clock.now() })).map(({ customerId }) => customerId)
      const domain = await workspace.customers.get({ domain: 'acme.test' })
      expect(await left()).toEqual([domain.id])
      await workspace.customers.put([{ customerId: 'acme', domain: 'acme.test' }])
      const { id } = await workspace.customers.get({ customerId: 'acme' })
      expect(await listed(world)).toMatchObject([
        { externalId: 'b', customerId: id, outcome: null },
        { externalId: 'a', customerId: id, outcome: 'renewed' }
      ])
      expect(await left()).toEqual([])
      await workspace.customers.put([{ customerId: 'acme', domain: 'other.test' }])
      expect((await listed(world))[1]).toMatchObject({ externalId: 'a', customerId: domain.id, outcome: 'churned' })
      expect(await left()).toEqual([domain.id])
    })

    it('and keep a customer that only they name', async () => {
      const world = await begin(newWorld)
      await world.workspace.contracts.put([contract('a', '2025-01-01', '2025-12-31', { customer: { domain: 'acme.test' } })])
      await world.workspace.contracts.put([contract('a', '2025-01-01', '2025-12-31', { customer: { domain: 'bolt.test' } })])
      expect((await world.workspace.customers.list()).items.map(({ domain }) => domain)).toEqual(['bolt.test'])
    })
  })
}
