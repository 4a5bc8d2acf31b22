import { facts } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import type { EvidenceWorld, EvidenceWorlds } from '../evidence/evidence-world.js'
import { day } from '../list-tools/world.js'

const customer = { customerId: 'acme' }

/** What is said of a customer, out of what. */
export function testRelationship(newWorld: EvidenceWorlds): void {
  describe('the relationship with a customer', () => {
    const read = (world: EvidenceWorld, named = 'acme') => world.workspace.call('svc_get_customer_relationship', { customer: named })
    const dayAt = (world: EvidenceWorld, later: number) => world.iso(later).slice(0, 10)

    it('is unknown where nothing is known', async () => {
      const world = await newWorld()
      const { customer: found, relationship } = await read(world)
      expect(found).toEqual({ id: expect.any(String), name: 'Acme', domain: 'acme.test' })
      expect(relationship).toEqual({ summary: null, items: [], updatedAt: null })
    })

    it('is found by id, customerId, domain and exact name, and by nothing else', async () => {
      const world = await newWorld()
      const { customer: acme } = await read(world)
      for (const named of [acme.id, 'acme', 'acme.test', 'ACME']) expect((await read(world, named)).customer).toEqual(acme)
      expect(await world.call('svc_get_customer_relationship', { customer: 'acm' })).toMatchObject({ status: 404 })
      await world.workspace.customers.put([{ customerId: 'other', name: 'acme' }])
      expect(await world.call('svc_get_customer_relationship', { customer: 'Acme' })).toMatchObject({ status: 409 })
      for (const input of [{}, { customer: '' }, { customer: 'x'.repeat(501) }, { customer: 'acme', include: [] }]) {
        expect(await world.call('svc_get_customer_relationship', input)).toMatchObject({
          status: 400,
          body: { code: 'INVALID_TOOL_INPUT' }
        })
      }
    })

    it('says what facts, CRM, billing, owner and contacts say, each with its source', async () => {
      const world = await newWorld()
      const { customer: acme } = await read(world)
      const at = (days: number) => world.clock.now() - days * day
      await world.workspace.call('svc_assign_customer_owner', { customerId: acme.id, targetUserId: 'm1' })
      await world.workspace.subscriptions.put([
        {
          externalId: 'sub_1',
          customer,
          status: 'active',
          currency: 'usd',
          plan: 'Pro',
          items: [{ amountCents: 49_900, interval: 'month' }],
          startedAt: at(90)
        }
      ])
      await world.putSources(
        {
          externalId: 'mail',
          customer,
          title: 'Renewal',
          occurredAt: at(3),
          segments: [{ text: "We're considering switching to another provider." }]
        },
        { externalId: 'call', customer, sourceType: 'CALL', title: 'Kick-off', occurredAt: at(9) },
        {
          externalId: 'deal',
          customer,
          sourceType: 'CRM_OPPORTUNITY',
          title: 'Acme 2027',
          occurredAt: at(1),
          record: { stage: 'Negotiation', amount: 40_000, currency: 'USD' }
        }
      )
      await world.world.rapport.runDue()
      const { relationship } = await read(world)
      expect(relationship.summary).toBe(
        `Acme is a paying customer on the plan Pro. They may leave. On ${dayAt(world, -3 * day)} it was said that they may leave: “We're considering switching to another provider.” Owned by Rep. Last email on ${dayAt(world, -3 * day)}.`
      )
      const mail = `Email of ${dayAt(world, -3 * day)}: Renewal`
      const call = `Call of ${dayAt(world, -9 * day)}: Kick-off`
      expect(relationship.items).toEqual([
        {
          category: 'Churn risk',
          statement: "“We're considering switching to another provider.”",
          observedAt: world.iso(-3 * day),
          sourceLabels: [mail]
        },
        {
          category: 'Opportunity',
          statement: 'Acme 2027: stage Negotiation, amount 40000 USD.',
          observedAt: world.iso(-day),
          sourceLabels: [`CRM opportunity of ${dayAt(world, -day)}: Acme 2027`]
        },
        {
          category: 'Billing',
          statement: 'Pays, $499.00 a month, on the plan Pro.',
          observedAt: world.iso(-90 * day),
          sourceLabels: ['Subscription sub_1']
        },
        {
          category: 'Last meeting',
          statement: `Last meeting on ${dayAt(world, -9 * day)}: Kick-off.`,
          observedAt: world.iso(-9 * day),
          sourceLabels: [call]
        },
        {
          category: 'Last email',
          statement: `Last email on ${dayAt(world, -3 * day)}: Renewal.`,
          observedAt: world.iso(-3 * day),
          sourceLabels: [mail]
        },
        { category: 'Owner', statement: 'Rep owns the account.', observedAt: null, sourceLabels: ['Workspace member rep@ourselves.test'] }
      ])
      expect(relationship.updatedAt).toBe(world.iso(-day))
    })

    it('tells of the subscription that the billing status comes from, and of nothing as observed before its time', async () => {
      const world = await newWorld()
      const at = (days: number) => world.clock.now() + days * day
      const plain = { customer, currency: 'usd', items: [{ amountCents: 1000, interval: 'month' as const }] }
      await world.workspace.subscriptions.put([
        { ...plain, externalId: 'pays', status: 'active', plan: 'Pro', startedAt: at(-90), canceledAt: at(60) },
        { ...plain, externalId: 'tried', status: 'canceled', plan: 'Trial', startedAt: at(-30), canceledAt: at(-20) }
      ])
      await world.putFacts({
        externalId: 'a',
        assertion: 'They renew in April',
        factType: 'TIMELINE',
        occurredAt: at(30),
        validFrom: at(-1)
      })
      const { relationship } = await read(world)
      expect(relationship.summary).toBe('Acme is a paying customer on the plan Pro.')
      expect(relationship.items).toMatchObject([
        { statement: 'They renew in April', observedAt: world.iso() },
        { statement: 'Pays, $10.00 a month, on the plan Pro.', observedAt: world.iso(-90 * day), sourceLabels: ['Subscription pays'] }
      ])
      expect(relationship.updatedAt).toBe(world.iso())
      await world.workspace.subscriptions.put([{ ...plain, externalId: 'pays', status: 'trialing', startedAt: at(7) }])
      expect((await read(world)).relationship.items[1]).toMatchObject({ statement: 'Is on trial.', observedAt: null })
    })

    it('says a sentence once, under the category that weighs most', async () => {
      const world = await newWorld()
      const assertion = 'If the budget is cut, we will leave for Globex'
      const types = ['BUDGET', 'COMPETITIVE', 'CHURN_RISK', 'CONTACT_INFO'] as const
      const old = new Date(world.clock.now() - 70 * day)
      for (const order of [types, types.toReversed()]) {
        await world.putFacts(
          ...order.map((factType, index) => ({
            externalId: factType,
            factType,
            assertion: index % 2 ? `${assertion.toUpperCase()}.` : assertion,
            ...(factType === 'CHURN_RISK' && { occurredAt: old, assertion })
          }))
        )
        const { relationship } = await read(world)
        expect(relationship.items).toMatchObject([{ category: 'Churn risk', statement: assertion, observedAt: old.toISOString() }])
      }
      await world.putFacts({ externalId: 'x', factType: 'BUDGET', assertion: 'Another budget' })
      expect((await read(world)).relationship.items).toHaveLength(2)
    })

    it('leaves out facts that are not confirmed, done with, put off or over', async () => {
      const world = await newWorld()
      await world.putFacts(
        { externalId: 'a', assertion: 'Confirmed', status: 'ACTIVE' },
        { externalId: 'b', assertion: 'Known', factType: 'TECHNOLOGY', status: 'ACKNOWLEDGED' },
        { externalId: 'c', assertion: 'Perhaps', factType: 'CHURN_RISK', status: 'CANDIDATE' },
        { externalId: 'd', assertion: 'Done', factType: 'CHURN_RISK', status: 'RESOLVED' },
        { externalId: 'e', assertion: 'Over', factType: 'CHURN_RISK', status: 'ACTIVE', validFrom: 0, validUntil: world.clock.now() - 1 },
        { externalId: 'f', assertion: 'Later', factType: 'CHURN_RISK', status: 'ACTIVE' }
      )
      const [, , , , , later] = (await world.workspace.call('svc_list_facts', { customer: 'acme' })).facts.sort((a, b) =>
        a.assertion < b.assertion ? -1 : 1
      )
      const { facts } = await world.workspace.call('svc_list_facts', { customer: 'acme', status: ['ACTIVE'] })
      const snoozed = facts.find(({ assertion }) => assertion === 'Later')
      expect(later).toBeDefined()
      await world.workspace.facts.setStatus(snoozed?.id ?? '', 'SNOOZED', { until: new Date(world.clock.now() + day) })
      const said = async () => (await read(world)).relationship.items.map(({ statement }) => statement)
      expect(await said()).toEqual(['Confirmed', 'Known'])
      world.clock.advance(day)
      expect(await said()).toEqual(['Later', 'Confirmed', 'Known'])
    })

    it('says at most eight things and two of a kind, the newest and weightiest first, with at most four sources', async () => {
      const world = await newWorld()
      const types = ['BUDGET', 'TIMELINE', 'CHURN_RISK', 'EXPANSION', 'TECHNOLOGY'] as const
      const mails = ['1', '2', '3', '4', '5'].map((externalId) => ({
        externalId,
        customer,
        title: `Mail ${externalId}`,
        segments: [{ text: 'Hello' }]
      }))
      await world.putSources(...mails)
      await world.putFacts(
        ...types.flatMap((factType) =>
          [1, 2, 3].map((age) => ({
            externalId: `${factType} ${age}`,
            assertion: `${factType} ${age}`,
            factType,
            status: 'ACTIVE' as const,
            occurredAt: world.clock.now() - age * 29 * day,
            evidence: mails.map(({ externalId }) => ({ sourceType: 'EMAIL' as const, sourceId: externalId, quote: 'Hello' }))
          }))
        )
      )
      const { items } = (await read(world)).relationship
      expect(items.map(({ statement }) => statement)).toEqual([
        'CHURN_RISK 1',
        'CHURN_RISK 2',
        'EXPANSION 1',
        'EXPANSION 2',
        'BUDGET 1',
        'TIMELINE 1',
        'BUDGET 2',
        'TIMELINE 2'
      ])
      expect(new Set(items.map(({ sourceLabels }) => sourceLabels.length))).toEqual(new Set([4]))
    })

    it('says nothing of facts without words', async () => {
      const world = await newWorld()
      await world.putFacts({ externalId: 'a' }, { externalId: 'b', assertion: 'They renew', factType: 'TIMELINE' })
      await world.rows.update(facts, { external_id: { eq: 'a' } }, { assertion: ' \n' })
      expect((await read(world)).relationship.items.map(({ statement }) => statement)).toEqual(['They renew'])
      await world.rows.update(facts, { external_id: { eq: 'b' } }, { assertion: ' ' })
      expect((await read(world)).relationship).toEqual({ summary: null, items: [], updatedAt: null })
    })

    it('passes over blanks: it says the title of a record, and the email of an owner', async () => {
      const world = await newWorld()
      const { customer: acme } = await read(world)
      await world.workspace.members.put([{ id: 'm2', email: 'blank@ourselves.test', name: '  ' }])
      await world.workspace.call('svc_assign_customer_owner', { customerId: acme.id, targetUserId: 'm2' })
      await world.putSources({ externalId: 'crm', customer, sourceType: 'CRM', title: 'Key account', summary: ' \n' })
      const { relationship } = await read(world)
      expect(relationship.summary).toBe('Owned by blank@ourselves.test.')
      expect(relationship.items.map(({ statement }) => statement)).toEqual(['Key account', 'blank@ourselves.test owns the account.'])
    })

    it('fits its bounds whatever it is made of', async () => {
      const world = await newWorld()
      const long = 'ß😀 '.repeat(300)
      await world.workspace.customers.put([{ customerId: 'acme', name: long.slice(0, 200) }])
      await world.putSources(
        { externalId: 'long', customer, title: long.slice(0, 900), segments: [{ text: 'Hello' }] },
        { externalId: 'deal', customer, sourceType: 'OPPORTUNITY', title: null, summary: null, record: { stage: long } },
        { externalId: 'crm', customer, sourceType: 'CRM', summary: long }
      )
      await world.putFacts({
        externalId: 'a',
        assertion: long,
        status: 'ACTIVE',
        evidence: [{ sourceType: 'EMAIL', sourceId: 'long', quote: 'Hello' }]
      })
      const { relationship } = await read(world)
      expect(relationship.items.length).toBeGreaterThanOrEqual(4)
      expect(relationship.summary).not.toBeNull()
    })
  })
}
