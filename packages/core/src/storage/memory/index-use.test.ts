import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import { customer, event, id } from '../../testing/store-suite/sample-rows.js'
import type { OrganizationStore } from '../contract.js'
import type { AbstractLevelDown } from './level/abstract-leveldown.js'
import { inMemory } from './level/in-memory.js'
import { memoryStore } from './memory-store.js'

/** A memdown that counts the entries and rows it is asked for. */
function counting(): { leveldown: AbstractLevelDown; steps: () => number } {
  const memdown = inMemory()
  let steps = 0
  const leveldown: AbstractLevelDown = {
    get status() {
      return memdown.status
    },
    open: (options, callback) => memdown.open(options, callback),
    close: (callback) => memdown.close(callback),
    batch: (operations, options, callback) => memdown.batch(operations, options, callback),
    getMany(keys, options, callback) {
      steps += keys.length
      memdown.getMany(keys, options, callback)
    },
    iterator(options) {
      const iterator = memdown.iterator(options)
      return {
        end: (callback) => iterator.end(callback),
        next(callback) {
          steps++
          iterator.next(callback)
        }
      }
    }
  }
  return { leveldown, steps: () => steps }
}

const ROWS = 1500

describe('a find reads about what it answers', () => {
  const counted = counting()
  let organization: OrganizationStore

  const stepsOf = async (read: () => Promise<unknown>) => {
    const before = counted.steps()
    await read()
    return counted.steps() - before
  }

  beforeAll(async () => {
    organization = memoryStore({ leveldown: counted.leveldown }).organization(randomUUID())
    const numbers = Array.from({ length: ROWS }, (_, index) => index)
    await organization.insert(
      tables.customers,
      numbers.map((number) =>
        customer({
          id: id(number),
          external_id: `c${number}`,
          name: `name ${number % 1000}`,
          owner_id: `o${number % 150}`,
          last_activity_at: number % 7 ? number : null
        })
      )
    )
    await organization.insert(
      tables.events,
      numbers.map((number) =>
        event({ event_id: id(number), customer_id: id(number % 3), occurred_at: number, user_id: number % 2 ? id(number % 100) : null })
      )
    )
  })

  const columns = ['id', 'name', 'last_activity_at', 'external_id'] as const
  const orders = columns.flatMap((column) => (['asc', 'desc'] as const).map((direction) => ({ column, direction })))

  it.each(orders)('a page by $column $direction, first or deep', async (orderBy) => {
    const all = await organization.find(tables.customers, { orderBy })
    for (const place of [undefined, 40, ROWS / 2, ROWS - 200]) {
      const last = place === undefined ? undefined : all[place]
      const after = last && { value: last[orderBy.column], key: [last.id] }
      const query = { orderBy, limit: 50, ...(after && { after }) }
      expect(await organization.find(tables.customers, query)).toHaveLength(50)
      expect(await stepsOf(() => organization.find(tables.customers, query))).toBeLessThan(120)
    }
  })

  it('a page without an order, which is by key', async () => {
    const after = { key: [id(ROWS / 2)] }
    expect(await stepsOf(() => organization.find(tables.customers, { after, limit: 50 }))).toBeLessThan(60)
  })

  it('a page of the events of a customer by time, first or deep, or from a time on', async () => {
    const query = { where: { customer_id: { eq: id(1) } }, orderBy: { column: 'occurred_at', direction: 'desc' }, limit: 50 } as const
    expect(await stepsOf(() => organization.find(tables.events, query))).toBeLessThan(120)
    expect(await stepsOf(() => organization.find(tables.events, { ...query, after: { value: 400, key: [id(400)] } }))).toBeLessThan(120)
    const where = { customer_id: { eq: id(1) }, occurred_at: { gte: 600, lt: 700 } }
    expect(await stepsOf(() => organization.find(tables.events, { ...query, where }))).toBeLessThan(120)
    expect(await stepsOf(() => organization.count(tables.events, where))).toBeLessThan(120)
  })

  it('rows by keys and unique values, also in lists and within all', async () => {
    const where = [
      { id: { eq: id(5) } },
      { id: { in: [id(5), id(1200), id(99_999)] } },
      { external_id: { eq: 'c7' } },
      { external_id: { in: ['c7', 'c8', 'nobody'] } },
      { all: [{ external_id: { eq: 'c7' } }, { name: { contains: 'name' } }] }
    ]
    for (const condition of where) expect(await stepsOf(() => organization.find(tables.customers, { where: condition }))).toBeLessThan(10)
  })

  it('rows by values of an index, whatever the order', async () => {
    const where = { owner_id: { in: ['o1', 'o2'] } }
    const orderBy = { column: 'created_at', direction: 'desc' } as const
    expect(await organization.count(tables.customers, where)).toBe(20)
    expect(await stepsOf(() => organization.find(tables.customers, { where, orderBy, limit: 5 }))).toBeLessThan(60)
    expect(await stepsOf(() => organization.update(tables.customers, where, { currency: 'EUR' }))).toBeLessThan(60)
    expect(await stepsOf(() => organization.count(tables.customers, where))).toBeLessThan(60)
  })

  it('a count by an index alone reads entries, and no row', async () => {
    const where = { last_activity_at: { gte: 0, lt: 1_000 } }
    const matching = await organization.count(tables.customers, where)
    expect(matching).toBe(857)
    expect(await stepsOf(() => organization.count(tables.customers, where))).toBeLessThan(matching + 10)
    expect(await stepsOf(() => organization.count(tables.customers, { ...where, currency: { isNull: true } }))).toBeGreaterThan(
      matching * 2
    )
  })

  it('an order and a condition without an index read on until the page is full', async () => {
    const query = { where: { name: { contains: '00' } }, orderBy: { column: 'created_at', direction: 'asc' }, limit: 5 } as const
    expect(await organization.find(tables.customers, query)).toHaveLength(5)
    const indexed = { ...query, where: { currency: { isNull: true } }, orderBy: { column: 'last_activity_at', direction: 'desc' } } as const
    expect(await stepsOf(() => organization.find(tables.customers, indexed))).toBeLessThan(60)
  })

  it('a small write reads and writes little, however many rows there are', async () => {
    expect(await stepsOf(() => organization.insert(tables.customers, [customer({ id: id(50_000), external_id: 'new' })]))).toBeLessThan(10)
    expect(await stepsOf(() => organization.upsert(tables.customers, [customer({ id: id(50_000), external_id: 'newer' })]))).toBeLessThan(
      10
    )
    expect(await stepsOf(() => organization.increment(tables.customers, { id: id(9) }, { contact_count: 1 }))).toBeLessThan(10)
  })
})
