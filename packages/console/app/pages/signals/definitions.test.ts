import { expect, it } from 'vitest'
import { type Definition, detectionNames, detections, sentenceOf } from './definitions'

const sentences: readonly (readonly [Definition, string])[] = [
  [
    { detection: 'event_count_threshold', operator: 'gte', count: 1200, windowDays: 1, eventNames: ['exported', 'shared {days}'] },
    'At least 1,200 events “exported”, “shared {days}” in 1 day'
  ],
  [{ detection: 'event_count_threshold', operator: 'lt', count: 1, windowDays: 7 }, 'Fewer than 1 event in 7 days'],
  [{ detection: 'customer_activity_threshold', operator: 'eq', count: 0, windowDays: 7 }, 'Exactly 0 events of any kind in 7 days'],
  [{ detection: 'event_absence', days: 14, eventNames: ['exported'] }, 'No “exported” for 14 days'],
  [{ detection: 'event_absence', days: 1 }, 'No activity for 1 day'],
  [
    { detection: 'customer_activity_drop', dropPercent: 40, windowDays: 7, baselineDays: 28, minimumBaseline: 70 },
    '40 % less in 7 days than in the 28 days before'
  ],
  [{ detection: 'related_user_inactivity', days: 8, minimumActiveDays: 10 }, 'A person is silent for 8 days'],
  [
    { detection: 'related_user_inactivity', days: 8, minimumActiveDays: 10, role: 'head of' },
    'A person with the role “head of” is silent for 8 days'
  ],
  [{ eventNames: ['exported'] }, 'Each “exported”']
]

it.each(sentences)('%o reads as a sentence', (definition, sentence) => {
  expect(sentenceOf(definition)).toBe(sentence)
})

it('the form offers every detection, the most usual first', () => {
  expect(detectionNames.slice(0, 3)).toEqual(['customer_activity_drop', 'event_absence', 'related_user_inactivity'])
  expect(detectionNames.toSorted()).toEqual(Object.keys(detections).toSorted())
})

it('the settings that a sentence names exist', () => {
  for (const { sentence, fields, hasEvents, hasChannels, hasOperator, hasRole } of Object.values(detections)) {
    const known = [
      ...fields.map(({ name }) => name),
      ...Object.entries({ eventNames: hasEvents, channels: hasChannels, operator: hasOperator, role: hasRole }).flatMap(([name, has]) =>
        has ? name : []
      )
    ]
    for (const [, name] of sentence.matchAll(/\{(\w+)/g)) expect(known).toContain(name)
  }
})
