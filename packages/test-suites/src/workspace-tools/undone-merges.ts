import { customerIdentities, events, facts, revenueSnapshots, sources, subscriptions } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import type { NewWorld, World } from '../list-tools/world.js'

/** What every tool answers of a customer after merges and undoings: as if nothing else had ever been. */
export function testUndoneMerges(newWorld: NewWorld): void {
  describe('undone merges', () => {
    it.each([
      ['at once', 5_000],
      ['by jobs', 1]
    ])('of customers give back all that names the domain, however often, when events move %s', async (_, inlineMoves) => {
      const world = await newWorld({ limits: { inlineMoves } })
      const { workspace, rapport } = world
      await fill(world)
      const { id } = (await workspace.call('svc_get_customer', { customer: 'acme.test' })).customer
      const before = await answersOf(world, id)
      expect(before.rows).toEqual([11, 2, 1, 1])
      await workspace.customers.put([{ customerId: 'A', domain: 'acme.test', name: 'Acme' }])
      await rapport.runDue()
      const merged = await answersOf(world, id)
      expect(merged.rows).toEqual([0, 0, 0, 0])
      for (const jobsRunBetween of [true, false, true]) {
        const decided = await workspace.identity.undo(id.toUpperCase())
        if (jobsRunBetween) {
          await rapport.runDue()
          expect(await answersOf(world, id)).toEqual(before)
        }
        await workspace.identity.merge(decided.id)
        await rapport.runDue()
        expect(await answersOf(world, id)).toEqual(merged)
      }
      expect(await workspace.identity.pending()).toEqual({ jobs: 0, events: 0 })
    })

    it('leave no contest behind: users of a customer that was rejected do not have a large domain counted again', async () => {
      const { workspace, rows } = await newWorld()
      const put = (n: number, customerId: string) =>
        workspace.users.put([{ userId: `u${n}`, email: `p${n}@acme.test`, customer: { customerId } }])
      const contested = async () => (await rows.get(customerIdentities, [{ customer_key: 'd:acme.test' }]))[0]?.contested
      await workspace.users.put([{ email: 'ann@acme.test' }])
      const { id } = (await workspace.call('svc_get_customer', { customer: 'acme.test' })).customer
      await put(1, 'A')
      await put(2, 'B')
      expect(await contested()).toBe(true)
      await workspace.identity.undo(id)
      expect(await contested()).toBe(false)
      await put(3, 'A')
      expect(await contested()).toBe(false)
      expect((await workspace.identity.merges()).items).toMatchObject([{ id, survivor: { externalId: 'B' } }])
    })

    it('do not end the pages of a timeline: a cursor goes on across a merge and across its undoing', async () => {
      const world = await newWorld({ limits: { inlineMoves: 1 } })
      const { workspace, rapport, now } = world
      const visits = Array.from({ length: 12 }, (_, n) => ({
        type: 'pageview' as const,
        url: 'https://x.test/',
        path: '/',
        timestamp: now - n * 1_000
      }))
      await workspace.ingest({ userIdentity: { email: 'ann@acme.test' }, events: visits })
      const { id } = (await workspace.call('svc_get_customer', { customer: 'acme.test' })).customer
      const all = await world.ids('svc_get_timeline', { customer: id })
      const happens = [
        () => workspace.customers.put([{ customerId: 'A', domain: 'acme.test' }]),
        () => rapport.runDue(),
        () => workspace.identity.undo(id),
        () => rapport.runDue()
      ]
      const between = async (page: number) => {
        if (page % 2 === 0) for (const happen of happens.splice(0, 2)) await happen()
      }
      expect(await world.pages('svc_get_timeline', { customer: id, limit: 2 }, between)).toEqual(all)
      expect(happens).toEqual([])
    })
  })

  /** People, visits, what was said and what is paid: all of acme.test. */
  async function fill({ workspace, rapport, now }: World): Promise<void> {
    const page = (ago: number) => ({ type: 'pageview' as const, url: 'https://x.test/', path: '/', timestamp: now - ago * 1_000 })
    for (const [index, name] of ['ann', 'bob', 'cyd'].entries()) {
      const visits = [page(90 + index), page(80 + index)]
      await workspace.ingest({ userIdentity: { email: `${name}@acme.test` }, events: visits })
    }
    const visitorId = '00000000-0000-4000-8000-0000000000aa'
    await workspace.ingest({ visitorId, userIdentity: { email: 'ann@acme.test' }, events: [page(50)] })
    await workspace.ingest({ visitorId, events: [page(40), page(30), page(20)] })
    await workspace.ingest({ events: [{ type: 'billing', status: 'paid', domain: 'acme.test', timestamp: now - 1_000 }] })
    const occurredAt = new Date(now - 60_000).toISOString()
    await workspace.sources.put([
      {
        sourceType: 'EMAIL',
        externalId: 'named',
        occurredAt,
        customer: { domain: 'acme.test' },
        segments: [{ text: 'Ten purple seats, please.' }]
      },
      {
        sourceType: 'EMAIL',
        externalId: 'contested',
        occurredAt,
        participants: [{ email: 'zed@beta.test' }, { email: 'ann@acme.test' }],
        segments: [{ text: 'Purple, or green.' }]
      },
      {
        sourceType: 'CALL',
        externalId: 'followed',
        occurredAt,
        participants: [{ email: 'bob@acme.test' }],
        segments: [{ text: 'It is purple.' }]
      }
    ])
    const evidence = [{ sourceType: 'EMAIL' as const, sourceId: 'named', quote: 'Ten purple seats' }]
    const named = { externalId: 'x', customer: { domain: 'acme.test' } }
    await workspace.facts.put([{ ...named, assertion: 'They like purple', factType: 'CUSTOM', occurredAt, evidence }])
    const items = [{ amountCents: 1000, interval: 'month' as const }]
    await workspace.subscriptions.put([
      { ...named, status: 'active', currency: 'usd', plan: 'Pro', startedAt: '2026-01-01T00:00:00Z', items }
    ])
    await rapport.runDue()
  }

  /** What the tools answer of a customer, without times at which rows were written, and how many rows name its id. */
  async function answersOf({ workspace, rows }: World, id: string) {
    const where = { customer_id: { eq: id } }
    const answers = await Promise.all([
      workspace.call('svc_get_customer', { customer: id, include: ['users', 'revenue', 'recentTimeline', 'behaviorMetrics'] }),
      workspace.call('svc_get_customer_relationship', { customer: id }),
      workspace.call('svc_list_users', { customerId: id }),
      workspace.call('svc_get_timeline', { customer: id }),
      workspace.call('svc_list_sources', { customer: id }),
      workspace.call('svc_list_facts', { customer: id }),
      workspace.call('svc_search_customer_context', { query: 'purple seats', customer: id }),
      workspace.call('svc_get_customer_features', { customer: id }),
      rows.find(revenueSnapshots, { where })
    ])
    const written = ['createdAt', 'updatedAt']
    const counts = [events, sources, facts, subscriptions].map((table) => rows.count(table, where))
    return {
      answers: JSON.parse(JSON.stringify(answers, (name, value) => (written.includes(name) ? undefined : value))),
      rows: await Promise.all(counts)
    }
  }
}
