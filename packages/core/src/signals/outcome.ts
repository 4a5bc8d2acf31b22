import type { Finding } from './detections/look.js'
import type { NewOccurrence, OccurrenceRow } from './occurrences.js'
import type { Calendar } from './patterns/calendar.js'
import type { WatchedSignal } from './watched-signal.js'

/** Where things stood, and as of when they are judged. */
export interface Judging {
  asOf: number
  calendar: Calendar
  /** The occurrence that holds of a signal and a customer. */
  openOf(signalId: string, customerId: string): OccurrenceRow | undefined
}

/** What holds of a customer by a signal, or that nothing does. What is not named stays as it is. */
export interface Outcome {
  signal: WatchedSignal
  customerId: string
  /** Null: it does not hold. */
  finding: Finding | null
}

/** An outcome as an occurrence that is new. */
export function occurrenceOf({ signal, customerId }: Outcome, finding: Finding, occasion: string): NewOccurrence {
  return { signalId: signal.id, customerId, occasion, ...finding }
}
