import type { FrameSet } from '../grammar/index.js'

const told = ['denied', 'others'] as const

export const contactDisengagement: FrameSet = {
  factType: 'CONTACT_DISENGAGEMENT',
  kinds: {
    silent: 'A contact does not answer any more.',
    absent: 'A contact does not come to meetings.',
    delegates: 'A contact sends others.',
    withdraws: 'A contact withdraws from the work with us.'
  },
  frames: [
    { kind: 'silent', says: ['noAnswer'], confidence: 0.85, stands: told, by: 'vendor', unless: ['notThem', 'youWord'] },
    {
      kind: 'silent',
      says: ['otherPerson >3 noAnswer'],
      confidence: 0.8,
      stands: [...told, 'ours'],
      by: 'customer',
      with: ['toUs'],
      unless: ['notThem']
    },
    { kind: 'absent', says: ['noShow'], confidence: 0.85, stands: told, by: 'vendor', unless: ['notThem', 'youWord'] },
    {
      kind: 'absent',
      says: ['otherPerson >3 noShow', 'noShow ~6 withUs'],
      confidence: 0.75,
      stands: told,
      by: 'customer',
      unless: ['notThem']
    },
    { kind: 'delegates', says: ['sendsOthers'], confidence: 0.8, stands: told, unless: ['notThem'] },
    { kind: 'withdraws', says: ['withdraws'], confidence: 0.8, stands: [...told, 'ours'], unless: ['notThem'] }
  ],
  unless: [],
  positive: [
    'Sandra has not replied to my last three mails.',
    'He does not answer your mails any more.',
    'He skipped the last two check-ins.',
    'Nobody from their side joined the review.',
    'She sends her assistant to the calls now.',
    'I am stepping back from the steering group.',
    'She keeps postponing the call with you.'
  ],
  negative: [
    'You still have not answered my ticket.',
    'Sorry that I have not replied sooner.',
    'He skipped breakfast.',
    'Nobody from support has replied to the ticket.',
    'The server does not respond.',
    'Our night porter sends his regards.'
  ]
}
