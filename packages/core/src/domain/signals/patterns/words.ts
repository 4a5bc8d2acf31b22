import type { StoredOccurrenceEvidence } from '../../../storage/tables/signal-occurrences.js'
import { dateIn } from '../../calendar/start-of-day.js'
import { cutCodePoints } from '../../text-key.js'
import { day as dayLength } from '../../window.js'
import type { NewOccurrence, Severity } from '../occurrences.js'
import type { EventPattern } from '../signal-input.js'
import type { CountSeen, DropSeen, PersonSeen, SilenceSeen } from './judge.js'

/** What an occurrence says, and rests on: every number of its sentences is in the evidence. */
export type Said = Pick<NewOccurrence, 'title' | 'reason' | 'evidence' | 'severity' | 'occurredAt'>

/** What a finding is said with beside its numbers. Dates are those of the workspace's zone. */
export interface Saying {
  severity: Severity
  asOf: number
  timeZone: string
}

const maxTitleLength = 240
const maxNameLength = 100

/** A number of things: `1 day`, `3 days`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const operators = { gt: 'more than', gte: 'at least', lt: 'fewer than', lte: 'at most', eq: 'exactly' } as const

/** Evidence that is a number measured over a time. */
function metric(
  title: string,
  window: { start: number; end: number },
  value: number,
  comparedWith: number | null
): StoredOccurrenceEvidence {
  return { kind: 'metric', id: null, title, observedAt: window.end, window, value, comparedWith }
}

/** The events that a definition names, in words. */
function eventsOf(definition: EventPattern): string {
  const names = 'eventNames' in definition ? definition.eventNames : undefined
  if (names) return names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')
  const channels = 'channels' in definition ? definition.channels : undefined
  return channels ? `on ${channels.join(', ').toLowerCase()}` : 'activity'
}

type Threshold = Extract<EventPattern, { windowDays: number; count: number }>

export function thresholdWords(definition: Threshold, { count, start, end }: CountSeen, { severity, timeZone }: Saying): Said {
  const what = eventsOf(definition)
  const said = `${counted(count, 'event')} (${what}) in ${counted(definition.windowDays, 'day')}`
  return {
    severity,
    occurredAt: end,
    title: cutCodePoints(said, maxTitleLength),
    reason: `${said}, from ${dateIn(start, timeZone)} to ${dateIn(end, timeZone)}; the signal asks for ${operators[definition.operator]} ${definition.count}.`,
    evidence: [metric(said, { start, end }, count, definition.count)]
  }
}

type Absence = Extract<EventPattern, { detection: 'event_absence' }>

export function absenceWords(
  definition: Absence,
  { lastAt, since, workingDays, activeDays }: SilenceSeen,
  { severity, asOf, timeZone }: Saying
): Said {
  const { days, eventNames, minimumActiveDays } = definition
  const what = eventNames ? eventsOf(definition) : 'activity'
  const began = lastAt ?? since ?? asOf - days * dayLength
  const silentDays = Math.floor((asOf - began) / dayLength)
  const title = lastAt === null ? `No ${what} for more than ${counted(silentDays, 'day')}` : `No ${what} for ${counted(silentDays, 'day')}`
  const last = lastAt === null ? 'None is known from before.' : `The last was on ${dateIn(lastAt, timeZone)}.`
  const isCounted = definition.workingDays !== undefined && workingDays !== null
  const working = isCounted ? ` ${counted(workingDays, 'working day')} of them are over.` : ''
  const before = minimumActiveDays === undefined ? '' : ` In the 28 days before, ${counted(activeDays, 'day')} had activity.`
  const evidence = [metric(title, { start: began, end: asOf }, 0, null)]
  if (isCounted) evidence.push(metric('Working days without any', { start: began, end: asOf }, workingDays, definition.workingDays ?? null))
  if (minimumActiveDays !== undefined)
    evidence.push(metric('Active days in the 28 days before', { start: began - 28 * dayLength, end: began }, activeDays, minimumActiveDays))
  return {
    severity,
    occurredAt: began + days * dayLength,
    title: cutCodePoints(title, maxTitleLength),
    reason: `${title}. ${last}${working}${before}`,
    evidence
  }
}

export function dropWords({ observed, ordinary, dropPercent, start, end }: DropSeen, { severity, asOf, timeZone }: Saying): Said {
  const usual = Math.round(ordinary)
  const percent = Math.round(dropPercent)
  const title = `Activity is down by ${percent} %`
  return {
    severity: percent >= 75 ? 'HIGH' : severity,
    occurredAt: asOf,
    title,
    reason: `${counted(observed, 'event')} from ${dateIn(start, timeZone)} to ${dateIn(end - 1, timeZone)}, where such days ordinarily have about ${usual}: ${percent} % less.`,
    evidence: [metric('Events in the window, beside what is ordinary', { start, end }, observed, usual)]
  }
}

/** What tells of the people who are silent, by the names that they have. */
export function peopleWords(
  days: number,
  silent: readonly PersonSeen[],
  names: ReadonlyMap<string, string>,
  { severity, asOf, timeZone }: Saying,
  othersGoOn = true
): Said {
  const told = silent
    .slice(0, 10)
    .map((person) => ({ ...person, name: cutCodePoints(names.get(person.userId) ?? 'Somebody', maxNameLength) }))
  const [first] = told
  if (!first) throw new Error('Nobody is silent')
  const others = silent.length - 1
  const quietFor = Math.floor((asOf - first.lastAt) / dayLength)
  const title = `${first.name}${others > 0 ? ` and ${others} more` : ''} gone quiet for ${counted(quietFor, 'day')}`
  return {
    severity,
    occurredAt: Math.min(...told.map(({ lastAt }) => lastAt)) + days * dayLength,
    title,
    reason: `${told
      .slice(0, 3)
      .map(
        ({ name, lastAt, activeDays }) =>
          `${name} was last active on ${dateIn(lastAt, timeZone)}, after ${counted(activeDays, 'active day')} in 28 days`
      )
      .join('; ')}. ${othersGoOn ? 'Others of the account go on.' : 'Nobody else of the account is active any more.'}`,
    evidence: told.map(({ userId, name, lastAt, activeDays }) => ({
      kind: 'user',
      id: userId,
      title: `${name}: active days before, and the last activity`,
      observedAt: lastAt,
      window: { start: lastAt, end: asOf },
      value: activeDays,
      comparedWith: null
    }))
  }
}
