import type { FrameSet } from '../grammar/index.js'

const exclaimed = ['asked', 'denied', 'ours', 'others'] as const

export const sentiment: FrameSet = {
  factType: 'SENTIMENT',
  kinds: {
    positive: 'They praise us, our people or the product.',
    negative: 'They are angry at us or disappointed by us, our people or the product.'
  },
  frames: [
    {
      kind: 'negative',
      says: ['ourThing >3 beBlamed', 'notGood'],
      confidence: 0.8,
      stands: ['ours', 'others'],
      by: 'customer',
      unless: ['otherJoys']
    },
    {
      kind: 'negative',
      says: ['hates >1 ourThing', 'sadWord >2 about', 'group >3 hates'],
      confidence: 0.8,
      stands: ['ours', 'others'],
      by: 'customer',
      unless: ['otherJoys']
    },
    { kind: 'negative', says: ['blamePhrase'], confidence: 0.8, stands: exclaimed, by: 'customer', unless: ['otherJoys'] },
    {
      kind: 'negative',
      says: ['moodBad', 'notGood', 'group >3 hates'],
      confidence: 0.85,
      stands: ['others'],
      by: 'vendor',
      unless: ['otherJoys', 'youWord']
    },
    {
      kind: 'positive',
      says: ['ourThing >3 bePraised'],
      confidence: 0.8,
      stands: ['ours', 'others'],
      by: 'customer',
      unless: ['otherJoys']
    },
    {
      kind: 'positive',
      says: ['loves >1 ourThing', 'gladWord >2 about', 'group >0 loves'],
      confidence: 0.8,
      stands: ['others'],
      by: 'customer',
      unless: ['otherJoys']
    },
    { kind: 'positive', says: ['praisePhrase'], confidence: 0.8, stands: ['ours', 'others', 'past'], unless: ['otherJoys'] },
    { kind: 'positive', says: ['moodGood'], confidence: 0.8, stands: ['others'], by: 'vendor', unless: ['otherJoys', 'youWord'] }
  ],
  unless: [],
  positive: [
    'We absolutely love the new reporting.',
    "I'm really happy with how the onboarding went.",
    'Your support team has been amazing.',
    "We're getting increasingly frustrated with the bugs.",
    'The latest release has been a nightmare for us.',
    "Honestly, we're not happy with the response times.",
    'This is completely unacceptable.',
    'Your app saves us hours every week.',
    'The team hates the new editor.',
    "We've lost confidence in the data.",
    "I'm disappointed that your team never called back.",
    "It's easily the best tool we've ever used."
  ],
  negative: [
    'Happy to jump on a call tomorrow.',
    "I'd love to see a demo.",
    'The weather was awful.',
    'Are you happy with the product so far?',
    'That film was amazing.',
    "We're not unhappy, but let's see.",
    'The request failed with a bad gateway error.',
    'Excited to meet you next week!',
    "If the team loved it, we'd buy it.",
    'The audio is terrible today, can you repeat that?'
  ]
}
