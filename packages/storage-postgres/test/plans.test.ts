import { randomUUID } from 'node:crypto'
import { tables } from '@rapport/core/storage'
import { describe, expect, it } from 'vitest'
import type { PostgresStore } from '../src/index.js'
import { fillTable, minute, someOwner } from './filled-tables.js'
import { recordedStore } from './recorded-store.js'

const organizationId = randomUUID()
/** In the middle, so that as many rows follow it in either direction. */
const key = ['80000000-0000-4000-8000-000000000000']
const recorded = recordedStore(async ({ pool, schema }) => {
  for (const table of ['customers', 'users', 'events']) await fillTable(pool, schema, table, organizationId, 8000)
})

/** The plans of the statements that some work sends. */
async function plansOf(work: (rows: ReturnType<PostgresStore['organization']>) => Promise<unknown>): Promise<string[]> {
  const { pool, store } = recorded()
  const statements = await pool.statementsOf(() => work(store.organization(organizationId)))
  return Promise.all(statements.map((statement) => pool.explain(statement)))
}

describe.each(['asc', 'desc'] as const)('a page deep in the order, %s, is a range of an index, without a sort', (direction) => {
  const scan = direction === 'asc' ? 'Index Scan using' : 'Index Scan Backward using'

  it.each(['last_activity_at', 'first_seen_at', 'mrr_cents', 'name', 'domain'] as const)('of customers by %s', async (column) => {
    const value = { last_activity_at: minute(4000), first_seen_at: minute(4000), mrr_cents: 4000, name: '8', domain: '8' }[column]
    const query = { orderBy: { column, direction }, limit: 50 }
    const [first, ...others] = await plansOf((rows) => rows.find(tables.customers, { ...query, after: { value, key } }))
    expect(first).toContain(`${scan} customers_${column}_idx`)
    expect(first).toMatch(/Index Cond: .*ROW\(/)
    expect(first).not.toContain('Sort')
    expect(others).toEqual([])
    const [nulls] = await plansOf((rows) => rows.find(tables.customers, { ...query, after: { value: null, key } }))
    expect(nulls).toContain(`${scan} customers_${column}_idx`)
    expect(nulls).toMatch(/Index Cond: .*IS NULL\) AND \(id [<>]/)
    expect(nulls).not.toContain('Sort')
  })

  it('of the users of a customer', async () => {
    const where = { customer_id: { eq: someOwner } }
    const after = { value: minute(4000), key }
    const query = { where, orderBy: { column: 'last_activity_at', direction }, after, limit: 50 } as const
    const [plan] = await plansOf((rows) => rows.find(tables.users, query))
    expect(plan).toContain(`${scan} users_customer_id_last_activity_at_idx`)
    expect(plan).toMatch(/Index Cond: .*ROW\(/)
    expect(plan).not.toContain('Sort')
  })

  it.each(['customer_id', 'user_id'] as const)('of the events of one %s', async (owner) => {
    const query = { where: { [owner]: { eq: someOwner } }, orderBy: { column: 'occurred_at', direction } as const, limit: 50 }
    const [plan] = await plansOf((rows) => rows.find(tables.events, { ...query, after: { value: minute(4000), key } }))
    expect(plan).toContain(`${scan} events_${owner}_occurred_at_idx`)
    expect(plan).toMatch(/Index Cond: .*ROW\(/)
    expect(plan).not.toContain('Sort')
  })
})

describe('an index answers', () => {
  it('a page of events in the order of their keys', async () => {
    const [plan] = await plansOf((rows) => rows.find(tables.events, { after: { key }, limit: 50 }))
    expect(plan).toMatch(/Index Scan using events_pkey.*\n.*Index Cond: .*event_id >/)
    expect(plan).not.toContain('Sort')
  })

  it('a get', async () => {
    const keys = Array.from({ length: 20 }, () => ({ id: randomUUID() }))
    const [plan] = await plansOf((rows) => rows.get(tables.customers, keys))
    expect(plan).toContain('customers_pkey')
  })

  it('contains and has', async () => {
    const [contains] = await plansOf((rows) => rows.count(tables.customers, { search_key: { contains: 'abcde' } }))
    expect(contains).toContain('customers_search_key_idx')
    const [has] = await plansOf((rows) => rows.count(tables.users, { traits: { has: { plan: 5 } } }))
    expect(has).toContain('users_traits_idx')
  })

  it("a visitor's events that nobody owns", async () => {
    const where = { visitor_id: { eq: randomUUID() }, user_id: { isNull: true } }
    const [plan] = await plansOf((rows) => rows.find(tables.events, { where }))
    expect(plan).toContain('events_unowned_idx')
  })

  it('custom events by their name, in the order of time', async () => {
    const where = { type: { eq: 'CUSTOM' }, event_name: { eq: 'signup' }, occurred_at: { gte: minute(10) } }
    const query = { where, orderBy: { column: 'occurred_at', direction: 'asc' } as const, limit: 500 }
    const [plan] = await plansOf((rows) => rows.find(tables.events, { ...query, after: { value: minute(40), key } }))
    expect(plan).toContain('Index Scan using events_custom_name_idx')
    expect(plan).not.toContain('Sort')
  })

  it('the next name of a custom event, without a look at those of the names before', async () => {
    const where = { type: { eq: 'CUSTOM' }, event_name: { gt: 'signup' } }
    const [plan] = await plansOf((rows) => rows.aggregate(tables.events, { where, measures: { name: { min: 'event_name' } } }))
    expect(plan).toMatch(/Limit\n.*Index (Only )?Scan using events_custom_name_idx/)
  })

  it('an update and a remove of one row by its key', async () => {
    const where = { id: { eq: randomUUID() } }
    const [update] = await plansOf((rows) => rows.update(tables.customers, where, { name: 'x' }))
    expect(update).toMatch(/^Update on customers\n {2}->\s+Index Scan using customers_pkey/)
    const [remove] = await plansOf((rows) => rows.remove(tables.customers, where))
    expect(remove).toMatch(/^Delete on customers\n {2}->\s+Index Scan using customers_pkey/)
  })
})

it('statements that are not by key have no names, so that the server plans each for its values', async () => {
  const { pool, store } = recorded()
  const statements = await pool.statementsOf(() => store.organization(organizationId).count(tables.customers))
  expect(statements.map((statement) => 'name' in statement)).toEqual([false])
})
