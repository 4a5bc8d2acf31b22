import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../list-tools/world.js'
import { now, putMembers } from '../lists/lists-world.js'

const adoption = { kind: 'chart' as const, chart: 'feature_adoption' as const, weeks: 8, width: 'full' as const }
const mrr = { kind: 'chart' as const, chart: 'mrr' as const, width: 'half' as const }
const nobody = '00000000-0000-4000-8000-000000000001'

/** Dashboards: whose they are, what tiles they take, and who may read what. */
export function testDashboards(newWorld: NewWorld): void {
  describe('dashboards', () => {
    const worldWithMembers = async () => {
      const world = await newWorld({ clock: new TestClock(now) })
      await putMembers(world)
      return world
    }

    it('are of a member or shared, keep the order of tiles, and tell the later of two editors', async () => {
      const { dashboards } = (await worldWithMembers()).workspace
      const mine = await dashboards.create({ name: 'Monday', tiles: [adoption, mrr] }, { actor: 'ana' })
      expect(mine).toMatchObject({ isMine: true, shared: false, tiles: [adoption, mrr] })
      await expect(dashboards.get(mine.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      const [first, second] = mine.tiles
      const moved = await dashboards.update(
        mine.id,
        { version: 1, shared: true, tiles: [second, first].flatMap((tile) => tile ?? []) },
        { actor: 'ana' }
      )
      expect(moved.tiles).toEqual([second, first])
      await expect(dashboards.update(mine.id, { version: 1, tiles: [] }, { actor: 'bo' })).rejects.toThrow(
        'Somebody else has changed the dashboard'
      )
      await expect(dashboards.update(mine.id, { version: 2, shared: false }, { actor: 'bo' })).rejects.toThrow('only the owner')
      expect((await dashboards.addTile(mine.id, { tile: mrr }, { actor: 'bo' })).tiles).toHaveLength(3)
      await expect(dashboards.remove(mine.id, 2, { actor: 'bo' })).rejects.toMatchObject({ code: 'CONFLICT' })
      expect(await dashboards.remove(mine.id, 3, { actor: 'bo' })).toMatchObject({ name: 'Monday' })
      expect(await dashboards.list()).toEqual([])
    })

    it('take 24 tiles of what is there', async () => {
      const { dashboards, segments } = (await worldWithMembers()).workspace
      const many = (count: number) => Array.from({ length: count }, () => mrr)
      await expect(dashboards.create({ name: 'Full', tiles: many(50) })).rejects.toThrow('must be at most 24')
      const full = await dashboards.create({ name: 'Full', tiles: many(24) })
      await expect(dashboards.addTile(full.id, { tile: mrr })).rejects.toThrow('must be at most 24')
      const query = { kind: 'query' as const, queryId: nobody, show: 'table' as const, width: 'half' as const }
      await expect(dashboards.create({ name: 'New', tiles: [query] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(dashboards.create({ name: 'New', tiles: [{ ...adoption, segmentId: nobody }] })).rejects.toThrow('No segment has the id')
      await expect(dashboards.create({ name: 'New', tiles: [{ ...mrr, weeks: 8 }] })).rejects.toThrow(
        'only with the chart feature_adoption'
      )
      await expect(dashboards.create({ name: 'x'.repeat(500) })).rejects.toThrow('input.name')
      const filter = { match: 'all' as const, conditions: [{ field: 'health', op: 'lt' as const, value: 50 }] }
      const segment = await segments.create({ subject: 'customers', name: 'Not well', filter })
      const narrowed = await dashboards.create({ name: 'New', tiles: [{ ...adoption, segmentId: segment.id }] })
      await segments.archive(segment.id)
      // A tile of what has gone can be moved and renamed like any other.
      const tiles = narrowed.tiles.map((tile) => ({ ...tile, title: 'Not well' }))
      expect(await dashboards.update(narrowed.id, { version: 1, tiles })).toMatchObject({ tiles: [{ title: 'Not well' }] })
    })

    it('hold no data: a shared one shows the query of another member only where that is shared', async () => {
      const { workspace, send } = await worldWithMembers()
      const query = await workspace.queries.create({ name: 'Own', sql: 'SELECT 1' }, { actor: 'ana' })
      const tile = { kind: 'query' as const, queryId: query.id, show: 'number' as const, width: 'half' as const }
      await expect(workspace.dashboards.create({ name: 'His', tiles: [tile] }, { actor: 'bo' })).rejects.toMatchObject({
        code: 'NOT_FOUND'
      })
      const made = await workspace.dashboards.create({ name: 'Hers', shared: true, tiles: [tile] }, { actor: 'ana' })
      const { tiles } = await workspace.dashboards.update(made.id, { version: 1, tiles: [...made.tiles, mrr] }, { actor: 'bo' })
      expect(tiles).toMatchObject([tile, mrr])
      const { key } = await workspace.apiKeys.create({ name: 'reader', grants: ['customer_intelligence:read'] })
      const ask = (method: string, url: string) => send({ method, url, headers: { authorization: `Bearer ${key}` } })
      const read = await ask('GET', `/api/dashboards/${made.id}`)
      expect(read.status).toBe(200)
      expect(JSON.stringify(read.body)).not.toContain('SELECT')
      for (const url of [`/api/queries/${query.id}`, '/api/queries', `/api/queries/${query.id}/versions`]) {
        expect(await ask('GET', url)).toMatchObject({ status: 403, body: { error: expect.stringContaining('analytics:read') } })
      }
    })

    it('say in the audit log who changed them', async () => {
      const { workspace } = await worldWithMembers()
      const { id } = await workspace.dashboards.create({ name: 'Monday', shared: true }, { actor: 'ana' })
      await workspace.dashboards.update(id, { version: 1, name: 'Tuesday' }, { actor: 'bo' })
      const { items } = await workspace.audit.list()
      expect(items.slice(0, 2)).toMatchObject([
        { subjectId: id, actorId: 'bo', before: { name: 'Monday' }, after: { name: 'Tuesday' } },
        { subjectId: id, actorId: 'ana', before: null, after: { name: 'Monday' } }
      ])
    })
  })
}
