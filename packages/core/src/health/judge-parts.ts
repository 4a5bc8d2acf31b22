import { type ActivityEvidence, type Assessment, heardDays } from '../assessment/index.js'
import { counted } from '../signals/index.js'
import type { Judged, JudgedParts } from './formula.js'

/** What the parts of a customer's health are judged by, as of the start of a day. */
export interface Measured {
  activity: ActivityEvidence
  assessment: Assessment
  billing: { status: string; mrrCents: number | null; mrrBefore: number | null }
}

/** Chance moves the number of people by so many times the square root of the usual one. */
const chanceOfPeople = 0.75

/** Judges every part of a customer's health at the start of a day, from what was measured until then. */
export function judgeParts(measured: Measured): JudgedParts {
  return {
    usage: judgeUsage(measured.activity),
    people: judgePeople(measured.activity),
    recency: judgeRecency(measured.activity),
    conversations: judgeConversations(measured),
    billing: judgeBilling(measured)
  }
}

const unknown = (reason: string): Judged => ({ score: null, known: 0, reason })

/** 100 at `good` and above, 0 at `bad` and below, in proportion between. */
const between = (value: number, bad: number, good: number) => 100 * Math.min(1, Math.max(0, (value - bad) / (good - bad)))

function judgeUsage({ usage }: ActivityEvidence): Judged {
  if (!usage) return unknown('There is too little activity to compare it with.')
  const { observed, ordinary, days, share } = usage
  return {
    score: between(share, 0.2, 0.9),
    known: Math.min(1, ordinary / 40),
    reason: `${counted(observed, 'event')} in ${counted(days, 'day')}, where such days ordinarily have about ${Math.round(ordinary)}.`
  }
}

function judgePeople({ people }: ActivityEvidence): Judged {
  if (!people || people.usual < 2) return unknown('Fewer than two people are ordinarily active.')
  const { now, usual } = people
  return {
    score: between((now + chanceOfPeople * Math.sqrt(usual)) / usual, 0.25, 0.9),
    known: Math.min(1, usual / 4),
    reason: `${now === 1 ? '1 person was' : `${now} people were`} active in the last 14 days, ordinarily about ${Math.round(usual)}.`
  }
}

/** Working days since somebody was last there. */
function judgeRecency({ lastDay, silentWorkingDays, firstAt }: ActivityEvidence): Judged {
  if (lastDay === null || silentWorkingDays === null) {
    return firstAt === null ? unknown('No activity is known.') : { score: 0, known: 1, reason: 'Nobody has been active for months.' }
  }
  const since = silentWorkingDays === 0 ? 'and no working day has passed since' : `${counted(silentWorkingDays, 'working day')} ago`
  return { score: between(-silentWorkingDays, -10, -3), known: 1, reason: `The last activity was on ${lastDay}, ${since}.` }
}

/** What the assessment heard in conversations and tickets. One hears of trouble only where there are conversations. */
function judgeConversations({ assessment }: Measured): Judged {
  const { conversations } = assessment
  const heard = assessment.reasons.filter(({ sourceId, factId }) => sourceId !== null || factId !== null)
  if (conversations === 0 && heard.length === 0) return unknown(`No conversations of the last ${heardDays} days are known.`)
  const worries = heard.filter(({ bearing }) => bearing === 'leaving' || bearing === 'at_risk' || bearing === 'stuck')
  // The same worry told again is not twice the worry: each further one takes half of what the one before it did.
  const points = worries.reduce((sum, reason, index) => sum + reason.points / 2 ** index, 0)
  const known = Math.min(1, (conversations + heard.length) / 4)
  const [worst] = worries
  if (!worst) {
    const reason = `${counted(conversations, 'conversation')} in ${heardDays} days, with no signs of trouble.`
    return { score: 100, known, reason }
  }
  const others = worries.length > 1 ? ` There ${worries.length === 2 ? 'is 1 more' : `are ${worries.length - 1} more`}.` : ''
  return { score: Math.max(0, 100 - points), known, reason: `${worst.text}${others}` }
}

const paying: Readonly<Record<string, { score: number; reason: string }>> = {
  PAYING: { score: 100, reason: 'It pays.' },
  TRIALING: { score: 100, reason: 'It is on trial.' },
  PAST_DUE: { score: 25, reason: 'A payment is past due.' },
  CHURNED: { score: 0, reason: 'It has cancelled.' }
}

/** Where it stands with its payments, and whether it pays less than 30 days ago. */
function judgeBilling({ billing }: Measured): Judged {
  const { status, mrrCents, mrrBefore } = billing
  const standing = paying[status]
  if (!standing) return unknown('There is no billing data.')
  if (status !== 'PAYING' || mrrCents === null || mrrBefore === null || mrrBefore <= 0 || mrrCents >= mrrBefore)
    return { ...standing, known: 1 }
  const less = 1 - mrrCents / mrrBefore
  return { score: Math.max(25, 100 - 150 * less), known: 1, reason: `It pays ${Math.round(100 * less)} % less than 30 days ago.` }
}
