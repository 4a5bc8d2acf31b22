import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { changesOf, rowOf } from '../../../testing/store-suite/column-values.js'
import { findOf, whereOf } from '../../../testing/store-suite/random-queries.js'
import { boolean, code, integer, nullable } from '../../columns.js'
import { defineTable, type Table } from '../../define-table.js'
import { memoryStore } from '../memory-store.js'

/** Keys and indexes of shapes that the product's tables do not have (yet). */
const shapes: Table<'organization'> = defineTable({
  name: 'shapes',
  scope: 'organization',
  row: Type.Object({ a: code(), b: integer(), c: nullable(code()), d: nullable(integer()), e: nullable(integer()), f: boolean() }),
  key: ['a', 'b'],
  indexes: [
    { columns: ['c', 'b'] },
    { columns: ['b'] },
    { columns: ['f', 'd', 'a'] },
    { columns: ['e'], unique: true },
    { columns: ['d', 'c'], unique: true },
    { columns: ['b', 'a', 'c'] }
  ]
})

/** The same rows, read without any index. */
const scanned = { ...shapes, indexes: [] }

it('every plan answers what a scan and a sort answer, on keys and indexes of any shape', async () => {
  const store = memoryStore()
  const writes = fc.record({
    rows: fc.array(rowOf(shapes), { minLength: 4, maxLength: 16 }),
    change: fc.record({ where: whereOf(shapes), set: changesOf(shapes).map(({ d: _, e: __, ...set }) => set) }),
    removed: whereOf(shapes)
  })
  const property = fc.asyncProperty(
    writes,
    fc.array(findOf(shapes), { minLength: 8, maxLength: 16 }),
    async ({ rows, change, removed }, queries) => {
      const organization = store.organization(randomUUID())
      await organization.insert(shapes, rows)
      // Setting c of several rows may break the unique index: then the rows stay as they are.
      await organization.update(shapes, change.where, change.set).catch((error: Error) => expect(error.name).toBe('UniqueViolationError'))
      await organization.remove(shapes, Object.assign({}, removed, { b: { gt: 0 } }))
      for (const query of queries)
        expect([query, await organization.find(shapes, query)]).toEqual([query, await organization.find(scanned, query)])
      for (const { where = {} } of queries)
        expect(await organization.count(shapes, where)).toBe((await organization.find(scanned, { where })).length)
    }
  )
  await fc.assert(property, { numRuns: 150 })
})
