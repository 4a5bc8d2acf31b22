import { customers } from '@rapport/core/src/registry/tables.js'
import { day, minute, type World } from '../list-tools/world.js'

/** A Wednesday, at midnight. */
export const now = Date.UTC(2026, 6, 1)

export const dayAgo = (days: number) => new Date(now - days * day).toISOString().slice(0, 10)

/** Customers of a world by their customerId. */
export async function customerIds({ rows }: World): Promise<Map<string, string>> {
  const found = await rows.find(customers, { columns: ['id', 'external_id'] })
  return new Map(found.map(({ id, external_id }) => [external_id ?? '', id]))
}

/** Puts customers with traits, and answers their ids in that order. */
export async function putCustomers(world: World, traits: Record<string, Record<string, string | number | boolean>>): Promise<string[]> {
  await world.workspace.customers.put(
    Object.entries(traits).map(([customerId, each]) => ({ customerId, name: `${customerId} Inc`, traits: each }))
  )
  const ids = await customerIds(world)
  return Object.keys(traits).map((customerId) => ids.get(customerId) ?? '')
}

/** Two members, of whom the first is `ana`. */
export async function putMembers({ workspace }: World): Promise<[ana: string, bo: string]> {
  await workspace.members.put([
    { id: 'ana', email: 'ana@host.test', name: 'Ana Lopez' },
    { id: 'bo', email: 'bo@host.test', name: 'Bo Chen' }
  ])
  return ['ana', 'bo']
}

/** Lets due jobs run, a few minutes on. */
export async function settle({ rapport, clock }: World, rounds = 4): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await rapport.runDue()
    clock.advance(2 * minute)
  }
}
