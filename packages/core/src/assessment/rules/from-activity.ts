import type { ActivityEvidence } from '../evidence.js'
import { measured, type Reason } from '../reason.js'

/** Below this share of the ordinary, usage has dropped; at 0.2 and less it counts in full. */
const dropFrom = 0.7
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

function dropOf({ usage, measuredAt }: ActivityEvidence): Reason[] {
  if (!usage || usage.ordinary < minOrdinary || usage.share >= dropFrom) return []
  const depth = Math.min(1, (dropFrom - usage.share) / (dropFrom - 0.2))
  return [
    measured({
      subject: 'usage',
      bearing: 'at_risk',
      points: 20 + (dropPoints - 20) * depth,
      text: `${usage.observed} events in ${usage.days} days; about ${Math.round(usage.ordinary)} are ordinary.`,
      number: { value: usage.observed, comparedWith: Math.round(usage.ordinary), unit: 'events' },
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
