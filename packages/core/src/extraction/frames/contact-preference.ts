import type { FrameSet } from '../grammar/index.js'

const asking = ['asked', 'conditional', 'possible', 'denied', 'ours'] as const

export const contactPreference: FrameSet = {
  factType: 'CONTACT_PREFERENCE',
  kinds: {
    prefers: 'They prefer a channel, a time or a language.',
    'best way': 'How or when they are reached best.',
    instruction: 'How we are to reach them, or what goes to whom.',
    'opt out': 'How we are not to reach them, or what they do not want to get.',
    copy: 'Who is to be in copy.'
  },
  frames: [
    {
      kind: 'prefers',
      says: ['prefers >4 preferred', 'speaks'],
      confidence: 0.85,
      stands: ['conditional', 'possible', 'denied'],
      with: ['medium', 'timeOfDay', 'tongue'],
      unless: ['notReach']
    },
    { kind: 'best way', says: ['bestWay'], confidence: 0.85, stands: ['conditional', 'possible', 'denied', 'ours'], unless: ['notReach'] },
    { kind: 'instruction', says: ['doContact'], confidence: 0.8, stands: asking, by: 'customer', unless: ['notReach'] },
    {
      kind: 'instruction',
      says: ['doContact'],
      confidence: 0.8,
      stands: ['denied'],
      by: 'vendor',
      unless: ['notReach', 'youWord', 'selfWord']
    },
    { kind: 'opt out', says: ['doNot'], confidence: 0.8, stands: asking, by: 'customer', unless: ['notReach'] },
    { kind: 'opt out', says: ['doNot'], confidence: 0.8, stands: ['denied'], by: 'vendor', unless: ['notReach', 'youWord'] },
    { kind: 'copy', says: ['copyIn'], confidence: 0.8, stands: asking, unless: ['notReach', 'youWord'] }
  ],
  unless: [],
  positive: [
    'I prefer email over phone calls.',
    'The best way to reach me is on Slack.',
    "Please don't call me before 10.",
    'Afternoons work better for me.',
    'Please cc Martin on all invoices.',
    'Could you take me off your mailing list?',
    'Email is best for us.',
    'We would prefer to have calls in German.',
    'Please contact me only via email.'
  ],
  negative: [
    'Do you prefer email or phone?',
    'I prefer dark mode.',
    'The meeting is on Tuesday morning.',
    'Please call the API only once per minute.',
    'I called you on Friday afternoon.',
    'She copied the text into the document.',
    'He sent me an email this morning.',
    'The export runs on weekends.'
  ]
}
