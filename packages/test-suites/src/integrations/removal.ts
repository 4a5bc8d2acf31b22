import {
  customers,
  events,
  facts,
  integrationConnections,
  members,
  payments,
  providerRecords,
  sources,
  subscriptions,
  users
} from '@rapport/core/src/registry/tables.js'
import { requestDataRemoval } from '@rapport/core/src/sync/remove-data.js'
import { requestSync } from '@rapport/core/src/sync/request-sync.js'
import type { FakeRecord } from '@rapport/core/src/testing/integrations/fake-record.js'
import type { NewWorld, SyncWorld } from '@rapport/core/src/testing/integrations/sync-world.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { describe, expect, it } from 'vitest'

const ids = systemIds()
const kinds: readonly FakeRecord['kind'][] = ['account', 'person', 'payment', 'subscription', 'source', 'activity']

function fill({ service }: SyncWorld): void {
  for (let index = 0; index < 24; index++) {
    const id = `r${index}`
    if (index < 3) service.put('team', { id, kind: 'member', text: `Member ${index}` })
    const kind = kinds[index % kinds.length] ?? 'account'
    service.put(kind === 'source' || kind === 'activity' ? 'talks' : 'things', { id, kind, text: `Thing ${index}` })
  }
}

async function countsOf({ rows }: SyncWorld) {
  const tables = { events, facts, members, payments, sources, subscriptions }
  const counts = Object.entries(tables).map(async ([name, table]) => [name, await rows.count(table)] as const)
  const live = await rows.count(providerRecords, { removed: { eq: false } })
  return { ...Object.fromEntries(await Promise.all(counts)), live }
}

async function endWithData({ rows, connectionId, clock }: SyncWorld): Promise<void> {
  await rows.transaction(async (transaction) => {
    const [connection] = await transaction.get(integrationConnections, [{ id: connectionId }])
    if (!connection) throw new Error('There is no connection')
    await transaction.update(integrationConnections, { id: { eq: connectionId } }, { disconnected_at: clock.now() })
    await requestDataRemoval(transaction, connection, ids, clock.now())
  })
}

export function testRemoval(newWorld: NewWorld): void {
  describe('a connection that ends with its data', () => {
    it('takes all that came from it alone, what the host has put stays, and connecting again brings it back', async () => {
      const world = newWorld()
      const { rows, clock } = world
      fill(world)
      await world.putHostsMember('r1@team.test')
      await world.connect()
      await world.run()
      const before = await countsOf(world)
      expect(before).toMatchObject({ events: 4, members: 3, payments: 4, sources: 4, subscriptions: 4, live: 27 })

      await endWithData(world)
      await world.run()
      expect(await countsOf(world)).toEqual({ events: 0, facts: 0, members: 1, payments: 0, sources: 0, subscriptions: 0, live: 0 })
      expect(await rows.count(customers, { account_count: { gt: 0 } })).toBe(0)
      expect(await rows.count(users, { record_account: { isNull: false } })).toBe(0)
      expect(await rows.count(providerRecords, { digest: { isNull: false } })).toBe(0)

      await endWithData(world)
      await rows.transaction(async (transaction) => {
        await transaction.update(integrationConnections, { id: { eq: world.connectionId } }, { disconnected_at: null })
        await requestSync(transaction, { connectionId: world.connectionId, cause: 'connected' }, ids, clock.now())
      })
      await world.run()
      await world.pass(5_000)
      expect(await countsOf(world)).toEqual(before)
    })
  })
}
