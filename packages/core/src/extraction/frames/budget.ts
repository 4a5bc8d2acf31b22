import type { FrameSet } from '../grammar/index.js'

export const budget: FrameSet = {
  factType: 'BUDGET',
  kinds: {
    amount: 'The sum that they have or plan for us.',
    limit: 'The most that they can spend.',
    spend: 'What they pay today.',
    state: 'Their budget is cut, frozen, granted, or being planned.',
    shortage: 'There is no money.',
    freeze: 'They cut or freeze spending.',
    secured: 'Money for us is granted or planned.',
    approval: 'How and when budgets are decided.',
    fit: 'The price is too high for them.'
  },
  frames: [
    {
      kind: 'amount',
      says: ['budgetWord ~6 money', 'allocates >4 money'],
      confidence: 0.85,
      stands: ['possible'],
      subject: 'money',
      with: ['budgetWord', 'setAside']
    },
    { kind: 'limit', says: ['moneyLimit'], confidence: 0.85, stands: ['possible', 'denied'], subject: 'money' },
    { kind: 'spend', says: ['spends'], confidence: 0.8, subject: 'money' },
    { kind: 'freeze', says: ['cutsBudget'], confidence: 0.85, stands: ['possible'] },
    { kind: 'shortage', says: ['noMoney'], confidence: 0.85 },
    { kind: 'secured', says: ['secured'], confidence: 0.85 },
    { kind: 'state', says: ['budgetWord >4 budgetChange'], confidence: 0.85, stands: ['denied'] },
    { kind: 'approval', says: ['budgetRound'], confidence: 0.8 },
    { kind: 'fit', says: ['tooDear'], confidence: 0.8, stands: ['denied', 'asked'] }
  ],
  unless: ['notBudget'],
  positive: [
    'We have about $50,000 set aside for this project.',
    'Our budget for the year is £120k.',
    "We can't go above 30 thousand euros without going back to the board.",
    "There's no budget left for new tools this year.",
    'The budget has been approved by finance.',
    'Right now we pay around $2,000 a month for our current provider.',
    "Honestly it's a bit over our budget.",
    'All departments are under a spending freeze until July.',
    'Anything above 10k would be difficult for us.',
    'Twenty thousand dollars is the most we can do this year.',
    'Our training budget was cut in half in March.',
    'I finally got the budget for the second phase.'
  ],
  negative: [
    "We don't have a budget problem.",
    'What budget do you have in mind?',
    'We flew with a budget airline to the conference.',
    "I'm travelling on a tight budget this summer.",
    "If we had a budget of $100k, we'd buy the whole thing.",
    'The budget report page does not load in Firefox.',
    'The government budget was in the news again.',
    'The error budget for the API is at 99.9 percent.',
    'I paid $20 for the parking.',
    'Our invoice shows $400 instead of $300.'
  ]
}
