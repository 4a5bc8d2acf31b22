import type { Workspace } from '@rapport/core'
import { minorDigits } from '@rapport/core/operations'

/** A look-back as it is answered. */
export type Run = Awaited<ReturnType<Workspace['lookback']['get']>>
export type Result = NonNullable<Run['result']>
export type Departure = Result['left'][number]

/** An amount in minor units of its currency, for people: in whole dollars, or yen. */
export function money(minorUnits: number | null, currency: string | null): string {
  if (minorUnits === null || currency === null || !/^[a-z]{3}$/i.test(currency)) return 'unknown'
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 })
  return format.format(minorUnits / 10 ** minorDigits(currency))
}

export const dateOf = (time: string) => time.slice(0, 10)

/** When Rapport would have said so, in words. */
export function leadOf({ firstSaid }: Departure): string {
  if (!firstSaid) return 'missed'
  const { leadDays, isAtLeast } = firstSaid
  return `${isAtLeast ? 'at least ' : ''}${leadDays} ${leadDays === 1 ? 'day' : 'days'} before`
}

/** The figures of the assessment and of each trial, a row each. */
export function scoreRows({ assessment, trials }: Result): string[][] {
  return [assessment, ...trials].map((score) => [
    score.name,
    String(score.said),
    String(score.missed),
    score.medianLeadDays === null ? '–' : String(score.medianLeadDays),
    score.falseAlarmsPer50AccountsAMonth === null ? '–' : String(score.falseAlarmsPer50AccountsAMonth)
  ])
}

export const scoreHeadings = ['Alarm', 'Told before', 'Missed', 'Median days', 'False per 50 accounts a month']
