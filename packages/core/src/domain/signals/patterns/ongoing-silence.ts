import { day as dayLength } from '../../window.js'
import type { OccurrenceRow } from '../occurrences.js'
import type { PatternOf } from '../signal-input.js'
import type { Calendar } from './calendar.js'
import type { SilenceSeen } from './judge.js'

type Absence = PatternOf<'event_absence'>

/** A silence that goes on, with what of its beginning is out of sight by now as it was when it was seen first. */
export function silenceSince(
  open: OccurrenceRow,
  { days, minimumActiveDays }: Absence,
  seen: SilenceSeen,
  calendar: Calendar
): SilenceSeen {
  // `absenceWords` says when it began by this; where that was not known, it is as if the silence had begun just then.
  const began = open.occurred_at - days * dayLength
  const isKnown = open.occurred_at < open.detected_at
  const lastAt = seen.lastAt ?? (isKnown ? began : null)
  const since = lastAt ?? began
  const [first = since] = calendar.dayStarts
  // The evidence of active days is the last that there is.
  const before = minimumActiveDays === undefined ? null : (open.evidence.at(-1)?.value ?? null)
  return { lastAt, since, workingDays: since < first ? null : seen.workingDays, activeDays: before ?? seen.activeDays }
}
