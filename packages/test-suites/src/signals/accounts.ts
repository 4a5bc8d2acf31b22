import { describe, expect, it } from 'vitest'
import { day } from '../list-tools/world.js'
import type { SignalWorld, SignalWorlds } from './signal-world.js'

type Accounts = NonNullable<Parameters<SignalWorld['watch']>[0]['accounts']>

/** Signals that are about some accounts alone. */
export function testAccounts(newWorld: SignalWorlds): void {
  /** Two accounts that sent an event long ago: `large` pays 200 dollars on the plan Scale, has a trait and an owner; `small` is on trial. */
  async function twoAccounts() {
    const world = await newWorld()
    const { workspace } = world.world
    await workspace.members.put([{ id: 'olga', email: 'olga@ours.test', name: 'Olga' }])
    await world.send([30, 20], { account: 'large' })
    await world.send([30, 20], { account: 'small' })
    await workspace.customers.put([
      { customerId: 'large', traits: { region: 'EMEA', seats: 50 } },
      { customerId: 'small', traits: { plan: 'Starter', region: 'APAC' } }
    ])
    const items = [{ amountCents: 20_000, interval: 'month' as const }]
    await workspace.subscriptions.put([
      {
        externalId: 's1',
        customer: { customerId: 'large' },
        status: 'active',
        plan: 'Scale',
        currency: 'usd',
        startedAt: world.now - 60 * day,
        items
      }
    ])
    const [{ id: customerId = '' } = {}] = (await workspace.call('svc_list_customers', { search: 'large' })).items
    await workspace.call('svc_assign_customer_owner', { customerId, targetUserId: 'olga' })
    return { world }
  }

  const silent = { detection: 'event_absence', days: 14 } as const

  describe('the accounts of a signal', () => {
    it('are those of which everything that is given holds, for patterns and previews', async () => {
      const { world } = await twoAccounts()
      const asks: [Accounts, string[]][] = [
        [{ billingStatuses: ['PAYING'] }, ['large']],
        [{ customerIds: ['small'] }, ['small']],
        [{ ownerUserIds: ['olga'] }, ['large']],
        [{ plans: ['Scale', 'Other'] }, ['large']],
        [{ plans: ['Starter'] }, ['small']],
        [{ traits: { region: 'EMEA', seats: 50 } }, ['large']],
        [{ traits: { region: 'EMEA', seats: '50' } }, []],
        [{ revenue: { metric: 'ARR', operator: 'gte', value: 240_000, currency: 'USD' } }, ['large']],
        [{ revenue: { metric: 'MRR', operator: 'gt', value: 20_000, currency: 'USD' } }, []],
        [{ plans: ['Scale'], traits: { region: 'APAC' } }, []]
      ]
      for (const [accounts, expected] of asks) {
        const id = await world.watch({ ...silent, accounts })
        expect(await world.seen(id), JSON.stringify(accounts)).toEqual(expected)
        const preview = await world.signals.preview({ kind: 'EVENT_PATTERN', definition: { ...silent, accounts } })
        expect(
          preview.customers.map(({ domain }) => domain),
          JSON.stringify(accounts)
        ).toEqual(expected.map((account) => `${account}.test`))
        await world.signals.archive(id)
      }
    })

    it('are those of a match, as the event comes', async () => {
      const { world } = await twoAccounts()
      const definition = { eventNames: ['exported'], accounts: { traits: { region: 'EMEA' } } }
      const id = await world.match(definition)
      await world.send([0], { account: 'small' })
      await world.send([0], { account: 'large' })
      expect(await world.seen(id)).toEqual(['large'])
      expect(await world.signals.preview({ kind: 'EVENT_MATCH', definition })).toMatchObject({ customerCount: 1, evaluatedCustomers: 1 })
      await world.world.workspace.customers.put([{ customerId: 'small', traits: { region: 'EMEA' } }])
      await world.send([0.01], { account: 'small' })
      expect((await world.seen(id)).sort()).toEqual(['large', 'small'])
    })

    it('end what was seen where an account is none of them any more', async () => {
      const { world } = await twoAccounts()
      const id = await world.watch({ ...silent, accounts: { traits: { region: 'EMEA' } } })
      expect(await world.seen(id, 'open')).toEqual(['large'])
      await world.world.workspace.customers.put([{ customerId: 'large', traits: { region: 'APAC' } }])
      await world.pass(1)
      expect(await world.seen(id, 'ended')).toEqual(['large'])
      expect(await world.attention()).toEqual([])
    })

    it('are kept with the ids of the customers that they name, which are followed when they are merged', async () => {
      const { world } = await twoAccounts()
      const { signal } = await world.signals.create({
        kind: 'EVENT_PATTERN',
        name: 'One',
        definition: { ...silent, accounts: { customerIds: ['small.test', 'small'] } }
      })
      expect(signal.definition).toMatchObject({ accounts: { customerIds: [expect.stringMatching(/^[0-9a-f-]{36}$/)] } })
      expect((await world.signals.update(signal.id, { definition: { ...silent, accounts: { customerIds: ['large'] } } })).signal.id).toBe(
        signal.id
      )
      await world.pass()
      expect(await world.seen(signal.id)).toEqual(['large'])
    })

    it('that there are none of are refused, or warned of', async () => {
      const { world } = await twoAccounts()
      const create = (accounts: Accounts) =>
        world.signals.create({ kind: 'EVENT_PATTERN', name: 'None', definition: { ...silent, accounts } })
      await expect(create({ customerIds: ['nobody'] })).rejects.toThrow('input.definition.accounts.customerIds[0] must be a customer')
      await expect(create({ ownerUserIds: ['nobody'] })).rejects.toThrow('input.definition.accounts.ownerUserIds[0] must be a member')
      await expect(create({ plans: [] })).rejects.toThrow('input.definition.accounts.plans must have at least 1 element')
      await expect(create(JSON.parse('{"plan":"Scale"}'))).rejects.toThrow('input.definition.accounts.plan is not allowed')
      expect((await create({ plans: ['Gone'] })).warnings).toMatchObject([
        { path: 'definition.accounts', message: 'No customer matches `accounts` now. The signal sees nobody until a customer does' }
      ])
    })
  })
}
