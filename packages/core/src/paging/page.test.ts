import fc from 'fast-check'
import { expect, it } from 'vitest'
import { users } from '../registry/tables.js'
import { memoryStore } from '../storage/memory/memory-store.js'
import { id, user } from '../testing/list-tools/rows.js'
import { findPage, type ListInput, readPaging } from './page.js'

const value = fc.option(fc.integer({ min: 0, max: 4 }), { nil: null })
const number = fc.integer({ min: 0, max: 15 })

/** What happens between two pages: rows come, go, and move. */
const change = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), number: fc.integer({ min: 100, max: 130 }), value }),
  fc.record({ kind: fc.constant('remove' as const), number, value }),
  fc.record({ kind: fc.constant('move' as const), number, value })
)

it('whatever happens between pages, a row whose sort value does not change is seen exactly once, in order', async () => {
  const store = memoryStore()
  let organizations = 0
  const world = {
    values: fc.array(value, { minLength: 1, maxLength: 16 }),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
    limit: fc.integer({ min: 1, max: 5 }),
    changes: fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 8 })
  }
  await fc.assert(
    fc.asyncProperty(fc.record(world), async ({ values, direction, limit, changes }) => {
      const rows = store.organization(id(++organizations))
      await rows.insert(
        users,
        values.map((first_seen_at, index) => user({ id: id(index), first_seen_at }))
      )
      const order = { column: 'first_seen_at', direction } as const
      const before = await rows.find(users, { orderBy: order, columns: ['id'] })
      const touched = new Set(changes.flat().map((step) => id(step.number)))
      const seen: string[] = []
      let input: ListInput = { limit }
      for (let page = 0; page < 100; page++) {
        const paging = readPaging({ store: rows, now: 1 }, 'svc_list_users', input, order)
        const place = (row: { first_seen_at: number | null; id: string }) => ({ value: row.first_seen_at, id: row.id })
        const found = await findPage(rows, paging, { table: users, where: {}, columns: ['id', 'first_seen_at'], place })
        seen.push(...found.rows.map((row) => row.id))
        if (found.nextCursor === null) break
        input = { limit, cursor: found.nextCursor }
        for (const step of changes[page] ?? []) {
          if (step.kind === 'insert') await rows.insert(users, [user({ id: id(step.number), first_seen_at: step.value })])
          else if (step.kind === 'remove') await rows.remove(users, { id: { eq: id(step.number) } })
          else await rows.update(users, { id: { eq: id(step.number) } }, { first_seen_at: step.value })
        }
      }
      const steady = before.map((row) => row.id).filter((rowId) => !touched.has(rowId))
      expect(seen.filter((rowId) => steady.includes(rowId))).toEqual(steady)
    }),
    { numRuns: 200 }
  )
  await store.close()
})
