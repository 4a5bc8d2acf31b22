import { randomUUID } from 'node:crypto'
import { customers, events, users } from '@rapport/core/src/registry/tables.js'
import { customer, event, id, user } from '@rapport/core/src/testing/list-tools/rows.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FeatureWorld } from '../features/feature-world.js'
import { day, type NewWorld } from '../list-tools/world.js'

/** What somebody did: the number of a customer and of its person, a feature, and how many days ago. */
interface Did {
  account: number
  person: number
  feature: 'export' | 'invite'
  daysAgo: number
}

const weeks = 3

/** How many customers and people use features, compared with a count by hand. */
export function testAdoption(newWorld: NewWorld): void {
  describe('adoption', () => {
    /** Four customers with two people each, two features, and what was done. */
    async function worldOf(did: readonly Did[]) {
      const world = await newWorld()
      const feature = new FeatureWorld(world)
      const now = world.now
      const accounts = [1, 2, 3, 4]
      const personId = (account: number, person: number) => id(100 + account * 10 + person)
      await world.rows.insert(
        customers,
        accounts.map((account) =>
          customer({ id: id(account), external_id: `c${account}`, name: `C${account}`, first_seen_at: now - 400 * day })
        )
      )
      const people = accounts.flatMap((account) => [1, 2].map((person) => ({ account, person })))
      await world.rows.insert(
        users,
        people.map(({ account, person }) => {
          const own = did.filter((each) => each.account === account && each.person === person)
          const last = own.length === 0 ? null : now - Math.min(...own.map(({ daysAgo }) => daysAgo)) * day
          return user({ id: personId(account, person), customer_id: id(account), event_activity_at: last })
        })
      )
      await world.rows.insert(
        events,
        did.map(({ account, person, feature: event_name, daysAgo }) => {
          const who = { customer_id: id(account), user_id: personId(account, person) }
          return event({ event_id: randomUUID(), type: 'CUSTOM', event_name, occurred_at: now - daysAgo * day, ...who })
        })
      )
      const exported = await feature.create()
      const invited = await feature.create({ featureKey: 'invite', eventName: 'invite', name: 'Invite' })
      return { world, exported: exported.feature.id, invited: invited.feature.id }
    }

    it('is what a count by hand says, and each number opens its accounts', async () => {
      const done = fc.record({
        account: fc.integer({ min: 1, max: 4 }),
        person: fc.integer({ min: 1, max: 2 }),
        feature: fc.constantFrom('export' as const, 'invite' as const),
        daysAgo: fc.integer({ min: 0, max: 30 })
      })
      await fc.assert(
        fc.asyncProperty(fc.array(done, { minLength: 1, maxLength: 25 }), async (did) => {
          const { world, exported } = await worldOf(did)
          const { features } = world.workspace
          const answer = await features.adoption({ weeks })
          const starts = answer.features[0]?.weeks.map(({ weekStartAt }) => Date.parse(weekStartAt)) ?? []
          const at = ({ daysAgo }: Did) => world.now - daysAgo * day
          const inWindow = did.filter((each) => at(each) >= (starts[0] ?? 0))
          const accountsOf = (some: readonly Did[]) => new Set(some.map(({ account }) => account))
          expect(answer.activeCustomers).toBe(accountsOf(inWindow).size)
          for (const feature of answer.features) {
            const own = inWindow.filter((each) => each.feature === feature.featureKey)
            expect(feature.customers).toBe(accountsOf(own).size)
            expect(feature.rate).toBe(answer.activeCustomers === 0 ? null : accountsOf(own).size / answer.activeCustomers)
            for (const [index, week] of feature.weeks.entries()) {
              const its = own.filter(
                (each) => at(each) >= (starts[index] ?? 0) && at(each) < (starts[index + 1] ?? Number.POSITIVE_INFINITY)
              )
              const people = new Set(its.map(({ account, person }) => `${account} ${person}`)).size
              expect([week.customers, week.people, week.events]).toEqual([accountsOf(its).size, people, its.length])
              const opened = await features.adopters({ weeks, featureId: feature.id, weekStartAt: week.weekStartAt })
              expect(opened.items.map(({ name }) => name).sort()).toEqual([...accountsOf(its)].map((account) => `C${account}`).sort())
            }
          }
          for (const { features: used, customers: count } of answer.breadth) {
            expect((await features.adopters({ weeks, features: used })).total).toBe(count)
          }
          const without = await features.adopters({ weeks, featureId: exported, used: false })
          const using = accountsOf(inWindow.filter((each) => each.feature === 'export')).size
          expect(without.total).toBe(answer.activeCustomers - using)
        }),
        { numRuns: 5 }
      )
    })

    it('is that of a segment, and says so where it has gone', async () => {
      const did: Did[] = [
        { account: 1, person: 1, feature: 'export', daysAgo: 1 },
        { account: 2, person: 1, feature: 'export', daysAgo: 1 },
        { account: 2, person: 2, feature: 'invite', daysAgo: 1 }
      ]
      const { world } = await worldOf(did)
      const { features, segments } = world.workspace
      const filter = { match: 'all' as const, conditions: [{ field: 'name', op: 'is' as const, value: 'C2' }] }
      const segment = await segments.create({ subject: 'customers', name: 'Second', filter })
      const answer = await features.adoption({ weeks, segmentId: segment.id })
      expect(answer).toMatchObject({
        segment: { name: 'Second' },
        activeCustomers: 1,
        features: [
          { featureKey: 'export', customers: 1, rate: 1 },
          { featureKey: 'invite', customers: 1, rate: 1 }
        ],
        breadth: [{ features: 2, customers: 1 }]
      })
      await segments.archive(segment.id)
      await expect(features.adoption({ weeks, segmentId: segment.id, refresh: true })).rejects.toThrow('The segment "Second" is archived')
      await expect(features.adoption({ weeks, segmentId: id(9) })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    it('is shown again for ten minutes, unless a feature came or went', async () => {
      const { world, invited } = await worldOf([{ account: 1, person: 1, feature: 'export', daysAgo: 1 }])
      const { features } = world.workspace
      const first = await features.adoption({ weeks })
      world.clock.advance(60_000)
      expect(await features.adoption({ weeks })).toEqual(first)
      expect((await features.adoption({ weeks, refresh: true })).asOf).toBe(new Date(world.now + 60_000).toISOString())
      const { features: all } = await world.workspace.call('svc_list_features', { weeks: 1 })
      const revision = all.find(({ id: each }) => each === invited)?.revision ?? ''
      await world.workspace.call('svc_archive_feature', { id: invited, revision })
      expect((await features.adoption({ weeks })).features).toMatchObject([{ featureKey: 'export' }])
    })

    it('refuses questions that do not go together', async () => {
      const { world, exported } = await worldOf([{ account: 1, person: 1, feature: 'export', daysAgo: 1 }])
      const { features } = world.workspace
      await expect(features.adopters({ used: false })).rejects.toThrow('input.featureId is missing')
      await expect(features.adopters({ featureId: exported, features: 1 })).rejects.toThrow('cannot be combined with featureId')
      await expect(features.adopters({ featureId: exported, weekStartAt: '2020-01-06T00:00:00.000Z' })).rejects.toThrow('one of the weeks')
      await expect(features.adopters({ featureId: 'nobody' })).rejects.toThrow('There is no feature with this id')
    })
  })
}
