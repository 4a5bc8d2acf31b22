import { describe, expect, it } from 'vitest'
import type { NewWorld, World } from '../list-tools/world.js'

/** A customer's plan is the same wherever it is shown. */
export function testPlans(newWorld: NewWorld): void {
  describe("a customer's plan", () => {
    /** The plans of all customers as each of the places shows them, by the host's ids. */
    async function plansOf({ workspace, store, send, apiKey }: World) {
      const list = (await workspace.customers.list()).items.map(({ externalId, plan }) => [externalId, plan])
      const got: (typeof list)[number][] = []
      for (const [externalId] of list)
        got.push([externalId ?? null, (await workspace.customers.get({ customerId: externalId ?? '' })).plan])
      const authorization = `Bearer ${apiKey}`
      const { body } = await send({ method: 'GET', url: '/api/customers?limit=100', headers: { authorization } })
      const http = Object(body).items.map((item: object) => [Object(item).externalId, Object(item).plan])
      const named = (entries: readonly unknown[][]) => Object.fromEntries(entries)
      const places = { list: named(list), get: named(got), http: named(http) }
      if (!store.supports.sql) return places
      const { data } = await workspace.call('svc_query', { sql: 'SELECT external_id, plan FROM customers' })
      return { ...places, sql: named(data.map(({ external_id, plan }) => [external_id, plan])) }
    }

    const agreed = (places: object) => {
      const [first, ...others] = Object.values(places)
      for (const other of others) expect(other).toEqual(first)
      return first
    }

    it("is the newest subscription's, else the text of the trait plan", async () => {
      const world = await newWorld()
      const { workspace, now } = world
      await workspace.customers.put([{ customerId: 'without' }])
      const traits = {
        put: 'team',
        both: 'team',
        planless: 'team',
        blank: '',
        number: 5,
        deep: { name: 'team' },
        list: ['team'],
        nothing: null
      }
      await workspace.customers.put(Object.entries(traits).map(([customerId, plan]) => ({ customerId, traits: { plan } })))
      await workspace.ingest({
        source: 'server',
        events: [{ type: 'identify', userId: 'ann', customerId: 'identified', customerTraits: { plan: 'team' }, timestamp: now - 1_000 }]
      })
      const subscription = (customerId: string, plan: string | null, startedAt: number) => ({
        externalId: `${customerId} ${startedAt}`,
        customer: { customerId },
        status: 'active' as const,
        currency: 'usd',
        plan,
        startedAt,
        items: [{ amountCents: 500, interval: 'month' as const }]
      })
      await workspace.subscriptions.put([
        subscription('both', 'pro', now - 2_000),
        subscription('both', 'scale', now - 1_000),
        subscription('planless', null, now - 1_000)
      ])
      const nulls = { without: null, blank: null, number: null, deep: null, list: null, nothing: null }
      expect(agreed(await plansOf(world))).toEqual({ put: 'team', identified: 'team', planless: 'team', both: 'scale', ...nulls })

      await workspace.customers.put([{ customerId: 'put', traits: { plan: 'enterprise' } }])
      expect(agreed(await plansOf(world))).toMatchObject({ put: 'enterprise', both: 'scale' })
    })

    it('is told in the words of tools as well', async () => {
      const { workspace, now } = await newWorld()
      await workspace.customers.put([{ customerId: 'acme', name: 'Acme', traits: { plan: 'team' } }])
      await workspace.ingest({
        source: 'server',
        events: [{ type: 'billing', status: 'paid', customerId: 'acme', timestamp: now - 1_000 }]
      })
      await workspace.attention.raise({
        customer: { customerId: 'acme' },
        cause: 'call',
        title: 'Call them',
        priority: 'HIGH',
        priorityReason: 'Now',
        whatChanged: 'Something',
        whyItMatters: 'It does'
      })
      const { relationship } = await workspace.call('svc_get_customer_relationship', { customer: 'acme' })
      expect(relationship).toMatchObject({
        summary: 'Acme is a paying customer on the plan team.',
        items: [{ statement: 'Pays, on the plan team.', sourceLabels: ['Billing event', 'Trait plan'] }]
      })
      const { items } = await workspace.call('svc_list_attention_items', {})
      expect(items).toMatchObject([{ accountImportance: { segments: ['team'] } }])
    })
  })
}
