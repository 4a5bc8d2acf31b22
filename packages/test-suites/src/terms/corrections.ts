import { auditEntries, termVersions } from '@rapport/core/src/registry/tables.js'
import { departures } from '@rapport/core/src/terms/index.js'
import { beforeEach, describe, expect, it } from 'vitest'
import type { NewWorld, World } from '../list-tools/world.js'
import { begin, contract, day, listed } from './term-world.js'

/** Outcomes that people correct, and input that is refused. */
export function testCorrections(newWorld: NewWorld): void {
  describe('outcomes that people correct', () => {
    let world: World
    beforeEach(async () => {
      world = await begin(newWorld)
    })
    const put = (...items: Parameters<typeof contract>[]) => world.workspace.contracts.put(items.map((each) => contract(...each)))
    const left = () => departures(world.rows, { from: 0, to: world.clock.now() })

    it('hold against what follows and what is put, until they are taken back', async () => {
      const [ended] = await put(['a', '2025-01-01', '2025-12-31'])
      const id = ended?.id ?? ''
      expect(await left()).toHaveLength(1)
      world.clock.advance(day)
      const corrected = await world.workspace.contracts.setOutcome(id, { outcome: 'renewed', reason: 'Signed on paper' }, { actor: 'm_1' })
      expect(corrected).toMatchObject({ outcome: 'renewed', reason: 'Signed on paper', outcomeBy: 'person' })
      expect(await left()).toEqual([])
      await put(['a', '2025-01-01', '2025-12-31', { outcome: 'churned', reason: 'As the CRM says' }])
      expect(await listed(world)).toMatchObject([{ outcome: 'renewed', reason: 'Signed on paper' }])
      await world.workspace.contracts.setOutcome(id, { outcome: null })
      expect(await listed(world)).toMatchObject([{ outcome: 'churned', reason: 'As the CRM says', outcomeBy: 'host' }])
    })

    it('are in the log with who and when, and what was said before is kept', async () => {
      const [ended] = await put(['a', '2025-01-01', '2025-12-31'])
      const id = ended?.id ?? ''
      for (const _ of [1, 2]) await world.workspace.contracts.setOutcome(id, { outcome: 'contracted' }, { actor: 'm_1' })
      const logged = (await world.rows.find(auditEntries)).filter(({ tool }) => tool === 'contract_outcome_set')
      expect(logged).toMatchObject([
        {
          actor_id: 'm_1',
          at: world.clock.now(),
          subject_id: id,
          before: { outcome: 'churned', by: 'derived' },
          after: { outcome: 'contracted', by: 'person' }
        }
      ])
      const versions = await world.rows.find(termVersions, { where: { term_id: { eq: id } } })
      expect(versions.map(({ outcome }) => outcome)).toEqual(['churned', 'contracted'])
    })

    it('can be of a subscription, over HTTP, and only of this organization', async () => {
      await world.workspace.subscriptions.put([
        {
          externalId: 's',
          customer: { customerId: 'acme' },
          status: 'canceled',
          currency: 'usd',
          startedAt: '2025-01-01',
          everPaid: true,
          items: []
        }
      ])
      const [term] = await listed(world)
      const ask = (id: string, body: object) =>
        world.post(`/api/contracts/${id}/outcome`, body, { authorization: `Bearer ${world.apiKey}` })
      const answer = await ask(String(term?.id), { outcome: 'contracted', reason: 'Moved to the other account' })
      expect(answer).toMatchObject({ status: 200, body: { outcome: 'contracted', outcomeBy: 'person' } })
      const other = await begin(newWorld)
      const [foreign] = await other.workspace.contracts.put([contract('a', '2025-01-01', '2025-12-31')])
      expect(await ask(String(foreign?.id), { outcome: 'churned' })).toMatchObject({ status: 404 })
      expect(await ask(String(term?.id), { outcome: 'lost' })).toMatchObject({ status: 400 })
      expect(await ask(String(term?.id), { outcome: null, reason: 'None' })).toMatchObject({ status: 400 })
    })

    it.each([
      [{ endsOn: '2025-12-30' }, 'contracts[1].endsOn must not be before startsOn'],
      [{ noticeOn: '2027-01-01' }, 'contracts[1].noticeOn must not be after endsOn'],
      [{ amountCents: 5 }, 'contracts[1].currency is required beside amountCents'],
      [{ amountCents: 5, currency: 'xxx' }, 'contracts[1].currency must be the code of a currency in use'],
      [{ amountCents: 5.5, currency: 'usd' }, 'contracts[1].amountCents must be'],
      [{ startsOn: '2025-12-31T10:00:00Z' }, 'contracts[1].startsOn must be a date without a time, such as 2026-01-31'],
      [{ startsOn: '2026-02-30' }, 'contracts[1].startsOn must be'],
      [{ startsOn: '1026-01-01' }, 'contracts[1].startsOn must be a date in the years 1900 to 2199'],
      [{ endsOn: 'next year' }, 'contracts[1].endsOn must be'],
      [{ outcome: 'lost' as 'churned' }, 'contracts[1].outcome must be'],
      [{ customer: { customerId: 'null' } }, 'contracts[1].customer.customerId is a placeholder']
    ])('refuse %j, and nothing of the batch is stored', async (fault, message) => {
      const put = world.workspace.contracts.put([
        contract('a', '2026-01-01', '2026-12-31'),
        contract('b', '2026-01-01', '2026-12-31', fault)
      ])
      await expect(put).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT', message: expect.stringContaining(message) })
      expect(await listed(world)).toEqual([])
    })

    it('take a day as a Date or in milliseconds too', async () => {
      await put(['a', '2026-01-01', '2026-12-31', { startsOn: new Date('2026-01-01'), endsOn: Date.UTC(2026, 11, 31) }])
      expect(await listed(world)).toMatchObject([{ startsOn: '2026-01-01', endsOn: '2026-12-31' }])
    })
  })
}
