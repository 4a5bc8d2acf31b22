import { describe, expect, it } from 'vitest'
import { day } from '../list-tools/world.js'
import type { EvidenceWorld, EvidenceWorlds, SaidSource } from './evidence-world.js'

const complaint = 'We are very unhappy with the export.'

/** What becomes of the complaints of tickets when these are closed, and which tickets wait too long. */
export function testTickets(newWorld: EvidenceWorlds): void {
  const customer = { customerId: 'acme' }
  async function put(world: EvidenceWorld, externalId: string, record: Record<string, string | boolean>, more: Partial<SaidSource> = {}) {
    world.clock.advance(1000)
    const segments = [{ text: complaint }]
    await world.putSources({
      externalId,
      sourceType: 'SUPPORT_TICKET',
      customer,
      occurredAt: '2026-01-01T00:00:00Z',
      segments,
      record,
      ...more
    })
    await world.world.rapport.runDue()
    const { facts } = await world.workspace.call('svc_list_facts', { customer: 'acme', factTypes: ['SENTIMENT'] })
    return facts
  }

  describe('a closed ticket', () => {
    it.each([{ isClosed: true }, { status: 'Solved', closedAt: '2026-01-05T00:00:00Z' }])(
      'ends the complaint that it made: %j; opened again it holds again',
      async (record) => {
        const world = await newWorld()
        expect(await put(world, 't', { isClosed: false })).toMatchObject([{ status: 'ACTIVE', validUntil: null }])
        const [closed] = await put(world, 't', record)
        const until = 'closedAt' in record ? '2026-01-05T00:00:00.000Z' : world.iso()
        expect(closed).toMatchObject({ status: 'RESOLVED', validUntil: until, evidenceCount: 2 })
        const { evidence } = await world.fact(closed?.id ?? '')
        expect(evidence?.map(({ sourceId, excerpt, metadata }) => [sourceId, excerpt, metadata?.effect])).toEqual([
          ['t', complaint, 'opens'],
          ['t', null, 'ends']
        ])
        expect(await put(world, 't', record)).toEqual([closed])
        expect(await put(world, 't', { status: 'open' })).toMatchObject([{ status: 'ACTIVE', validUntil: null, evidenceCount: 1 }])
      }
    )

    it('ends no complaint that was made elsewhere too, before or after', async () => {
      for (const occurredAt of ['2026-01-02T00:00:00Z', '2026-01-09T00:00:00Z']) {
        const world = await newWorld()
        await put(world, 't', { isClosed: true, closedAt: '2026-01-05T00:00:00Z' })
        expect(await put(world, 'mail', {}, { sourceType: 'EMAIL', occurredAt })).toMatchObject([{ status: 'ACTIVE' }])
      }
    })

    it('ends no praise', async () => {
      const world = await newWorld()
      const segments = [{ text: 'We love the new dashboard.' }]
      expect(await put(world, 't', { isClosed: true }, { segments })).toMatchObject([{ status: 'ACTIVE' }])
    })
  })

  it('tickets that are open for longer than the patience are unanswered problems, the longest first', async () => {
    const world = await newWorld()
    const now = world.clock.now()
    const opened = (days: number) => ({ occurredAt: new Date(now - days * day), segments: [] })
    await put(world, 'old', {}, { ...opened(5), title: 'Export' })
    await put(world, 'oldest', { status: 'waiting' }, opened(9))
    await put(world, 'closed', { status: 'closed' }, opened(9))
    await put(world, 'new', {}, opened(1))
    await put(world, 'mail', {}, { ...opened(9), sourceType: 'EMAIL' })
    await put(world, 'other', {}, { ...opened(9), customer: { customerId: 'other' } })
    const { customers } = world.workspace
    const found = await customers.unansweredProblems('acme')
    expect(found).toMatchObject({
      patienceDays: 3,
      count: 2,
      items: [
        { sourceId: 'oldest', openDays: 9 },
        { sourceId: 'old', title: 'Export' }
      ]
    })
    await world.workspace.reading.put({ patienceDays: 6 })
    expect(await customers.unansweredProblems('acme')).toMatchObject({ patienceDays: 6, count: 1, items: [{ sourceId: 'oldest' }] })
    expect((await customers.unansweredProblems('acme.test', { patienceDays: 0 })).items.map(({ sourceId }) => sourceId)).toEqual([
      'oldest',
      'old',
      'new'
    ])
    await expect(customers.unansweredProblems('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(customers.unansweredProblems('acme', { patienceDays: -1 })).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
  })
}
