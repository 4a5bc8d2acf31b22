import { expect, it } from 'vitest'
import { weightOf } from './weight-of.js'

const now = 1_000

it.each([
  ['ACTIVE', 0.9, 0.9],
  ['ACKNOWLEDGED', 0.95, 0.95],
  ['SNOOZED', 0.9, 0.9],
  ['CANDIDATE', 0.6, 0.6],
  ['RESOLVED', 0.9, 0]
])('a fact that is %s with a confidence of %d weighs %d', (status, confidence, weight) => {
  expect(weightOf({ status, snoozed_until: now + 1, confidence }, now)).toBe(weight)
})

it('what a person has confirmed weighs no less than what is ACTIVE by itself, and more than any candidate', () => {
  const confirmed = weightOf({ status: 'ACTIVE', snoozed_until: null, confidence: 0.5 }, now)
  expect(confirmed).toBe(weightOf({ status: 'ACTIVE', snoozed_until: null, confidence: 0.8 }, now))
  expect(confirmed).toBeGreaterThan(weightOf({ status: 'CANDIDATE', snoozed_until: null, confidence: 0.79 }, now))
})
