import { beforeAll, expect, it } from 'vitest'
import { setTexts } from '../../texts/catalogue'
import english from '../../texts/en.json'
import { type Definition, detectionNames, detections, detectionText, fieldTexts, sentenceOf } from './definitions'

beforeAll(() => setTexts(english, 'en'))

const sentences: readonly (readonly [Definition, string])[] = [
  [
    { detection: 'event_count_threshold', operator: 'gte', count: 1200, windowDays: 1, eventNames: ['exported', 'shared {days}'] },
    'At least 1,200 events “exported” or “shared {days}” in 1 day'
  ],
  [{ detection: 'event_count_threshold', operator: 'lt', count: 1, windowDays: 7 }, 'Fewer than 1 event in 7 days'],
  [{ detection: 'customer_activity_threshold', operator: 'eq', count: 0, windowDays: 7 }, 'Exactly 0 events of any kind in 7 days'],
  [{ detection: 'event_absence', days: 14, eventNames: ['exported'] }, 'No “exported” for 14 days'],
  [{ detection: 'event_absence', days: 1 }, 'No activity for 1 day'],
  [
    { detection: 'customer_activity_drop', dropPercent: 40, windowDays: 7, baselineDays: 28, minimumBaseline: 70 },
    '40% less activity in 7 days than in the 28 days before'
  ],
  [{ detection: 'related_user_inactivity', days: 8, minimumActiveDays: 10 }, 'A person is silent for 8 days'],
  [
    { detection: 'related_user_inactivity', days: 8, minimumActiveDays: 10, role: 'head of' },
    'A person with the role “head of” is silent for 8 days'
  ],
  [{ eventNames: ['exported'] }, 'Each “exported”'],
  [
    {
      eventNames: ['a', 'b'],
      propertyConditions: [
        { property: 'pages', operator: 'equals', value: 5 },
        { property: 'plan', operator: 'exists' }
      ]
    },
    'Each “a” or “b” where pages is 5 and plan has a value'
  ],
  [
    {
      detection: 'event_absence',
      days: 3,
      accounts: {
        billingStatuses: ['PAYING', 'PAST_DUE'],
        plans: ['Pro'],
        revenue: { metric: 'MRR', operator: 'gte', value: 50_000, currency: 'USD' }
      }
    },
    'No activity for 3 days. Accounts: Paying or Past due, Revenue per month at least $500, on the plan Pro.'
  ]
]

it.each(sentences)('%o reads as a sentence', (definition, sentence) => {
  expect(sentenceOf(definition)).toBe(sentence)
})

it('the form offers every detection, the most usual first', () => {
  expect(detectionNames.slice(0, 3)).toEqual(['customer_activity_drop', 'event_absence', 'related_user_inactivity'])
  expect(detectionNames.toSorted()).toEqual(Object.keys(detections).toSorted())
})

it('the settings that a sentence names exist', () => {
  for (const [detection, { fields, hasEvents, hasChannels, hasOperator, hasRole }] of Object.entries(detections)) {
    const known = [
      ...fields.map(({ name }) => name),
      ...Object.entries({ eventNames: hasEvents, channels: hasChannels, operator: hasOperator, role: hasRole }).flatMap(([name, has]) =>
        has ? name : []
      )
    ]
    const sentence = detectionText(detection as keyof typeof detections, 'sentence')
    for (const [, name] of sentence.matchAll(/\{(\w+)/g)) expect(known).toContain(name)
  }
})

it('every number of a detection has its label and unit in the catalogue', () => {
  for (const detection of detectionNames)
    for (const { name } of detections[detection].fields)
      expect(fieldTexts(detection, name)).toEqual({ label: expect.stringMatching(/\w/), unit: expect.stringMatching(/./) })
})
