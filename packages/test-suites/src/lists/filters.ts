import { customers } from '@rapport/core/src/registry/tables.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NewWorld, World } from '../list-tools/world.js'
import { customerIds, now, putCustomers, putMembers } from './lists-world.js'

type Query = Parameters<World['workspace']['lists']['customers']>[0]
type Filter = NonNullable<NonNullable<Query>['filter']>
type Condition = Filter['conditions'][number]

const all = (...conditions: Condition[]): Filter => ({ match: 'all', conditions })
const day = 86_400_000

/** What filters of lists pass. */
export function testFilters(newWorld: NewWorld): void {
  describe('filters', () => {
    const found = async (world: World, filter: Filter, search?: string) => {
      const { items } = await world.workspace.lists.customers({ filter, orderBy: 'name', orderDirection: 'asc', ...(search && { search }) })
      return items.map(({ externalId }) => externalId)
    }
    const prepared = async () => {
      const world = await newWorld({ clock: new TestClock(now) })
      const [a = '', b = '', c = ''] = await putCustomers(world, {
        acme: { industry: 'Logistics', seats: 5, plan: 'pro' },
        bolt: { industry: 'Retail', vip: true },
        crux: {}
      })
      const rows = world.rows
      await rows.update(
        customers,
        { id: { eq: a } },
        { health_score: 80, health_change: -12, mrr_cents: 5_000, mrr_status: 'calculated', currency: 'usd' }
      )
      await rows.update(customers, { id: { eq: b } }, { health_score: 30, renews_at: now + 20 * day, billing_status: 'PAYING' })
      await rows.update(customers, { id: { eq: c } }, { last_activity_at: now - 40 * day, assessment: 'at_risk' })
      return { world, a, b, c }
    }

    it('compare each kind of field', async () => {
      const { world, a, b } = await prepared()
      const [ana] = await putMembers(world)
      await world.workspace.lists.change({ customerIds: [a, b], addTags: ['key'] })
      await world.workspace.lists.change({ customerIds: [a], ownerId: ana })
      const cases: [Condition, string[]][] = [
        [{ field: 'health', op: 'lt', value: 50 }, ['bolt']],
        [{ field: 'health', op: 'gte', value: 79.5 }, ['acme']],
        [{ field: 'health', op: 'is_not_set' }, ['crux']],
        [{ field: 'health_change', op: 'lte', value: -10 }, ['acme']],
        [{ field: 'mrr', op: 'gt', value: 0 }, ['acme']],
        [{ field: 'currency', op: 'is', value: 'USD' }, ['acme']],
        [{ field: 'billing', op: 'is', value: ['PAYING', 'PAST_DUE'] }, ['bolt']],
        [{ field: 'billing', op: 'is_not', value: 'PAYING' }, ['acme', 'crux']],
        [{ field: 'assessment', op: 'is', value: 'at_risk' }, ['crux']],
        [{ field: 'assessment', op: 'is_not', value: 'at_risk' }, ['acme', 'bolt']],
        [{ field: 'renewal', op: 'in_next_days', value: 30 }, ['bolt']],
        [{ field: 'renewal', op: 'in_next_days', value: 10 }, []],
        [{ field: 'renewal', op: 'before', value: '2026-07-22' }, ['bolt']],
        [{ field: 'last_activity', op: 'not_in_last_days', value: 30 }, ['acme', 'bolt', 'crux']],
        [{ field: 'last_activity', op: 'in_last_days', value: 60 }, ['crux']],
        [{ field: 'owner', op: 'is', value: ana }, ['acme']],
        [{ field: 'owner', op: 'is_not', value: [ana] }, ['bolt', 'crux']],
        [{ field: 'owner', op: 'is_set' }, ['acme']],
        [{ field: 'tag', op: 'is', value: 'key' }, ['acme', 'bolt']],
        [{ field: 'tag', op: 'is_not', value: ['key', 'other'] }, ['crux']],
        [{ field: 'plan', op: 'is', value: 'pro' }, ['acme']],
        [{ field: 'plan', op: 'is_not', value: 'pro' }, ['bolt', 'crux']],
        [{ field: 'plan', op: 'is_not_set' }, ['bolt', 'crux']],
        [{ field: 'name', op: 'contains', value: 'OLT i' }, ['bolt']],
        [{ field: 'id', op: 'is', value: [b, 'nobody'] }, ['bolt']],
        [{ field: 'trait:industry', op: 'is', value: ['Retail', 'Food'] }, ['bolt']],
        [{ field: 'trait:industry', op: 'is_not', value: 'Retail' }, ['acme', 'crux']],
        [{ field: 'trait:seats', op: 'is', value: 5 }, ['acme']],
        [{ field: 'trait:vip', op: 'is', value: true }, ['bolt']],
        [{ field: 'trait:industry', op: 'is_not_set' }, ['crux']],
        [
          {
            match: 'any',
            conditions: [
              { field: 'health', op: 'lt', value: 50 },
              { field: 'assessment', op: 'is', value: 'at_risk' }
            ]
          },
          ['bolt', 'crux']
        ]
      ]
      for (const [condition, expected] of cases) expect(await found(world, all(condition)), JSON.stringify(condition)).toEqual(expected)
      expect(await found(world, all({ field: 'health', op: 'is_set' }), 'bolt')).toEqual(['bolt'])
      expect(await found(world, { match: 'any', conditions: [] })).toEqual(['acme', 'bolt', 'crux'])
    })

    it('name what is wrong, and what is allowed', async () => {
      const { world } = await prepared()
      const wrong: [Condition, string][] = [
        [{ field: 'helth', op: 'lt', value: 5 }, 'input.filter.conditions[0].field must be one of name, domain'],
        [{ field: 'helth', op: 'lt', value: 5 }, 'did you mean "health"?'],
        [
          { field: 'health', op: 'contains', value: 'x' },
          'input.filter.conditions[0].op must be one of is, lt, lte, gt, gte, is_set, is_not_set'
        ],
        [{ field: 'health', op: 'lt', value: 'x' }, 'input.filter.conditions[0].value must be a number'],
        [{ field: 'health', op: 'lt' }, 'input.filter.conditions[0].value is required with lt'],
        [{ field: 'health', op: 'is_set', value: 1 }, 'must be left out with is_set'],
        [{ field: 'billing', op: 'is', value: 'FREE' }, 'must be one of NONE, TRIALING, PAYING, PAST_DUE, CHURNED'],
        [{ field: 'renewal', op: 'before', value: 'soon' }, 'must be a day such as 2026-01-31'],
        [{ field: 'renewal', op: 'in_next_days', value: 0 }, 'must be a whole number of days from 1'],
        [{ field: 'owner', op: 'is', value: 'nobody' }, 'must be the id of a member, or me'],
        [{ field: 'segment', op: 'is', value: 'x' }, 'must be the id of a segment of customers'],
        [{ match: 'all', conditions: [{ field: 'trait:', op: 'is', value: 'x' }] }, 'input.filter.conditions[0].conditions[0].field']
      ]
      for (const [condition, message] of wrong)
        await expect(world.workspace.lists.customers({ filter: all(condition) }), message).rejects.toMatchObject({
          code: 'INVALID_TOOL_INPUT',
          message: expect.stringContaining(message)
        })
      await expect(world.workspace.lists.customers({ orderBy: 'name', cursor: 'x' })).rejects.toThrow('input.cursor')
    })

    it('pass what a simple model passes, on any rows', async () => {
      const world = await newWorld({ clock: new TestClock(now) })
      const names = Array.from({ length: 12 }, (_, index) => `c${String(index).padStart(2, '0')}`)
      await putCustomers(world, Object.fromEntries(names.map((name) => [name, {}])))
      const ids = await customerIds(world)
      const small = fc.option(fc.integer({ min: 0, max: 4 }), { nil: null })
      const state = fc.record({ health_score: small, contact_count: fc.integer({ min: 0, max: 4 }), tags: fc.subarray(['a', 'b']) })
      const leaf = fc.oneof(
        fc.record({
          field: fc.constant('health' as const),
          op: fc.constantFrom('is', 'lt', 'lte', 'gt', 'gte'),
          value: fc.integer({ min: 0, max: 4 })
        }),
        fc.record({
          field: fc.constant('contacts' as const),
          op: fc.constantFrom('is', 'lt', 'lte', 'gt', 'gte'),
          value: fc.integer({ min: 0, max: 4 })
        }),
        fc.record({
          field: fc.constant('tag' as const),
          op: fc.constantFrom('is', 'is_not'),
          value: fc.subarray(['a', 'b', 'c'], { minLength: 1 })
        }),
        fc.record({ field: fc.constantFrom('health' as const, 'tag' as const), op: fc.constantFrom('is_set', 'is_not_set') })
      ) as fc.Arbitrary<Leaf>
      const match = fc.constantFrom('all' as const, 'any' as const)
      const group = fc.record({ match, conditions: fc.array(leaf, { minLength: 1, maxLength: 3 }) })
      const filter = fc.record({ match, conditions: fc.array(fc.oneof(leaf, group), { maxLength: 3 }) })
      await fc.assert(
        fc.asyncProperty(
          fc.array(state, { minLength: 12, maxLength: 12 }),
          fc.array(filter, { minLength: 4, maxLength: 4 }),
          async (states, filters) => {
            for (const [index, { tags, ...columns }] of states.entries()) {
              const value = tags.length === 0 ? null : Object.fromEntries(tags.map((tag) => [tag, true as const]))
              await world.rows.update(customers, { id: { eq: ids.get(names[index] ?? '') ?? '' } }, { ...columns, tags: value })
            }
            for (const each of filters) {
              const expected = names.filter((_, index) => passes(each, states[index]))
              expect(await found(world, each as Filter)).toEqual(expected)
            }
          }
        ),
        { numRuns: 10 }
      )
    })
  })
}

