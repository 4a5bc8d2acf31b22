import { type AssessedReason, heardDays } from '../assessment/index.js'
import { counted } from '../signals/index.js'
import { champions, featuresOf, type HealthPartName, isHeard, isSaid, isTrouble, partNames } from './features.js'
import { type JudgedParts, lostPoints } from './formula.js'
import type { Measured } from './measured.js'

/** Judges every part of a customer's health at the start of a day, from what was measured until then. */
export function judgeParts(measured: Measured, values = featuresOf(measured)): JudgedParts {
  const lost = lostPoints(values)
  return Object.fromEntries(
    partNames.map((part) => [part, { lost: lost[part], reason: lost[part] === null ? unknown[part] : sentences[part](measured) }])
  ) as JudgedParts
}

const unknown: Readonly<Record<HealthPartName, string>> = {
  usage: 'There is too little activity to compare it with.',
  people: 'The people who are ordinarily active are not known.',
  breadth: 'There is too little activity to compare it with.',
  recency: 'No activity is known.',
  conversations: `No conversations of the last ${heardDays} days are known.`,
  problems: `No conversations of the last ${heardDays} days are known.`,
  champion: `No conversations of the last ${heardDays} days are known.`,
  billing: 'There is no billing data.',
  term: 'There is no contract term.'
}

const people = (count: number) => (count === 1 ? '1 person was' : `${count} people were`)

const sentences: Readonly<Record<HealthPartName, (measured: Measured) => string>> = {
  usage: ({ activity: { usage }, use }) =>
    usage
      ? `${counted(usage.observed, 'event')} in ${counted(usage.days, 'day')}, where such days ordinarily have about ${Math.round(usage.ordinary)}. ${lastWeeks(use)}`
      : lastWeeks(use),
  people: ({ activity, use }) =>
    activity.people
      ? `${people(activity.people.now)} active in the last 14 days, ordinarily about ${Math.round(activity.people.usual)}.`
      : `${people(use.people)} active in the last 28 days.`,
  breadth: ({ use, norms }) =>
    `${counted(use.names, 'kind')} of events in the last 28 days, before that about ${Math.round(use.usualNames)}; other customers have about ${Math.round(norms.names)}.`,
  recency: ({ activity: { lastDay, silentWorkingDays } }) => {
    if (lastDay === null || silentWorkingDays === null) return 'Nobody has been active for months.'
    const since = silentWorkingDays === 0 ? 'and no working day has passed since' : `${counted(silentWorkingDays, 'working day')} ago`
    return `The last activity was on ${lastDay}, ${since}.`
  },
  conversations: (measured) => {
    const its = measured.assessment.reasons.filter((reason) => isSaid(reason) && isTrouble(reason) && !isOfOtherPart(reason))
    if (its.length > 0) return worstOf(its)
    return `${counted(measured.assessment.conversations, 'conversation')} in ${heardDays} days, with no signs of trouble.`
  },
  problems: ({ assessment }) => {
    const its = assessment.reasons.filter(({ subject }) => subject === 'problem')
    return its.length > 0 ? worstOf(its) : 'No ticket waits too long for an answer.'
  },
  champion: ({ assessment }) => {
    const its = assessment.reasons.filter((reason) => isSaid(reason) && isTrouble(reason) && champions.includes(reason.subject))
    return its.length > 0 ? worstOf(its) : 'Nothing is known of a champion or contact who leaves.'
  },
  billing: ({ billing: { status, mrrCents, mrrBefore } }) => {
    if (status === 'PAYING' && mrrCents !== null && mrrBefore !== null && mrrBefore > 0 && mrrCents < mrrBefore)
      return `It pays ${Math.round(100 * (1 - mrrCents / mrrBefore))} % less than 30 days ago.`
    return paying[status] ?? unknown.billing
  },
  term: (measured) => {
    const given = measured.assessment.reasons.filter((reason) => isSaid(reason) && reason.bearing === 'leaving')
    if (given.length > 0) return worstOf(given)
    return measured.term ? termSentence(measured.term) : isHeard(measured) ? 'No notice is known, and no contract term.' : unknown.term
  }
}

const lastWeeks = ({ events, usualEvents, activeDays }: Measured['use']) =>
  `${counted(events, 'event')} on ${counted(activeDays, 'day')} of the last 28; 28 days before had about ${Math.round(usualEvents)} events.`

const isOfOtherPart = ({ subject, bearing }: AssessedReason) => champions.includes(subject) || bearing === 'leaving'

function worstOf(reasons: readonly AssessedReason[]): string {
  const [worst] = reasons
  const others = reasons.length > 1 ? ` There ${reasons.length === 2 ? 'is 1 more' : `are ${reasons.length - 1} more`}.` : ''
  return `${worst?.text ?? ''}${others}`
}

const paying: Readonly<Record<string, string>> = {
  PAYING: 'It pays.',
  TRIALING: 'It is on trial.',
  PAST_DUE: 'A payment is past due.',
  CHURNED: 'It has cancelled.'
}

function termSentence({ days, autoRenews, isEnding }: NonNullable<Measured['term']>): string {
  if (days === null) return isEnding ? 'The subscription will not be renewed.' : 'The term goes on without a known end.'
  const whole = Math.ceil(Math.abs(days))
  if (days < 0) return `The last term ended ${counted(whole, 'day')} ago, and no other is known.`
  if (isEnding) return `The term ends in ${counted(whole, 'day')} and will not be renewed.`
  return `The term ends in ${counted(whole, 'day')}${autoRenews ? ' and renews automatically' : ''}.`
}
