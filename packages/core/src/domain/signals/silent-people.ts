import type { Rows } from '../../storage/contract.js'
import { events, users } from '../../storage/tables/index.js'
import { currentIds } from '../merged-ids.js'
import { day as dayLength } from '../window.js'
import type { OccurrenceRow } from './occurrences.js'
import type { Judging, Outcome } from './outcome.js'
import { isHeld, judgePeople, type PersonSeen } from './patterns/judge.js'
import { activity, hasRole, peopleSeen } from './patterns/measure.js'
import { peopleWords } from './patterns/words.js'
import type { PatternOf } from './signal-input.js'
import type { WatchedSignal } from './watched-signal.js'

type Inactivity = PatternOf<'related_user_inactivity'>

/** People who are silent, of one customer. */
interface Silent {
  customerId: string
  silent: PersonSeen[]
  othersGoOn: boolean
}

/** Whether people of these customers are silent: where some are already, it holds until one of them is back. */
export async function silentPeople(
  rows: Rows<'organization'>,
  signal: WatchedSignal,
  pattern: Inactivity,
  ids: readonly string[],
  judging: Judging
): Promise<Outcome[]> {
  const { asOf, calendar, openOf } = judging
  const open = ids.flatMap((customerId) => openOf(signal.id, customerId) ?? [])
  const ongoing = await stillSilent(rows, open, asOf - pattern.days * dayLength, asOf)
  const isOpen = new Set(open.map(({ customer_id }) => customer_id))
  const others = ids.filter((id) => !isOpen.has(id))
  const people = await peopleSeen(rows, pattern, others, calendar, asOf)
  const begun: Silent[] = []
  for (const [customerId, its] of people) {
    const verdict = judgePeople(pattern, its, calendar, asOf)
    if (isHeld(verdict)) begun.push({ customerId, silent: verdict.seen, othersGoOn: true })
  }
  const found = [...ongoing, ...begun]
  const isSilent = new Set(ongoing.map(({ customerId }) => customerId))
  const outcomes: Outcome[] = open
    .filter(({ customer_id }) => !isSilent.has(customer_id))
    .map(({ customer_id: customerId }) => ({ signal, customerId, said: null }))
  if (found.length === 0) return outcomes
  const saying = { severity: signal.severity, asOf, timeZone: calendar.timeZone }
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
    if (meant.length > 0) outcomes.push({ signal, customerId, said: peopleWords(pattern.days, meant, names, saying, othersGoOn) })
  }
  return outcomes
}

/**
 * Of these occurrences those whose people are all silent still, by the ids that they have now. They were last active when the occurrence says, or later, as
 * an event that came late tells.
 */
async function stillSilent(rows: Rows<'organization'>, open: readonly OccurrenceRow[], since: number, asOf: number): Promise<Silent[]> {
  if (open.length === 0) return []
  const current = await currentIds(rows, open.flatMap(namedIn), 'user')
  const earliest = Math.min(...open.flatMap(({ evidence }) => evidence.flatMap(({ observedAt }) => observedAt ?? [])), since)
  const seen = await rows.aggregate(events, {
    where: { ...activity, user_id: { in: [...current.values()] }, occurred_at: { gte: earliest, lte: asOf } },
    by: ['user_id'],
    measures: { lastAt: { max: 'occurred_at' } }
  })
  const lastOf = new Map(seen.map(({ user_id, lastAt }) => [user_id, lastAt]))
  const active = await rows.aggregate(events, {
    where: {
      ...activity,
      customer_id: { in: open.map(({ customer_id }) => customer_id) },
      user_id: { isNull: false },
      occurred_at: { gt: since, lte: asOf }
    },
    by: ['customer_id'],
    measures: {}
  })
  const goesOn = new Set(active.map(({ customer_id }) => customer_id))
  return open.flatMap(({ customer_id: customerId, evidence }) => {
    const people = new Map<string, PersonSeen>()
    for (const { kind, id, observedAt, value } of evidence) {
      if (kind !== 'user' || id === null) continue
      const userId = current.get(id) ?? id
      const lastAt = Math.max(observedAt ?? 0, lastOf.get(userId) ?? 0, people.get(userId)?.lastAt ?? 0)
      people.set(userId, { userId, lastAt, activeDays: value ?? 0 })
    }
    const silent = [...people.values()]
    if (silent.some(({ lastAt }) => lastAt > since)) return []
    return [{ customerId, silent, othersGoOn: goesOn.has(customerId) }]
  })
}

const namedIn = ({ evidence }: OccurrenceRow) => evidence.flatMap(({ kind, id }) => (kind === 'user' && id !== null ? [id] : []))
