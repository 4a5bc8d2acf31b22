import { events } from '../identity/index.js'
import { activity, type Calendar } from '../signals/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { isLastTerm, type KnownTerm, readTerms } from '../terms/index.js'
import { day as dayLength, groupBy } from '../values/index.js'
import type { Norms, TermAhead, Use } from './measured.js'

/** Windows of so many days are compared: the last one with the two before it. */
const windowDays = 28
const windows = 3

/** How many people each customer had, and how many different things they did, in each window; the last window last. */
export async function readBreadth(
  store: OrganizationStore,
  ids: readonly string[],
  asOf: number
): Promise<Map<string, { people: number[]; names: number[] }>> {
  const bounds = Array.from({ length: windows }, (_, index) => asOf - (windows - index) * windowDays * dayLength)
  const [first = asOf] = bounds
  const groups = await store.aggregate(events, {
    where: { ...activity, customer_id: { in: ids }, occurred_at: { gte: first, lt: asOf } },
    by: ['customer_id'],
    range: { column: 'occurred_at', bounds },
    measures: { people: { countDistinct: 'user_id' }, names: { countDistinct: 'event_name' } }
  })
  return new Map(
    [...groupBy(groups, ({ customer_id }) => customer_id ?? '')].map(([id, its]) => {
      const people = new Array<number>(windows).fill(0)
      const names = new Array<number>(windows).fill(0)
      for (const each of its) {
        people[each.range] = each.people
        names[each.range] = each.names
      }
      return [id, { people, names }]
    })
  )
}

/** What a customer did, beside what it did before. `counts` are its events on the days of the calendar. */
export function useOf(
  counts: readonly number[],
  breadth: { people: readonly number[]; names: readonly number[] } | undefined,
  { knownSince, firstAt, asOf }: { knownSince: number; firstAt: number | null; asOf: number },
  { dayStarts }: Calendar
): Use {
  const end = dayStarts.length - 1
  const sum = (from: number, to: number) => counts.slice(Math.max(0, from), Math.max(0, to)).reduce((total, count) => total + count, 0)
  const begin = end - windows * windowDays
  // Days before the first event are no days without events.
  const known = dayStarts
    .slice(Math.max(0, begin), end - windowDays)
    .filter((start) => firstAt !== null && start + dayLength > firstAt).length
  const before = (breadth?.names ?? []).slice(0, -1).filter((count) => count > 0)
  const names = breadth?.names.at(-1) ?? 0
  return {
    events: sum(end - windowDays, end),
    usualEvents: known < 7 ? 0 : (sum(begin, end - windowDays) * windowDays) / known,
    activeDays: counts.slice(Math.max(0, end - windowDays), end).filter((count) => count > 0).length,
    people: breadth?.people.at(-1) ?? 0,
    names,
    usualNames: before.length === 0 ? names : before.reduce((total, count) => total + count, 0) / before.length,
    historyDays: Math.max(0, (asOf - knownSince) / dayLength)
  }
}

/** As many customers as this tell what is ordinary. */
const maxForNorms = 1_000

/** What is ordinary among customers who do anything. Medians: no single large account moves them. */
export async function readNorms(store: OrganizationStore, asOf: number): Promise<Norms> {
  const groups = await store.aggregate(events, {
    where: { ...activity, customer_id: { isNull: false }, occurred_at: { gte: asOf - windowDays * dayLength, lt: asOf } },
    by: ['customer_id'],
    measures: { people: { countDistinct: 'user_id' }, names: { countDistinct: 'event_name' } },
    limit: maxForNorms
  })
  return { people: median(groups.map(({ people }) => people)), names: median(groups.map(({ names }) => names)) }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 1
}

/** A term that ended so long ago without a renewal may still be renewed. */
const graceDays = 45

/** The term of each customer that runs, or that has just ended without a renewal. `known` as in `readTerms`. */
export async function readTermsAhead(
  store: OrganizationStore,
  ids: readonly string[],
  asOf: number,
  known: 'recorded' | 'happened' = 'recorded'
): Promise<Map<string, TermAhead>> {
  const found = await readTerms(store, ids, asOf, { known })
  return new Map(
    [...found].flatMap(([id, { terms, running }]) => {
      const term = running ? terms.find((each) => each.id === running.termId) : justEnded(terms, asOf)
      if (!term) return []
      const endsAt = running ? running.endsAt : term.endsAt
      const days = endsAt === null ? null : (endsAt - asOf) / dayLength
      return [[id, { days, autoRenews: running?.autoRenews ?? false, isEnding: isLastTerm(term) }] as const]
    })
  )
}

function justEnded(terms: readonly KnownTerm[], asOf: number): KnownTerm | undefined {
  const last = terms.findLast(({ endsAt }) => endsAt !== null && endsAt <= asOf && endsAt > asOf - graceDays * dayLength)
  return last && (last.outcome === null || last.outcome.outcome === 'churned') ? last : undefined
}
