import type { FrameSet } from '../grammar/index.js'

const whatever = ['asked', 'conditional', 'possible'] as const
const supposed = ['conditional', 'possible'] as const

export const churnRisk: FrameSet = {
  factType: 'CHURN_RISK',
  kinds: {
    cancels: 'They cancel the contract, close the account, or ask how to.',
    'no renewal': 'They do not renew, or the renewal is in doubt.',
    leaves: 'They leave us, replace us, or do without us.',
    'considers leaving': 'They think of leaving, look around, or review the contract.',
    shrinks: 'They want fewer seats, a smaller plan, or less of what they buy.',
    disuse: 'They hardly use the product, or have stopped to.',
    value: 'They doubt that it is worth its money.',
    threat: 'They make staying depend on something, give a last warning, or want their money back.'
  },
  frames: [
    {
      kind: 'cancels',
      says: ['ends > ourDeal', 'ourDealStrict >3 isEnded'],
      confidence: 0.9,
      stands: whatever,
      unless: ['dailyObject', 'screenWord', 'otherBusiness', 'otherDeal']
    },
    {
      kind: 'cancels',
      says: ['exitTerms'],
      confidence: 0.85,
      stands: whatever,
      unless: ['dailyObject', 'screenWord', 'otherBusiness', 'otherDeal']
    },
    { kind: 'cancels', says: ['takesData'], confidence: 0.8, stands: whatever },
    { kind: 'no renewal', says: ['notRenewing'], confidence: 0.9, stands: supposed },
    { kind: 'no renewal', says: ['autoRenewOff'], confidence: 0.85, stands: [...whatever, 'denied', 'ours'] },
    { kind: 'no renewal', says: ['renewalWord >4 inDoubt', 'inDoubt >3 renewalWord'], confidence: 0.85, stands: supposed },
    { kind: 'no renewal', says: ['mayNotStay'], confidence: 0.8, stands: whatever },
    { kind: 'no renewal', says: ['noPromise'], confidence: 0.8, stands: whatever },
    {
      kind: 'leaves',
      says: ['departs >0 left', 'wants >0 goes'],
      confidence: 0.85,
      stands: supposed,
      unless: ['leaveAbsence', 'screenWord', 'otherBusiness']
    },
    { kind: 'leaves', says: ['leavesUs'], confidence: 0.85, stands: supposed, unless: ['leaveAbsence', 'screenWord', 'otherBusiness'] },
    { kind: 'leaves', says: ['movesTo >1 rival'], confidence: 0.85, stands: supposed, unless: ['screenWord', 'otherBusiness'] },
    {
      kind: 'considers leaving',
      says: ['weighs > departure'],
      confidence: 0.85,
      stands: supposed,
      unless: ['leaveAbsence', 'dailyObject']
    },
    { kind: 'considers leaving', says: ['looksAround', 'reviewsContracts'], confidence: 0.8, stands: supposed },
    {
      kind: 'shrinks',
      says: ['reduces >4 lessOf', 'fewer >1 lessOf', 'reducesAll'],
      confidence: 0.85,
      stands: whatever,
      unless: ['dailyObject', 'screenWord', 'otherBusiness']
    },
    { kind: 'disuse', says: ['disuse'], confidence: 0.8 },
    { kind: 'value', says: ['noValue'], confidence: 0.8, stands: whatever },
    { kind: 'threat', says: ['riskNote'], confidence: 0.85, stands: supposed, by: 'vendor' },
    { kind: 'threat', says: ['leavingCondition'], confidence: 0.8, stands: supposed },
    { kind: 'threat', says: ['refund'], confidence: 0.75 },
    { kind: 'threat', says: ['lastWarning'], confidence: 0.8, stands: supposed }
  ],
  unless: ['reversal', 'churnTalk'],
  positive: [
    'We are going to cancel our subscription at the end of the month.',
    "Unfortunately we won't be renewing next year.",
    'How do we go about terminating the contract?',
    "We're evaluating other options because of the price.",
    "If the bugs aren't fixed, we'll have to move to another tool.",
    'They have decided not to extend the contract.',
    'Nobody on the team is using it any more.',
    'We want to drop from 40 seats to 15.',
    "I'm having a hard time justifying the cost to my boss.",
    'We will be switching away from your platform in June.',
    'The customer is thinking about leaving.',
    'We want to leave.',
    'We will not continue.',
    'What is the notice period for cancelling our contract?',
    "Honestly, we've started looking at alternatives to your product.",
    'The renewal is very much up in the air at this point.',
    "We're not getting enough value out of it."
  ],
  negative: [
    'Two of the big ones want to cancel their subscription with us.',
    'On this page you would cancel the plan or reduce the seats.',
    'I churn butter at home every Sunday.',
    "We're not going to cancel, we just want a better price.",
    'Please cancel the meeting on Tuesday.',
    'The cancel button in the dialog is greyed out.',
    'Our churn rate went down by two points this quarter.',
    "I'm thinking about leaving earlier today.",
    'He cancelled his gym membership.',
    'Are you planning to renew?',
    "There's no reason for us to look elsewhere.",
    'Stop the import and close the window.',
    'They cancelled the contract with the cleaning company.',
    'Asked for a darker map.'
  ]
}
