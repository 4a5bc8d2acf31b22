import type { AssessedReason } from '../assessment/index.js'

/**
 * What is to be done about a customer next, by the reason that decides its state:
 *
 * - `win_back`: it has said that it leaves. `ask_why`: it may leave, wants less or is not satisfied. `answer_competitor`: it looks at somebody else.
 * - `find_contact`: its champion or a contact goes or is less engaged. `solve_ticket`: a ticket waits. `talk_price`: it is about money.
 * - `revive_use`: it does less, or fewer people do. `settle_payment`: a payment is past due. `prepare_renewal`: its term ends.
 * - `offer_more`: it wants more. `ask_for_outcome`: its term has ended, and nobody knows how. `none`: nothing is pressing.
 */
export const nextActions = [
  'win_back',
  'ask_why',
  'answer_competitor',
  'find_contact',
  'solve_ticket',
  'talk_price',
  'revive_use',
  'settle_payment',
  'prepare_renewal',
  'offer_more',
  'ask_for_outcome',
  'none'
] as const

export type NextAction = (typeof nextActions)[number]

const bySubject: Readonly<Record<AssessedReason['subject'], NextAction>> = {
  notice: 'win_back',
  leaving: 'ask_why',
  competitor: 'answer_competitor',
  champion: 'find_contact',
  departure: 'find_contact',
  disengagement: 'find_contact',
  sentiment: 'ask_why',
  problem: 'solve_ticket',
  budget: 'talk_price',
  usage: 'revive_use',
  silence: 'revive_use',
  people: 'revive_use',
  payment: 'settle_payment',
  revenue: 'ask_why',
  term: 'prepare_renewal',
  growth: 'offer_more',
  commitment: 'none'
}

/** What is to be done next by the reason that decides a state; nothing for whoever has left. */
export function nextActionOf(reason: AssessedReason | undefined, hasLeft: boolean): NextAction {
  if (!reason || hasLeft) return 'none'
  // A term that will not be renewed is a notice.
  if (reason.subject === 'term' && reason.bearing === 'leaving') return 'win_back'
  if (reason.subject === 'budget' && reason.bearing === 'growing') return 'offer_more'
  return reason.subject === 'revenue' && reason.bearing === 'growing' ? 'offer_more' : bySubject[reason.subject]
}
