import type { Rows } from '../../storage/contract.js'
import { events, users } from '../../storage/tables/index.js'
import { currentIds } from '../merged-ids.js'
import { day as dayLength } from '../window.js'
import { findConditions } from './conditions.js'
import type { OccurrenceRow } from './occurrences.js'
import type { JudgedCustomer, Judging, Outcome } from './outcome.js'
import { judgeDrop, judgePeople, judgeSilence, judgeThreshold } from './patterns/judge.js'
import { activity, countInWindow, dailyActivity, hasRole, lastSeen, peopleSeen } from './patterns/measure.js'
import { absenceWords, dropWords, peopleWords, thresholdWords } from './patterns/words.js'
import type { EventPattern, PatternOf } from './signal-input.js'
import type { WatchedSignal } from './watched-signal.js'

/** Judges every one of these signals for every one of these customers: a few looks at their events, however many signals there are. */
export async function evaluateCustomers(
  rows: Rows<'organization'>,
  signals: readonly WatchedSignal[],
  customers: readonly JudgedCustomer[],
  judging: Judging
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  if (customers.length === 0) return outcomes
  const drops = signals.filter(({ pattern }) => pattern?.detection === 'customer_activity_drop')
  const daily = drops.length > 0 ? await dailyOf(rows, drops, customers, judging) : new Map<string, number[]>()
  for (const signal of signals) {
    const found = signal.pattern
      ? await evaluatePattern(rows, signal, signal.pattern, customers, judging, daily)
      : await findConditions(rows, signal, customers, judging)
    outcomes.push(...found)
  }
  return outcomes
}

/** Days, from the first that any of these drops looks at. */
function dailyOf(rows: Rows<'organization'>, drops: readonly WatchedSignal[], customers: readonly JudgedCustomer[], { calendar }: Judging) {
  const { dayStarts } = calendar
  const reach = Math.max(
    ...drops.map(({ pattern }) => (pattern?.detection === 'customer_activity_drop' ? 2 * pattern.windowDays + pattern.baselineDays : 0))
  )
  const ids = customers.map(({ id }) => id)
  return dailyActivity(rows, activity, ids, dayStarts, Math.max(0, dayStarts.length - 1 - reach))
}

async function evaluatePattern(
  rows: Rows<'organization'>,
  signal: WatchedSignal,
  pattern: EventPattern,
  customers: readonly JudgedCustomer[],
  judging: Judging,
  daily: ReadonlyMap<string, number[]>
): Promise<Outcome[]> {
  const { asOf, calendar, openOf } = judging
  const saying = { severity: signal.severity, asOf, timeZone: calendar.timeZone }
  const ids = customers.map(({ id }) => id)
  switch (pattern.detection) {
    case 'event_count_threshold':
    case 'customer_activity_threshold': {
      const counts = await countInWindow(rows, pattern, ids, asOf)
      return customers.map(({ id, event_seen_at }) => {
        const verdict = judgeThreshold(pattern, counts.get(id) ?? 0, event_seen_at, asOf)
        return { signal, customerId: id, said: isHeld(verdict) ? thresholdWords(pattern, verdict.seen, saying) : null }
      })
    }
    case 'event_absence': {
      const seen = await lastSeen(rows, pattern, ids, calendar, asOf)
      return customers.map(({ id, event_seen_at }) => {
        const { lastAt = null, activeDays = 0 } = seen.get(id) ?? {}
        // Once it holds, it does until there is something again: the days before go out of sight.
        const definition = openOf(signal.id, id) ? { ...pattern, workingDays: 0, minimumActiveDays: 0 } : pattern
        const verdict = judgeSilence(definition, { lastAt, activeDays, firstAt: event_seen_at }, calendar, asOf)
        return { signal, customerId: id, said: isHeld(verdict) ? absenceWords(pattern, verdict.seen, saying) : null }
      })
    }
    case 'customer_activity_drop': {
      const end = calendar.dayStarts.length - 1
      return customers.flatMap(({ id, event_seen_at }) => {
        const counts = daily.get(id) ?? []
        const isOpen = openOf(signal.id, id) !== undefined
        const verdict = judgeDrop(pattern, counts, event_seen_at, calendar, { end, isOpen })
        if (verdict === 'unknown') return []
        return [{ signal, customerId: id, said: isHeld(verdict) ? dropWords(verdict.seen, saying) : null }]
      })
    }
    case 'related_user_inactivity':
      return silentPeople(rows, signal, pattern, ids, judging)
  }
}

function isHeld<V extends { holds: boolean } | 'unknown'>(verdict: V): verdict is Extract<V, { holds: true }> {
  return verdict !== 'unknown' && verdict.holds
}

async function silentPeople(
  rows: Rows<'organization'>,
  signal: WatchedSignal,
  pattern: PatternOf<'related_user_inactivity'>,
  ids: readonly string[],
  { asOf, calendar, openOf }: Judging
): Promise<Outcome[]> {
  const open = ids.flatMap((customerId) => openOf(signal.id, customerId) ?? [])
  const outcomes: Outcome[] = (await backAgain(rows, open, asOf - pattern.days * dayLength, asOf)).map((customerId) => ({
    signal,
    customerId,
    said: null
  }))
  const isOpen = new Set(open.map(({ customer_id }) => customer_id))
  const others = ids.filter((id) => !isOpen.has(id))
  const people = await peopleSeen(rows, pattern, others, calendar, asOf)
  const found: { customerId: string; silent: Parameters<typeof peopleWords>[1] }[] = []
  for (const [customerId, its] of people) {
    const verdict = judgePeople(pattern, its, calendar, asOf)
    if (isHeld(verdict)) found.push({ customerId, silent: verdict.seen })
  }
  if (found.length === 0) return outcomes
  const saying = { severity: signal.severity, asOf, timeZone: calendar.timeZone }
  const accounts = await rows.get(
    users,
    found.flatMap(({ silent }) => silent.map(({ userId }) => ({ id: userId })))
  )
  const known = new Map(accounts.flatMap((user) => (user ? [[user.id, user] as const] : [])))
  const names = new Map([...known].map(([id, { name, email, external_id }]) => [id, name ?? email ?? external_id ?? 'Somebody']))
  for (const { customerId, silent } of found) {
    const meant =
      pattern.role === undefined ? silent : silent.filter(({ userId }) => hasRole(known.get(userId)?.traits ?? {}, pattern.role ?? ''))
    if (meant.length > 0) outcomes.push({ signal, customerId, said: peopleWords(pattern.days, meant, names, saying) })
  }
  return outcomes
}

/** The customers of these occurrences where somebody whom they name was active since, by the id that they have now. */
async function backAgain(rows: Rows<'organization'>, open: readonly OccurrenceRow[], since: number, asOf: number): Promise<string[]> {
  if (open.length === 0) return []
  const namedIn = ({ evidence }: OccurrenceRow) => evidence.flatMap(({ kind, id }) => (kind === 'user' && id !== null ? [id] : []))
  const current = await currentIds(rows, open.flatMap(namedIn), 'user')
  const seen = await rows.aggregate(events, {
    where: { ...activity, user_id: { in: [...current.values()] }, occurred_at: { gt: since, lte: asOf } },
    by: ['user_id'],
    measures: { count: { count: true } }
  })
  const isBack = new Set(seen.map(({ user_id }) => user_id))
  return open.filter((each) => namedIn(each).some((id) => isBack.has(current.get(id) ?? id))).map(({ customer_id }) => customer_id)
}
