import type { Operation } from '@rapport/core/src/providers/operations.js'
import { resources } from '@rapport/core/src/registry/resources.js'
import { customers, events, integrationStreams, payments, subscriptions } from '@rapport/core/src/registry/tables.js'
import { linkedOperations } from '@rapport/core/src/sync/apply/linked-operations.js'
import { fakeProvider } from '@rapport/core/src/testing/integrations/fake-provider.js'
import type { NewWorld, SyncWorld } from '@rapport/core/src/testing/integrations/sync-world.js'
import { describe, expect, it } from 'vitest'

const day = 86_400_000

/** The host says that it has this customer. */
export async function putCustomer(world: SyncWorld, customer: { customerId: string; domain?: string }): Promise<void> {
  const write = await resources.customers.put(world.rows, [customer])
  await world.inTransaction((transaction, ids) => write(transaction, ids, world.clock.now(), 100))
}

const namesOf = async ({ rows }: SyncWorld) => (await rows.find(customers)).map(({ name, domain }) => name ?? domain).sort()

/** What is read of the provider's accounts where only those count that join a known customer. */
export function testLinked(newWorld: NewWorld): void {
  describe('accounts that join a known customer alone', () => {
    const newLinkedWorld = () => {
      const world = newWorld()
      world.provider = fakeProvider(world.service, { options: { accounts: 'linked' } })
      return world
    }

    const fill = ({ service }: SyncWorld) => {
      for (const id of ['a1', 'a2']) service.put('things', { id, kind: 'account', text: `Company ${id}` })
      service.put('things', { id: 's1', kind: 'subscription', text: 'Plan' })
      service.put('things', { id: 'v1', kind: 'payment', text: 'Paid' })
      service.put('talks', { id: 't1', kind: 'activity', text: 'Call' })
      service.put('team', { id: 'm1', kind: 'member', text: 'Colleague' })
    }

    const countsOf = async ({ rows }: SyncWorld) => Promise.all([rows.count(subscriptions), rows.count(payments), rows.count(events)])

    it('are read with what is said of them, and no others; who comes to be known later is found within a day, with the past', async () => {
      const world = newLinkedWorld()
      fill(world)
      await world.connect()
      await world.run()
      expect(await namesOf(world)).toEqual([])
      expect(await countsOf(world)).toEqual([0, 0, 0])
      const [run] = await world.runs()
      expect(run).toMatchObject({ status: 'succeeded' })
      expect(run?.streams.map(({ stream, added, skipped }) => [stream, added, skipped])).toEqual([
        ['team', 1, 0],
        ['things', 0, 4],
        ['talks', 0, 1]
      ])
      await putCustomer(world, { customerId: 'host-1', domain: 'a1.example' })
      await world.pass(day + 600_000, 4)
      expect(await namesOf(world)).toEqual(['Company a1'])
      expect(await countsOf(world)).toEqual([1, 1, 1])
      // What is known is not walked again for the one that is left.
      const walksOf = async () => (await world.rows.find(integrationStreams)).map(({ stream, full_sync: walk }) => [stream, walk]).sort()
      const before = new Map((await walksOf()) as [string, number][])
      await world.pass(2 * day, 8)
      const after = new Map((await walksOf()) as [string, number][])
      expect(after.get('talks')).toBe(before.get('talks'))
      expect(after.get('things')).toBe((before.get('things') ?? 0) + 2)
    })

    it('are read at once where the customer is known before', async () => {
      const world = newLinkedWorld()
      fill(world)
      await putCustomer(world, { customerId: 'host-1', domain: 'a1.example' })
      await world.connect()
      await world.run()
      expect(await namesOf(world)).toEqual(['Company a1'])
      expect(await countsOf(world)).toEqual([1, 1, 1])
      world.service.put('things', { id: 'a1', kind: 'account', text: 'Renamed' })
      await world.pass(600_000)
      expect(await namesOf(world)).toEqual(['Renamed'])
    })

    const account = (id: string, said: Partial<Extract<Operation, { kind: 'account' }>>): Operation => ({
      kind: 'account',
      id,
      at: 1,
      ...said
    })

    it('join by the customerId, the domain or the work email that they name, as all accounts do', async () => {
      const world = newLinkedWorld()
      await world.putHostsMember('eve@own.test')
      await putCustomer(world, { customerId: 'known', domain: 'known.example' })
      const operations = [
        account('by id', { customerId: 'known' }),
        account('other id', { customerId: 'unknown', domains: ['known.example'] }),
        account('by domain', { domains: ['www.known.example'] }),
        account('other domain', { domains: ['unknown.example'], email: 'x@known.example' }),
        account('by email', { email: 'x@known.example' }),
        account('by mailbox', { email: 'known@gmail.com' }),
        account('of our own', { domains: ['own.test'] }),
        account('by name', { name: 'known' })
      ]
      const from = { provider: 'stripe', account: 'acct', stream: 'customers', walk: 1 }
      const { kept, hasJoined, hasLeftOut } = await world.inTransaction((transaction, ids) =>
        linkedOperations({ transaction, ids, now: 1, inlineMoves: 1, from }, operations)
      )
      expect(kept.map(({ id }) => id)).toEqual(['by id', 'by domain', 'by email'])
      expect({ hasJoined, hasLeftOut }).toEqual({ hasJoined: false, hasLeftOut: true })
    })
  })
}
