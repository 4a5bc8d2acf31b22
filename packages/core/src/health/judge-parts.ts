import { besideOwnPast, type Calendar, counted, workingDaysAfter } from '../signals/index.js'
import { dateIn, day as dayLength } from '../values/index.js'
import type { Judged, JudgedParts } from './formula.js'

/** What the parts of a customer's health are judged by, as of the start of a day. */
export interface Measured {
  /** Events on each day of the calendar; the running day is its last. */
  counts: readonly number[]
  firstAt: number | null
  /** People who were active in each of the windows of 14 days, the last one last. */
  people: readonly number[]
  /** What was told that worries, and when. */
  told: readonly { factType: string; at: number }[]
  conversations: number
  billing: { status: string; mrrCents: number | null; mrrBefore: number | null }
}

/** The days that usage is looked at over, beside those before them. */
export const usageDays = { windowDays: 7, baselineDays: 56, minDays: 7 }
/** The length of the windows whose active people are compared, and how many windows before the last one are. */
export const peopleWindow = { days: 14, before: 3 }
/** How long what was told weighs on a customer: less every day. */
export const statementDays = 60
/** Conversations of so many days say whether one would hear of trouble. */
export const heardDays = 90

/** What was told, and how many points it takes on its day. */
export const worries: Readonly<Record<string, { points: number; words: string }>> = {
  CHURN_RISK: { points: 70, words: 'they may leave' },
  COMPETITIVE: { points: 45, words: 'they look at somebody else' },
  CHAMPION_RISK: { points: 40, words: 'their champion may be at risk' },
  CONTACT_DEPARTURE: { points: 40, words: 'a contact leaves' }
}

/** Chance moves a count by so many times the square root of what is expected; so much less is no sign of anything. */
const chance = 1.5

/** Judges every part of a customer's health at the start of a day, from what was measured until then. */
export function judgeParts(measured: Measured, calendar: Calendar, asOf: number): JudgedParts {
  return {
    usage: judgeUsage(measured, calendar),
    people: judgePeople(measured),
    recency: judgeRecency(measured, calendar, asOf),
    conversations: judgeConversations(measured, calendar, asOf),
    billing: judgeBilling(measured)
  }
}

const unknown = (reason: string): Judged => ({ score: null, known: 0, reason })

/** 100 at `good` and above, 0 at `bad` and below, in proportion between. */
const between = (value: number, bad: number, good: number) => 100 * Math.min(1, Math.max(0, (value - bad) / (good - bad)))

/** The last 7 days beside the account's own 56 before: working days with working days, without days that it had off. */
function judgeUsage({ counts, firstAt }: Measured, calendar: Calendar): Judged {
  const compared = besideOwnPast(usageDays, counts, firstAt, calendar, calendar.dayStarts.length - 1)
  if (!compared || compared.usually < 3 || compared.window.length === 0) return unknown('There is too little activity to compare it with.')
  const { observed, ordinary } = compared
  const share = ordinary === 0 ? 1 : (observed + chance * Math.sqrt(ordinary)) / ordinary
  return {
    score: between(share, 0.2, 0.9),
    known: Math.min(1, ordinary / 40),
    reason: `${counted(observed, 'event')} in ${counted(compared.window.length, 'day')}, where such days ordinarily have about ${Math.round(ordinary)}.`
  }
}

/** How many people were active in the last 14 days, beside the 14 days before and the two times before that. */
function judgePeople({ people }: Measured): Judged {
  const [now = 0, ...before] = people.toReversed()
  const seen = before.filter((count) => count > 0)
  const usual = seen.reduce((sum, count) => sum + count, 0) / (seen.length || 1)
  if (usual < 2) return unknown('Fewer than two people are ordinarily active.')
  return {
    score: between((now + chance * Math.sqrt(usual) * 0.5) / usual, 0.25, 0.9),
    known: Math.min(1, usual / 4),
    reason: `${now === 1 ? '1 person was' : `${now} people were`} active in the last ${peopleWindow.days} days, ordinarily about ${Math.round(usual)}.`
  }
}

/** Working days since somebody was last there. */
function judgeRecency({ counts, firstAt }: Measured, calendar: Calendar, asOf: number): Judged {
  const last = counts.findLastIndex((count, index) => count > 0 && index < calendar.dayStarts.length - 1)
  if (last < 0) return firstAt === null ? unknown('No activity is known.') : { score: 0, known: 1, reason: 'Nobody was there for months.' }
  const lastDay = calendar.dayStarts[last] ?? asOf
  const silent = workingDaysAfter(lastDay, calendar, asOf)
  const since = silent === 0 ? 'and no working day has passed since' : `${counted(silent, 'working day')} ago`
  return { score: between(-silent, -10, -3), known: 1, reason: `The last activity was on ${dateIn(lastDay, calendar.timeZone)}, ${since}.` }
}

/** What was told that worries, less every day. One hears of it only where there are conversations. */
function judgeConversations({ told, conversations }: Measured, { timeZone }: Calendar, asOf: number): Judged {
  if (conversations === 0 && told.length === 0) return unknown(`No conversations of the last ${heardDays} days are known.`)
  const weighing = told
    .map(({ factType, at }) => ({
      factType,
      at,
      points: (worries[factType]?.points ?? 0) * (1 - (asOf - at) / (statementDays * dayLength))
    }))
    .sort((a, b) => b.points - a.points)
  // The same worry told again is not twice the worry: each further one takes half of what the one before it did.
  const points = weighing.reduce((sum, { points }, index) => sum + points / 2 ** index, 0)
  const known = Math.min(1, (conversations + told.length) / 4)
  const [worst] = weighing
  if (!worst)
    return {
      score: 100,
      known,
      reason: `${counted(conversations, 'conversation')} in ${heardDays} days, and nothing in them that worries.`
    }
  const others = weighing.length > 1 ? ` There ${weighing.length === 2 ? 'is 1 more' : `are ${weighing.length - 1} more`}.` : ''
  const said = `On ${dateIn(worst.at, timeZone)} it was told that ${worries[worst.factType]?.words ?? worst.factType}.${others}`
  return { score: Math.max(0, 100 - points), known, reason: said }
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
  if (!standing) return unknown('Nothing is known of what it pays.')
  if (status !== 'PAYING' || mrrCents === null || mrrBefore === null || mrrBefore <= 0 || mrrCents >= mrrBefore)
    return { ...standing, known: 1 }
  const less = 1 - mrrCents / mrrBefore
  return { score: Math.max(25, 100 - 150 * less), known: 1, reason: `It pays ${Math.round(100 * less)} % less than 30 days ago.` }
}
