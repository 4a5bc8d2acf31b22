import { describe, expect, it } from 'vitest'
import type { FeatureWorlds, Wanted } from './feature-world.js'

type Filter = NonNullable<Wanted['propertyFilters']>[number]

const text = (property: string, value: string): Filter => ({ property, operator: 'equals', value: { type: 'string', value } })
const number = (property: string, value: number): Filter => ({ property, operator: 'equals', value: { type: 'number', value } })
const boolean = (property: string, value: boolean): Filter => ({ property, operator: 'equals', value: { type: 'boolean', value } })
const exists = (property: string): Filter => ({ property, operator: 'exists' })

const happened = [
  { plan: 'pro', seats: 5, trial: true, note: null },
  { plan: 'PRO', seats: '5', trial: 'true', note: '' },
  { plan: 'pro', seats: 5.5, trial: false, note: 0 },
  { plan: ['pro'], seats: { of: 5 }, __proto__x: 1, note: false },
  {}
]

const cases: [title: string, filters: Filter[], count: number][] = [
  ['no filter', [], 5],
  ['text, in the same case', [text('plan', 'pro')], 2],
  ['a number, not its text', [number('seats', 5)], 1],
  ['the text of a number', [text('seats', '5')], 1],
  ['a fraction', [number('seats', 5.5)], 1],
  ['a boolean, not its text', [boolean('trial', true)], 1],
  ['false', [boolean('trial', false)], 1],
  ['a property that is there, with any value but null', [exists('note')], 3],
  ['a property that may be deep', [exists('seats')], 4],
  ['a property that nobody has', [exists('toString')], 0],
  ['several at once', [text('plan', 'pro'), exists('note'), number('seats', 5.5)], 1],
  ['two values of one property', [text('plan', 'pro'), text('plan', 'PRO')], 0],
  ['quotes and the like', [text("it's \"%_\\'", 'x')], 0]
]

/** What filters let through. */
export function testPropertyFilters(newWorld: FeatureWorlds): void {
  describe('property filters', () => {
    it('let through the events whose properties pass all of them', async () => {
      const world = await newWorld()
      await world.happened(...happened.map((properties) => ({ properties, customer_id: null })))
      for (const [index, [, propertyFilters]] of cases.entries()) await world.create({ featureKey: `case_${index}`, propertyFilters })
      const { features } = await world.list()
      const counts = new Map(features.map(({ featureKey, evidence }) => [featureKey, 'eventCount' in evidence && evidence.eventCount]))
      expect(cases.map(([title], index) => [title, counts.get(`case_${index}`)])).toEqual(cases.map(([title, , count]) => [title, count]))
    })
  })
}
