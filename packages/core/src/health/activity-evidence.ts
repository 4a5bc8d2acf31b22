import type { ActivityEvidence, PeopleComparison, UsageComparison } from '../assessment/index.js'
import { activityFall, besideOwnPast, type Calendar, ordinaryBefore, workingDaysAfter } from '../signals/index.js'
import { dateIn } from '../values/index.js'

/** What was counted of a customer's activity until the start of a day. */
export interface CountedActivity {
  /** Events on each day of the calendar; the running day is its last. */
  counts: readonly number[]
  firstAt: number | null
  /** People who were active in each of the windows of 14 days, the last one last. */
  people: readonly number[]
}

/** The days that usage is compared over, and those before them that it is compared with. */
const usageDays = { windowDays: 7, baselineDays: 56, minDays: 7 }
/** The length of the windows whose active people are compared, and how many windows before the last one are. */
export const peopleWindow = { days: 14, before: 3 }

/** Chance moves a count by so many times the square root of what is expected; so much less is no sign of anything. */
const chance = 1.5
/** Of fewer ordinary events a window cannot tell a drop from chance. */
const minUsual = 3

/** What the activity of a customer says at the start of a day, which is the last of the calendar. `hadFallen`: it had, the day before. */
export function activityEvidenceOf(counted: CountedActivity, calendar: Calendar, asOf: number, hadFallen: boolean): ActivityEvidence {
  const { counts, firstAt } = counted
  const last = counts.findLastIndex((count, index) => count > 0 && index < calendar.dayStarts.length - 1)
  const lastStart = last < 0 ? undefined : calendar.dayStarts[last]
  return {
    measuredAt: asOf,
    firstAt,
    usage: compareUsage(counted, calendar),
    fall: activityFall({ counts, firstAt, calendar, end: calendar.dayStarts.length - 1, isOpen: hadFallen }),
    people: comparePeople(counted),
    eventsBeforeLast:
      lastStart === undefined ? 0 : ordinaryBefore(lastStart, calendar).reduce((sum, index) => sum + (counts[index] ?? 0), 0),
    lastDay: lastStart === undefined ? null : dateIn(lastStart, calendar.timeZone),
    silentWorkingDays: lastStart === undefined ? null : workingDaysAfter(lastStart, calendar, asOf)
  }
}

/** The last 7 days beside the account's own 56 before: working days with working days, without days that it had off. */
function compareUsage({ counts, firstAt }: CountedActivity, calendar: Calendar): UsageComparison | null {
  const compared = besideOwnPast(usageDays, counts, firstAt, calendar, calendar.dayStarts.length - 1)
  if (!compared || compared.usually < minUsual || compared.window.length === 0) return null
  const { observed, ordinary, window } = compared
  const share = ordinary === 0 ? 1 : (observed + chance * Math.sqrt(ordinary)) / ordinary
  return { observed, ordinary, days: window.length, share }
}

/** How many people were active in the last 14 days, beside the three times 14 days before. */
function comparePeople({ people }: CountedActivity): PeopleComparison | null {
  const [now = 0, ...before] = people.toReversed()
  const seen = before.filter((count) => count > 0)
  if (seen.length === 0) return null
  return { now, usual: seen.reduce((sum, count) => sum + count, 0) / seen.length }
}
