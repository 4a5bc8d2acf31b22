import { customers, events, merges, users } from '@rapport/core/src/registry/tables.js'
import { customer, event, id, user } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import { day, type NewWorld } from '../list-tools/world.js'

/** The activation event: what it stamps, when it is set, changed, and backfilled. */
export function testActivation(newWorld: NewWorld): void {
  describe('activation', () => {
    async function worldOf() {
      const world = await newWorld()
      const { workspace, clock } = world
      const stamps = async (customerId: string) => {
        const { items } = await workspace.call('svc_list_customers', {})
        const [found] = await workspace.call('svc_list_users', { customerId }).then((page) => page.items)
        const row = await world.rows.find(users, { where: { id: { eq: found?.id ?? id(9) } } })
        const time = (iso: string | null | undefined) => (iso ? Date.parse(iso) - clock.now() : null)
        const [user] = row
        return {
          customer: time(items.find(({ domain }) => domain === `${customerId}.test`)?.activatedAt),
          user: user?.activated_at ? user.activated_at - clock.now() : null
        }
      }
      return {
        ...world,
        stamps,
        set: (eventName: string | null) => workspace.call('svc_update_customer_activation', { eventName }),
        /** An event of the one user of a customer. */
        send: (customerId: string, eventName: string, at: number, type = 'custom') =>
          workspace.ingest({
            source: 'server',
            userIdentity: { userId: `u-${customerId}` },
            customerIdentity: { customerId, customerTraits: { domain: `${customerId}.test` } },
            events: [{ type: type as 'custom', eventName, timestamp: clock.now() + at, url: 'server://x' }]
          })
      }
    }

    it('is off at first; setting it says whether that changed anything', async () => {
      const { workspace, set } = await worldOf()
      const read = async () => (await workspace.call('svc_get_customer_activation', {})).activation
      expect(await read()).toEqual({ eventName: null })
      expect(await set('exported')).toEqual({ activation: { eventName: 'exported' }, changed: true })
      expect(await set('exported')).toEqual({ activation: { eventName: 'exported' }, changed: false })
      expect(await read()).toEqual({ eventName: 'exported' })
      expect(await set(null)).toEqual({ activation: { eventName: null }, changed: true })
      expect(await set(null)).toMatchObject({ changed: false })
    })

    it('stamps user and customer with the first match by its own time, in whatever order they come', async () => {
      const { set, send, stamps } = await worldOf()
      await set('exported')
      await send('a', 'opened', -9000)
      expect(await stamps('a')).toEqual({ customer: null, user: null })
      await send('a', 'exported', -3000)
      expect(await stamps('a')).toEqual({ customer: -3000, user: -3000 })
      await send('a', 'exported', -1000)
      await send('a', 'exported', -5000)
      expect(await stamps('a')).toEqual({ customer: -5000, user: -5000 })
    })

    it('matches the exact name of custom events alone', async () => {
      const { set, send, stamps } = await worldOf()
      await set('pageview')
      await send('a', 'pageview', -5, 'pageview')
      await send('a', 'Pageview', -4)
      await send('a', ' pageview', -3)
      expect(await stamps('a')).toEqual({ customer: null, user: null })
      await send('a', 'pageview', -2)
      expect(await stamps('a')).toEqual({ customer: -2, user: -2 })
    })

    it('holds for what comes in after it was set, and switching it off keeps the stamps', async () => {
      const { set, send, stamps } = await worldOf()
      await send('a', 'exported', -9000)
      await set('exported')
      await send('b', 'exported', -8000)
      await set(null)
      await send('c', 'exported', -7000)
      expect(await stamps('a')).toMatchObject({ customer: null })
      expect(await stamps('b')).toEqual({ customer: -8000, user: -8000 })
      expect(await stamps('c')).toMatchObject({ customer: null })
    })

    it('an anonymous match activates whoever its visitor turns out to be', async () => {
      const { set, workspace, ask } = await worldOf()
      await set('exported')
      const visitorId = id(77)
      const at = { url: 'https://x.test/', path: '/' }
      await workspace.ingest({ visitorId, events: [{ type: 'custom', eventName: 'exported', ...at }] })
      await workspace.ingest({ visitorId, events: [{ type: 'identify', email: 'ann@acme.test', ...at }] })
      expect((await ask('svc_list_users')).items).toMatchObject([{ email: 'ann@acme.test', journeyStage: 'ACTIVATED' }])
      expect((await ask('svc_list_customers')).items[0]?.activatedAt).not.toBeNull()
    })

    it('a backfill stamps what was stored before, within its days, and changes nothing when it runs again', async () => {
      const { set, send, stamps, workspace } = await worldOf()
      await send('a', 'exported', -3 * day)
      await send('a', 'exported', -2 * day)
      await send('b', 'exported', -20 * day)
      await send('c', 'opened', -1 * day)
      await set('exported')
      expect(await workspace.activation.backfill({ days: 7 })).toEqual({ eventName: 'exported', markedEvents: 2 })
      expect(await stamps('a')).toEqual({ customer: -3 * day, user: -3 * day })
      expect(await stamps('b')).toEqual({ customer: null, user: null })
      expect(await workspace.activation.backfill({ days: 7 })).toMatchObject({ markedEvents: 0 })
      expect(await workspace.activation.backfill({ days: 30 })).toMatchObject({ markedEvents: 1 })
      expect(await stamps('b')).toEqual({ customer: -20 * day, user: -20 * day })
      expect(await stamps('c')).toEqual({ customer: null, user: null })
    })

    it('a backfill of many pages reaches them all, and goes on beside ingest', async () => {
      const { set, send, stamps, workspace, rows, now } = await worldOf()
      await rows.insert(customers, [customer({ id: id(1), domain: 'z.test' })])
      await rows.insert(users, [user({ id: id(2), customer_id: id(1) })])
      const many = Array.from({ length: 1203 }, (_, index) => ({ event_id: id(1000 + index), occurred_at: now - 5000 - (index % 7) }))
      const owned = { type: 'CUSTOM', event_name: 'exported', customer_id: id(1), user_id: id(2) }
      await rows.insert(
        events,
        many.map((columns) => event({ ...owned, ...columns }))
      )
      await set('exported')
      const [{ markedEvents }] = await Promise.all([workspace.activation.backfill({ days: 1 }), send('b', 'exported', -100)])
      expect(markedEvents).toBe(1203)
      expect(await rows.count(events, { activating: { eq: true } })).toBe(1204)
      const [row] = await rows.get(users, [{ id: id(2) }])
      expect(row?.activated_at).toBe(now - 5006)
      expect(await stamps('b')).toMatchObject({ user: -100 })
    })

    it('a backfill makes nobody of whom events still name after a merge', async () => {
      const { set, workspace, rows, now } = await worldOf()
      const gone = { customer_id: id(1), user_id: id(2) }
      await rows.insert(users, [user({ id: id(3) })])
      await rows.insert(merges, [{ from_id: id(2), into_id: id(3), entity: 'user', reason: 'test', at: 1 }])
      const happened = { type: 'CUSTOM', event_name: 'exported', occurred_at: now - 5 }
      await rows.insert(events, [event({ event_id: id(10), ...happened, ...gone })])
      await set('exported')
      expect(await workspace.activation.backfill({ days: 1 })).toMatchObject({ markedEvents: 1 })
      expect((await rows.find(users, {})).map((row) => row.id)).toEqual([id(3)])
      expect(await rows.count(customers)).toBe(0)
    })

    it('a backfill needs whole days and an activation event', async () => {
      const { workspace, set } = await worldOf()
      await expect(workspace.activation.backfill({ days: 7 })).rejects.toMatchObject({ code: 'CONFLICT' })
      await set('exported')
      for (const days of [0, -1, 1.5, Number.NaN]) {
        await expect(workspace.activation.backfill({ days })).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
      }
      expect(await workspace.activation.backfill({ days: 1e9 })).toMatchObject({ markedEvents: 0 })
    })

    it('takes event names of 1 to 191 characters, and null', async () => {
      const { call } = await worldOf()
      for (const input of [{}, { eventName: '' }, { eventName: 'x'.repeat(192) }, { eventName: 7 }]) {
        expect((await call('svc_update_customer_activation', input)).status).toBe(400)
      }
    })
  })
}
