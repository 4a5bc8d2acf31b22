import type { Rows } from '../../storage/contract.js'
import { findConditions } from './conditions.js'
import type { JudgedCustomer, Judging, Outcome } from './outcome.js'
import { isHeld, judgeDrop, judgeSilence, judgeThreshold } from './patterns/judge.js'
import { activity, countInWindow, dailyActivity, lastSeen } from './patterns/measure.js'
import { silenceSince } from './patterns/ongoing-silence.js'
import { absenceWords, dropWords, thresholdWords } from './patterns/words.js'
import type { EventPattern } from './signal-input.js'
import { silentPeople } from './silent-people.js'
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
      return customers.map(({ id, first_event_at }) => {
        const verdict = judgeThreshold(pattern, counts.get(id) ?? 0, first_event_at, asOf)
        return { signal, customerId: id, said: isHeld(verdict) ? thresholdWords(pattern, verdict.seen, saying) : null }
      })
    }
    case 'event_absence': {
      const seen = await lastSeen(rows, pattern, ids, calendar, asOf)
      return customers.map(({ id, first_event_at }) => {
        const { lastAt = null, activeDays = 0 } = seen.get(id) ?? {}
        const open = openOf(signal.id, id)
        // Once it holds, it does until there is something again: the days before go out of sight.
        const definition = open ? { ...pattern, workingDays: 0, minimumActiveDays: 0 } : pattern
        const verdict = judgeSilence(definition, { lastAt, activeDays, firstAt: first_event_at }, calendar, asOf)
        if (!isHeld(verdict)) return { signal, customerId: id, said: null }
        const silence = open ? silenceSince(open, pattern, verdict.seen, calendar) : verdict.seen
        return { signal, customerId: id, said: absenceWords(pattern, silence, saying) }
      })
    }
    case 'customer_activity_drop': {
      const end = calendar.dayStarts.length - 1
      return customers.flatMap(({ id, first_event_at }) => {
        const counts = daily.get(id) ?? []
        const isOpen = openOf(signal.id, id) !== undefined
        const verdict = judgeDrop(pattern, counts, first_event_at, calendar, { end, isOpen })
        if (verdict === 'unknown') return []
        return [{ signal, customerId: id, said: isHeld(verdict) ? dropWords(verdict.seen, saying) : null }]
      })
    }
    case 'related_user_inactivity':
      return silentPeople(rows, signal, pattern, ids, judging)
  }
}
