import type { FrameSet } from '../grammar/index.js'

export const championRisk: FrameSet = {
  factType: 'CHAMPION_RISK',
  kinds: {
    'champion fades': 'Whoever carries us there leaves, changes role, or falls silent.',
    'no longer leads': 'Somebody lost the say, the project, or the weight.',
    'sceptical newcomer': 'Somebody new doubts us or prefers another product.',
    'nobody leads': 'Nobody there stands up for us.'
  },
  frames: [
    { kind: 'champion fades', says: ['championWord ~8 fades'], confidence: 0.85, unless: ['notLeaving'], subject: 'someone' },
    {
      kind: 'champion fades',
      says: ['fades', 'departureWords', 'leaves'],
      confidence: 0.8,
      near: ['championWord'],
      unless: ['notLeaving']
    },
    {
      kind: 'no longer leads',
      says: ['someone >2 movesOff', 'self >2 movesOff', 'heShe >2 movesOff'],
      confidence: 0.8,
      subject: 'someone'
    },
    { kind: 'no longer leads', says: ['lostWeight'], confidence: 0.8, subject: 'someone' },
    { kind: 'sceptical newcomer', says: ['sceptic ~12 doubtsUs'], confidence: 0.85 },
    { kind: 'nobody leads', says: ['nobodyPushes'], confidence: 0.8 }
  ],
  unless: ['notChampion'],
  positive: [
    'Our champion Laura has moved to a different department.',
    "I'm no longer responsible for this project.",
    'The executive sponsor has gone quiet since the reorg.',
    'Mark, who drove the whole implementation, was reassigned last week.',
    'Nobody is really owning the rollout on our side right now.',
    "We've lost our internal sponsor.",
    "Our new CTO isn't convinced and wants to re-evaluate the tool.",
    'Leadership has lost interest in the initiative.',
    "She's been pulled off the project.",
    "We don't have much support from upper management for this."
  ],
  negative: [
    'Who is your internal champion?',
    'Our champion is still fully behind the project.',
    'Our bank is a sponsor of the conference.',
    'If our sponsor left, we would have a problem.',
    'They watched the Champions League final.',
    'Nobody left a message.',
    'Our project manager is on top of things.',
    'Is Tom still leading the rollout?',
    'The power user role is missing in the list.'
  ]
}
