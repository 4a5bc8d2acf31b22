/**
 * How a customer stands, from the most to the least pressing:
 *
 * - `leaving`: the customer has said, or booked, that it goes, or it has gone.
 * - `at_risk`: there are signs that it may go.
 * - `stuck`: it wants to use the product and cannot.
 * - `growing`: it wants more, or buys more.
 * - `calm`: enough is known, and nothing of the above.
 * - `unknown`: too little is known to say.
 */
export const customerStates = ['leaving', 'at_risk', 'stuck', 'growing', 'calm', 'unknown'] as const

export type CustomerState = (typeof customerStates)[number]

/** What a reason can speak for. A reason for `calm` speaks against trouble. */
export const bearings = ['leaving', 'at_risk', 'stuck', 'growing', 'calm'] as const

export type Bearing = (typeof bearings)[number]

/** What a reason is about. */
export const subjects = [
  'notice',
  'leaving',
  'competitor',
  'champion',
  'departure',
  'disengagement',
  'sentiment',
  'problem',
  'budget',
  'usage',
  'silence',
  'people',
  'payment',
  'revenue',
  'term',
  'growth',
  'commitment'
] as const

export type Subject = (typeof subjects)[number]
