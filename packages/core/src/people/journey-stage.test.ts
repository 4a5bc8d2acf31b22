import fc from 'fast-check'
import { expect, it } from 'vitest'
import { users } from '../registry/tables.js'
import { memoryStore } from '../storage/memory/memory-store.js'
import { id, user } from '../testing/list-tools/rows.js'
import { day } from '../values/time/window.js'
import { journeyStage, journeyStages, stageFilter } from './journey-stage.js'

const now = Date.UTC(2026, 2, 2, 12)
const ago = (days: number) => now - days * day
const known = {
  external_id: null,
  activated_at: null,
  inactive_at: null,
  event_activity_at: null,
  past_activated_at: null
}

it.each([
  ['an identified person', {}, 'DISCOVERED'],
  ['with activity alone', { event_activity_at: now }, 'DISCOVERED'],
  ['with a userId', { external_id: 'u', event_activity_at: now }, 'SIGNED_UP'],
  ['activated today', { activated_at: now, event_activity_at: now }, 'ACTIVATED'],
  ['activated without activity known', { activated_at: ago(29) }, 'ACTIVATED'],
  ['past that, however long ago', { activated_at: 1, event_activity_at: ago(30), past_activated_at: 1 }, 'ENGAGED'],
  ['silent for just 30 days', { activated_at: 1, event_activity_at: ago(30) }, 'ACTIVATED'],
  ['silent for longer', { activated_at: 1, event_activity_at: ago(30) - 1, past_activated_at: 1 }, 'INACTIVE'],
  ['said to be inactive', { activated_at: 1, event_activity_at: now, past_activated_at: 1, inactive_at: now }, 'INACTIVE']
])('%s', (_, facts, stage) => {
  expect(journeyStage({ ...known, ...facts }, now)).toBe(stage)
})

it('has a condition that finds exactly the users at each stage', async () => {
  const instant = fc.option(fc.oneof(fc.integer({ min: ago(40), max: now + day }), fc.constantFrom(ago(30), ago(30) - 1, ago(29), now)), {
    nil: null
  })
  const facts = fc.record({
    external_id: fc.constant(null),
    activated_at: instant,
    inactive_at: fc.oneof(fc.constant(null), instant),
    event_activity_at: instant,
    past_activated_at: instant
  })
  const store = memoryStore()
  let organizations = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(facts, fc.boolean()), { minLength: 1, maxLength: 12 }), async (people) => {
      const rows = store.organization(id(++organizations))
      const all = people.map(([columns, hasId], index) => user({ id: id(index), ...columns, external_id: hasId ? `u${index}` : null }))
      await rows.insert(users, all)
      for (const stage of journeyStages) {
        const found = await rows.find(users, { where: stageFilter(stage, now), columns: ['id'] })
        expect(found.map((row) => row.id)).toEqual(all.filter((row) => journeyStage(row, now) === stage).map((row) => row.id))
      }
    }),
    { numRuns: 150 }
  )
  await store.close()
})
