import fc from 'fast-check'
import { expect, it } from 'vitest'
import { memoryStore } from '../../storage/memory/memory-store.js'
import { users } from '../../storage/tables/index.js'
import { id, user } from '../../testing/list-tools/rows.js'
import { day } from '../window.js'
import { journeyStage, journeyStages, stageFilter } from './journey-stage.js'

const now = Date.UTC(2026, 2, 2, 12)
const ago = (days: number) => now - days * day
const known = {
  external_id: null,
  activated_at: null,
  engaged_at: null,
  inactive_at: null,
  last_activity_at: null,
  third_active_day_at: null
}

it.each([
  ['an identified person', {}, 'DISCOVERED'],
  ['with activity alone', { last_activity_at: now, third_active_day_at: ago(2) }, 'DISCOVERED'],
  ['with a userId', { external_id: 'u', last_activity_at: now }, 'SIGNED_UP'],
  ['activated today', { activated_at: now, last_activity_at: now }, 'ACTIVATED'],
  ['activated without activity known', { activated_at: ago(29) }, 'ACTIVATED'],
  ['active on three of 30 days', { activated_at: 1, last_activity_at: now, third_active_day_at: Date.UTC(2026, 1, 1) }, 'ENGAGED'],
  ['whose third day was the 31st', { activated_at: 1, last_activity_at: now, third_active_day_at: Date.UTC(2026, 0, 31) }, 'ACTIVATED'],
  ['said to be engaged lately', { activated_at: 1, last_activity_at: now, engaged_at: ago(30) }, 'ENGAGED'],
  ['said to be engaged long ago', { activated_at: 1, last_activity_at: now, engaged_at: ago(31) }, 'ACTIVATED'],
  ['said to be engaged but never activated', { external_id: 'u', last_activity_at: now, engaged_at: now }, 'SIGNED_UP'],
  ['silent for just 30 days', { activated_at: 1, last_activity_at: ago(30) }, 'ACTIVATED'],
  ['silent for longer', { activated_at: 1, last_activity_at: ago(30) - 1, third_active_day_at: ago(29) }, 'INACTIVE'],
  ['said to be inactive', { activated_at: 1, last_activity_at: now, third_active_day_at: ago(2), inactive_at: now }, 'INACTIVE']
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
    engaged_at: instant,
    inactive_at: fc.oneof(fc.constant(null), instant),
    last_activity_at: instant,
    third_active_day_at: fc
      .option(fc.integer({ min: -32, max: 0 }), { nil: null })
      .map((days) => (days === null ? null : Date.UTC(2026, 2, 2) + days * day))
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
