import { duplicateSearchKind } from '@rapport/core/src/identity/suggestions/refresh-suggestions.js'
import { jobs, mergeSuggestions } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import { hour, type NewWorld } from '../list-tools/world.js'
import { searchWorld } from './duplicate-search-world.js'

/** Suggestions are kept while they are true, decisions for good, and large organizations are searched by a job. */
export function testDuplicateSearch(newWorld: NewWorld): void {
  describe('duplicate search', () => {
    describe('over time', () => {
      it('what is no duplicate any more is no suggestion any more', async () => {
        const { workspace, refresh, suggested } = await searchWorld(newWorld)
        await workspace.customers.put([{ customerId: 'acme', domain: 'acme.com' }])
        await workspace.users.put([{ userId: 'ann', email: 'ann@acme.com' }, { email: 'ann+x@acme.com' }, { email: 'x@acme.io' }])
        await refresh()
        expect(await suggested()).toHaveLength(2)
        await workspace.users.put([{ userId: 'ann', email: 'ann+x@acme.com' }])
        await refresh()
        expect(await suggested()).toEqual([['d:acme.io', 'c:acme', 'MEDIUM']])
        await workspace.customers.put([{ customerId: 'other', domain: 'acme.io' }])
        await refresh()
        expect(await suggested()).toEqual([])
      })

      it('decisions, and what is known of a pair, stay as they are', async () => {
        const { workspace, refresh, rows, clock } = await searchWorld(newWorld)
        await workspace.users.put([{ userId: 'ann', email: 'ann@acme.com' }, { email: 'ann+x@acme.com' }, { email: 'ann+y@acme.com' }])
        await refresh()
        const decided = { status: 'rejected', decided_at: clock.now(), decided_by: 'm1' }
        await rows.update(mergeSuggestions, { duplicate_key: { eq: 'e:ann+x@acme.com' } }, decided)
        const before = await rows.find(mergeSuggestions)
        expect(before).toHaveLength(2)
        clock.advance(hour)
        await refresh()
        expect(await rows.find(mergeSuggestions)).toEqual(before)
        // A decision outlives its duplicate: it is none to be removed.
        await workspace.users.put([{ userId: 'bob', email: 'ann+x@acme.com' }])
        await refresh()
        expect(await rows.find(mergeSuggestions, { where: { duplicate_key: { eq: 'e:ann+x@acme.com' } } })).toMatchObject([decided])
      })
    })

    describe('in pages', () => {
      /** Many duplicates of each kind. */
      async function crowdedWorld() {
        const world = await searchWorld(newWorld)
        const numbers = Array.from({ length: 7 }, (_, n) => n)
        await world.workspace.customers.put(numbers.map((n) => ({ customerId: `c${n}`, name: `Company No${n} Ltd` })))
        await world.workspace.users.put(
          numbers.flatMap((n) => [
            { userId: `u${n}`, email: `u${n}@acme.com` },
            { email: `u${n}+x@acme.com` },
            { email: `x@companyno${n}.io` }
          ])
        )
        return world
      }

      it('finds the same whatever the size of a page, and again nothing new', async () => {
        const whole = await crowdedWorld()
        const paged = await crowdedWorld()
        expect(await whole.search(500)).toBe(4)
        expect(await paged.search(2)).toBeGreaterThan(4)
        const found = await whole.suggested()
        expect(found).toHaveLength(14)
        expect(await paged.suggested()).toEqual(found)
        await paged.search(3)
        expect(await paged.suggested()).toEqual(found)
      })

      it('leaves to a job what is more than a page; the job rests, and then it is over', async () => {
        const { rapport, refresh, suggested, rows, clock } = await crowdedWorld()
        const live = () => rows.find(jobs, { where: { unique_key: { eq: duplicateSearchKind } } })
        await refresh(2)
        expect((await suggested()).length).toBeLessThan(14)
        const [waiting] = await live()
        expect(waiting).toMatchObject({ kind: duplicateSearchKind, trigger_count: 1 })
        await refresh(2)
        expect(await live()).toEqual([waiting])
        await rapport.runDue()
        expect(await suggested()).toHaveLength(14)
        expect(await live()).toMatchObject([{ payload: { phase: 'rested' }, run_at: clock.now() + hour }])
        await rows.remove(mergeSuggestions, {})
        await refresh()
        expect(await suggested()).toEqual([])
        clock.advance(hour)
        await rapport.runDue()
        expect(await live()).toEqual([])
        await refresh()
        expect([(await suggested()).length, await live()]).toEqual([14, []])
      })
    })
  })
}
