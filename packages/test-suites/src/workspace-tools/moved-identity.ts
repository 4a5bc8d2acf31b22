import type { IngestEvent } from '@rapport/core/src/ingest/ingest-batch.js'
import { customers, merges, users } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import { day, type NewWorld } from '../list-tools/world.js'

/** What was known stays as it was when events and users go to others. */
export function testMovedIdentity(newWorld: NewWorld): void {
  describe('moved identity', () => {
    it('a first touch among more page views of one millisecond than a page has is the same after others were moved away', async () => {
      const { workspace, rows, clock } = await newWorld()
      const now = clock.now()
      const visitorId = '00000000-0000-4000-8000-0000000000aa'
      const send = (userId: string | undefined, events: IngestEvent[]) =>
        workspace.ingest({ visitorId, ...(userId && { userIdentity: { userId } }), events })
      const page = { type: 'pageview' as const, url: 'https://x.test/', path: '/' }
      const uuid = (n: number) => `00000000-0000-4000-8000-${n.toString().padStart(12, '0')}`
      const crowd = Array.from({ length: 1_100 }, (_, n) => ({
        ...page,
        uuid: uuid(n),
        timestamp: now - 9_000,
        // The last to be read is the one that counts: the smallest channel of an instant.
        referrer: n === 1_099 ? '' : 'https://partner.test/'
      }))
      for (let from = 0; from < crowd.length; from += 100) await send('ann', crowd.slice(from, from + 100))
      await send(undefined, [{ ...page, uuid: uuid(5_000), timestamp: now - 7_000 }])
      const touch = async () => {
        const [ann] = await rows.find(users, { where: { external_id: { eq: 'ann' } } })
        return [ann?.first_channel, ann?.last_activity_at]
      }
      expect(await touch()).toEqual(['direct', now - 7_000])
      await send('bob', [{ type: 'identify', timestamp: now - 8_000 }])
      expect(await touch()).toEqual(['direct', now - 9_000])
    })

    it('leaves a customer nothing of the events that it was only guessed to own', async () => {
      const { workspace, rows, clock } = await newWorld()
      const ago = (days: number) => clock.now() - days * day
      const email = 'cy@beta.test'
      const identify = (customerId: string, timestamp: number) => ({ type: 'identify' as const, customerId, timestamp })
      await workspace.ingest({ userIdentity: { email }, events: [identify('C', ago(20))] })
      const mail = { sourceType: 'EMAIL' as const, externalId: 'm', occurredAt: ago(9), participants: [{ email }] }
      await workspace.sources.put([mail])
      const paid = { type: 'billing' as const, status: 'paid' as const, timestamp: ago(7) }
      const used = { type: 'custom' as const, eventName: 'used', timestamp: ago(6) }
      await workspace.ingest({ userIdentity: { email }, events: [identify('A', ago(15)), paid, used] })
      const found = await rows.find(customers)
      const rollups = found.map(({ external_id, billing_status, last_activity_at }) => [external_id, billing_status, last_activity_at])
      expect(rollups.sort()).toEqual([
        ['A', 'PAYING', ago(6)],
        ['C', 'NONE', null]
      ])
    })

    describe('the id of a customer that was inferred', () => {
      const ann = (email: string, timestamp: number) => ({
        userIdentity: { userId: 'ann', email },
        events: [{ type: 'identify' as const, timestamp }]
      })

      /** Ann at acme.test, the id of the customer that follows from it, and what may happen then. */
      async function inferred() {
        const { workspace, call, clock } = await newWorld()
        const identified = (email: string, at: number) => workspace.ingest(ann(email, at))
        await identified('a@acme.test', clock.now() - 9_000)
        const { customer } = await workspace.call('svc_get_customer', { customer: 'acme.test' })
        return {
          leaves: () => identified('a@beta.test', clock.now() - 5_000),
          claims: async (customerId: string) => (await workspace.customers.put([{ customerId, domain: 'acme.test' }]))[0]?.id,
          lets: (customerId: string) => workspace.customers.put([{ customerId, domain: 'other.test' }]),
          leadsTo: async () => {
            const { status, body } = await call('svc_get_customer', { customer: customer.id })
            return status === 200 ? Object(body).customer.id : status
          }
        }
      }

      it('leads to whoever owns the domain, whether its last user left before or after that', async () => {
        const before = await inferred()
        const owner = await before.claims('A')
        await before.leaves()
        expect(await before.leadsTo()).toBe(owner)
        const after = await inferred()
        await after.leaves()
        expect(await after.leadsTo()).toBe(404)
        const first = await after.claims('A')
        expect(await after.leadsTo()).toBe(first)
        await after.lets('A')
        expect(await after.leadsTo()).toBe(404)
        const next = await after.claims('B')
        expect(await after.leadsTo()).toBe(next)
      })

      it('is not recorded of customers that nobody was ever shown', async () => {
        const { workspace, rows } = await newWorld()
        await workspace.customers.put([{ customerId: 'A', domain: 'acme.test' }])
        await workspace.customers.put([{ customerId: 'B', domain: 'acme.test' }])
        await workspace.ingest(ann('a@acme.test', 1_700_000_000_000))
        expect(await rows.count(merges)).toBe(0)
      })
    })
  })
}
