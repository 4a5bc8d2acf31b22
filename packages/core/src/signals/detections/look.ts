import type { Customer } from '../../customers/index.js'
import type { Rows } from '../../storage/index.js'
import type { NewOccurrence, OccurrenceRow, Severity } from '../occurrences.js'
import type { Calendar } from '../patterns/calendar.js'

/** The columns of a customer that signals are judged by. */
export const judgedColumns = ['id', 'first_event_at', 'billing_status', 'activated_at', 'billing_at'] as const
export type JudgedCustomer = Pick<Customer, (typeof judgedColumns)[number]>

/** What one signal is given when it looks at customers. Times are epoch milliseconds. */
export interface Look {
  rows: Rows<'organization'>
  customers: readonly JudgedCustomer[]
  asOf: number
  /** The days until `asOf`. Dates in texts are those of its time zone. */
  calendar: Calendar
  /** The signal's severity. */
  severity: Severity
  /** The signal's occurrence that holds at a customer. */
  openAt(customerId: string): OccurrenceRow | undefined
  /** Each customer's activity on each day of the calendar, as far back as the signal's `daysOfActivity` asks for. */
  daily: ReadonlyMap<string, readonly number[]>
}

/** What an occurrence says, and rests on: every number of its sentences is in the evidence. */
export type Finding = Pick<NewOccurrence, 'title' | 'reason' | 'evidence' | 'severity' | 'occurredAt'>

/** What holds, by customer; null where it does not hold. A customer that is missing stays as it is. */
export type Findings = ReadonlyMap<string, Finding | null>

/** The longest title of an occurrence, in code points. */
export const maxTitleLength = 240
