import { dateIn, day as dayLength } from '../../values/index.js'
import type { Billing, EndedTerm, Evidence, Problem, RunningTerm } from '../evidence.js'
import { measured, type Reason } from '../reason.js'
import type { Bearing } from '../states.js'

/** MRR that moved by less than this part of it says nothing. */
const noticeableChange = 0.05
/** So long before its end a term makes every sign of trouble more pressing. */
const renewalDays = 60

/** The reasons in payments, terms and open tickets. */
export function fromStanding({ billing, term, endedTerms, problems }: Evidence, now: number, timeZone: string): Reason[] {
  return [
    ...fromBilling(billing),
    ...fromTerm(term, now),
    ...endedTerms.flatMap((ended) => fromEndedTerm(ended, term !== null || isPaying(billing), now, timeZone)),
    ...fromProblems(problems)
  ]
}

function fromBilling({ status, mrrCents, mrrBefore }: Billing): Reason[] {
  const reasons: Reason[] = []
  if (status === 'CHURNED') {
    reasons.push(measured({ subject: 'payment', bearing: 'leaving', points: 100, text: 'All subscriptions have ended.' }))
    return reasons
  }
  if (status === 'PAST_DUE') {
    reasons.push(measured({ subject: 'payment', bearing: 'at_risk', points: 30, text: 'A payment is past due.' }))
  }
  if (mrrCents === null || mrrBefore === null || mrrBefore <= 0) return reasons
  const change = mrrCents / mrrBefore - 1
  if (Math.abs(change) < noticeableChange) return reasons
  const percent = Math.round(Math.abs(change) * 100)
  reasons.push(
    measured({
      subject: 'revenue',
      bearing: change < 0 ? 'at_risk' : 'growing',
      points: Math.min(70, 30 + percent / 2),
      text: `They pay ${percent} % ${change < 0 ? 'less' : 'more'} than 30 days ago.`,
      number: { value: mrrCents, comparedWith: mrrBefore, unit: 'minor units a month' }
    })
  )
  return reasons
}

function fromTerm(term: RunningTerm | null, now: number): Reason[] {
  if (!term) return []
  if (term.isEnding) {
    return [
      measured({
        subject: 'term',
        bearing: 'leaving',
        points: 100,
        text: `The current term ends on ${term.endsOn} and will not be renewed.`
      })
    ]
  }
  const days = Math.ceil((term.endsAt - now) / dayLength)
  if (days > renewalDays || days < 0) return []
  return [
    measured({
      subject: 'term',
      bearing: 'at_risk',
      points: term.autoRenews ? 0 : 10,
      text: `The current term ends on ${term.endsOn}${term.autoRenews ? ' and renews automatically' : ''}.`,
      number: { value: days, comparedWith: null, unit: 'days' }
    })
  ]
}

/** A term that was renewed speaks for a customer that stays, less every day; one that was not, for one that has gone. */
function fromEndedTerm({ outcome, at, reason }: EndedTerm, goesOn: boolean, now: number, timeZone: string): Reason[] {
  const { bearing, points, words } = outcomes[outcome]
  if (outcome === 'churned' && goesOn) return []
  const fresh = outcome === 'churned' ? 1 : Math.max(0, 1 - (now - at) / (outcomeDays * dayLength))
  if (fresh === 0) return []
  const why = reason === null ? '' : ` The reason: ${reason}`
  return [measured({ subject: 'term', bearing, points: points * fresh, text: `A term ${words} on ${dateIn(at, timeZone)}.${why}`, at })]
}

const outcomeDays = 120

const outcomes: Readonly<Record<EndedTerm['outcome'], { bearing: Bearing; points: number; words: string }>> = {
  renewed: { bearing: 'calm', points: 40, words: 'was renewed' },
  expanded: { bearing: 'growing', points: 50, words: 'was renewed for more' },
  contracted: { bearing: 'at_risk', points: 30, words: 'was renewed for less' },
  churned: { bearing: 'leaving', points: 100, words: 'ended without a renewal' }
}

const isPaying = ({ status }: Billing) => status === 'PAYING' || status === 'PAST_DUE'

/** The points of a ticket on its first day; each day adds one. */
export const firstTicketPoints = 12
const maxTicketPoints = 60

function fromProblems(problems: readonly Problem[]): Reason[] {
  return problems.map(({ title, openDays, sourceId, openedAt }) => ({
    ...measured({
      subject: 'problem',
      bearing: 'stuck',
      points: Math.min(maxTicketPoints, firstTicketPoints + openDays),
      text: `${title === null ? 'A ticket' : `The ticket “${title}”`} has been open for ${openDays} days.`,
      number: { value: openDays, comparedWith: null, unit: 'days' },
      at: openedAt
    }),
    sourceType: 'SUPPORT_TICKET',
    sourceId
  }))
}
