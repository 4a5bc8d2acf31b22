import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOrganization, worldOn } from '../list-tools/world.js'
import { everyRow, settle } from './private-world.js'
import { namesWith, people, type Saying, sayingsArbitrary } from './random-world.js'

const selected = fc.record({
  person: fc.constantFrom(...people),
  by: fc.constantFrom('email', 'userId', 'visitorId'),
  which: fc.constantFrom(0, 1)
})
type Selected = typeof selected extends fc.Arbitrary<infer T> ? T : never

function selectorOf({ person, by, which }: Selected) {
  if (by === 'userId') return { userId: person.userId }
  return by === 'email' ? { email: person.emails[which] ?? '' } : { visitorId: person.visitorIds[which] ?? '' }
}

/** Tables in which people have their own names. */
const ofPeople = ['users', 'identities', 'provider_records']

/**
 * Registers the test of erasures in random worlds with vitest: whatever was said of people, in whatever order, nothing names the erased afterwards, and
 * saying it all again brings nothing back.
 *
 * @example erasureWorldsSuite('my store', async () => myStore({ connectionString }), { runs: 100 })
 */
export function erasureWorldsSuite(name: string, createStore: () => Promise<Store>, { runs, seed }: { runs: number; seed?: number }): void {
  describe(`erasures in random worlds on ${name}`, () => {
    const store = openedStore(createStore)

    const check = async (sayings: readonly Saying[], of: Selected) => {
      const world = await worldOn(store())
      const selector = selectorOf(of)
      const named = namesWith(sayings, Object.values(selector)[0] ?? '')
      const ids = [...named.ids].map((each) => each.toLowerCase())
      const names = [...ids, ...[...named.fullNames].map((each) => each.toLowerCase())]
      const placesOf = async () =>
        (await everyRow(world)).flatMap(({ table, row }) => {
          const text = JSON.stringify(row).toLowerCase()
          // Whoever was never put together with the erased is a namesake, and keeps the name.
          const wanted = ofPeople.includes(table) ? ids : names
          const found = wanted.filter((each) => text.includes(each) || text.includes(encodeURIComponent(each).toLowerCase()))
          return found.length > 0 ? [`${table}: ${found.join(', ')} in ${text}`] : []
        })
      const countOthers = async () => {
        const rows = await everyRow(world)
        const others = people.flatMap(({ userId }) => (names.includes(userId) ? [] : [userId]))
        return others.map((userId) => [
          rows.filter(({ table, row }) => table === 'users' && row.external_id === userId).length,
          rows.filter(({ table, row }) => table === 'events' && row.identity === `u:${userId}`).length
        ])
      }
      try {
        for (const { say } of sayings) await say(world)
        await settle(world)
        const others = await countOthers()
        const receipt = await world.workspace.privacy.erase(selector)
        expect(receipt.status).toBe('done')
        expect(await placesOf()).toEqual([])
        expect(await countOthers()).toEqual(others)
        expect(await world.workspace.privacy.erase(selector)).toMatchObject({ removed: {}, masked: {} })
        // The host is told of the erased; whatever else comes is taken without them.
        for (const { say } of sayings) await say(world).catch((error) => expect(error).toMatchObject({ code: 'CONFLICT' }))
        await settle(world)
        expect(await placesOf()).toEqual([])
      } finally {
        await endOrganization(store(), world.organizationId)
      }
    }

    it(`${runs} worlds name nobody who was erased`, async () => {
      await fc.assert(fc.asyncProperty(sayingsArbitrary, selected, check), { numRuns: runs, ...(seed !== undefined && { seed }) })
    })
  })
}
