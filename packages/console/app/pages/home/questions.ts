/** What somebody who knows their customers asks first: in the words that people use for it, and what facts of it are called. */
export const questions = {
  leaving: {
    queries: ['going to cancel or leave', 'will not renew the contract', 'evaluating an alternative, cheaper offer'],
    types: ['CHURN_RISK', 'COMPETITIVE']
  },
  growing: { queries: ['need more seats or licences', 'upgrade to a larger plan', 'another branch wants to join'], types: ['EXPANSION'] },
  moving: {
    queries: ['leaving the company for a new job', 'taking over from a colleague'],
    types: ['CONTACT_DEPARTURE', 'CONTACT_POSITION_CHANGE', 'CHAMPION_RISK', 'CONTACT_DISENGAGEMENT']
  },
  unhappy: { queries: ['complain, wrong again, mixed up', 'broken, does not work, too slow'], types: ['SENTIMENT'] }
} as const

export type Question = keyof typeof questions

export const questionNames = Object.keys(questions) as Question[]
