/** Where an account works: its office hours, and the days on which nobody is there. */
export interface Region {
  id: 'us' | 'uk' | 'de' | 'fr' | 'jp'
  country: string
  currency: 'USD' | 'GBP' | 'EUR' | 'JPY'
  /** Hours ahead of UTC, without summer time: a world needs no more. */
  offsetHours: number
  /** Days and months that are off each year, as `MM-DD`. */
  holidays: readonly string[]
  /** Days from Easter Sunday that are off. */
  easterHolidays: readonly number[]
}

export const regions: readonly Region[] = [
  {
    id: 'us',
    country: 'United States',
    currency: 'USD',
    offsetHours: -5,
    holidays: ['01-01', '06-19', '07-04', '11-11', '11-26', '11-27', '12-24', '12-25', '12-31'],
    easterHolidays: []
  },
  {
    id: 'uk',
    country: 'United Kingdom',
    currency: 'GBP',
    offsetHours: 0,
    holidays: ['01-01', '05-04', '05-25', '08-31', '12-24', '12-25', '12-26', '12-28'],
    easterHolidays: [-2, 1]
  },
  {
    id: 'de',
    country: 'Germany',
    currency: 'EUR',
    offsetHours: 1,
    holidays: ['01-01', '05-01', '10-03', '12-24', '12-25', '12-26', '12-31'],
    easterHolidays: [-2, 1, 39, 50]
  },
  {
    id: 'fr',
    country: 'France',
    currency: 'EUR',
    offsetHours: 1,
    holidays: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
    easterHolidays: [1, 39, 50]
  },
  {
    id: 'jp',
    country: 'Japan',
    currency: 'JPY',
    offsetHours: 9,
    holidays: ['01-01', '01-02', '01-03', '02-11', '02-23', '04-29', '05-03', '05-04', '05-05', '08-11', '11-03', '11-23', '12-31'],
    easterHolidays: []
  }
]

export const dayMs = 86_400_000
const hourMs = 3_600_000

/** The start of the UTC day of an instant. */
export function startOfDay(at: number): number {
  return Math.floor(at / dayMs) * dayMs
}

/** Whether people of a region work on a day, named by its UTC start. */
export function isWorkingDay(day: number, region: Region): boolean {
  const date = new Date(day)
  const weekday = date.getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  if (region.holidays.includes(date.toISOString().slice(5, 10))) return false
  const fromEaster = Math.round((day - easterOf(date.getUTCFullYear())) / dayMs)
  return !region.easterHolidays.includes(fromEaster)
}

/** The working day that lies so many working days before another day; 0 is that day, or the last working day before it. */
export function workingDayBefore(day: number, count: number, region: Region): number {
  let at = startOfDay(day)
  for (let left = count; ; at -= dayMs) {
    if (!isWorkingDay(at, region)) continue
    if (left === 0) return at
    left--
  }
}

/** How busy a day of the year is: quieter in summer and around the new year, busier before quarters end. */
export function season(day: number): number {
  const date = new Date(day)
  const month = date.getUTCMonth()
  const dayOfMonth = date.getUTCDate()
  if ((month === 11 && dayOfMonth > 19) || (month === 0 && dayOfMonth < 5)) return 0.6
  if (month === 7) return 0.85
  return month % 3 === 2 && dayOfMonth > 20 ? 1.12 : 1
}

/** An instant of a day, at an hour of the region's clock. */
export function localTime(day: number, hour: number, { offsetHours }: Region): number {
  return day + Math.round((hour - offsetHours) * hourMs)
}

/** Easter Sunday as the start of its UTC day (the anonymous Gregorian computus, as in Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  return Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1)
}
