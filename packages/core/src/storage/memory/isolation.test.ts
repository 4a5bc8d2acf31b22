import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import { customer, id } from '../../testing/store-suite/sample-rows.js'
import { memoryStore } from './memory-store.js'

const HUNDRED = Array.from({ length: 100 }, (_, index) => index)

describe('isolation in the memory store', () => {
  it('a read outside an open transaction answers at once, with what is committed', async () => {
    const organization = memoryStore().organization(randomUUID())
    await organization.insert(tables.customers, [customer({ name: 'committed' })])
    await organization.transaction(async (transaction) => {
      await transaction.update(tables.customers, {}, { name: 'not yet' })
      await transaction.insert(tables.customers, [customer({ id: id(2) })])
      expect(await organization.find(tables.customers)).toEqual([customer({ name: 'committed' })])
      expect(await organization.count(tables.customers, { name: { eq: 'not yet' } })).toBe(0)
    })
    expect(await organization.count(tables.customers)).toBe(2)
  })

  it('a read that takes many steps sees the state at its start, whatever is committed meanwhile', async () => {
    const organization = memoryStore().organization(randomUUID())
    await organization.insert(
      tables.customers,
      HUNDRED.map((number) => customer({ id: id(number), name: `${number}`, owner_id: 'old' }))
    )
    const reads = (['name', 'owner_id', 'id'] as const).map((column) =>
      organization.find(tables.customers, { orderBy: { column, direction: 'desc' }, columns: ['owner_id'] })
    )
    const written = organization.update(tables.customers, {}, { owner_id: 'new', name: null })
    for (const rows of await Promise.all(reads))
      expect([rows.length, new Set(rows.map((row) => row.owner_id))]).toEqual([100, new Set(['old'])])
    await written
    expect(await organization.count(tables.customers, { owner_id: { eq: 'new' } })).toBe(100)
  })

  it('transactions of different organizations do not wait for each other', async () => {
    const store = memoryStore()
    const one = store.organization(randomUUID())
    const other = store.organization(randomUUID())
    await one.transaction(async (transaction) => {
      await transaction.insert(tables.customers, [customer({})])
      await other.transaction(async (inner) => inner.insert(tables.customers, [customer({})]))
      await store.directory.transaction(async (inner) => inner.count(tables.apiKeys, { id: { eq: id(1) } }))
      expect(await other.count(tables.customers)).toBe(1)
    })
  })

  it('transactions of one organization take turns in the order of their calls', async () => {
    const organization = memoryStore().organization(randomUUID())
    const seen: number[] = []
    await Promise.all(
      [0, 1, 2, 3].map((turn) =>
        organization.transaction(async (transaction) => {
          seen.push(await transaction.count(tables.customers))
          await transaction.insert(tables.customers, [customer({ id: id(turn) })])
        })
      )
    )
    expect(seen).toEqual([0, 1, 2, 3])
  })
})
