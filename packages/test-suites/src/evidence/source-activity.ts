import { resources } from '@rapport/core/src/registry/resources.js'
import { jobs, sources } from '@rapport/core/src/registry/tables.js'
import { removeSources } from '@rapport/core/src/sources/remove-sources.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day, endOrganization, minute } from '../list-tools/world.js'
import type { EvidenceWorld, EvidenceWorlds } from './evidence-world.js'

async function remove(world: EvidenceWorld, ...externalIds: string[]): Promise<void> {
  const { organizationId } = world.rows
  const ids = (await world.rows.find(sources, { where: { external_id: { in: externalIds } } })).map(({ id }) => id)
  await world.groupTransaction([organizationId], { settle: (of) => removeSources(of(organizationId), ids, systemIds(), world.clock.now()) })
}

/** When a customer was active last, by its sources and events. */
export function testSourceActivity(newWorld: EvidenceWorlds): void {
  describe("a customer's last activity", () => {
    const customer = { customerId: 'acme' }
    const lastActivity = async (world: EvidenceWorld, named = 'acme') =>
      (await world.workspace.call('svc_get_customer', { customer: named })).customer.lastActivityAt
    const ago = (world: EvidenceWorld, days: number) => world.clock.now() - days * day

    it('is its last email, meeting or ticket, and no record', async () => {
      const world = await newWorld()
      expect(await lastActivity(world)).toBe(null)
      await world.putSources({ externalId: 'a', customer, sourceType: 'CRM' }, { externalId: 'b', customer, sourceType: 'PERSON_PROFILE' })
      expect(await lastActivity(world)).toBe(null)
      await world.putSources(
        { externalId: 'c', customer, occurredAt: ago(world, 3) },
        { externalId: 'd', customer, occurredAt: ago(world, 5) }
      )
      expect(await lastActivity(world)).toBe(world.iso(-3 * day))
      expect(await world.world.ids('svc_list_customers', { hasActivityInLast: '7d' })).toHaveLength(1)
      await world.putSources({ externalId: 'd', customer, sourceType: 'SUPPORT_TICKET', occurredAt: ago(world, 1) })
      expect(await lastActivity(world)).toBe(world.iso(-day))
    })

    it('follows a source that changes its time or customer, or is removed; events stay what they were', async () => {
      const world = await newWorld()
      const event = { type: 'custom' as const, eventName: 'x', timestamp: ago(world, 9), url: 'server://x', customerId: 'acme' }
      await world.workspace.ingest({ source: 'server', events: [{ ...event, uuid: '6f2b1f7e-6c62-4a3d-9d0f-0f8f4f1d2a11' }] })
      expect(await lastActivity(world)).toBe(world.iso(-9 * day))
      await world.putSources(
        { externalId: 'a', customer, occurredAt: ago(world, 1) },
        { externalId: 'b', customer, occurredAt: ago(world, 4) }
      )
      await world.putSources({ externalId: 'a', customer, occurredAt: ago(world, 2) })
      expect(await lastActivity(world)).toBe(world.iso(-2 * day))
      await world.putSources({ externalId: 'a', customer: { customerId: 'beta' }, occurredAt: ago(world, 2) })
      expect([await lastActivity(world), await lastActivity(world, 'beta')]).toEqual([world.iso(-4 * day), world.iso(-2 * day)])
      await remove(world, 'a', 'b')
      expect([await lastActivity(world), await lastActivity(world, 'beta')]).toEqual([world.iso(-9 * day), null])
    })

    it('moves with the domain that its sources name', async () => {
      const world = await newWorld()
      await world.putSources({ externalId: 'a', participants: [{ email: 'joe@beta.test' }], occurredAt: ago(world, 1) })
      expect(await lastActivity(world, 'beta.test')).toBe(world.iso(-day))
      await world.workspace.customers.put([{ customerId: 'b', domain: 'beta.test' }])
      expect(await lastActivity(world, 'b')).toBe(world.iso(-day))
      await world.workspace.customers.put([{ customerId: 'b', domain: 'gamma.test' }])
      expect([await lastActivity(world, 'b'), await lastActivity(world, 'beta.test')]).toEqual([null, world.iso(-day)])
    })

    it.each([
      ['another source of its customer is removed', 'beta.test', (world: EvidenceWorld) => remove(world, 'b')],
      ['its domain moves', 'b', (world: EvidenceWorld) => world.workspace.customers.put([{ customerId: 'b', domain: 'beta.test' }])]
    ])('takes in a meeting that a process whose clock is ahead has counted already, when %s meanwhile', async (_, named, change) => {
      const world = await newWorld()
      const { organizationId } = world.rows
      const said = (sourceType: 'EMAIL' | 'CALENDAR_EVENT', externalId: string, later: number) => {
        return { sourceType, externalId, participants: [{ email: 'joe@beta.test' }], occurredAt: world.clock.now() + later }
      }
      const planned = [said('CALENDAR_EVENT', 'a', 2 * minute), said('EMAIL', 'b', 3 * minute)]
      const ahead = world.clock.now() + 5 * minute
      const write = await resources.sources.put(world.rows, planned)
      await world.groupTransaction([organizationId], { settle: (of) => write(of(organizationId), systemIds(), ahead, 5_000) })
      expect(await lastActivity(world, 'beta.test')).toBe(world.iso(3 * minute))
      await change(world)
      expect(await lastActivity(world, named)).toBe(null)
      world.clock.advance(2 * minute)
      await world.world.rapport.runDue()
      expect(await lastActivity(world, named)).toBe(world.iso())
    })

    it('takes in a meeting when its time has come', async () => {
      const world = await newWorld()
      await world.putSources({ externalId: 'a', customer, sourceType: 'CALENDAR_EVENT', occurredAt: world.clock.now() + day })
      await world.world.rapport.runDue()
      expect(await lastActivity(world)).toBe(null)
      world.clock.advance(day)
      await world.world.rapport.runDue()
      expect(await lastActivity(world)).toBe(world.iso())
      expect(await world.rows.count(jobs, { kind: { eq: 'source_activity' } })).toBe(0)
    })
  })

  describe('members and accounts that are put after their emails', () => {
    it('are no customers any more, and have sent what they sent', async () => {
      const world = await newWorld()
      const from = (email: string) => ({ email, role: 'from' })
      await world.putSources(
        {
          externalId: 'a',
          participants: [from('new@colleague.test'), { email: 'x@colleague.test' }, { email: 'ann@acme.test', role: 'to' }]
        },
        {
          externalId: 'b',
          participants: [from('new@colleague.test'), { email: 'y@colleague.test' }, { email: 'joe@beta.test', role: 'to' }]
        },
        { externalId: 'c', participants: [from('x@colleague.test')], segments: [{ text: 'Hello' }] },
        { externalId: 'd', customer: { domain: 'gamma.test' }, participants: [from('new@colleague.test')] }
      )
      const all = async () => Promise.all([...'abcd'].map((sourceId) => world.customerOf(sourceId)))
      expect(await all()).toEqual(['Acme', 'colleague.test', 'colleague.test', 'gamma.test'])
      await world.workspace.members.put([{ email: 'New@Colleague.test', name: 'New' }])
      await world.world.rapport.runDue()
      expect(await all()).toEqual(['Acme', 'beta.test', null, 'gamma.test'])
      const types = (await world.rows.find(sources, { orderBy: { column: 'occurred_at', direction: 'asc' } })).map(
        ({ external_id, event_type }) => `${external_id} ${event_type}`
      )
      expect(types.sort()).toEqual(['a EMAIL_SENT', 'b EMAIL_SENT', 'c EMAIL_RECEIVED', 'd EMAIL_SENT'])
      expect((await world.source('c')).record.segments).toMatchObject([{ text: 'Hello' }])
      expect((await world.call('svc_get_customer', { customer: 'colleague.test' })).status).toBe(404)
    })

    it('take an email of two companies that the other one had, though nothing named their domain', async () => {
      const world = await newWorld()
      await world.putSources({ externalId: 'a', participants: [{ email: 'ann@alpha.test' }, { email: 'joe@beta.test' }] })
      expect(await world.customerOf('a')).toBe('alpha.test')
      await world.workspace.customers.put([{ customerId: 'b', domain: 'beta.test', name: 'Beta' }])
      await world.world.rapport.runDue()
      expect(await world.customerOf('a')).toBe('Beta')
    })

    it('leave sources where they would be had they been put before', async () => {
      const world = await newWorld()
      const domains = ['alpha.test', 'beta.test', 'gamma.test', 'delta.test'] as const
      const domain = fc.constantFrom(...domains)
      const source = fc.record({ domains: fc.array(domain, { maxLength: 4 }), isFromFirst: fc.boolean() })
      const step = fc.oneof(
        fc.record({ source }),
        fc.record({ account: domain }),
        fc.record({ member: fc.tuple(fc.constantFrom('a', 'b'), domain) }),
        fc.record({ user: domain })
      )
      const order = fc
        .uniqueArray(step, { minLength: 2, maxLength: 9, selector: (each) => JSON.stringify(each) })
        .chain((steps) => fc.tuple(fc.constant(steps), fc.shuffledSubarray(steps, { minLength: steps.length, maxLength: steps.length })))
      await fc.assert(
        fc.asyncProperty(order, async ([one, other]) => {
          const outcome = async (steps: typeof one) => {
            const { id } = await world.world.rapport.organizations.create({ name: 'Order' })
            const workspace = world.world.rapport.organization(id)
            for (const each of steps) {
              if ('source' in each) {
                const emails = each.source.domains.map((name, index) => `${index % 2 ? 'a' : 'b'}@${name}`)
                const participants = emails.map((email, index) => ({ email, role: each.source.isFromFirst && index === 0 ? 'from' : 'to' }))
                await workspace.sources.put([{ sourceType: 'EMAIL', externalId: JSON.stringify(each), occurredAt: 5, participants }])
              }
              if ('account' in each) await workspace.customers.put([{ customerId: each.account, domain: each.account }])
              if ('member' in each) await workspace.members.put([{ email: each.member.join('@'), name: 'M' }])
              if ('user' in each) await workspace.users.put([{ email: `u@${each.user}` }])
            }
            await world.world.rapport.runDue()
            const { items } = await workspace.call('svc_list_sources', {})
            const rows = await world.store.organization(id).find(sources)
            const types = new Map(rows.map(({ external_id, event_type }) => [external_id, event_type]))
            const told = items.map(({ sourceId, customer }) => [sourceId, customer?.name ?? null, types.get(sourceId)])
            const { items: customers } = await workspace.call('svc_list_customers', {})
            await endOrganization(world.store, id)
            return { sources: told.sort(), customers: customers.map(({ name, domain: named }) => [name, named]).sort() }
          }
          expect(await outcome(other)).toEqual(await outcome(one))
        }),
        { numRuns: 12 }
      )
    })
  })
}
