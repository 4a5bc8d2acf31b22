import type { ActivityEvidence } from '../evidence.js'
import { measured, type Reason } from '../reason.js'

const dropPoints = 60
/** An account with fewer events in the 28 days before comes now and then only. */
const minEventsBefore = 20
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

function silenceOf({ silentWorkingDays, lastDay, eventsBeforeLast }: ActivityEvidence): Reason | undefined {
  if (silentWorkingDays === null || silentWorkingDays < silentFrom || lastDay === null) return undefined
  // Who comes once a month is not silent after a week. The silence itself changes nothing about that.
  if (eventsBeforeLast < minEventsBefore) return undefined
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
      ? `${observed === 1 ? '1 event' : `${observed} events`} in the last week. About ${ordinary} are usual.`
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
      text: `${people.now === 1 ? '1 person was' : `${people.now} people were`} active in the last 14 days. About ${Math.round(people.usual)} usually are.`,
      number: { value: people.now, comparedWith: Math.round(people.usual), unit: 'people' },
      at: measuredAt
    })
  ]
}