interface State {
  health_score: number | null
  contact_count: number
  tags: string[]
}

interface Leaf {
  field: 'health' | 'contacts' | 'tag'
  op: string
  value?: number | string[]
}

interface Group {
  match: 'all' | 'any'
  conditions: (Leaf | Group)[]
}

/** What a filter says of a state, in the plainest words. */
function passes(part: Leaf | Group, state: State | undefined): boolean {
  if (!state) return false
  if ('conditions' in part) {
    if (part.conditions.length === 0) return true
    const each = part.conditions.map((inner) => passes(inner, state))
    return part.match === 'all' ? each.every(Boolean) : each.some(Boolean)
  }
  const { field, op, value } = part
  if (field === 'tag') {
    if (op === 'is_set') return state.tags.length > 0
    if (op === 'is_not_set') return state.tags.length === 0
    const has = (value as string[]).some((tag) => state.tags.includes(tag))
    return op === 'is' ? has : !has
  }
  const actual = field === 'health' ? state.health_score : state.contact_count
  if (op === 'is_set') return actual !== null
  if (op === 'is_not_set') return actual === null
  if (actual === null) return false
  const bound = Number(value)
  return { is: actual === bound, lt: actual < bound, lte: actual <= bound, gt: actual > bound, gte: actual >= bound }[op] ?? false
}
