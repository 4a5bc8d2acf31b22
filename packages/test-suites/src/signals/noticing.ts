import { describe, expect, it } from 'vitest'
import { day } from '../list-tools/world.js'
import type { SignalWorld, SignalWorlds } from './signal-world.js'

const monthly = { currency: 'USD', items: [{ amountCents: 120_000, interval: 'month' as const }] }

/** What billing, facts and built-in signals have somebody look at. */
export function testNoticing(newWorld: SignalWorlds): void {
  const subscribe = (
    world: SignalWorld,
    customerId: string,
    status: 'active' | 'past_due' | 'trialing',
    startedAt = world.now - 60 * day
  ) =>
    world.world.workspace.subscriptions.put([{ ...monthly, externalId: `sub-${customerId}`, customer: { customerId }, status, startedAt }])

  describe('attention', () => {
    it('comes from payments that are past due, and goes when they are made', async () => {
      const world = await newWorld()
      await world.world.workspace.customers.put([{ customerId: 'acme', name: 'Acme' }])
      await subscribe(world, 'acme', 'past_due')
      await world.pass()
      const [item] = await world.attention()
      expect(item).toMatchObject({ title: 'A payment is past due', priority: 'HIGH', customer: { name: 'Acme' } })
      const whole = await world.world.ask('svc_get_attention_item', { id: item?.id })
      expect(whole).toMatchObject({
        whyItMatters: 'Acme pays $1,200.00 a month.',
        priorityReason: expect.stringContaining('not among the largest accounts')
      })
      await subscribe(world, 'acme', 'active')
      await world.pass()
      expect(await world.attention()).toEqual([])
      expect(await world.attention('resolved')).toMatchObject([{ id: item?.id }])
      await subscribe(world, 'acme', 'past_due')
      await world.pass()
      expect(await world.attention()).toMatchObject([{ id: item?.id }])
    })

    it('presses more at an account with more revenue than three quarters of at least four, and ties make none of them large', async () => {
      const world = await newWorld()
      const put = async (customerId: string, amountCents: number, currency = 'USD') => {
        const items = [{ amountCents, interval: 'month' as const }]
        const startedAt = world.now - 60 * day
        await world.world.workspace.subscriptions.put([
          { externalId: `s-${customerId}`, customer: { customerId }, status: 'active', startedAt, currency, items }
        ])
        await world.world.workspace.facts.put([
          { externalId: `f-${customerId}`, customer: { customerId }, assertion: 'They may leave', factType: 'CHURN_RISK' }
        ])
      }
      for (const customerId of ['a', 'b', 'c']) await put(customerId, 100)
      await put('alone', 9_000, 'EUR')
      await world.pass()
      const priorities = async () => new Set((await world.attention()).map(({ priority }) => priority))
      expect(await priorities()).toEqual(new Set(['HIGH']))
      await put('d', 100)
      await put('largest', 101)
      await world.pass()
      const urgent = (await world.attention()).filter(({ priority }) => priority === 'URGENT')
      expect(urgent).toMatchObject([{ customer: { name: 'largest' } }])
    })

    it('comes from what was told, with the words, until somebody has decided', async () => {
      const world = await newWorld()
      const { workspace } = world.world
      await workspace.customers.put([{ customerId: 'acme', name: 'Acme' }])
      const text = 'We will not renew the contract in May.'
      await workspace.sources.put([
        {
          sourceType: 'CALL',
          externalId: 'call-1',
          occurredAt: world.now - 44 * day,
          customer: { customerId: 'acme' },
          segments: [{ text, speaker: 'Ann' }]
        }
      ])
      const fact = {
        customer: { customerId: 'acme' },
        assertion: 'Acme will not renew in May',
        factType: 'CHURN_RISK' as const,
        occurredAt: world.now - 44 * day,
        evidence: [{ sourceType: 'CALL' as const, sourceId: 'call-1', quote: text }]
      }
      const [put] = await workspace.facts.put([{ ...fact, externalId: 'f1' }])
      await world.pass()
      const risk = async () => (await world.attention()).filter(({ title }) => title === 'They are leaving')
      const [item] = await risk()
      const whole = await world.world.ask('svc_get_attention_item', { id: item?.id })
      expect(whole).toMatchObject({
        evidence: expect.arrayContaining([expect.objectContaining({ title: `“${text}”`, kind: 'communication' })])
      })
      await workspace.facts.put([{ ...fact, externalId: 'f1', assertion: 'Acme will not renew in June' }])
      await world.pass()
      const told = await world.world.ask('svc_get_attention_item', { id: item?.id })
      expect(told).toMatchObject({ whatChanged: expect.stringContaining('Acme will not renew in June') })
      const all = await workspace.call('svc_list_facts', { customer: 'acme' })
      for (const { id } of all.facts) await workspace.facts.setStatus(id, 'RESOLVED')
      expect(put?.created).toBe(true)
      await world.pass()
      expect(await risk()).toEqual([])
      for (const { id } of all.facts) await workspace.facts.setStatus(id, 'ACTIVE')
      await world.pass()
      expect((await risk()).length).toBe(1)
    })

    it('is over when what was told is long ago, but for a decision to leave', async () => {
      const world = await newWorld()
      const { workspace } = world.world
      const occurredAt = world.now - 50 * day
      const fact = { factType: 'CHURN_RISK' as const, assertion: 'They may leave', occurredAt }
      await workspace.facts.put([{ ...fact, externalId: 'f1', customer: { customerId: 'acme' } }])
      const text = 'We will not renew the contract in May.'
      const segments = [{ text, speaker: 'Ann' }]
      await workspace.sources.put([{ sourceType: 'CALL', externalId: 'c', occurredAt, customer: { customerId: 'bolt' }, segments }])
      await world.pass()
      const titles = async () => (await world.attention()).map(({ title }) => title).sort()
      expect(await titles()).toEqual(['They are leaving', 'They may leave'])
      await world.pass(5)
      expect(await titles()).toEqual(['They are leaving'])
    })

    it('comes from what a colleague reports of the customer, with the name, and from no offer, question or plan of ours', async () => {
      const world = await newWorld()
      const { workspace } = world.world
      await workspace.members.put([{ id: 'ana', email: 'ana@ours.test', name: 'Ana Lopez' }])
      await workspace.customers.put([{ customerId: 'acme', name: 'Acme', domain: 'acme.test' }])
      const say = (externalId: string, texts: readonly string[]) =>
        workspace.sources.put([
          {
            sourceType: 'CALL',
            externalId,
            occurredAt: world.now - day,
            customer: { customerId: 'acme' },
            participants: [
              { email: 'ana@ours.test', name: 'Ana Lopez', role: 'host' },
              { email: 'bo@acme.test', name: 'Bo Berg', role: 'attendee' }
            ],
            segments: texts.map((text) => ({ text, speaker: 'Ana' }))
          }
        ])
      await say('offers', [
        'Would you like to add twenty more seats?',
        'We can add twenty more seats for you at a lower price.',
        'We want to expand to your other teams next year.',
        'I will ask them whether they will cancel the contract.'
      ])
      await world.pass()
      expect(await world.attention()).toEqual([])
      await say('report', ['They told me that they want to add twenty more seats in May.'])
      await world.pass()
      const [item, ...others] = await world.attention()
      expect(others).toEqual([])
      expect(item).toMatchObject({ title: 'They may want more' })
      const whole = await workspace.call('svc_get_attention_item', { id: String(item?.id) })
      expect(whole.whatChanged).toContain('Reported by Ana Lopez: They told me that they want to add twenty more seats in May.')
      expect(whole.evidence[0]?.title).toBe('Reported by Ana Lopez: “They told me that they want to add twenty more seats in May.”')
    })

    it("leaves the host's own items alone", async () => {
      const world = await newWorld()
      await world.world.workspace.customers.put([{ customerId: 'acme', name: 'Acme' }])
      await world.world.workspace.attention.raise({ customer: { customerId: 'acme' }, cause: 'quota', title: 'Quota' })
      await subscribe(world, 'acme', 'past_due')
      await world.pass()
      await subscribe(world, 'acme', 'active')
      await world.pass(2)
      expect(await world.attention()).toMatchObject([{ title: 'Quota' }])
    })

    it('does not come back when somebody has resolved it, until there is news', async () => {
      const world = await newWorld()
      const { workspace } = world.world
      await workspace.customers.put([{ customerId: 'acme', name: 'Acme' }])
      await subscribe(world, 'acme', 'past_due')
      const tell = (externalId: string) =>
        workspace.facts.put([
          { externalId, customer: { customerId: 'acme' }, assertion: `They may leave ${externalId}`, factType: 'CHURN_RISK' }
        ])
      await tell('f1')
      await world.pass()
      for (const { id } of await world.attention()) await workspace.attention.resolve({ id: String(id) })
      await world.pass(2)
      expect(await world.attention()).toEqual([])
      await tell('f2')
      await world.pass()
      expect(await world.attention()).toMatchObject([{ title: 'They may leave' }])
    })

    it('comes from open occurrences, and is resolved with them', async () => {
      const world = await newWorld()
      await world.send([30, 20])
      const id = await world.watch({ detection: 'event_absence', days: 14 })
      expect(await world.attention()).toMatchObject([{ title: 'No activity for 20 days' }])
      await world.signals.archive(id)
      await world.pass()
      expect(await world.attention()).toEqual([])
    })
  })

  describe('the built-in', () => {
    const openOf = async (world: SignalWorld, key: string) => {
      const { signal } = await world.signals.updateBuiltIn(key, { enabled: true })
      await world.pass()
      return world.seen(signal.id, 'open')
    }

    it('signal of past due payments sees them', async () => {
      const world = await newWorld()
      await world.world.workspace.customers.put([{ customerId: 'late' }, { customerId: 'fine' }])
      await subscribe(world, 'late', 'past_due')
      await subscribe(world, 'fine', 'active')
      expect(await openOf(world, 'past_due')).toEqual(['late'])
      expect((await world.attention()).length).toBe(1)
    })

    it('signal of trials sees those that end soon without activation', async () => {
      const world = await newWorld()
      await world.world.workspace.call('svc_update_customer_activation', { eventName: 'activated' })
      await world.world.workspace.customers.put(['ending', 'early', 'activated'].map((customerId) => ({ customerId })))
      await subscribe(world, 'ending', 'trialing', world.now - 10 * day)
      await subscribe(world, 'early', 'trialing', world.now - 2 * day)
      await subscribe(world, 'activated', 'trialing', world.now - 10 * day)
      await world.send([1], { account: 'activated', eventName: 'activated' })
      expect(await openOf(world, 'trial_ending')).toEqual(['ending'])
    })

    it('signal of interest in more sees facts that tell it', async () => {
      const world = await newWorld()
      await world.world.workspace.customers.put([{ customerId: 'growing' }, { customerId: 'calm' }])
      await world.world.workspace.facts.put([
        {
          externalId: 'f',
          customer: { customerId: 'growing' },
          assertion: 'They want 20 more seats',
          factType: 'EXPANSION',
          occurredAt: world.now - day
        }
      ])
      expect(await openOf(world, 'expansion_interest')).toEqual(['growing'])
    })

    it('signal of a quiet account sees who was active on most days', async () => {
      const world = await newWorld()
      await world.work(world.workingDays(45, 13), 2, { account: 'gone' })
      await world.send([40, 30, 13], { account: 'rare' })
      expect(await openOf(world, 'quiet_account')).toEqual(['gone'])
    })
  })
}
