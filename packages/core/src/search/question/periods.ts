import { startOfDay, wallClock } from '../../values/index.js'

/** A time that a question names, in milliseconds, and the words that name it. */
export interface Period {
  from?: number
  /** Not included. */
  until?: number
  words: string
}

const months = 'january february march april may june july august september october november december'.split(' ')
const month = `(${months.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?`
const seasons: Readonly<Record<string, number>> = { spring: 2, summer: 5, autumn: 8, fall: 8, winter: 11 }
const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ordinals = ['first', 'second', 'third', 'fourth']
const unit = '(day|week|month|quarter|year)'
const year = '(20\\d\\d)'
const point = `(?:the )?(?:(?:start|beginning|end) of )?(?:(\\d{1,2})(?:st|nd|rd|th)? (?:of )?)?`

/** A day of the calendar, by its numbers; what exceeds a month or a year goes on in the next. */
interface Day {
  year: number
  month: number
  day: number
}

type Range = readonly [from: Day, until: Day]

/** Reads times in questions, as somebody means them who asks at `now` in this time zone. */
export class PeriodReader {
  private readonly today: Day

  constructor(
    now: number,
    private readonly timeZone: string
  ) {
    const date = new Date(wallClock(now, timeZone))
    this.today = { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() }
  }

  /** The time that a question is narrowed to; undefined when it names none, or one that is still to come. */
  read(question: string): Period | undefined {
    const text = question.toLowerCase()
    return this.bounded(text) ?? this.since(text) ?? this.within(text)
  }

  /** `between March and May`, `from 1 March to 15 May`, `in February and March`, `in March, April or May`. */
  private bounded(text: string): Period | undefined {
    const named = `${point}${month}(?: ${year})?`
    const match = new RegExp(
      `\\b(?:between|from|in|during) ${named}(?:,? (?:and|or|to|until|till|-|–)|,(?: ${month.replace('(', '(?:')},?){1,4} (?:and|or)) ${named}\\b`
    ).exec(text)
    if (!match) return undefined
    const [words, day1, month1 = '', year1, day2, month2 = '', year2] = match
    const last = this.monthOf(month2, year2, day2)
    if (!last) return undefined
    const first = this.monthOf(month1, year1 ?? String(last[0].year), day1)
    if (!first) return undefined
    const from = isLater(first[0], last[0]) ? shift(first[0], { year: -1 }) : first[0]
    return this.period([from, last[1]], words)
  }

  /** `since August`, `after 3 May`, `before June`, `until last month`. */
  private since(text: string): Period | undefined {
    const match = /\b(since|after|before|until|till|as of|starting)\b (.{2,40})/.exec(text)
    if (!match) return undefined
    const [, word = '', rest = ''] = match
    const found = this.range(`in ${rest}`, true)
    if (!found) return undefined
    const { range, words } = found
    const said = `${word} ${words.replace(/^in /, '')}`
    if (word === 'before') return { until: this.instant(range[0]), words: said }
    if (word === 'until' || word === 'till') return { until: this.instant(range[1]), words: said }
    return { from: this.instant(word === 'after' ? range[1] : range[0]), words: said }
  }

  private within(text: string): Period | undefined {
    const found = this.range(text, false)
    return found && this.period(found.range, found.words)
  }

  private period(range: Range, words: string): Period | undefined {
    if (isLater(range[0], this.today)) return undefined
    return { from: this.instant(range[0]), until: this.instant(range[1]), words }
  }

  /** A stretch of the calendar that a text names; `atStart` only where the text begins with it. */
  private range(text: string, atStart: boolean): { range: Range; words: string } | undefined {
    for (const [pattern, read] of this.ways) {
      const match = new RegExp(`${atStart ? '^' : '\\b'}${pattern}\\b`).exec(text)
      const range = match && read(match.slice(1))
      if (match && range) return { range, words: match[0] }
    }
    return undefined
  }

