import { randomUUID } from 'node:crypto'
import { savedQueries } from '@rapport/core/src/registry/tables.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { describe, expect, it } from 'vitest'
import type { NewWorld, World } from '../list-tools/world.js'
import { now, putCustomers, putMembers } from '../lists/lists-world.js'

const sql = 'SELECT count(*) AS customers FROM customers WHERE name <> :name'
const name = { name: 'name', type: 'text' as const, default: 'nobody' }

/** Queries that are saved: whose they are, their versions, and what they answer. */
export function testSavedQueries(newWorld: NewWorld): void {
  describe('saved queries', () => {
    const worldWithMembers = async (): Promise<World> => {
      const world = await newWorld({ clock: new TestClock(now) })
      await putMembers(world)
      return world
    }

    it('are of a member or shared, and the later of two editors is told', async () => {
      const { workspace } = await worldWithMembers()
      const { queries } = workspace
      const odd = 'مرحبا <b>😀</b>'
      const mine = await queries.create({ name: odd, sql, parameters: [name] }, { actor: 'ana' })
      expect(mine).toMatchObject({ name: odd, isMine: true, shared: false, ownerId: 'ana', version: 1, archivedAt: null })
      await expect(queries.update(mine.id, { version: 1, name: 'Hers' }, { actor: 'bo' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await queries.update(mine.id, { version: 1, shared: true }, { actor: 'ana' })
      expect(await queries.update(mine.id, { version: 2, name: 'Ours' }, { actor: 'bo' })).toMatchObject({ name: 'Ours', isMine: false })
      await expect(queries.update(mine.id, { version: 2, name: 'Mine' }, { actor: 'ana' })).rejects.toThrow(
        'Somebody else has changed the query'
      )
      await expect(queries.update(mine.id, { version: 3, shared: false }, { actor: 'bo' })).rejects.toThrow('only the owner')
    })

    it('keep what they said, and an earlier version is restored', async () => {
      const { workspace } = await worldWithMembers()
      const { queries } = workspace
      const { id } = await queries.create({ name: 'All', sql, parameters: [name], shared: true }, { actor: 'ana' })
      await queries.update(id, { version: 1, sql: 'SELECT 1', parameters: [] }, { actor: 'bo' })
      const back = await queries.restoreVersion(id, { version: 2, earlier: 1 }, { actor: 'ana' })
      expect(back).toMatchObject({ version: 3, sql, parameters: [name], shared: true })
      expect((await queries.versions(id)).map(({ version, savedById, sql: said }) => [version, savedById, said])).toEqual([
        [3, 'ana', sql],
        [2, 'bo', 'SELECT 1'],
        [1, 'ana', sql]
      ])
      await expect(queries.restoreVersion(id, { version: 2, earlier: 1 })).rejects.toMatchObject({ code: 'CONFLICT' })
      await expect(queries.restoreVersion(id, { version: 3, earlier: 9 })).rejects.toThrow('no version 9')
    })

    it('are removed and restored', async () => {
      const { workspace } = await worldWithMembers()
      const { queries } = workspace
      const { id } = await queries.create({ name: 'All', sql: 'SELECT 1' })
      await queries.archive(id)
      expect(await queries.list()).toEqual([])
      expect(await queries.get(id)).toMatchObject({ name: 'All', archivedAt: expect.any(String), problem: null })
      await expect(queries.run(id, {})).rejects.toThrow('The query "All" was removed')
      await queries.restore(id)
      expect(await queries.list()).toMatchObject([{ id, archivedAt: null }])
    })

    it('are 500 at most, and a removed one is restored only when there is room', async () => {
      const { workspace, rows } = await worldWithMembers()
      const { queries } = workspace
      const { id } = await queries.create({ name: 'All', sql: 'SELECT 1' })
      const [row] = await rows.get(savedQueries, [{ id }])
      await queries.archive(id)
      const others = Array.from({ length: 500 }, () => row && { ...row, id: randomUUID() })
      await rows.insert(
        savedQueries,
        others.filter((each) => each !== undefined)
      )
      const refusal = 'There are 500 saved queries, which is the most'
      await expect(queries.create({ name: 'One more', sql: 'SELECT 1' })).rejects.toThrow(refusal)
      await expect(queries.restore(id)).rejects.toThrow(refusal)
      expect(await queries.get(id)).toMatchObject({ archivedAt: expect.any(String) })
    })

    it('are checked when they are saved', async () => {
      const { queries } = (await worldWithMembers()).workspace
      const save = (each: object) => queries.create({ name: 'All', sql: 'SELECT 1', ...each })
      await expect(save({ sql: 'DELETE FROM customers' })).rejects.toMatchObject({ code: 'UNPROCESSABLE' })
      await expect(save({ sql: 'SELECT * FROM events' })).rejects.toThrow('TABLE_NOT_FOUND')
      await expect(save({ sql: 'SELECT :plan' })).rejects.toMatchObject({ code: 'UNPROCESSABLE' })
      await expect(save({ name: ' ' })).rejects.toThrow('input.name must have at least one character besides spaces')
      await expect(save({ name: 'x'.repeat(500) })).rejects.toThrow('input.name')
      await expect(save({ sql, parameters: [name, name] })).rejects.toThrow('another parameter has this name')
      const wrong = { name: 'since', type: 'date' as const, default: 'yesterday' }
      await expect(save({ sql: 'SELECT :since', parameters: [wrong] })).rejects.toThrow('input.parameters[0].default must be a day')
      const timed = { ...wrong, default: '2026-03-31T23:30:00Z' }
      await expect(save({ sql: 'SELECT :since', parameters: [timed] })).rejects.toThrow('use a text parameter with ::timestamptz')
    })

    it('keep running where a date was saved with a time of day', async () => {
      const { workspace, rows, store } = await worldWithMembers()
      const since = { name: 'since', type: 'date' as const, default: '2026-03-31' }
      const { id } = await workspace.queries.create({ name: 'Since', sql: 'SELECT :since::text AS since', parameters: [since] })
      await rows.update(savedQueries, { id: { eq: id } }, { parameters: [{ ...since, default: '2026-03-31T23:30:00Z' }] })
      expect(await workspace.queries.get(id)).toMatchObject({ parameters: [since], problem: null })
      if (!store.supports.sql) return
      expect(await workspace.queries.run(id, {})).toMatchObject({ rows: [{ since: '2026-03-31' }] })
      const timed = { parameters: { since: '2026-03-31T23:30:00Z' } }
      await expect(workspace.queries.run(id, timed)).rejects.toThrow('use a text parameter with ::timestamptz')
    })

    it('say what keeps them from running, and can still be read', async () => {
      const { workspace, rows } = await worldWithMembers()
      const { id } = await workspace.queries.create({ name: 'All', sql: 'SELECT 1' })
      await rows.update(savedQueries, { id: { eq: id } }, { sql: 'SELECT * FROM visitors' })
      expect(await workspace.queries.get(id)).toMatchObject({
        sql: 'SELECT * FROM visitors',
        problem: expect.stringContaining('TABLE_NOT_FOUND')
      })
    })

    it('answer with values, the same for ten minutes, and anew when asked', async () => {
      const world = await worldWithMembers()
      const { workspace, store, clock } = world
      const { id } = await workspace.queries.create({ name: 'All', sql, parameters: [name] })
      if (!store.supports.sql) {
        await expect(workspace.queries.run(id, {})).rejects.toThrow('no SQL engine')
        return
      }
      await putCustomers(world, { acme: {}, bolt: {} })
      const first = await workspace.queries.run(id, {})
      expect(first).toMatchObject({ rows: [{ customers: 2 }], truncated: false, asOf: new Date(now).toISOString() })
      expect(await workspace.queries.run(id, { parameters: { name: 'acme Inc' } })).toMatchObject({ rows: [{ customers: 1 }] })
      await putCustomers(world, { crux: {} })
      clock.advance(60_000)
      expect(await workspace.queries.run(id, {})).toEqual(first)
      expect(await workspace.queries.run(id, { refresh: true })).toMatchObject({
        rows: [{ customers: 3 }],
        asOf: new Date(now + 60_000).toISOString()
      })
      expect(await workspace.queries.try({ sql, declared: [name] })).toMatchObject({ rows: [{ customers: 3 }] })
      await expect(workspace.queries.run(id, { parameters: { name: 5 } })).rejects.toThrow('input.parameters.name must be a text')
      await expect(workspace.queries.run(id, { parameters: { plan: 'x' } })).rejects.toThrow('is not a parameter of the query')
    })

    it('do not show again what was erased since', async () => {
      const { workspace, store, rapport } = await worldWithMembers()
      if (!store.supports.sql) return expect(store.name).toBe('memory')
      await workspace.users.put([{ userId: 'u1', email: 'ada@acme.test', name: 'Ada' }])
      const { id } = await workspace.queries.create({ name: 'People', sql: 'SELECT email FROM users' })
      expect(await workspace.queries.run(id, {})).toMatchObject({ rows: [{ email: 'ada@acme.test' }] })
      await workspace.privacy.erase({ email: 'ada@acme.test' })
      await rapport.runDue()
      expect((await workspace.queries.run(id, {})).rows).toEqual([])
    })
  })
}
