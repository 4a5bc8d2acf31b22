import type { FrameSet } from '../grammar/index.js'

const however = ['possible', 'conditional', 'asked', 'ours'] as const

/** What the rule of the type does not read: short notes, spoken numbers and places, and whom to turn to. */
export const contactInfo: FrameSet = {
  factType: 'CONTACT_INFO',
  kinds: {
    email: 'A mail address of theirs.',
    phone: 'A phone number of theirs.',
    address: 'Where they are, or where things are sent.',
    person: 'Whom to turn to for something.'
  },
  frames: [
    {
      kind: 'email',
      says: ['mailLead ~7 mailAddress', 'theirSide >3 mailAddress'],
      confidence: 0.85,
      stands: however,
      subject: 'mailAddress',
      by: 'customer',
      unless: ['notContact']
    },
    {
      kind: 'email',
      says: ['mailLead ~7 mailAddress', 'theirSide >3 mailAddress', 'saidMailAddress'],
      confidence: 0.85,
      subject: 'mailAddress',
      by: 'vendor',
      unless: ['notContact', 'youWord']
    },
    { kind: 'email', says: ['saidMailAddress'], confidence: 0.75, by: 'customer', unless: ['notContact'] },
    {
      kind: 'phone',
      says: ['phoneLead ~5 phoneNumber', 'labelledNumber', 'phoneLead >5 saidNumber'],
      confidence: 0.85,
      stands: however,
      subject: 'phoneNumber',
      by: 'customer',
      unless: ['notContact']
    },
    {
      kind: 'phone',
      says: ['phoneLead ~5 phoneNumber', 'labelledNumber'],
      confidence: 0.85,
      subject: 'phoneNumber',
      by: 'vendor',
      unless: ['notContact', 'youWord']
    },
    { kind: 'address', says: ['addressLead ~6 street'], confidence: 0.75, by: 'customer', unless: ['notContact'] },
    { kind: 'person', says: ['goTo'], confidence: 0.75, stands: ['denied', 'ours'], by: 'customer', unless: ['notContact'] }
  ],
  unless: [],
  positive: [
    'My work one is t.naka@portlab.example.',
    'Questions on data protection, please direct it to dpo@clinic.example.',
    'You can get me on extension four one one two.',
    'Our mobile is oh seven seven double nine.',
    'Our new delivery address is Unit 7, Tannery Lane.'
  ],
  negative: [
    'The order number is 4155550123.',
    "What's the best number to reach you?",
    'The email to your support address bounced.',
    'The meeting ID is 845 5550 1234.',
    'I counted one two three four rows.'
  ]
}
