import { revenueCorrections, revenueSnapshots } from '../../revenue/tables/index.js'
import type { RowOf, Rows } from '../../storage/index.js'
import { type Month, monthOf, startOfMonth } from '../months.js'

/** What a customer paid at the end of a month, in its own currency. It holds until the customer's next entry. */
export interface MonthEnd {
  month: Month
  cents: number
  currency: string | null
  plan: string | null
  /** Whether the customer pays and its MRR is not known, as of one who pays in several currencies at once. */
  isUnknown: boolean
}

type Row = Pick<RowOf<typeof revenueSnapshots>, 'customer_id' | 'day' | 'mrr_cents' | 'currency' | 'plan' | 'billing_status'>
type Daily = typeof revenueSnapshots | typeof revenueCorrections

const columns = ['customer_id', 'day', 'mrr_cents', 'currency', 'plan', 'billing_status'] as const
const readAtOnce = 1_000

/** Of every customer, the ends of the months at which something changed, the oldest first, from the first month that is known to the running one. */
export async function readMonthEnds(rows: Rows<'organization'>, now: number): Promise<Map<string, MonthEnd[]>> {
  const ends = new Map<string, MonthEnd[]>()
  const first = await firstDay(rows)
  if (first === undefined) return ends
  for (let month = monthOf(first); month <= monthOf(now); month += 1) {
    for (const row of (await lastRowsOf(rows, month, now)).values()) addEnd(ends, row, month)
  }
  return ends
}

function addEnd(ends: Map<string, MonthEnd[]>, row: Row, month: Month): void {
  const known = ends.get(row.customer_id) ?? []
  const end = { month, ...monthEnd(row) }
  const last = known.at(-1)
  const isSame = last?.cents === end.cents && last.currency === end.currency && last.plan === end.plan && last.isUnknown === end.isUnknown
  if (!isSame) known.push(end)
  ends.set(row.customer_id, known)
}

function monthEnd({ mrr_cents, currency, plan, billing_status }: Row): Omit<MonthEnd, 'month'> {
  const isUnknown = mrr_cents === null && (billing_status === 'PAYING' || billing_status === 'PAST_DUE')
  return { cents: mrr_cents ?? 0, currency, plan, isUnknown }
}

async function firstDay(rows: Rows<'organization'>): Promise<number | undefined> {
  const days = await Promise.all([revenueSnapshots, revenueCorrections].map((table) => firstDayIn(rows, table)))
  const known = days.filter((day) => day !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

async function firstDayIn(rows: Rows<'organization'>, table: Daily): Promise<number | undefined> {
  const [row] = await rows.find(table, { orderBy: { column: 'day', direction: 'asc' }, columns: ['customer_id', 'day'], limit: 1 })
  return row?.day
}

/** Of every customer the last row of a month; of one day, its correction. */
async function lastRowsOf(rows: Rows<'organization'>, month: Month, now: number): Promise<Map<string, Row>> {
  const last = new Map<string, Row>()
  for (const table of [revenueSnapshots, revenueCorrections]) {
    for (const row of await lastRowsIn(rows, table, month, now)) {
      const other = last.get(row.customer_id)
      if (!other || other.day <= row.day) last.set(row.customer_id, row)
    }
  }
  return last
}

async function lastRowsIn(rows: Rows<'organization'>, table: Daily, month: Month, now: number): Promise<Row[]> {
  const day = { gte: startOfMonth(month), lt: startOfMonth(month + 1), lte: now }
  const groups = await rows.aggregate(table, { where: { day }, by: ['customer_id'], measures: { last: { max: 'day' } } })
  const byDay = new Map<number, string[]>()
  for (const { customer_id, last } of groups) {
    const ids = last === null ? undefined : byDay.get(last)
    if (ids) ids.push(customer_id)
    else if (last !== null) byDay.set(last, [customer_id])
  }
  const found: Row[] = []
  for (const [last, ids] of byDay) {
    for (let index = 0; index < ids.length; index += readAtOnce) {
      const where = { day: { eq: last }, customer_id: { in: ids.slice(index, index + readAtOnce) } }
      found.push(...(await rows.find(table, { where, columns })))
    }
  }
  return found
}
