import type { ContractInput } from '@rapport/core/src/public-types/index.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { day, type NewWorld, type World } from '../list-tools/world.js'

export { day }

/** A Wednesday. */
const start = Date.UTC(2026, 2, 4, 15)

/** A world that begins at `start`. */
export const begin = (newWorld: NewWorld): Promise<World> => newWorld({ clock: new TestClock(start) })

/** A contract of the customer `acme`. */
export function contract(externalId: string, startsOn: string, endsOn: string, more: Partial<ContractInput> = {}): ContractInput {
  return { externalId, customer: { customerId: 'acme' }, startsOn, endsOn, ...more }
}

/** All terms that are listed, those that start last first. */
export const listed = async ({ workspace }: World) => (await workspace.contracts.list({ limit: 1000 })).items

/** Moves on by days, and does what is due then. */
export async function pass({ clock, rapport }: World, days: number): Promise<void> {
  clock.advance(days * day)
  await rapport.runDue()
}
