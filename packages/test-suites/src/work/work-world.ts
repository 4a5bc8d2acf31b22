import { auditEntries } from '@rapport/core/src/registry/tables.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import type { NewWorld, World } from '../list-tools/world.js'

/** A Wednesday. */
const start = Date.UTC(2026, 2, 4, 15)

export const ana = { actor: 'm_1' }
export const bo = { actor: 'm_2' }

/** A world with two members, and two customers with a person each. */
export async function workWorld(newWorld: NewWorld): Promise<World> {
  const world = await newWorld({ clock: new TestClock(start) })
  await world.workspace.members.put([
    { id: 'm_1', email: 'ana@own.test', name: 'Ana Lopez' },
    { id: 'm_2', email: 'bo@own.test', name: 'Bo Chen' }
  ])
  await world.workspace.customers.put([
    { customerId: 'acme', name: 'Acme', domain: 'acme.test' },
    { customerId: 'acme-2', name: 'Acme GmbH', domain: 'acme-gmbh.test' }
  ])
  await world.workspace.users.put([
    { userId: 'u1', email: 'kim@acme.test', name: 'Kim Park', customer: { customerId: 'acme' } },
    { userId: 'u2', email: 'lee@acme-gmbh.test', name: 'Lee Roy', customer: { customerId: 'acme-2' } }
  ])
  return world
}

/** Rapport's id of a customer. */
export const customerIdOf = async ({ workspace }: World, customerId: string) => (await workspace.customers.get({ customerId })).id

/** What the audit log has of an operation, the oldest first. */
export async function logged({ rows }: World, tool: string) {
  return (await rows.find(auditEntries))
    .filter((entry) => entry.tool === tool)
    .map(({ actor_id, before, after }) => ({ actor_id, before, after }))
}
