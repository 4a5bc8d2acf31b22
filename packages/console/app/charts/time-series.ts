import { locale, t } from '../texts/catalogue'
import { exact } from '../ui/format'
import type { Row } from './rows-table'

export const seconds = (value: unknown) => Math.floor(Date.parse(String(value)) / 1000)
export const number = (value: unknown) => (typeof value === 'number' ? value : Number(value ?? 0))

/** Rows of (time, name, value) as lines over the same times; what is missing is 0. */
export function linesOf(rows: Row[], { time, name, value }: { time: string; name: string; value: string }, stepSeconds: number) {
  const names = [...new Set(rows.map((row) => String(row[name])))]
  const found = new Map(rows.map((row) => [`${seconds(row[time])} ${row[name]}`, number(row[value])]))
  const times = timesOf(
    rows.map((row) => seconds(row[time])),
    stepSeconds
  )
  const lines = names.map((each) => ({ name: each, values: times.map((at) => found.get(`${at} ${each}`) ?? 0) }))
  return { times, lines }
}

/** Every step from the first time to the last: days on which nothing happened are there too. */
function timesOf(given: number[], step: number): number[] {
  const from = Math.min(...given)
  const to = Math.max(...given)
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}

export const daySeconds = 86_400
export const weekSeconds = 7 * daySeconds
/** Whether a step from this time on has ended: what is counted in it does not change any more. */
export const isOver = (time: number, step: number) => Date.now() / 1000 >= time + step
export const dayName = (time: number) =>
  new Intl.DateTimeFormat(locale(), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(time * 1000))
/** What points at these times are called: by their day where all are days. */
export const pointNameOf = (times: readonly number[]) =>
  times.every((time) => time % daySeconds === 0) ? dayName : (time: number) => exact(new Date(time * 1000))
/** A day of UTC, without its year. */
export const shortDay = (time: number) =>
  new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(time * 1000))
export const weekName = (time: number) => t('charts.weekOf', { day: shortDay(time) })
