import { auditEntries, events, factEvidence, jobs, retentionRuns, sources } from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day, hour, minute, type World, worldsOn } from '../list-tools/world.js'
import { expectRollups } from '../rollups/expect-rollups.js'

const noon = Date.UTC(2026, 2, 4, 12)

interface Sent {
  daysAgo: number
  userId?: string
  customerId?: string
  visitorId?: string
}

const moment = fc.record(
  {
    daysAgo: fc.integer({ min: 0, max: 59 }),
    userId: fc.constantFrom('u1', 'u2', 'u3'),
    customerId: fc.constantFrom('acme', 'bolt'),
    visitorId: fc.constantFrom('5b0e1f7e-3c1a-4d51-9f0a-70a1b2c3d4e5', '6c0e1f7e-3c1a-4d51-9f0a-70a1b2c3d4e6')
  },
  { requiredKeys: ['daysAgo'] }
)

async function send(world: World, moments: readonly Sent[]): Promise<void> {
  const { clock, workspace } = world
  for (const { daysAgo, visitorId, ...names } of moments) {
    const timestamp = clock.now() - daysAgo * day - hour
    await workspace.ingest({ ...(visitorId && { visitorId }), events: [{ type: 'custom', eventName: 'opened', timestamp, ...names }] })
  }
}

/**
 * Registers the tests of how long data is kept on a store with vitest. `createStore` makes the store, its schema in place.
 *
 * @example retentionSuite('my store', async () => myStore({ connectionString }))
 */
export function retentionSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`how long data is kept on ${name}`, () => {
    const newWorld = worldsOn(openedStore(createStore))
    const worldAtNoon = () => newWorld({ clock: new TestClock(noon) })
    const until = async (world: World, ms: number) => {
      world.clock.advance(ms)
      await world.rapport.runDue()
    }

    it('is for good until a rule says otherwise; rules are told, kept and recorded', async () => {
      const { workspace, rows } = await worldAtNoon()
      const forGood = { events: null, conversations: null, runs: null }
      expect(await workspace.retention.get()).toEqual(forGood)
      expect(await workspace.retention.run()).toEqual({ kinds: [] })
      expect(await workspace.retention.put({ events: 30 })).toEqual({ ...forGood, events: 30 })
      expect(await workspace.retention.put({ runs: 7 })).toEqual({ ...forGood, events: 30, runs: 7 })
      expect(await workspace.retention.put({ events: null })).toEqual({ ...forGood, runs: 7 })
      const told = await rows.find(auditEntries, { where: { tool: { eq: 'putRetention' } } })
      expect(told.map(({ after }) => after)).toContainEqual({ ...forGood, runs: 7 })
      for (const events of [6, 3_651, 30.5]) {
        await expect(workspace.retention.put({ events })).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT', message: /events/ })
      }
    })

    it('is told before anything goes, and ends at night', async () => {
      const world = await worldAtNoon()
      const { workspace, rows } = world
      await send(world, [
        { daysAgo: 40, userId: 'u1', customerId: 'acme' },
        { daysAgo: 40 },
        { daysAgo: 3, userId: 'u1', customerId: 'acme' }
      ])
      await workspace.retention.put({ events: 30 })
      const before = new Date(noon - 30 * day).toISOString()
      expect(await workspace.retention.preview({})).toEqual({ kinds: [{ kind: 'events', days: 30, before, rows: 2 }] })
      const longer = await workspace.retention.preview({ events: 60, conversations: 7 })
      expect(longer.kinds.map(({ kind, days, rows: found }) => [kind, days, found])).toEqual([
        ['events', 60, 0],
        ['conversations', 7, 0]
      ])
      await until(world, 14 * hour)
      expect(await rows.count(events)).toBe(3)
      await until(world, hour)
      expect(await rows.count(events)).toBe(1)
      const { items } = await workspace.retention.runs()
      expect(items).toMatchObject([{ endedAt: items[0]?.startedAt, kinds: [{ kind: 'events', days: 30, removed: 2 }] }])
      await until(world, day)
      expect((await workspace.retention.runs()).items.map(({ kinds }) => kinds[0]?.removed)).toEqual([0, 2])
    })

    it('leaves every count as the events that are left have it, while others come in', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(moment, { minLength: 5, maxLength: 25 }), fc.array(moment, { maxLength: 5 }), async (past, meanwhile) => {
          const world = await worldAtNoon()
          await send(world, past)
          await world.workspace.retention.put({ events: 30 })
          await world.workspace.retention.run()
          await Promise.all([world.rapport.runDue(), send(world, meanwhile)])
          await world.workspace.retention.run()
          await until(world, minute)
          const old = (each: Sent) => each.daysAgo >= 30
          expect(await world.rows.count(events)).toBe([...past, ...meanwhile].filter((each) => !old(each)).length)
          await expectRollups(world.rows, world.clock.now())
        }),
        { numRuns: 10 }
      )
    })

    it('ends with conversations what was found in them', async () => {
      const world = await worldAtNoon()
      const { workspace, rows } = world
      const mail = (externalId: string, daysAgo: number, text: string) => ({
        sourceType: 'EMAIL' as const,
        externalId,
        occurredAt: noon - daysAgo * day,
        customer: { customerId: 'acme' },
        participants: [{ email: 'ada@acme.test', role: 'from' }],
        segments: [{ text }]
      })
      await workspace.sources.put([
        mail('old', 200, 'We will not renew the contract in May.'),
        mail('new', 20, 'Our budget for next year was cut by 40 percent.'),
        { sourceType: 'CRM', externalId: 'record', occurredAt: noon - 200 * day, customer: { customerId: 'acme' } }
      ])
      await until(world, minute)
      const quotes = async () => (await rows.find(factEvidence)).map(({ quote }) => quote)
      expect(new Set(await quotes())).toEqual(new Set([expect.stringContaining('not renew'), expect.stringContaining('budget')]))
      await workspace.retention.put({ conversations: 100 })
      await workspace.retention.run()
      await until(world, minute)
      expect((await rows.find(sources)).map((row) => row.external_id).sort()).toEqual(['new', 'record'])
      expect(new Set(await quotes())).toEqual(new Set([expect.stringContaining('budget')]))
      await expectRollups(rows, world.clock.now())
    })

    it('stops in the middle where the rule is taken back', async () => {
      const world = await worldAtNoon()
      const { workspace, rows } = world
      await send(world, [{ daysAgo: 40, userId: 'u1' }])
      await workspace.retention.put({ events: 30 })
      const id = '01a00000-0000-7000-8000-000000000001'
      const begun = { id, started_at: noon, ended_at: null, kinds: [{ kind: 'events', days: 30, before: noon - 30 * day, removed: 0 }] }
      await rows.insert(retentionRuns, [begun])
      await rows.update(jobs, { kind: { eq: 'retention' } }, { payload: { run: { id, kind: 0, place: null } }, run_at: noon })
      await workspace.retention.put({ events: 60 })
      await world.rapport.runDue()
      expect(await rows.count(events)).toBe(1)
      expect((await workspace.retention.runs()).items).toMatchObject([{ id, kinds: [{ removed: 0 }] }])
    })
  })
}
