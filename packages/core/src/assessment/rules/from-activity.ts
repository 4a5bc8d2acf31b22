import type { ActivityEvidence } from '../evidence.js'
import { measured, type Reason } from '../reason.js'

const dropPoints = 60
/** An ordinary window of fewer events says nothing. */
const minOrdinary = 5
/** So many working days without anybody are silence; after twice as many it counts in full. */
const silentFrom = 5
const silencePoints = 60
const peoplePoints = 35
/** Fewer people come and go without a meaning. */
const minPeople = 3

/** The reasons in what a customer does: how much, how many people, and since when nothing. */
export function fromActivity(activity: ActivityEvidence | null): Reason[] {
  if (!activity) return []
  const silence = silenceOf(activity)
  // Silence is a drop of usage and of people too: one matter is one reason.
  if (silence) return [silence]
  return [...dropOf(activity), ...fewerPeople(activity)]
}

function silenceOf({ silentWorkingDays, lastDay, usage, people }: ActivityEvidence): Reason | undefined {
  if (silentWorkingDays === null || silentWorkingDays < silentFrom || lastDay === null) return undefined
  // Who comes once a month is not silent after a week.
  const isUsuallyThere = (usage !== null && usage.ordinary >= minOrdinary) || (people !== null && people.usual >= minPeople)
  if (!isUsuallyThere) return undefined
  const share = Math.min(1, silentWorkingDays / (2 * silentFrom))
  return measured({
    subject: 'silence',
    bearing: 'at_risk',
    points: silencePoints * share,
    text: `Nobody has been active since ${lastDay}: ${silentWorkingDays} working days.`,
    number: { value: silentWorkingDays, comparedWith: null, unit: 'working days' }
  })
}

function dropOf({ fall, measuredAt }: ActivityEvidence): Reason[] {
  if (!fall) return []
  const { observed, ordinary, percent, weeks } = fall
  const text =
    weeks === null
      ? `${observed} events in the last week; about ${ordinary} are ordinary.`
      : `Activity has faded for ${weeks} weeks: from about ${ordinary} events a week to ${observed}.`
  return [
    measured({
      subject: 'usage',
      bearing: 'at_risk',
      points: Math.min(dropPoints, 0.75 * percent),
      text,
      number: { value: observed, comparedWith: ordinary, unit: 'events a week' },
      at: measuredAt
    })
  ]
}

function fewerPeople({ people, measuredAt }: ActivityEvidence): Reason[] {
  if (!people || people.usual < minPeople || people.now > people.usual / 2) return []
  return [
    measured({
      subject: 'people',
      bearing: 'at_risk',
      points: peoplePoints * (1 - people.now / people.usual),
      text: `${people.now} people were active in the last 14 days; about ${Math.round(people.usual)} ordinarily are.`,
      number: { value: people.now, comparedWith: Math.round(people.usual), unit: 'people' },
      at: measuredAt
    })
  ]
}
