/** When a scheduled automation or agent runs: HH:MM in a zone, on a weekday of 1 (Monday) to 7 if it is weekly. */
export interface StoredSchedule {
  cadence: 'hourly' | 'daily' | 'weekly'
  localTime: string
  timezone: string
  weekday: number | null
}
