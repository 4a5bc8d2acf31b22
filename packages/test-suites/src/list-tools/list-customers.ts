import { customers } from '@rapport/core/src/registry/tables.js'
import type { RowOf } from '@rapport/core/src/storage/define-table.js'
import { customer, id } from '@rapport/core/src/testing/list-tools/rows.js'
import { searchKey } from '@rapport/core/src/values/text/text-key.js'
import { describe, expect, it } from 'vitest'
import { day, type NewWorld } from './world.js'

const tool = 'svc_list_customers'

/** Filters, orders and answers of svc_list_customers. */
export function testListCustomers(newWorld: NewWorld): void {
  describe(tool, () => {
    async function worldOf(...rows: Partial<RowOf<typeof customers>>[]) {
      const world = await newWorld()
      await world.rows.insert(
        customers,
        rows.map((columns, index) => customer({ id: id(index + 1), ...columns }))
      )
      return world
    }

    it('answers every field of a customer, with its owner and whole days of silence', async () => {
      const world = await newWorld()
      await world.workspace.members.put([{ id: 'm1', email: 'Ann@Example.com', name: 'Ann' }])
      const at = world.now - 2 * day - 1
      const known = {
        name: 'Acme',
        domain: 'acme.test',
        billing_status: 'PAYING',
        mrr_cents: 1200,
        mrr_status: 'calculated',
        owner_id: 'm1'
      }
      const times = { activated_at: at - 3, first_seen_at: at - 5, last_activity_at: at }
      await world.rows.insert(customers, [customer({ id: id(1), ...known, ...times, contact_count: 3 })])
      const iso = (instant: number) => new Date(instant).toISOString()
      expect(await world.ask(tool)).toEqual({
        items: [
          {
            id: id(1),
            name: 'Acme',
            domain: 'acme.test',
            billingStatus: 'PAYING',
            activatedAt: iso(at - 3),
            firstSeenAt: iso(at - 5),
            lastActivityAt: iso(at),
            contactCount: 3,
            currentMrr: 1200,
            mrrCalculationStatus: 'calculated',
            owner: { id: 'm1', email: 'ann@example.com', name: 'Ann' },
            daysSinceActivity: 2
          }
        ],
        pagination: { hasMore: false, nextCursor: null, total: 1 }
      })
    })

    it('never counts negative days for a customer whose clock is ahead', async () => {
      const world = await worldOf({})
      await world.rows.update(customers, { id: { eq: id(1) } }, { last_activity_at: world.now + 30_000 })
      expect((await world.ask(tool)).items[0]).toMatchObject({ daysSinceActivity: 0 })
    })

    it('orders by last activity, newest first, unless told otherwise, with unknown values last in both directions', async () => {
      const world = await worldOf(
        { last_activity_at: 10, first_seen_at: 3, name: 'b', mrr_cents: 1 },
        { last_activity_at: 30, first_seen_at: null, name: 'B', mrr_cents: null },
        { last_activity_at: null, first_seen_at: 1, name: null, mrr_cents: 5 },
        { last_activity_at: 10, first_seen_at: 2, name: 'a', mrr_cents: 0 }
      )
      const order = async (input: object) => (await world.ids(tool, input)).map((found) => [1, 2, 3, 4].find((n) => id(n) === found))
      expect(await order({})).toEqual([2, 4, 1, 3])
      expect(await order({ orderDirection: 'asc' })).toEqual([1, 4, 2, 3])
      expect(await order({ orderBy: 'first_seen_at' })).toEqual([1, 4, 3, 2])
      expect(await order({ orderBy: 'first_seen_at', orderDirection: 'asc' })).toEqual([3, 4, 1, 2])
      expect(await order({ orderBy: 'name', orderDirection: 'asc' })).toEqual([2, 4, 1, 3])
      expect(await order({ orderBy: 'name' })).toEqual([1, 4, 2, 3])
      expect(await order({ orderBy: 'mrr_cents' })).toEqual([3, 1, 4, 2])
    })

    it('narrows by activity windows, which intersect, and counts customers without activity as silent', async () => {
      const world = await newWorld()
      const ages = [0, 7, 8, 29.9, 30, 31, 91]
      const rows = ages.map((age, index) => customer({ id: id(index + 1), last_activity_at: world.now - age * day }))
      await world.rows.insert(customers, [...rows, customer({ id: id(9) })])
      const found = async (input: object) =>
        (await world.ids(tool, { orderBy: 'last_activity_at', ...input })).map((n) => Number(`${n}`.slice(-2)))
      expect(await found({ hasActivityInLast: '7d' })).toEqual([1, 2])
      expect(await found({ hasActivityInLast: '30d' })).toEqual([1, 2, 3, 4, 5])
      expect(await found({ noActivityInLast: '30d' })).toEqual([6, 7, 9])
      expect(await found({ noActivityInLast: '90d' })).toEqual([7, 9])
      expect(await found({ hasActivityInLast: '30d', noActivityInLast: '7d' })).toEqual([3, 4, 5])
      expect(await found({ hasActivityInLast: '7d', noActivityInLast: '14d' })).toEqual([])
    })

    it('takes activatedSince in any offset and includes its own instant', async () => {
      const at = Date.UTC(2026, 0, 31, 9, 30)
      const world = await worldOf({ activated_at: at - 1 }, { activated_at: at }, { activated_at: at + 1 }, { activated_at: null })
      const since = async (activatedSince: string) => (await world.ids(tool, { activatedSince })).length
      expect(await since('2026-01-31T09:30:00Z')).toBe(2)
      expect(await since('2026-01-31T15:00:00+05:30')).toBe(2)
      expect(await since('2026-01-31T09:30:00.0001Z')).toBe(1)
    })

    it('keeps revenue bounds strict, and never matches unknown or mixed revenue', async () => {
      const revenue = (mrr_cents: number | null, mrr_status = 'calculated') => ({ mrr_cents, mrr_status })
      const world = await worldOf(revenue(0), revenue(100), revenue(101), revenue(null, 'unavailable'), revenue(100, 'mixed_currency'))
      const found = async (input: object) => (await world.ids(tool, { orderBy: 'mrr_cents', orderDirection: 'asc', ...input })).length
      expect(await found({ mrrAbove: 0 })).toBe(2)
      expect(await found({ mrrAbove: 100 })).toBe(1)
      expect(await found({ mrrAbove: 100.5 })).toBe(1)
      expect(await found({ mrrBelow: 100 })).toBe(1)
      expect(await found({ mrrBelow: 100.5 })).toBe(2)
      expect(await found({ mrrAbove: 0, mrrBelow: 101 })).toBe(1)
      expect(await found({ mrrAbove: 1e300 })).toBe(0)
      expect(await found({ mrrBelow: 1e300 })).toBe(3)
    })

    it('finds the greatest revenue that there is below bounds beyond it', async () => {
      const world = await worldOf({ mrr_cents: Number.MAX_SAFE_INTEGER, mrr_status: 'calculated' })
      const found = async (input: object) => (await world.ids(tool, input)).length
      for (const mrrBelow of [2 ** 53, 1e300]) expect(await found({ mrrBelow })).toBe(1)
      expect(await found({ mrrBelow: Number.MAX_SAFE_INTEGER })).toBe(0)
      expect(await found({ mrrAbove: Number.MAX_SAFE_INTEGER - 1 })).toBe(1)
      expect(await found({ mrrAbove: Number.MAX_SAFE_INTEGER })).toBe(0)
    })

    it('narrows by billing status', async () => {
      const world = await worldOf({ billing_status: 'PAYING' }, { billing_status: 'NONE' })
      expect(await world.ids(tool, { billingStatus: 'PAYING' })).toEqual([id(1)])
      expect(await world.ids(tool, { billingStatus: 'CHURNED' })).toEqual([])
    })

    it('matches traits exactly: type and value, scalars only, and names of object members are plain keys', async () => {
      const proto = JSON.parse('{"__proto__": "x", "constructor": 1}')
      const world = await worldOf(
        { traits: { plan: 'pro', seats: 5, trial: false } },
        { traits: { plan: 'pro', seats: '5', trial: true } },
        { traits: { plan: { name: 'pro' }, seats: [5] } },
        { traits: proto }
      )
      const found = async (traitFilters: object) =>
        (await world.ids(tool, { traitFilters, orderDirection: 'asc' })).map((n) => `${n}`.slice(-1))
      expect(await found({ plan: 'pro' })).toEqual(['1', '2'])
      expect(await found({ plan: 'pro', seats: 5 })).toEqual(['1'])
      expect(await found({ seats: '5' })).toEqual(['2'])
      expect(await found({ trial: false })).toEqual(['1'])
      expect(await found({ plan: 'Pro' })).toEqual([])
      expect(await found({ toString: 'x' })).toEqual([])
      expect(await found(JSON.parse('{"__proto__": "x"}'))).toEqual(['4'])
      expect(await found({ constructor: 1 })).toEqual(['4'])
    })

    it('searches name and domain without regard to case, with % and _ as plain characters', async () => {
      const named = (name: string, domain: string | null = null) => ({ name, domain, search_key: searchKey(name, domain) })
      const world = await worldOf(
        named('Ünlü GmbH', 'unlu.example'),
        named('100% Pure_Co'),
        named('100x PureXCo'),
        named('ab'),
        named('c', 'd.test'),
        named('ΟΔΥΣΣΕΥΣ')
      )
      const found = async (search: string) => (await world.ids(tool, { search, orderDirection: 'asc' })).map((n) => `${n}`.slice(-1))
      expect(await found('ÜNLÜ g')).toEqual(['1'])
      expect(await found('UNLU.EXAMPLE')).toEqual(['1'])
      expect(await found('u\u0308nlu\u0308')).toEqual(['1'])
      expect(await found('0% p')).toEqual(['2'])
      expect(await found('pure_co')).toEqual(['2'])
      expect(await found('cd')).toEqual([])
      for (const part of ['ΟΔΥΣ', 'οδυσ', 'ΕΥΣ', 'ευς']) expect(await found(part)).toEqual(['6'])
      expect((await found('')).length).toBe(6)
    })

    it('narrows by owner: id, email in any case, having one at all', async () => {
      const world = await worldOf({ owner_id: 'm1' }, { owner_id: 'm2' }, { owner_id: null }, { owner_id: 'gone' })
      await world.workspace.members.put([
        { id: 'm1', email: 'ann@example.com', name: 'Ann' },
        { id: 'm2', email: 'bob@example.com', name: 'Bob' }
      ])
      const found = async (input: object) => (await world.ids(tool, { orderDirection: 'asc', ...input })).map((n) => `${n}`.slice(-1))
      expect(await found({ ownerId: 'm1' })).toEqual(['1'])
      expect(await found({ ownerEmail: ' ANN@example.com' })).toEqual(['1'])
      expect(await found({ ownerEmail: 'nobody@example.com' })).toEqual([])
      expect(await found({ ownerEmail: 'ann@example.com', ownerId: 'm2' })).toEqual([])
      expect(await found({ hasOwner: true })).toEqual(['1', '2', '4'])
      expect(await found({ hasOwner: false })).toEqual(['3'])
      expect((await world.ask(tool, { ownerId: 'gone' })).items[0]).toMatchObject({ owner: null })
    })

    it('never shows another organization', async () => {
      const world = await worldOf({ name: 'mine' })
      const other = await newWorld()
      expect(await other.ids(tool)).toEqual([])
      expect(await world.ids(tool)).toEqual([id(1)])
    })
  })
}
