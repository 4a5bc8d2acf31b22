import { previewActivation } from '@rapport/core/src/activation/preview-activation.js'
import { customers, events, merges, users } from '@rapport/core/src/registry/tables.js'
import { customer, event, id, user } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import { day, type NewWorld } from '../list-tools/world.js'

const tool = 'svc_preview_customer_activation'

/** Whom an activation event would activate. */
export function testPreview(newWorld: NewWorld): void {
  describe(tool, () => {
    async function worldOf(rows: (now: number) => Parameters<typeof event>[0][]) {
      const world = await newWorld()
      const named = { type: 'CUSTOM', event_name: 'exported' }
      const all = rows(world.now).map((columns, index) => event({ event_id: id(index + 1), ...named, ...columns }))
      await world.rows.insert(events, all)
      const preview = async (input: { lookbackDays?: number; exampleLimit?: number } = {}) =>
        (await world.workspace.call(tool, { eventName: 'exported', ...input })).preview
      return { ...world, preview }
    }

    it('counts events, customers and contacts, told apart by whether they are activated, with the first matches as examples', async () => {
      const world = await worldOf((now) => [
        { occurred_at: now - 5, customer_id: id(1), user_id: id(11) },
        { occurred_at: now - 9, customer_id: id(1), user_id: id(12) },
        { occurred_at: now - 7, customer_id: id(2), user_id: id(13) },
        { occurred_at: now - 3, customer_id: null, user_id: null },
        { occurred_at: now - 31 * day, customer_id: id(3), user_id: id(14) },
        { occurred_at: now - 2, customer_id: id(3), user_id: id(14), event_name: 'Exported' },
        { occurred_at: now - 2, customer_id: id(3), user_id: id(14), type: 'PAGE_VIEW' }
      ])
      await world.rows.insert(customers, [
        customer({ id: id(1), name: 'Acme', domain: 'acme.test' }),
        customer({ id: id(2), external_id: 'two', activated_at: 1 }),
        customer({ id: id(3) })
      ])
      await world.rows.insert(users, [
        user({ id: id(11) }),
        user({ id: id(12), activated_at: 1 }),
        user({ id: id(13) }),
        user({ id: id(14) })
      ])
      const iso = (ago: number) => new Date(world.now - ago).toISOString()
      expect(await world.preview()).toEqual({
        eventName: 'exported',
        evaluatedFrom: iso(30 * day),
        evaluatedTo: iso(0),
        evaluatedEventCount: 4,
        matchedCustomerCount: 2,
        alreadyActivatedCustomerCount: 1,
        wouldActivateCustomerCount: 1,
        evaluatedContactOccurrenceCount: 3,
        matchedContactCount: 3,
        alreadyActivatedContactCount: 1,
        wouldActivateContactCount: 2,
        contactTruncated: false,
        customerTruncated: false,
        truncated: false,
        examples: [
          { customer: { id: id(1), name: 'Acme', domain: 'acme.test' }, activatedAt: null, firstMatchedAt: iso(9), eventId: id(2) },
          {
            customer: { id: id(2), name: 'two', domain: 'unknown' },
            activatedAt: new Date(1).toISOString(),
            firstMatchedAt: iso(7),
            eventId: id(3)
          }
        ]
      })
      expect((await world.preview({ exampleLimit: 1 })).examples.length).toBe(1)
      expect(await world.preview({ lookbackDays: 32 })).toMatchObject({ matchedCustomerCount: 3 })
      expect((await world.workspace.call('svc_get_customer_activation', {})).activation.eventName).toBeNull()
    })

    it('counts people and customers as who they have become, while events still name who they were', async () => {
      const world = await worldOf((now) => [
        { occurred_at: now - 3, customer_id: id(2), user_id: id(12) },
        { occurred_at: now - 2, customer_id: id(1), user_id: id(11) }
      ])
      await world.rows.insert(customers, [customer({ id: id(1), name: 'Acme', activated_at: 1 })])
      await world.rows.insert(users, [user({ id: id(11), activated_at: 1 })])
      const merged = { reason: 'test', at: 1 }
      await world.rows.insert(merges, [
        { from_id: id(2), into_id: id(1), entity: 'customer', ...merged },
        { from_id: id(12), into_id: id(11), entity: 'user', ...merged }
      ])
      const { examples, ...counts } = await world.preview()
      expect(counts).toMatchObject({ matchedCustomerCount: 1, wouldActivateCustomerCount: 0 })
      expect(counts).toMatchObject({ matchedContactCount: 1, wouldActivateContactCount: 0, evaluatedContactOccurrenceCount: 2 })
      expect(examples).toMatchObject([{ customer: { id: id(1), name: 'Acme' }, eventId: id(1) }])
    })

    it('says when it did not look at everything; its counts are lower bounds then', async () => {
      const { rows, now } = await worldOf((now) => [1, 2, 3, 4].map((n) => ({ occurred_at: now - n, user_id: id(20 + n) })))
      const preview = (bound: number) => previewActivation(rows, now, { eventName: 'exported' }, bound)
      const flags = (truncated: boolean) => ({ truncated, customerTruncated: truncated, contactTruncated: truncated })
      expect(await preview(3)).toMatchObject({ ...flags(true), evaluatedEventCount: 3, matchedContactCount: 3 })
      expect(await preview(4)).toMatchObject({ ...flags(false), evaluatedEventCount: 4, matchedContactCount: 4 })
    })

    it('refuses what lies outside its bounds', async () => {
      const { call } = await newWorld()
      const bounds = [{ lookbackDays: 0 }, { lookbackDays: 91 }, { lookbackDays: 1.5 }, { exampleLimit: 0 }, { exampleLimit: 21 }]
      const wrong = [{}, { eventName: '' }, { eventName: null }, ...bounds.map((bound) => ({ eventName: 'x', ...bound }))]
      for (const input of wrong) expect((await call(tool, input)).status, JSON.stringify(input)).toBe(400)
    })
  })
}