  private readonly ways: readonly (readonly [pattern: string, read: (parts: (string | undefined)[]) => Range | undefined])[] = [
    ['(?:in )?(\\d{4})-(\\d\\d)-(\\d\\d)', ([y, m, d]) => namedDay({ year: Number(y), month: Number(m) - 1, day: Number(d) })],
    [
      `(?:in )?(?:the )?(?:last|past|previous) (\\d{1,3}|${numbers.join('|')}) ${unit}s`,
      ([count = '', each = '']) => this.lastFew(count, each)
    ],
    [
      `(?:in )?(?:the |this )?(last|past|previous|this|current) ${unit}`,
      ([which = '', each = '']) => this.unitRange(each, which === 'this' || which === 'current' ? 0 : -1)
    ],
    ['(?:in )?(today|yesterday)', ([which]) => dayRange(which === 'today' ? this.today : shift(this.today, { day: -1 }))],
    [`(?:in )?(?:the )?(?:last|past|this) (spring|summer|autumn|fall|winter)`, ([season = '']) => this.season(season)],
    [`(?:in|during|over) (?:the )?(spring|summer|autumn|fall|winter)(?: (?:of )?${year})?`, ([season = '', y]) => this.season(season, y)],
    [
      `(?:in |during )?(?:the )?(first|second|third|fourth) quarter(?: (?:of )?${year})?`,
      ([which = '', y]) => this.quarter(ordinals.indexOf(which), y)
    ],
    [`(?:in |during )?q([1-4])(?: (?:of )?${year})?`, ([which, y]) => this.quarter(Number(which) - 1, y)],
    [`(?:in |during )?(?:the )?(first|second) half(?: of (?:the year|${year}))`, ([which, y]) => this.half(which === 'first' ? 0 : 6, y)],
    [`(?:in |during )?h([12]) ${year}`, ([which, y]) => this.half(which === '1' ? 0 : 6, y)],
    [
      `(?:in|on|during|around|at the (?:start|beginning|end) of) ${point}${month}(?: (?:of )?${year})?`,
      ([day, name = '', y]) => this.monthOf(name, y, day)
    ],
    [`(?:in|during) ${year}`, ([y]) => yearRange(Number(y))],
    ['(?:in )?(?:recently|lately)', () => [shift(this.today, { day: -45 }), shift(this.today, { day: 1 })]]
  ]

  private lastFew(count: string, each: string): Range {
    const times = numbers.includes(count) ? numbers.indexOf(count) + 1 : Number(count)
    const until = shift(this.today, { day: 1 })
    const by = {
      day: { day: -times },
      week: { day: -7 * times },
      month: { month: -times },
      quarter: { month: -3 * times },
      year: { year: -times }
    }
    return [shift(this.today, by[each as keyof typeof by]), until]
  }

  private unitRange(each: string, offset: number): Range | undefined {
    const { year: y, month: m } = this.today
    switch (each) {
      case 'day':
        return dayRange(shift(this.today, { day: offset }))
      case 'week': {
        const monday = shift(this.today, { day: 7 * offset - ((weekdayOf(this.today) + 6) % 7) })
        return [monday, shift(monday, { day: 7 })]
      }
      case 'month':
        return monthRange(y, m + offset, 1)
      case 'quarter':
        return monthRange(y, Math.floor(m / 3) * 3 + 3 * offset, 3)
      default:
        return yearRange(y + offset)
    }
  }

  /** The season that is running or was last, unless a year is named. Winter has the year that it begins in. */
  private season(name: string, named?: string): Range | undefined {
    const start = seasons[name]
    if (start === undefined) return undefined
    return monthRange(named === undefined ? this.lastYearOf(start) : Number(named), start, 3)
  }

  private quarter(index: number, named?: string): Range {
    return monthRange(named === undefined ? this.lastYearOf(3 * index) : Number(named), 3 * index, 3)
  }

  private half(start: number, named?: string): Range {
    return monthRange(named === undefined ? this.today.year : Number(named), start, 6)
  }

  private monthOf(name: string, named?: string, day?: string): Range | undefined {
    const index = months.findIndex((each) => each.startsWith(name.slice(0, 3)))
    if (index < 0) return undefined
    const y = named === undefined ? this.lastYearOf(index) : Number(named)
    return day === undefined ? monthRange(y, index, 1) : namedDay({ year: y, month: index, day: Number(day) })
  }

  /** The year in which a month was last, or is now. */
  private lastYearOf(start: number): number {
    return start <= this.today.month ? this.today.year : this.today.year - 1
  }

  private instant({ year: y, month: m, day }: Day): number {
    return startOfDay(Date.UTC(y, m, day), this.timeZone)
  }
}

function shift({ year: y, month: m, day }: Day, by: Partial<Day>): Day {
  return normal({ year: y + (by.year ?? 0), month: m + (by.month ?? 0), day: day + (by.day ?? 0) })
}

function normal({ year: y, month: m, day }: Day): Day {
  const date = new Date(Date.UTC(y, m, day))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() }
}

function weekdayOf({ year: y, month: m, day }: Day): number {
  return new Date(Date.UTC(y, m, day)).getUTCDay()
}

/** A day that somebody wrote down; undefined where the calendar has none such. */
function namedDay(day: Day): Range | undefined {
  const { year: y, month: m, day: d } = normal(day)
  return y === day.year && m === day.month && d === day.day ? dayRange(day) : undefined
}

function dayRange(day: Day): Range {
  return [normal(day), shift(day, { day: 1 })]
}

function monthRange(y: number, m: number, count: number): Range {
  return [normal({ year: y, month: m, day: 1 }), normal({ year: y, month: m + count, day: 1 })]
}

function yearRange(y: number): Range {
  return monthRange(y, 0, 12)
}

function isLater(a: Day, b: Day): boolean {
  return Date.UTC(a.year, a.month, a.day) > Date.UTC(b.year, b.month, b.day)
}
