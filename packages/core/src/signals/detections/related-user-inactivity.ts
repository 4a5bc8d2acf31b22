import { Type } from 'typebox'
import { users } from '../../identity/index.js'
import type { Rows } from '../../storage/index.js'
import { cutCodePoints, dateIn, day as dayLength } from '../../values/index.js'
import type { Calendar } from '../patterns/calendar.js'
import { dailyPeople } from '../patterns/measure.js'
import { counted } from '../patterns/words.js'
import { lastBefore } from '../patterns/working-days.js'
import { defineDetection } from './define-detection.js'
import { activeDaysLabel, silentDaysLabel, workingDaysLabel } from './form.js'
import { judgePeople, maxAbsenceDays, type PersonDays, type PersonSeen, peopleSeen } from './inactive-people.js'
import { beginnings, isHeld } from './judgement.js'
import type { Finding, Findings, Look } from './look.js'
import { beyondChance, days, whole, workingDays, workingDaysProblem } from './settings.js'
import { type SilentPeople, stillSilent } from './still-silent.js'

/** Sees that somebody who was active at an account is silent while others there are not. */
export const relatedUserInactivity = defineDetection(
  'related_user_inactivity',
  {
    days: days('The length of the silence, as a number of 24-hour periods.'),
    workingDays,
    minimumActiveDays: whole(1, 28, 'Only people who were active on at least this many of the 28 days before.'),
    role: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 255,
        description: 'Only people whose trait `role` or `title` holds this text, whatever its case.'
      })
    ),
    mostActiveOnly: Type.Optional(Type.Boolean({ description: 'Only the most active person of the customer.' })),
    beyondChance
  },
  {
    evidence: 'A `user` for each silent person. `observedAt` is the last activity. `value` is the number of active days before.',
    form: {
      name: 'A person goes quiet',
      text: 'Somebody who was active is silent, while others at the customer are not.',
      numbers: [silentDaysLabel, workingDaysLabel, activeDaysLabel],
      sentence: 'A person[ with the role “{role}”] is silent for {days day}'
    },
    problem: workingDaysProblem,
    evaluate: findSilentPeople,
    replay: async (pattern, { rows, customers, calendar, from }) => {
      const ids = customers.map(({ id }) => id)
      const byCustomer = await dailyPeople(rows, ids, calendar.dayStarts)
      const roles = pattern.role === undefined ? undefined : await peopleOfRole(rows, byCustomer, pattern.role)
      return new Map(ids.map((id) => [id, replayPeople(pattern, byCustomer.get(id) ?? new Map(), calendar, from, roles)]))
    }
  }
)

interface Inactivity {
  days: number
  workingDays?: number
  minimumActiveDays: number
  role?: string
  mostActiveOnly?: boolean
  beyondChance?: boolean
}

/** Whether people of these customers are silent: where some are already, it holds until one of them is back. */
async function findSilentPeople(pattern: Inactivity, look: Look): Promise<Findings> {
  const { rows, customers, asOf, calendar, openAt } = look
  const ids = customers.map(({ id }) => id)
  const open = ids.flatMap((id) => openAt(id) ?? [])
  const ongoing = await stillSilent(rows, open, asOf - pattern.days * dayLength, asOf)
  const isOpen = new Set(open.map(({ customer_id }) => customer_id))
  const others = ids.filter((id) => !isOpen.has(id))
  const people = await peopleSeen(rows, pattern, others, calendar, asOf)
  const begun: SilentPeople[] = []
  for (const [customerId, its] of people) {
    const judgement = judgePeople(pattern, its, calendar, asOf)
    if (isHeld(judgement)) begun.push({ customerId, silent: judgement.seen, othersGoOn: true })
  }
  const found = [...ongoing, ...begun]
  const isSilent = new Set(ongoing.map(({ customerId }) => customerId))
  const findings = new Map<string, Finding | null>()
  for (const { customer_id } of open) if (!isSilent.has(customer_id)) findings.set(customer_id, null)
  if (found.length === 0) return findings
  const accounts = await rows.get(
    users,
    found.flatMap(({ silent }) => silent.map(({ userId }) => ({ id: userId })))
  )
  const known = new Map(accounts.flatMap((user) => (user ? [[user.id, user] as const] : [])))
  const names = new Map([...known].map(([id, { name, email, external_id }]) => [id, name ?? email ?? external_id ?? 'Somebody']))
  for (const { customerId, silent, othersGoOn } of found) {
    // Those who are silent already stay so, whatever they are called by now.
    const isMeant = ({ userId }: PersonSeen) =>
      pattern.role === undefined || isSilent.has(customerId) || hasRole(known.get(userId)?.traits ?? {}, pattern.role)
    const meant = silent.filter(isMeant)
    if (meant.length > 0) findings.set(customerId, peopleFinding(pattern.days, meant, names, othersGoOn, look))
  }
  return findings
}

