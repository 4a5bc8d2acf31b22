import { customers, segmentChanges } from '@rapport/core/src/registry/tables.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { describe, expect, it } from 'vitest'
import { day, minute, type NewWorld, type World } from '../list-tools/world.js'
import { dayAgo, now, putCustomers, putMembers, settle } from './lists-world.js'

/** Segments, from the filter to what is told of them. */
export function testSegments(newWorld: NewWorld): void {
  describe('segments', () => {
    const worldOf = () => newWorld({ clock: new TestClock(now) })
    const quiet = {
      subject: 'customers' as const,
      name: 'Quiet',
      filter: { match: 'all' as const, conditions: [{ field: 'last_activity', op: 'not_in_last_days' as const, value: 14 }] }
    }
    const retail = {
      subject: 'customers' as const,
      name: 'Retail',
      filter: { match: 'all' as const, conditions: [{ field: 'trait:industry', op: 'is' as const, value: 'Retail' }] }
    }
    const membersOf = async ({ workspace }: World, segment: string) =>
      (await workspace.customers.list({ segment })).items.map(({ externalId }) => externalId).sort()
    const act = ({ workspace, clock }: World, customerId: string) =>
      workspace.ingest({
        source: 'server',
        events: [{ type: 'custom', eventName: 'did', timestamp: clock.now() - minute, customerId, userId: `${customerId} 1` }]
      })

    it('are filled when they are made, and have a history of who entered and left', async () => {
      const world = await worldOf()
      const { workspace } = world
      await putCustomers(world, { acme: { industry: 'Retail' }, bolt: { industry: 'Food' } })
      const heard: unknown[] = []
      world.rapport.on('segment.entered', ({ data }) => void heard.push({ entered: data.customerId, name: data.name }), { id: 'entered' })
      world.rapport.on('segment.left', ({ data }) => void heard.push({ left: data.customerId, name: data.name }), { id: 'left' })
      const made = await workspace.segments.create(retail)
      expect(made).toMatchObject({ members: 1, version: 1, filledAt: new Date(now).toISOString() })
      expect(await membersOf(world, made.id)).toEqual(['acme'])
      expect(await membersOf(world, 'retail')).toEqual(['acme'])
      await settle(world)
      expect(heard).toEqual([])

      const [acme = '', bolt = ''] = await putCustomers(world, { acme: { industry: 'Food' }, bolt: { industry: 'Retail' } })
      world.clock.advance(6 * minute)
      await settle(world)
      expect(await membersOf(world, made.id)).toEqual(['bolt'])
      const { items } = await workspace.segments.history(made.id)
      expect(items.map(({ customerId, entered }) => [customerId, entered])).toEqual(
        expect.arrayContaining([
          [bolt, true],
          [acme, false],
          [acme, true]
        ])
      )
      expect(items).toHaveLength(3)
      expect(heard).toEqual(
        expect.arrayContaining([
          { left: acme, name: 'Retail' },
          { entered: bolt, name: 'Retail' }
        ])
      )
      expect(heard).toHaveLength(2)
    })

    it('follow time: whoever falls silent enters, and leaves with the next event', async () => {
      const world = await worldOf()
      await putCustomers(world, { acme: {} })
      await act(world, 'acme')
      const { id } = await world.workspace.segments.create(quiet)
      expect(await membersOf(world, id)).toEqual([])
      world.clock.advance(15 * day)
      await settle(world, 2)
      expect(await membersOf(world, id)).toEqual(['acme'])
      await act(world, 'acme')
      world.clock.advance(6 * minute)
      await settle(world, 2)
      expect(await membersOf(world, id)).toEqual([])
    })

    it('follow billing, terms and health in the commit that changes them', async () => {
      const world = await worldOf()
      const { workspace, rows } = world
      const [acme = ''] = await putCustomers(world, { acme: {} })
      const conditions = [{ field: 'renewal', op: 'in_next_days' as const, value: 60 }]
      const { id } = await workspace.segments.create({ subject: 'customers', name: 'Renews', filter: { match: 'all', conditions } })
      await workspace.contracts.put([
        {
          externalId: 'k1',
          customer: { customerId: 'acme' },
          startsOn: dayAgo(300),
          endsOn: dayAgo(-30),
          amountCents: 1_200_000,
          currency: 'usd'
        }
      ])
      expect(await membersOf(world, id)).toEqual(['acme'])
      const [row] = await rows.get(customers, [{ id: acme }])
      expect(row?.renews_at).toBe(Date.parse(`${dayAgo(-30)}T23:59:59.999Z`))
      world.clock.advance(3 * minute)
      await settle(world)
      const { items } = await workspace.lists.customers({})
      expect(items[0]).toMatchObject({ assessment: expect.any(String), renewsOn: dayAgo(-30), segments: [{ id, name: 'Renews' }] })
    })

    it('are of people, too', async () => {
      const world = await worldOf()
      const { workspace } = world
      await workspace.users.put([
        { userId: 'u1', email: 'ann@acme.com', name: 'Ann', traits: { role: 'admin' } },
        { userId: 'u2', email: 'bob@acme.com', name: 'Bob' }
      ])
      const conditions = [{ field: 'trait:role', op: 'is' as const, value: 'admin' }]
      const { id, members } = await workspace.segments.create({ subject: 'people', name: 'Admins', filter: { match: 'all', conditions } })
      expect(members).toBe(1)
      const { items } = await workspace.users.list({ segment: 'Admins' })
      expect(items.map(({ externalId }) => externalId)).toEqual(['u1'])
      const listed = await workspace.lists.people({ filter: { match: 'all', conditions: [{ field: 'segment', op: 'is_not', value: id }] } })
      expect(listed.items.map(({ externalId }) => externalId)).toEqual(['u2'])
      const stages = await workspace.lists.people({
        filter: { match: 'all', conditions: [{ field: 'stage', op: 'is', value: 'SIGNED_UP' }] }
      })
      expect(stages.pagination.total).toBe(2)
    })

    it('tell the later of two editors, and keep names apart', async () => {
      const world = await worldOf()
      const { segments } = world.workspace
      const made = await segments.create(retail)
      await expect(segments.create({ ...retail, name: 'RETAIL' })).rejects.toMatchObject({ code: 'CONFLICT' })
      const changed = await segments.update(made.id, { version: 1, name: 'Shops' })
      expect(changed).toMatchObject({ version: 2, name: 'Shops', filledAt: made.filledAt })
      await expect(segments.update(made.id, { version: 1, name: 'Stores' })).rejects.toMatchObject({ code: 'CONFLICT' })
      await expect(
        segments.create({
          ...retail,
          name: 'Nested',
          filter: { match: 'all', conditions: [{ field: 'segment', op: 'is', value: made.id }] }
        })
      ).rejects.toThrow('must not be segment')
      await expect(
        segments.create({ ...retail, name: 'Mine', filter: { match: 'all', conditions: [{ field: 'owner', op: 'is', value: 'me' }] } })
      ).rejects.toThrow('the same for everybody')
      await expect(segments.get('00000000-0000-4000-8000-000000000001')).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(world.workspace.customers.list({ segment: 'Nobody' })).rejects.toThrow('input.segment must be the id or the name')
    })

    it('are archived and restored with their members', async () => {
      const world = await worldOf()
      const { segments } = world.workspace
      await putCustomers(world, { acme: { industry: 'Retail' } })
      const { id } = await segments.create(retail)
      expect(await segments.archive(id)).toMatchObject({ members: 0 })
      expect(await segments.list({})).toEqual([])
      await expect(membersOf(world, id)).rejects.toThrow('there is none')
      expect(await segments.restore(id)).toMatchObject({ members: 1, archivedAt: null })
      expect(await world.rows.count(segmentChanges)).toBe(3)
    })

    it('choose the accounts of a signal and the audience of an automation', async () => {
      const world = await worldOf()
      const { workspace } = world
      await putCustomers(world, { acme: { industry: 'Retail' }, bolt: {} })
      const { id } = await workspace.segments.create(retail)
      const definition = { eventNames: ['did'], accounts: { segments: ['Retail'] } }
      const { signal } = await workspace.signals.create({ kind: 'EVENT_MATCH', name: 'Did', definition })
      expect(signal.definition).toMatchObject({ accounts: { segments: [id] } })
      await act(world, 'acme')
      await act(world, 'bolt')
      await settle(world)
      const { items } = await workspace.signals.occurrences(signal.id)
      expect(items).toHaveLength(1)
      const saved = await workspace.automations.create({
        name: 'Tell',
        triggerType: 'SIGNAL_OCCURRENCE',
        signalIds: [signal.id],
        audienceFilter: { segments: ['retail'] }
      })
      expect(saved.automation.audienceFilter).toMatchObject({ segments: [id] })
      await expect(
        workspace.signals.create({
          kind: 'EVENT_MATCH',
          name: 'No',
          definition: { eventNames: ['did'], accounts: { segments: ['nobody'] } }
        })
      ).rejects.toThrow('segments[0] must be the id or the name')
    })

    it('keep to their organization', async () => {
      const one = await worldOf()
      const other = await worldOf()
      const { id } = await one.workspace.segments.create(retail)
      await expect(other.workspace.segments.get(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect(await other.workspace.segments.list({})).toEqual([])
      const [ana] = await putMembers(one)
      const view = await one.workspace.views.create({ subject: 'customers', name: 'All', definition: {}, shared: true }, { actor: ana })
      await expect(other.workspace.views.get(view.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })
  })
}
