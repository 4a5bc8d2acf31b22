import { accountsAmong } from '../customers/index.js'
import type { Rows } from '../storage/index.js'
import type { JudgedCustomer } from './detections/look.js'
import type { Judging, Outcome } from './outcome.js'
import type { Calendar } from './patterns/calendar.js'
import { activity, dailyActivity } from './patterns/measure.js'
import type { WatchedSignal } from './watched-signal.js'

/** Judges every one of these signals for every one of these customers: a few looks at their events, however many signals there are. */
export async function evaluateCustomers(
  rows: Rows<'organization'>,
  signals: readonly WatchedSignal[],
  customers: readonly JudgedCustomer[],
  { asOf, calendar, openOf }: Judging
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  if (customers.length === 0) return outcomes
  const daily = await dailyOf(rows, signals, customers, calendar)
  for (const signal of signals) {
    const { id: signalId, severity } = signal
    const openAt = (customerId: string) => openOf(signalId, customerId)
    const among = await accountsOf(rows, signal, customers)
    const findings = await signal.evaluate({ rows, customers: among, asOf, calendar, severity, openAt, daily })
    for (const [customerId, finding] of findings) outcomes.push({ signal, customerId, finding })
    if (among === customers) continue
    const isAmong = new Set(among.map(({ id }) => id))
    for (const { id } of customers) if (!isAmong.has(id)) outcomes.push({ signal, customerId: id, finding: null })
  }
  return outcomes
}

/** The customers that a signal is about. Of the others nothing holds any more. */
async function accountsOf(
  rows: Rows<'organization'>,
  { accounts }: WatchedSignal,
  customers: readonly JudgedCustomer[]
): Promise<readonly JudgedCustomer[]> {
  if (!accounts) return customers
  const ids = customers.map(({ id }) => id)
  const among = await accountsAmong(rows, accounts, ids)
  return customers.filter(({ id }) => among.has(id))
}

/** What the customers did on each day, from the first that any of these signals asks for. */
async function dailyOf(
  rows: Rows<'organization'>,
  signals: readonly WatchedSignal[],
  customers: readonly JudgedCustomer[],
  { dayStarts }: Calendar
): Promise<ReadonlyMap<string, readonly number[]>> {
  const days = Math.max(0, ...signals.map(({ daysOfActivity }) => daysOfActivity))
  if (days === 0) return new Map()
  const ids = customers.map(({ id }) => id)
  return dailyActivity(rows, activity, ids, dayStarts, Math.max(0, dayStarts.length - 1 - days))
}