/** Whether somebody's trait `role` or `title` holds a text, whatever its case. */
function hasRole(traits: Record<string, unknown>, role: string): boolean {
  const wanted = role.toLowerCase()
  return [traits.role, traits.title].some((value) => typeof value === 'string' && value.toLowerCase().includes(wanted))
}

const maxNameLength = 100

/** The people who are silent, by the names that they have. */
function peopleFinding(
  silentDays: number,
  silent: readonly PersonSeen[],
  names: ReadonlyMap<string, string>,
  othersGoOn: boolean,
  { severity, asOf, calendar: { timeZone } }: Look
): Finding {
  const named = silent
    .slice(0, 10)
    .map((person) => ({ ...person, name: cutCodePoints(names.get(person.userId) ?? 'Somebody', maxNameLength) }))
  const [first] = named
  if (!first) throw new Error('Nobody is silent')
  const others = silent.length - 1
  const quietFor = Math.floor((asOf - first.lastAt) / dayLength)
  const title = `${first.name}${others > 0 ? ` and ${others} more` : ''} gone quiet for ${counted(quietFor, 'day')}`
  return {
    severity,
    occurredAt: Math.min(...named.map(({ lastAt }) => lastAt)) + silentDays * dayLength,
    title,
    reason: `${named
      .slice(0, 3)
      .map(
        ({ name, lastAt, activeDays }) =>
          `${name} was last active on ${dateIn(lastAt, timeZone)}, after ${counted(activeDays, 'active day')} in 28 days`
      )
      .join('; ')}. ${othersGoOn ? 'Others of the account go on.' : 'Nobody else of the account is active any more.'}`,
    evidence: named.map(({ userId, name, lastAt, activeDays }) => ({
      kind: 'user',
      id: userId,
      title: `${name}: ${counted(activeDays, 'active day')} in the 28 days before the last activity`,
      observedAt: lastAt,
      window: { start: lastAt, end: asOf },
      value: activeDays,
      comparedWith: null
    }))
  }
}

/** When people of an account began to be silent. `people` are their events on each day of the calendar, `roles` those that have the role, where one is asked for. */
export function replayPeople(
  pattern: Inactivity,
  people: ReadonlyMap<string, readonly number[]>,
  calendar: Calendar,
  from: number,
  roles: ReadonlySet<string> | undefined
): number[] {
  return beginnings(calendar, from, (at, end) => {
    const seen = [...people].flatMap(([userId, counts]): PersonDays[] => {
      const lastAt = lastBefore(counts, end, calendar)
      return lastAt === null || lastAt < at - maxAbsenceDays(pattern.days) * dayLength ? [] : [{ userId, lastAt, counts }]
    })
    const judgement = judgePeople(pattern, seen, calendar, at)
    if (judgement === 'unknown' || !judgement.holds || !roles) return judgement
    return judgement.seen.some(({ userId }) => roles.has(userId)) ? judgement : { holds: false }
  })
}

async function peopleOfRole(
  rows: Rows<'organization'>,
  byCustomer: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
  role: string
): Promise<Set<string>> {
  const ids = [...byCustomer.values()].flatMap((people) => [...people.keys()])
  const found = await rows.get(
    users,
    ids.map((id) => ({ id }))
  )
  return new Set(found.flatMap((row) => (row && hasRole(row.traits, role) ? [row.id] : [])))
}
