import { day as dayLength, groupBy } from '../../values/index.js'
import { builtInPattern } from '../built-in/index.js'
import { type OccurrenceRow, type Severity, severities } from '../occurrences.js'
import type { SignalRow } from '../watched-signal.js'

/** What of an item depends on what else is seen. */
interface Item {
  customerId: string
  cause: string
  severity: Severity
  timeline: { observedAt: number }[]
  evidence: unknown[]
}

/** An item of a signal, with the newest of the occurrences that it comes from. */
export interface SeenItem<I extends Item> {
  item: I
  signal: Pick<SignalRow, 'kind' | 'built_in_key' | 'definition'>
  occurrence: Pick<OccurrenceRow, 'occurred_at' | 'detected_at'>
}

/** What a pattern tells of an account's activity, the strongest first: it covers what follows, where both are the same happening. */
const strengths = ['silence', 'drop', 'person', 'part'] as const
type Strength = (typeof strengths)[number]

/** A person's silence, and that of some events, begin within so long of the account's own where they are a part of it. */
const sameWithin = 14 * dayLength

/**
 * Makes one item of what several signals see of one happening: the silence of an account is also a drop, and the silence of each of its people. The strongest
 * one gives the words, and the others are its evidence. The item keeps the cause of what was seen first, so that a happening that grows updates its item.
 *
 * @example onePerHappening([{ item, signal, occurrence }])
 */
export function onePerHappening<I extends Item>(seen: readonly SeenItem<I>[]): I[] {
  return [...groupBy(seen, ({ item }) => item.customerId).values()].flatMap((its) => ofCustomer(its))
}

function ofCustomer<I extends Item>(seen: readonly SeenItem<I>[]): I[] {
  const known = seen.map((each) => ({ ...each, strength: strengthOf(each.signal) }))
  const ranked = known.toSorted((a, b) => rankOf(a) - rankOf(b) || a.occurrence.detected_at - b.occurrence.detected_at)
  const [lead] = ranked
  if (!lead || (lead.strength !== 'silence' && lead.strength !== 'drop')) return seen.map(({ item }) => item)
  const covered = ranked.slice(1).filter((other) => isCovered(lead, other))
  const others = known.filter((each) => each !== lead && !covered.includes(each)).map(({ item }) => item)
  return [joined(lead, covered), ...others]
}

type Ranked = Pick<SeenItem<Item>, 'occurrence'> & { strength: Strength | undefined }

const rankOf = ({ strength }: Ranked) => (strength === undefined ? strengths.length : strengths.indexOf(strength))

function isCovered(lead: Ranked, { strength, occurrence }: Ranked): boolean {
  if (strength === undefined) return false
  if (strength === 'silence' || strength === 'drop') return true
  if (strength === 'part' && lead.strength !== 'silence') return false
  return Math.abs(occurrence.occurred_at - lead.occurrence.occurred_at) <= sameWithin
}

function joined<I extends Item>(lead: SeenItem<I>, covered: readonly SeenItem<I>[]): I {
  const all = [lead, ...covered]
  const first = all.reduce((a, b) => (b.occurrence.detected_at < a.occurrence.detected_at ? b : a))
  return {
    ...lead.item,
    cause: first.item.cause,
    severity: worstOf(all.map(({ item }) => item.severity)),
    timeline: all.flatMap(({ item }) => item.timeline).sort((a, b) => b.observedAt - a.observedAt),
    evidence: all.flatMap(({ item }) => item.evidence)
  }
}

function worstOf(its: readonly Severity[]): Severity {
  return severities[Math.max(...its.map((severity) => severities.indexOf(severity)))] ?? 'MEDIUM'
}

/** What a signal tells of an account's activity; undefined for what tells something else. */
function strengthOf({ kind, built_in_key, definition }: SeenItem<Item>['signal']): Strength | undefined {
  if (kind !== 'EVENT_PATTERN') return undefined
  switch (built_in_key === null ? definition.detection : builtInPattern(built_in_key)?.detection) {
    case 'event_absence':
      return definition.eventNames === undefined ? 'silence' : 'part'
    case 'customer_activity_drop':
      return 'drop'
    case 'related_user_inactivity':
      return 'person'
    default:
      return undefined
  }
}
