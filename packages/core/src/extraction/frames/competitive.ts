import type { FrameSet } from '../grammar/index.js'

const supposed = ['conditional', 'possible'] as const

export const competitive: FrameSet = {
  factType: 'COMPETITIVE',
  kinds: {
    evaluates: 'They look at, try, or compare another product, or invite offers.',
    offer: 'A rival offers them something, or was there.',
    compares: 'They name another product as better, worse, cheaper or like ours.',
    prefers: 'Somebody of theirs prefers another product.',
    switch: 'They go to another product, or came from one to us.',
    'used before': 'They used another product before us.',
    incumbent: 'They use another product beside us, or their group runs on one.'
  },
  frames: [
    {
      kind: 'evaluates',
      says: ['evaluates >1 rivalAny', 'considers >2 rivalNamed'],
      confidence: 0.85,
      stands: ['possible'],
      subject: 'name'
    },
    { kind: 'evaluates', says: ['tender'], confidence: 0.85, stands: supposed, unless: ['ownTender'] },
    { kind: 'evaluates', says: ['weighs >2 options', 'looksAround', 'usesRival'], confidence: 0.8, stands: [...supposed, 'others'] },
    { kind: 'offer', says: ['rivalNamed >2 rivalActs'], confidence: 0.85, stands: ['possible'] },
    { kind: 'compares', says: ['compared'], confidence: 0.8, stands: ['asked', 'possible'], by: 'customer' },
    { kind: 'prefers', says: ['prefers >2 rivalNamed'], confidence: 0.85, stands: ['possible'] },
    { kind: 'switch', says: ['movedFrom >0 brand'], confidence: 0.85, stands: ['past'] },
    { kind: 'switch', says: ['movesToNamed', 'inHouse', 'movesTo >1 rival'], confidence: 0.8, stands: supposed },
    { kind: 'used before', says: ['usedBefore'], confidence: 0.8, stands: ['past'] },
    { kind: 'incumbent', says: ['beside', 'standardised'], confidence: 0.8, stands: ['possible', 'asked', 'denied'] }
  ],
  unless: ['notRival', 'screenWord'],
  positive: [
    'Planhat came back with an offer 30% below yours.',
    "We're also evaluating Gainsight and Totango.",
    'We switched from Intercom to you last year.',
    "We're talking to two other vendors at the moment.",
    'HubSpot quoted us almost half of your price.',
    "How you compare with ChurnZero isn't clear to us, but we're comparing you with ChurnZero right now.",
    'In the end the team went with Planhat instead.',
    'One of your competitors offered us a big discount.',
    "We've sent out an RFP and you're one of four.",
    'My manager would prefer Salesforce over this.',
    "We're currently under contract with Vitally.",
    'We had a demo of Zendesk yesterday.'
  ],
  negative: [
    'Are you looking at other vendors?',
    "We aren't evaluating anyone else.",
    'Does it integrate with HubSpot?',
    'The HubSpot integration failed again last night.',
    'Intercom published a great post about onboarding.',
    'Could we switch to English, please?',
    'Our competitors are hiring like mad.',
    "I'm looking at Monday for the next call.",
    'We compared the two reports and they differ.',
    'Let me switch to another tab.'
  ]
}
