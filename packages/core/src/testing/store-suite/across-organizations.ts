import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import type { RowOf } from '../../storage/define-table.js'
import { id, job, NOON } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

/** What the job runner does across organizations. Each test has a kind of jobs of its own, as the database may hold others. */
export function testAcrossOrganizations(context: SuiteContext): void {
  describe('acrossOrganizations', () => {
    /** Jobs of a new kind, one organization an entry, each with the times at which its jobs are due. */
    const world = async (...due: (readonly (number | null)[])[]) => {
      const kind = randomUUID()
      const organizations = due.map(() => context.newOrganization()).sort((a, b) => (a.organizationId < b.organizationId ? -1 : 1))
      for (const [index, times] of due.entries()) {
        await organizations[index]?.insert(
          tables.jobs,
          times.map((run_at, number) => job({ id: id(number), kind, run_at }))
        )
      }
      return { kind, organizations, ids: organizations.map(({ organizationId }) => organizationId), where: { kind: { eq: kind } } }
    }
    const places = (rows: readonly (RowOf<typeof tables.jobs> & { organization_id: string })[], ids: readonly string[]) =>
      rows.map((row) => [ids.indexOf(row.organization_id), Number.parseInt(row.id.slice(-4), 16)])
    const byTime = { column: 'run_at', direction: 'asc' } as const
    const leased = { leased_by: id(7), leased_until: NOON }

    it('take gets the first rows in order, whichever organization has them, and answers them with it as they then are', async () => {
      const { kind, organizations, ids, where } = await world([NOON + 4, NOON + 1], [NOON + 2, NOON + 3], [])
      const taken = await context.store.acrossOrganizations.take(tables.jobs, { where, set: leased, orderBy: byTime, limit: 3 })
      expect(places(taken, ids)).toEqual([
        [0, 1],
        [1, 0],
        [1, 1]
      ])
      expect(taken[0]).toEqual({ organization_id: ids[0], ...job({ id: id(1), kind, run_at: NOON + 1, ...leased }) })
      const left = organizations.map((organization) => organization.count(tables.jobs, { leased_by: { isNull: true } }))
      expect(await Promise.all(left)).toEqual([1, 0, 0])
    })

    it('take orders equal values by organization and key, and puts null last', async () => {
      const { ids, where } = await world([null, NOON], [NOON, NOON])
      const query = { where, set: leased, orderBy: byTime, limit: 9 }
      expect(places(await context.store.acrossOrganizations.take(tables.jobs, query), ids)).toEqual([
        [0, 1],
        [1, 0],
        [1, 1],
        [0, 0]
      ])
    })

    it('take keeps the order that the rows had before, also when it sets the column that they are ordered by', async () => {
      const { ids, where } = await world([NOON + 2], [NOON + 1])
      const query = { where, set: { run_at: NOON + 9 }, orderBy: { column: 'run_at', direction: 'desc' } as const, limit: 2 }
      expect(places(await context.store.acrossOrganizations.take(tables.jobs, query), ids)).toEqual([
        [0, 0],
        [1, 0]
      ])
    })

    it('take of nothing, and where nothing matches, changes nothing', async () => {
      const { where, ids } = await world([NOON])
      expect(await context.store.acrossOrganizations.take(tables.jobs, { where, set: leased, limit: 0 })).toEqual([])
      const none = { ...where, run_at: { lt: NOON } }
      expect(await context.store.acrossOrganizations.take(tables.jobs, { where: none, set: leased, limit: 5 })).toEqual([])
      const all = await context.store.acrossOrganizations.take(tables.jobs, {
        where: { ...where, leased_by: { isNull: true } },
        set: leased,
        limit: 5
      })
      expect(places(all, ids)).toEqual([[0, 0]])
    })

    it('concurrent takes never get the same row, and together get all', async () => {
      const { ids, where } = await world(...Array.from({ length: 4 }, () => [1, 2, 3, 4, 5, 6].map((minute) => NOON + minute)))
      const query = { where: { ...where, leased_by: { isNull: true } }, set: leased, orderBy: byTime, limit: 4 }
      const takes = Array.from({ length: 6 }, () => context.store.acrossOrganizations.take(tables.jobs, query))
      const taken = (await Promise.all(takes)).flat()
      // A store may let a take that meets another's rows go away with fewer.
      for (let more = taken; more.length > 0; taken.push(...more)) more = await context.store.acrossOrganizations.take(tables.jobs, query)
      const names = places(taken, ids).map(String)
      expect(names.sort()).toEqual([0, 1, 2, 3].flatMap((owner) => [0, 1, 2, 3, 4, 5].map((number) => `${owner},${number}`)))
    })

    it('aggregate measures the rows of all organizations, or of each', async () => {
      const { kind, ids, where } = await world([NOON, NOON + 5], [], [NOON + 1, null, null])
      const measures = { all: { count: true }, first: { min: 'run_at' } } as const
      expect(await context.store.acrossOrganizations.aggregate(tables.jobs, { where, measures })).toEqual([{ all: 5, first: NOON }])
      const each = await context.store.acrossOrganizations.aggregate(tables.jobs, { where, by: ['organization_id', 'kind'], measures })
      expect(each).toEqual([
        { organization_id: ids[0], kind, all: 2, first: NOON },
        { organization_id: ids[2], kind, all: 3, first: NOON + 1 }
      ])
      const limited = await context.store.acrossOrganizations.aggregate(tables.jobs, { where, by: ['organization_id'], measures, limit: 1 })
      expect(limited.map((group) => group.organization_id)).toEqual([ids[0]])
      const nothing = { ...where, run_at: { lt: 0 } }
      expect(await context.store.acrossOrganizations.aggregate(tables.jobs, { where: nothing, by: ['organization_id'], measures })).toEqual(
        []
      )
      expect(await context.store.acrossOrganizations.aggregate(tables.jobs, { where: nothing, measures })).toEqual([
        { all: 0, first: null }
      ])
    })
  })
}
