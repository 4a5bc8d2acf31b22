import { tables } from '@rapport/core/src/registry/tables.js'
import type { TestRapportOptions } from '@rapport/core/src/testing/create-test-rapport.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { day, hour, minute, type NewWorld, type World } from '../list-tools/world.js'

/** A Wednesday. */
const start = Date.UTC(2026, 2, 4, 15)

/** A person whose names stand nowhere else. */
export const ada = {
  userId: 'ada-7781',
  email: 'ada.lovelace@acme.test',
  name: 'Ada Lovelace',
  visitorId: '5b0e1f7e-3c1a-4d51-9f0a-70a1b2c3d4e5',
  /** What she wrote, and a fact rests on. */
  words: 'We will not renew the contract in May.'
}

const bob = { userId: 'bob-2290', email: 'bob@acme.test', visitorId: '6c0e1f7e-3c1a-4d51-9f0a-70a1b2c3d4e6' }

/** A workspace with two people of one customer and one of another, who browsed, wrote and were written about. */
export async function privateWorld(newWorld: NewWorld, options: TestRapportOptions = {}): Promise<World> {
  const world = await newWorld({ ...options, clock: new TestClock(start) })
  const { workspace, clock } = world
  await workspace.customers.put([
    { customerId: 'acme', name: 'Acme', domain: 'acme.test' },
    { customerId: 'bolt', name: 'Bolt', domain: 'bolt.test' }
  ])
  await workspace.users.put([
    { userId: ada.userId, email: ada.email, traits: { name: ada.name, title: 'CTO' }, customer: { customerId: 'acme' } },
    { userId: bob.userId, email: bob.email, traits: { name: 'Bob Byron' }, customer: { customerId: 'acme' } },
    { userId: 'cy-1', email: 'cy@bolt.test', traits: { name: 'Cy Twombly' }, customer: { customerId: 'bolt' } }
  ])
  const hoursAgo = (hours: number) => clock.now() - hours * hour
  for (const { visitorId, userId } of [ada, bob]) {
    await workspace.ingest({ visitorId, events: [{ type: 'pageview', path: '/pricing', timestamp: hoursAgo(9) }] })
    await workspace.ingest({ visitorId, events: [{ type: 'identify', userId, timestamp: hoursAgo(8) }] })
  }
  const invitations = [ada.email, 'cy@bolt.test'].map((invited) => {
    return { type: 'custom' as const, eventName: 'invited', userId: bob.userId, properties: { invited }, timestamp: hoursAgo(7) }
  })
  await workspace.ingest({ events: invitations })
  await workspace.sources.put([
    {
      sourceType: 'EMAIL',
      externalId: 'mail-1',
      title: 'Our contract',
      occurredAt: clock.now() - day,
      customer: { customerId: 'acme' },
      participants: [{ email: ada.email, name: ada.name, role: 'from' }],
      segments: [{ text: ada.words }]
    },
    {
      sourceType: 'CALL',
      externalId: 'call-1',
      title: 'Weekly call',
      occurredAt: clock.now() - day,
      customer: { customerId: 'acme' },
      participants: [{ email: bob.email, name: 'Bob Byron', role: 'attendee' }],
      segments: [
        { text: 'Talk to Ada Lovelace about the export.', speaker: 'Bob Byron' },
        { text: 'The weather is fine.', speaker: 'Bob Byron' }
      ]
    }
  ])
  await settle(world)
  clock.advance(day)
  await settle(world)
  return world
}

/** A job that is busy for long goes on a little later. */
export async function settle({ rapport, clock }: World): Promise<void> {
  await rapport.runDue()
  clock.advance(minute)
  await rapport.runDue()
}

export interface StoredRow {
  table: string
  key: string
  row: Record<string, unknown>
}

/** The key of a row, as text. */
export const keyOf = (table: { key: readonly string[] }, row: Record<string, unknown>): string =>
  JSON.stringify(table.key.map((column) => row[column]))

/** Every row of the organization. */
export async function everyRow({ rows }: World): Promise<StoredRow[]> {
  const all: StoredRow[] = []
  for (const table of Object.values(tables)) {
    if (table.scope !== 'organization') continue
    const found: Record<string, unknown>[] = await rows.find(table as typeof tables.users)
    all.push(...found.map((row) => ({ table: table.name, key: keyOf(table, row), row })))
  }
  return all
}
