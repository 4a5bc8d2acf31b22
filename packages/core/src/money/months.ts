import { day } from '../values/index.js'

/** A month of UTC, counted from January of year 0, so that months can be subtracted. */
export type Month = number

/** The month of an instant. */
export function monthOf(instant: number): Month {
  const at = new Date(instant)
  return at.getUTCFullYear() * 12 + at.getUTCMonth()
}

/** The first instant of a month. */
export const startOfMonth = (month: Month): number => Date.UTC(Math.floor(month / 12), month % 12, 1)

/** The start of a month's last UTC day. */
export const lastDayOf = (month: Month): number => startOfMonth(month + 1) - day

/** As the API writes it: 2026-11. */
export const monthText = (month: Month): string => new Date(startOfMonth(month)).toISOString().slice(0, 7)

/** Reads `2026-11`; undefined for what is no month. */
export function readMonth(text: string): Month | undefined {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? []
  return year === undefined ? undefined : Number(year) * 12 + Number(month) - 1
}
