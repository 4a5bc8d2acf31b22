import { expect, it } from 'vitest'
import { evidenceText } from './evidence-text.js'
import { metric } from './patterns/words.js'

const window = { start: 0, end: 1 }

it.each([
  ['2 events (report_exported) in 14 days; the signal asks for fewer than 3', 2, 3],
  ['No activity for 8 days', 0, null],
  ['0 events in the window; about 62 are usual', 0, 62]
])('evidence that says its number says it once: %s', (title, value, comparedWith) => {
  expect(evidenceText(metric(title, window, value, comparedWith))).toBe(title)
})

it.each([
  ['Events in the window, beside what is ordinary', 13, 62, 'Events in the window, beside what is ordinary: 13 (compared with 62)'],
  ['Active days in the 28 days before', 2, 3, 'Active days in the 28 days before: 2 (compared with 3)'],
  ['Active days in the 128 days before', 28, null, 'Active days in the 128 days before: 28']
])('evidence of an earlier version gets its numbers: %s', (title, value, comparedWith, text) => {
  expect(evidenceText(metric(title, window, value, comparedWith))).toBe(text)
})

it('the days of a trial and the words of a fact stay as they are', () => {
  const trial = { ...metric('On trial from March 1 to March 15', window, 14, null), kind: 'subscription' as const }
  const fact = { ...metric('They want more seats', window, 0, null), value: null, kind: 'fact' as const }
  expect([trial, fact].map(evidenceText)).toEqual(['On trial from March 1 to March 15', 'They want more seats'])
})
