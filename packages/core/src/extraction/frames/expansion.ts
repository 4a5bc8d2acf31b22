import type { FrameSet } from '../grammar/index.js'

const however = ['asked', 'possible'] as const

export const expansion: FrameSet = {
  factType: 'EXPANSION',
  kinds: {
    seats: 'They want or need more seats, licences or users.',
    rollout: 'Another team, site or company of theirs is to use us.',
    upgrade: 'They want a larger plan.',
    limits: 'They have outgrown their plan, or reach its limits.',
    interest: 'They want another module or product for money.',
    growth: 'They will use or buy more of us.'
  },
  frames: [
    { kind: 'seats', says: ['grows >3 moreSeats', 'seatsQuoted'], confidence: 0.85, stands: however },
    { kind: 'rollout', says: ['newUnit >3 joins'], confidence: 0.85, stands: ['possible'] },
    { kind: 'rollout', says: ['rollsOut', 'allIn'], confidence: 0.85, stands: however, with: ['wish', 'future'] },
    { kind: 'upgrade', says: ['upgrades'], confidence: 0.85, stands: however, with: ['wish', 'future'] },
    { kind: 'limits', says: ['outgrows'], confidence: 0.8, stands: however },
    { kind: 'interest', says: ['addsPart'], confidence: 0.8, stands: however, with: ['wish', 'future'] },
    { kind: 'growth', says: ['usageGrows'], confidence: 0.8, stands: however, with: ['wish', 'future'] }
  ],
  unless: ['notExpansion', 'screenWord'],
  positive: [
    "We'd like to add 20 more seats.",
    'Can we upgrade to the Enterprise plan?',
    "We're planning to roll it out to all our regional offices.",
    'The finance team wants access too.',
    'Could you send pricing for an additional 50 licences?',
    'Two other departments have asked to join.',
    "We've outgrown our current plan.",
    'We want to double our seat count next year.',
    "I'd be interested in the analytics add-on.",
    'Our sister company is interested in using it as well.',
    "We're hitting the user limit on our plan.",
    'They want to bring another 100 users onto the platform.'
  ],
  negative: [
    'Please upgrade your browser to the latest version.',
    'There were only a few seats left on the plane.',
    "We won't be adding any seats this year.",
    'Two users see the same error.',
    'The Upgrade button does nothing when I click it.',
    'Have you thought about adding more seats?',
    'We are opening a new office in Madrid.',
    'We need to hire two more developers.',
    'If we ever had more people, we could talk about more licences.',
    'I added a comment to the ticket.',
    'Could we have a darker map in the visit templates?'
  ]
}
