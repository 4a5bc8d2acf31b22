import type { RowOf } from '../../storage/index.js'
import { day, groupBy } from '../../values/index.js'
import type { automationMatches } from '../tables/automation-matches.js'
import type { StoredAutomation } from '../tables/automations.js'

export type Match = RowOf<typeof automationMatches>

/** What was seen of an automation's signals, sorted out. */
export interface Joined {
  /** By customer: what makes enough of the signals. */
  matched: Map<string, Match[]>
  /** What waits for more, and may still get it. */
  waiting: Match[]
  /** What is too old to join with anything. */
  expired: Match[]
}

/**
 * Finds the customers with enough of an automation's signals within 24 hours: any of them, all of them, or at least `matchCount` different ones. Each
 * match carries the customer's present id. Matches from more than a day before `now` have expired.
 */
export function joinMatches(matches: readonly Match[], { matchMode, matchCount, signalIds }: StoredAutomation, now: number): Joined {
  const neededBy: Record<StoredAutomation['matchMode'], number> = { ANY: 1, ALL: signalIds.length, AT_LEAST: matchCount ?? 1 }
  const needed = neededBy[matchMode]
  const joined: Joined = { matched: new Map(), waiting: [], expired: [] }
  for (const [customerId, own] of groupBy(matches, (match) => match.customer_id)) {
    const sorted = [...own].sort((a, b) => a.at - b.at)
    const used = usedOf(sorted, needed)
    if (used.size > 0)
      joined.matched.set(
        customerId,
        sorted.filter((match) => used.has(match))
      )
    for (const match of sorted) {
      if (used.has(match)) continue
      if (match.at <= now - day) joined.expired.push(match)
      else joined.waiting.push(match)
    }
  }
  return joined
}

/** The matches that lie in a stretch of 24 hours in which enough different signals were seen. */
function usedOf(sorted: readonly Match[], needed: number): Set<Match> {
  const used = new Set<Match>()
  const within = new Map<string, number>()
  let start = 0
  let marked = 0
  for (const [end, last] of sorted.entries()) {
    within.set(last.signal_id, (within.get(last.signal_id) ?? 0) + 1)
    for (let first = sorted[start]; first && first.at < last.at - day; first = sorted[++start]) {
      const left = (within.get(first.signal_id) ?? 1) - 1
      if (left === 0) within.delete(first.signal_id)
      else within.set(first.signal_id, left)
    }
    if (within.size < needed) continue
    for (const match of sorted.slice(Math.max(start, marked), end + 1)) used.add(match)
    marked = end + 1
  }
  return used
}
