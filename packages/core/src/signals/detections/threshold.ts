import { Type } from 'typebox'
import { type EventRow, events } from '../../identity/index.js'
import type { Where } from '../../storage/index.js'
import { cutCodePoints, dateIn, day as dayLength } from '../../values/index.js'
import { dailyActivity } from '../patterns/measure.js'
import { counted, metric } from '../patterns/words.js'
import type { Beginnings, Past } from './define-detection.js'
import { beginnings, isHeld, type Judgement, no, yes } from './judgement.js'
import { type Finding, type Findings, type Look, maxTitleLength } from './look.js'
import { days, whole } from './settings.js'

/** A count of events that is compared with a number: what the two detections of thresholds have in common. */
export interface Threshold {
  operator: CountOperator
  count: number
  windowDays: number
}

export const countOperators = ['gt', 'gte', 'lt', 'lte', 'eq'] as const
type CountOperator = (typeof countOperators)[number]

export const thresholdSettings = {
  operator: Type.Enum([...countOperators]),
  count: whole(0, 1_000_000, 'How many events.'),
  windowDays: days('The window: this many 24-hour periods, up to now.')
}

/** What makes a threshold hold always or never. */
export function thresholdProblem({ operator, count }: Threshold): string | undefined {
  if (count > 0) return undefined
  if (operator === 'lt') return 'count must be at least 1 with the operator lt: fewer than none never happens'
  if (operator === 'gte') return 'count must be at least 1 with the operator gte: none or more always holds'
  return undefined
}

const passes: Record<CountOperator, (seen: number, count: number) => boolean> = {
  gt: (seen, count) => seen > count,
  gte: (seen, count) => seen >= count,
  lt: (seen, count) => seen < count,
  lte: (seen, count) => seen <= count,
  eq: (seen, count) => seen === count
}

/** Whether a threshold holds for few events rather than for many. */
const asksForFew = ({ operator, count }: Threshold) => operator === 'lt' || operator === 'lte' || (operator === 'eq' && count === 0)

/** Counted events of the last `windowDays` times 24 hours. */
interface CountSeen {
  count: number
  start: number
  end: number
}

/** Few events say something only of an account that was there for the whole window. */
function judgeThreshold(threshold: Threshold, seen: number, firstAt: number | null, asOf: number): Judgement<CountSeen> {
  const start = asOf - threshold.windowDays * dayLength
  if (asksForFew(threshold) && (firstAt === null || firstAt > start)) return no
  return passes[threshold.operator](seen, threshold.count) ? yes({ count: seen, start, end: asOf }) : no
}

/** Counts these events of each customer over the window. `what` are the events in words. */
export async function evaluateThreshold(threshold: Threshold, where: Where<EventRow>, what: string, look: Look): Promise<Findings> {
  const counts = await countInWindow(threshold, where, look)
  return new Map(
    look.customers.map(({ id, first_event_at }) => {
      const judgement = judgeThreshold(threshold, counts.get(id) ?? 0, first_event_at, look.asOf)
      return [id, isHeld(judgement) ? thresholdFinding(threshold, judgement.seen, what, look) : null] as const
    })
  )
}

async function countInWindow(
  { windowDays }: Threshold,
  where: Where<EventRow>,
  { rows, customers, asOf }: Look
): Promise<Map<string, number>> {
  const groups = await rows.aggregate(events, {
    where: {
      ...where,
      customer_id: { in: customers.map(({ id }) => id) },
      occurred_at: { gt: asOf - windowDays * dayLength, lte: asOf }
    },
    by: ['customer_id'],
    measures: { count: { count: true } }
  })
  return new Map(groups.flatMap(({ customer_id, count }) => (customer_id === null ? [] : [[customer_id, count] as const])))
}

const operatorWords: Record<CountOperator, string> = { gt: 'more than', gte: 'at least', lt: 'fewer than', lte: 'at most', eq: 'exactly' }

function thresholdFinding(
  { operator, count, windowDays }: Threshold,
  seen: CountSeen,
  what: string,
  { severity, calendar: { timeZone } }: Look
): Finding {
  const { start, end } = seen
  const title = `${counted(seen.count, 'event')} (${what}) in ${counted(windowDays, 'day')}`
  const wanted = `the signal asks for ${operatorWords[operator]} ${count}`
  return {
    severity,
    occurredAt: end,
    title: cutCodePoints(title, maxTitleLength),
    reason: `${title}, from ${dateIn(start, timeZone)} to ${dateIn(end, timeZone)}; ${wanted}.`,
    evidence: [metric(`${title}; ${wanted}`, { start, end }, seen.count, count)]
  }
}

/** When these events passed the threshold, counted by days. */
export async function replayThreshold(
  threshold: Threshold,
  where: Where<EventRow>,
  { rows, customers, calendar, from }: Past
): Promise<Beginnings> {
  const ids = customers.map(({ id }) => id)
  const daily = await dailyActivity(rows, where, ids, calendar.dayStarts, 0)
  return new Map(
    customers.map(({ id, first_event_at }) => {
      const counts = daily.get(id) ?? []
      const seenUntil = (end: number) => sumOf(counts, end - threshold.windowDays, end)
      return [id, beginnings(calendar, from, (at, end) => judgeThreshold(threshold, seenUntil(end), first_event_at, at))] as const
    })
  )
}

function sumOf(counts: readonly number[], from: number, to: number): number {
  let total = 0
  for (let index = Math.max(0, from); index < to; index++) total += counts[index] ?? 0
  return total
}
