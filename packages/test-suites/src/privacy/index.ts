import { writeCursor } from '@rapport/core/src/paging/index.js'
import type { PrivacyExportQuery } from '@rapport/core/src/privacy/index.js'
import { tables } from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { type World, worldsOn } from '../list-tools/world.js'
import { testErasure } from './erasure.js'
import { testErasureAgain } from './erasure-again.js'
import { testErasureOfMany } from './erasure-of-many.js'
import { ada, everyRow, keyOf, privateWorld, type StoredRow } from './private-world.js'

const derived = /^search_/

export { erasureWorldsSuite } from './erasure-worlds.js'

/**
 * Registers the tests of what is stored about people on a store with vitest. `createStore` makes the store, its schema in place.
 *
 * @example privacySuite('my store', async () => myStore({ connectionString }))
 */
export function privacySuite(name: string, createStore: () => Promise<Store>): void {
  describe(`what is stored about people on ${name}`, () => {
    const store = openedStore(createStore)
    const newWorld = worldsOn(store)
    let world: World
    let names: readonly string[]

    beforeAll(async () => {
      world = await privateWorld(newWorld)
      const { id } = await world.workspace.users.get({ userId: ada.userId })
      names = [...Object.values(ada), id].map((text) => text.toLowerCase())
    })

    const namesAda = (value: unknown) => {
      const text = JSON.stringify(value)?.toLowerCase() ?? ''
      return names.some((each) => text.includes(each))
    }

    const exported = async (query: PrivacyExportQuery) => {
      const items = []
      for (let cursor: string | undefined; ; ) {
        const page = await world.workspace.privacy.export({ ...query, ...(cursor && { cursor }) })
        // What the audit log tells of the exports before this one is left out.
        items.push(...page.items.filter(({ row }) => row.tool !== 'exportPersonalData'))
        if (!page.pagination.nextCursor) return items
        cursor = page.pagination.nextCursor
      }
    }

    it('stands in no column that is declared to hold nothing of people', async () => {
      const declared = new Map<string, { readonly [column: string]: string }>(
        Object.values(tables).map((table) => [table.name, table.personal])
      )
      const wrong = (await everyRow(world)).flatMap(({ table, row }) => {
        const personal = declared.get(table) ?? {}
        return Object.keys(row).flatMap((column) =>
          (personal[column] ?? 'none') === 'none' && namesAda(row[column]) ? [`${table}.${column}`] : []
        )
      })
      expect([...new Set(wrong)]).toEqual([])
    })

    it('is exported whole, and nothing of it about others', async () => {
      const stored = (await everyRow(world)).filter(({ table, row }) => !derived.test(table) && namesAda(row))
      const items = await exported({ email: ada.email })
      // How a fact came to its status names nobody, and goes with the fact.
      const naming = items.filter(({ table }) => table !== 'fact_changes')
      expect(naming.map(keysOf).sort()).toEqual(stored.map(keysOf).sort())
      const found = items.map(({ table }) => table)
      expect(found).toEqual(
        expect.arrayContaining(['users', 'identities', 'events', 'visitors', 'sources', 'source_segments', 'facts', 'fact_changes'])
      )
      expect(JSON.stringify(items)).not.toMatch(/weather|cy@bolt/)
    })

    it('is the same by each name of the person, and in pages of any size', async () => {
      const whole = await exported({ email: ada.email.toUpperCase() })
      expect(await exported({ userId: ada.userId })).toEqual(whole)
      expect(await exported({ visitorId: ada.visitorId })).toEqual(whole)
      expect(await exported({ email: ada.email, limit: 3 })).toEqual(whole)
    })

    it('is exported with its people for a customer', async () => {
      const { id } = await world.workspace.customers.get({ customerId: 'acme' })
      const items = await exported({ customerId: 'acme' })
      const its = (await everyRow(world)).filter(({ table, row }) => !derived.test(table) && JSON.stringify(row).includes(id))
      const keys = new Set(items.map(keysOf))
      expect(its.filter((row) => !keys.has(keysOf(row)))).toEqual([])
      expect(JSON.stringify(items)).toContain('The weather is fine.')
      const ofBolt = items.filter(({ table, row }) => ['users', 'customers'].includes(table) && JSON.stringify(row).includes('bolt.test'))
      expect(ofBolt).toEqual([])
    })

    it('is nothing for somebody who is not known', async () => {
      const answer = await world.workspace.privacy.export({ email: 'nobody@nowhere.test' })
      expect(answer).toEqual({ items: [], pagination: { hasMore: false, nextCursor: null, total: 0 } })
      expect(await exported({ customerId: 'nowhere' })).toEqual([])
    })

    testErasure(newWorld)
    testErasureOfMany(newWorld)
    testErasureAgain(newWorld)

    it('refuses selectors that name no one thing, and cursors of others', async () => {
      const refused = world.workspace.privacy.export
      await expect(refused({})).rejects.toThrow('Give exactly one of email, userId, visitorId, customerId; 0 are given')
      await expect(refused({ email: ada.email, userId: ada.userId })).rejects.toThrow('2 are given')
      await expect(refused({ visitorId: 'me' })).rejects.toThrow('must be a UUID')
      for (const email of ['\ud800', 'a\0b']) await expect(refused({ email })).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
      const { pagination } = await refused({ email: ada.email, limit: 1 })
      await expect(refused({ userId: ada.userId, cursor: pagination.nextCursor ?? '' })).rejects.toThrow('input.cursor')
      // Whoever knows how cursors are sealed can make one up.
      const binding = [world.organizationId, 'privacy_export', { email: ada.email }]
      const places = [
        [0, 'no JSON'],
        [0, '{}'],
        [0, '[1]'],
        [0, '["a","b"]'],
        [1.5, '[]'],
        [99_999, '[]'],
        ['a', '[]']
      ] as const
      for (const [value, id] of places) {
        const cursor = writeCursor({ asOf: 0, total: 1, value, id }, binding)
        await expect(refused({ email: ada.email, cursor }), `${value} ${id}`).rejects.toThrow('input.cursor')
      }
    })
  })
}

/** A row's table and key, with times as exports show them. */
function keysOf({ table, row }: Pick<StoredRow, 'table' | 'row'>): string {
  const found = Object.values(tables).find(({ name }) => name === table)
  const times = found?.key.map((column) => ('string' === typeof row[column] ? row[column] : new Date(Number(row[column])).toISOString()))
  return `${table} ${found ? keyOf({ key: found.key }, Object.fromEntries(found.key.map((column, index) => [column, times?.[index]]))) : ''}`
}
