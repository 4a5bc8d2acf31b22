import { healthTrainingRows, jobs, terms } from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { describe, expect, it } from 'vitest'
import { day, minute, type World, worldsOn } from '../list-tools/world.js'

/** A Wednesday, in the afternoon. */
const now = Date.UTC(2026, 2, 4, 15)
const weeks = 30
const leaving = 38
const staying = 26
const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** How many days ago a customer left: over the last months, one after the other. */
const leftAgo = (index: number) => 40 + Math.floor((index * 150) / leaving)

/** Most of those who leave do less in the weeks before. So does, now, one that is still there. */
function eventsOf(id: string, left: number | null, isFading: boolean) {
  return Array.from({ length: weeks }, (_, index) => (weeks - index) * 7).flatMap((ago) => {
    if (left !== null && ago <= left) return []
    const isFaded = isFading && ago - (left ?? 0) <= 35
    // Everybody is busy now and then.
    const count = (isFaded ? 0 : 2) + (((id.length + id.charCodeAt(id.length - 1)) * ago) % 2)
    return Array.from({ length: count }, (_, each) => ({
      type: 'custom' as const,
      eventName: `did_${each % (isFaded ? 1 : 3)}`,
      timestamp: now - ago * day + (each % 3) * day + each * minute,
      userId: `${id}-${each % 3}`,
      customerId: id
    }))
  })
}

const termOf = (id: string, left: number | null) => ({
  externalId: `term_${id}`,
  customer: { customerId: id },
  startsOn: dateOf(now - 500 * day),
  endsOn: dateOf(left === null ? now + 400 * day : now - left * day),
  amountCents: 120_000,
  currency: 'usd',
  autoRenews: true,
  ...(left !== null && { outcome: 'churned' as const })
})

async function live({ workspace, rapport, clock }: World): Promise<void> {
  const events = [
    ...Array.from({ length: leaving }, (_, index) => eventsOf(`left${index}`, leftAgo(index), index % 5 > 0)).flat(),
    ...Array.from({ length: staying }, (_, index) => eventsOf(`stays${index}`, null, index === 0)).flat()
  ]
  for (let at = 0; at < events.length; at += 100) await workspace.ingest({ source: 'server', events: events.slice(at, at + 100) })
  await workspace.contracts.put([
    ...Array.from({ length: 29 }, (_, index) => termOf(`left${index}`, leftAgo(index))),
    ...Array.from({ length: staying }, (_, index) => termOf(`stays${index}`, null))
  ])
  await pass({ rapport, clock }, 5 * minute)
}

async function pass({ rapport, clock }: Pick<World, 'rapport' | 'clock'>, ms: number): Promise<void> {
  await rapport.runDue()
  clock.advance(ms)
  await rapport.runDue()
}

/** Registers the tests of the probabilities of leaving on a store with vitest, as `healthSuite` does. */
export function healthModelSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`the probabilities of leaving on ${name}`, () => {
    const store = openedStore(createStore)
    const newWorld = worldsOn(store)

    it('come with 30 recorded departures, are tested, and go when outcomes are corrected', async () => {
      const world = await newWorld({ clock: new TestClock(now) })
      const { workspace, rows } = world
      const health = (customerId: string) => workspace.customers.health({ customerId })
      await live(world)

      expect(await workspace.health.model()).toMatchObject({ version: null, departures: 29, neededDepartures: 30, isShown: false })
      const few = await health('stays0')
      expect(few).toMatchObject({ probabilities: null, whyNoProbabilities: expect.stringContaining('29 are recorded') })
      expect(few.rank).toMatchObject({ position: 1 })
      expect(JSON.stringify(few.whyNoProbabilities)).not.toContain('%')

      await workspace.contracts.put(Array.from({ length: leaving - 29 }, (_, at) => termOf(`left${29 + at}`, leftAgo(29 + at))))
      await pass(world, day)
      const model = await workspace.health.model()
      expect(model).toMatchObject({ version: 1, departures: leaving, isShown: true, reason: null })
      for (const { test, isShown } of model.horizons) if (isShown) expect(test?.brierScore).toBeLessThan(test?.baseBrierScore ?? 0)
      const fading = await health('stays0')
      const steady = await health('stays1')
      const shown = [fading.probabilities?.days30, fading.probabilities?.days60, fading.probabilities?.days90].filter(
        (each) => each != null
      )
      expect(shown.length).toBeGreaterThan(0)
      expect(shown).toEqual(shown.toSorted((a, b) => a - b))
      const first = (of: typeof fading) => of.probabilities?.days30 ?? of.probabilities?.days60 ?? of.probabilities?.days90 ?? 0
      expect(first(fading)).toBeGreaterThan(first(steady))
      expect(await health('left3')).toMatchObject({ probabilities: null, whyNoProbabilities: 'The customer has left.' })
      expect(await rows.count(healthTrainingRows, {})).toBe(0)

      const churned = await rows.find(terms, { where: { outcome: { eq: 'churned' } }, limit: 15 })
      for (const { id } of churned) await workspace.contracts.setOutcome(id, { outcome: 'renewed' }, { actor: 'm_1' })
      await pass(world, 15 * minute)
      expect(await workspace.health.model()).toMatchObject({ version: 2, departures: leaving - 15, isShown: false, horizons: [] })
      expect(await health('stays0')).toMatchObject({
        probabilities: null,
        whyNoProbabilities: expect.stringContaining(`${leaving - 15} are recorded`)
      })

      const asked = await world.send({
        method: 'POST',
        url: '/api/health/model/fit',
        headers: { authorization: `Bearer ${world.apiKey}`, 'content-type': 'application/json' },
        body: '{}'
      })
      expect(asked).toMatchObject({ status: 200, body: { version: 2 } })
      await pass(world, minute)
      expect((await workspace.health.model()).version).toBe(3)
      expect(await rows.count(jobs, { kind: { eq: 'health_fit' } })).toBe(0)
    })

    it('are of nobody, where nothing is known but names', async () => {
      const world = await newWorld({ clock: new TestClock(now) })
      await world.workspace.customers.put([{ customerId: 'acme' }])
      await pass(world, 20 * day)
      expect(await world.workspace.customers.health({ customerId: 'acme' })).toMatchObject({
        score: null,
        rank: null,
        probabilities: null,
        reason: 'Nothing is known yet that a score could be made of.'
      })
      expect(await world.workspace.health.model()).toMatchObject({ departures: 0, version: null })
    })
  })
}
