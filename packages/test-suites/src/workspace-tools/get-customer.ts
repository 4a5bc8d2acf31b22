import { customers, events, merges, users } from '@rapport/core/src/registry/tables.js'
import { customer, event, id, user } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import { day, type NewWorld } from '../list-tools/world.js'

const tool = 'svc_get_customer'

/** What svc_get_customer answers, by itself and for each part. */
export function testGetCustomer(newWorld: NewWorld): void {
  describe(tool, () => {
    async function worldOfAcme(columns: Parameters<typeof customer>[0] = {}) {
      const world = await newWorld()
      const named = { external_id: 'acme', name: 'Acme', name_key: 'acme', domain: 'acme.test' }
      await world.rows.insert(customers, [customer({ id: id(1), ...named, ...columns })])
      const read = (input: Parameters<typeof world.workspace.call<typeof tool>>[1]) => world.workspace.call(tool, input)
      return { ...world, read }
    }

    it('answers the customer with its owner, and no part that was not asked for', async () => {
      const times = { activated_at: 1, first_seen_at: 2, last_activity_at: 3 }
      const { workspace, read } = await worldOfAcme({ ...times, billing_status: 'PAYING', owner_id: 'm1' })
      await workspace.members.put([{ id: 'm1', email: 'ann@w.test', name: 'Ann' }])
      expect(await read({ customer: 'acme' })).toEqual({
        customer: {
          id: id(1),
          name: 'Acme',
          domain: 'acme.test',
          billingStatus: 'PAYING',
          activatedAt: '1970-01-01T00:00:00.001Z',
          firstSeenAt: '1970-01-01T00:00:00.002Z',
          lastActivityAt: '1970-01-01T00:00:00.003Z',
          owner: { id: 'm1', email: 'ann@w.test', name: 'Ann' }
        }
      })
    })

    it('finds the customer by id, merged id, customerId, domain, and name in any case', async () => {
      const { rows, read } = await worldOfAcme()
      await rows.insert(merges, [{ from_id: id(2), into_id: id(1), entity: 'customer', reason: 'test', at: 1 }])
      for (const named of [id(1), id(2), 'acme', 'ACME.test', 'aCME']) {
        expect((await read({ customer: named })).customer.id).toBe(id(1))
      }
    })

    it('takes a long name for exact only when all of it is', async () => {
      const { workspace, read } = await worldOfAcme()
      const begin = 'L'.repeat(256)
      await workspace.customers.put([
        { customerId: 'a', name: `${begin}A` },
        { customerId: 'e', name: `${begin}\u00c9` },
        { customerId: 'twin', name: `${begin}z` },
        { customerId: 'other twin', name: `${begin}Z` }
      ])
      expect(await read({ customer: `${begin}a` })).toMatchObject({ customer: { name: `${begin}A` } })
      expect(await read({ customer: `${begin}e\u0301` })).toMatchObject({ customer: { name: `${begin}\u00c9` } })
      await expect(read({ customer: `${begin}B` })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(read({ customer: begin })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(read({ customer: `${begin}Z` })).rejects.toMatchObject({ code: 'CONFLICT' })
    })

    it('answers 404 for nobody, 409 for a name that several have, 400 for what it does not know', async () => {
      const { rows, call } = await worldOfAcme()
      await rows.insert(customers, [customer({ id: id(2), name: 'ACME', name_key: 'acme' })])
      const status = async (input: object) => (await call(tool, input)).status
      expect(await status({ customer: 'Other' })).toBe(404)
      expect(await status({ customer: 'Acme' })).toBe(409)
      expect(await status({ customer: 'acme', include: ['nothing'] })).toBe(400)
      expect(await status({ customer: 'acme', timeframe: 'all' })).toBe(400)
      expect(await status({ customer: '' })).toBe(400)
      expect(await status({ customer: 'x'.repeat(501) })).toBe(400)
      expect(await status({})).toBe(400)
      expect(await status({ customer: 'acme', unknown: 1 })).toBe(200)
    })

    it('lists up to 100 users, the most recently active first and those never active last', async () => {
      const { rows, read, now } = await worldOfAcme()
      const numbers = Array.from({ length: 104 }, (_, index) => index + 1)
      const activity = (n: number) => (n > 95 ? null : now - n * 1000)
      await rows.insert(
        users,
        numbers.map((n) => user({ id: id(n), customer_id: id(1), email: `u${n}@acme.test`, last_activity_at: activity(n) }))
      )
      await rows.insert(users, [user({ id: id(200), customer_id: id(2), last_activity_at: now })])
      const { users: found = [] } = await read({ customer: 'acme', include: ['users'] })
      expect(found.length).toBe(100)
      expect(found[0]).toEqual({
        id: id(1),
        email: 'u1@acme.test',
        name: null,
        journeyStage: 'DISCOVERED',
        lastActivityAt: new Date(now - 1000).toISOString()
      })
      expect(found.slice(0, 95).map((each) => each.id)).toEqual(numbers.slice(0, 95).map(id))
      expect(found.slice(95).every((each) => each.lastActivityAt === null)).toBe(true)
    })

    it('shows the last 20 events of the timeframe, the newest first', async () => {
      const { rows, read, now } = await worldOfAcme()
      await rows.insert(users, [user({ id: id(8), email: 'ann@acme.test' })])
      const numbers = Array.from({ length: 25 }, (_, index) => index + 1)
      await rows.insert(
        events,
        numbers.map((n) => event({ event_id: id(n), customer_id: id(1), occurred_at: now - n, title: `t${n}`, user_id: id(8) }))
      )
      await rows.insert(events, [event({ event_id: id(99), customer_id: id(1), occurred_at: now - 10 * day })])
      const { recentTimeline = [] } = await read({ customer: 'acme', include: ['recentTimeline'] })
      expect(recentTimeline.map(({ title }) => title)).toEqual(numbers.slice(0, 20).map((n) => `t${n}`))
      const occurredAt = new Date(now - 1).toISOString()
      expect(recentTimeline[0]).toEqual({ type: 'PAGE_VIEW', title: 't1', contact: 'ann@acme.test', occurredAt })
      await rows.remove(events, { customer_id: { eq: id(1) }, occurred_at: { gte: now - day } })
      expect((await read({ customer: 'acme', include: ['recentTimeline'], timeframe: '7d' })).recentTimeline).toEqual([])
      expect((await read({ customer: 'acme', include: ['recentTimeline'], timeframe: '14d' })).recentTimeline?.length).toBe(1)
    })

    it('measures activity, its users, and the last email and meeting of the timeframe', async () => {
      const { rows, read, now } = await worldOfAcme()
      const none = { activityCount: 0, activeUsers: 0, lastEmailAt: null, lastMeetingAt: null }
      expect((await read({ customer: 'acme', include: ['behaviorMetrics'] })).behaviorMetrics).toEqual(none)
      const kinds = [
        { user_id: id(7) },
        { user_id: id(8), channel: 'SUPPORT', type: 'SUPPORT_TICKET_CREATED' },
        { user_id: id(8), channel: 'COMMUNICATION', type: 'EMAIL_RECEIVED' },
        { user_id: id(8), channel: 'COMMUNICATION', type: 'EMAIL_SENT' },
        { user_id: null, channel: 'COMMUNICATION', type: 'SLACK_MESSAGE' },
        { user_id: id(8), channel: 'MEETING', type: 'MEETING_COMPLETED' },
        { user_id: id(9), channel: 'IDENTITY', type: 'IDENTIFY' },
        { user_id: id(9), channel: 'BILLING', type: 'BILLING_STATUS_CHANGED' },
        { user_id: id(9), customer_id: id(2) }
      ]
      const at = (index: number) => now - (10 - index) * day
      await rows.insert(
        events,
        kinds.map((kind, index) => event({ event_id: id(index + 1), customer_id: id(1), occurred_at: at(index), ...kind }))
      )
      const metrics = async (timeframe: '7d' | '14d') =>
        (await read({ customer: 'acme', include: ['behaviorMetrics'], timeframe })).behaviorMetrics
      const iso = (index: number) => new Date(at(index)).toISOString()
      expect(await metrics('14d')).toEqual({ activityCount: 6, activeUsers: 2, lastEmailAt: iso(3), lastMeetingAt: iso(5) })
      expect(await metrics('7d')).toMatchObject({ activityCount: 3, activeUsers: 1, lastEmailAt: iso(3) })
    })

    it('has as last meeting the last of the channel, one of a calendar when its time has come', async () => {
      const { rows, workspace, now, clock } = await newWorld()
      const [acme] = await workspace.customers.put([{ customerId: 'acme' }])
      const booked = { channel: 'MEETING', type: 'MEETING_REQUESTED', occurred_at: now - day }
      await rows.insert(events, [event({ event_id: id(1), customer_id: acme?.id ?? '', ...booked })])
      const soon = now + 30_000
      await workspace.sources.put([
        { sourceType: 'CALENDAR_EVENT', externalId: 'soon', occurredAt: soon, customer: { customerId: 'acme' } }
      ])
      const metrics = async () => (await workspace.call(tool, { customer: 'acme', include: ['behaviorMetrics'] })).behaviorMetrics
      expect(await metrics()).toMatchObject({ activityCount: 1, lastMeetingAt: new Date(now - day).toISOString() })
      clock.advance(30_000)
      expect(await metrics()).toMatchObject({ activityCount: 2, lastMeetingAt: new Date(soon).toISOString() })
    })

    it('tells what the customer pays, and that it is not enriched', async () => {
      const { read } = await worldOfAcme({ mrr_cents: 1200, mrr_status: 'calculated', active_subscription_count: 2 })
      const { revenue, enrichment } = await read({ customer: 'acme', include: ['revenue', 'enrichment', 'revenue'] })
      expect(revenue).toEqual({ currentMrr: 1200, mrrCalculationStatus: 'calculated', lifetimeRevenue: 0, activeSubscriptions: 2 })
      const nothing = { provider: null, providerEntityId: null, summary: null, match: null, error: null }
      const never = { lastSuccessfulRefreshAt: null, lastAttemptAt: null, expiresAt: null }
      expect(enrichment).toEqual({ status: 'MISSING', ...nothing, ...never })
    })

    it('answers each caller an enrichment of its own, which it may write into', async () => {
      const mine = await worldOfAcme()
      const theirs = await worldOfAcme()
      const enrichmentOf = async ({ read }: typeof mine) => (await read({ customer: 'acme', include: ['enrichment'] })).enrichment
      Object.assign((await enrichmentOf(mine)) ?? {}, { status: 'FRESH', summary: { name: 'Acme' } })
      expect(await enrichmentOf(theirs)).toMatchObject({ status: 'MISSING', summary: null })
      expect(await enrichmentOf(mine)).toMatchObject({ status: 'MISSING', summary: null })
    })
  })
}
