import type { FrameSet } from '../grammar/index.js'

export const contactDeparture: FrameSet = {
  factType: 'CONTACT_DEPARTURE',
  kinds: {
    leaves: 'A contact leaves or has left.',
    'last day': 'A contact tells the last day, or takes leave for long.',
    gone: 'A contact is not there any more.'
  },
  frames: [
    {
      kind: 'leaves',
      says: ['someone >0 leaves', 'someone >0 leavesFirm', 'self >1 leavesFirm', 'heShe >0 leavesFirm'],
      confidence: 0.85,
      unless: ['notLeaving'],
      subject: 'someone'
    },
    { kind: 'last day', says: ['departureWords'], confidence: 0.85, unless: ['notLeaving'], subject: 'someone' },
    { kind: 'gone', says: ['someone >3 departureWords'], confidence: 0.9, unless: ['notLeaving'], subject: 'someone' }
  ],
  unless: ['churnTalk'],
  positive: [
    'My last day at the company is 31 March.',
    'Sarah left the company in June.',
    'Unfortunately, Daniel has resigned.',
    'Our IT manager is no longer with us.',
    "I'm leaving at the end of next month.",
    'Tina is retiring this summer.',
    'Robert was let go as part of the cuts.',
    "I've accepted a position at another firm, so my colleague will take over.",
    'Mike no longer works here.',
    'Our CTO has quit.',
    'Julia handed in her notice on Monday.',
    "I've decided to move on to a new challenge."
  ],
  negative: [
    "I'm leaving the office now.",
    'Sarah left a comment on the ticket.',
    'Did Tom leave the company?',
    "Anna isn't leaving the company.",
    'We are retiring the old server next week.',
    'If Mark left, who would take over?',
    "She's on vacation until Monday.",
    'I have to leave early today.',
    'My brother left his job in May.',
    "It's the last day of the trial."
  ]
}
