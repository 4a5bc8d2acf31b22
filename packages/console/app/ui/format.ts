import { locale, t } from '../texts/catalogue'
import { codeWord } from './codes'
import { unusualMinorUnits } from './minor-units.generated'

/** Formats are dear to make, and lists need the same few for each of their cells. They are made once the language is known. */
function formatsOf(language: string) {
  return {
    count: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }),
    compact: new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }),
    signed: new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }),
    percent: new Intl.NumberFormat(language, { style: 'percent' }),
    short: new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'narrow' }),
    long: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
    day: new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }),
    dayOfYear: new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }),
    exact: new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'full' }),
    dayOfChart: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }),
    moment: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
    clock: new Intl.DateTimeFormat(language, { timeStyle: 'short' })
  }
}

let made: ReturnType<typeof formatsOf> | undefined

function formats() {
  made ??= formatsOf(locale())
  return made
}

const currencies = new Map<string, { plain: Intl.NumberFormat; whole: Intl.NumberFormat; short: Intl.NumberFormat }>()

function currencyFormats(currency: string) {
  const known = currencies.get(currency) ?? {
    plain: new Intl.NumberFormat(locale(), { style: 'currency', currency }),
    whole: new Intl.NumberFormat(locale(), { style: 'currency', currency, maximumFractionDigits: 0 }),
    short: new Intl.NumberFormat(locale(), { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 })
  }
  currencies.set(currency, known)
  return known
}

const isCurrency = (text: string | null | undefined): text is string => /^[a-z]{3}$/i.test(text ?? '')

/** The part of a currency that amounts count: 100 of a dollar, 1 of a yen. Of what is no currency yet, 100. */
export const minorUnits = (currency: string): number => unusualMinorUnits[currency.toUpperCase()] ?? 100

/** An amount in minor units as people write it; a dash where it is not known. Whole amounts have no cents. */
export function money(amount: number | null | undefined, currency: string | null | undefined): string {
  if (amount === null || amount === undefined) return '–'
  if (!isCurrency(currency)) return t('ui.unknownCurrency', { amount: count(amount / 100) })
  const { plain, whole } = currencyFormats(currency)
  const value = amount / minorUnits(currency)
  return (Number.isInteger(value) ? whole : plain).format(value)
}

/** An amount in minor units where there is little room: €57.7K. */
export const shortMoney = (amount: number, currency: string | null | undefined) =>
  isCurrency(currency) ? currencyFormats(currency).short.format(amount / minorUnits(currency)) : shortCount(amount / 100)

/** A number where there is little room: 12.5K. */
export const shortCount = (value: number) => formats().compact.format(value)

export const count = (value: number) => formats().count.format(value)

/** A number that is added: +3, or −3. */
export const signed = (value: number) => formats().signed.format(value)

/** A share of 1 as a percentage. */
export const percent = (share: number) => formats().percent.format(share)

/** Several names as the viewer's language lists them. */
export const listed = (names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
  new Intl.ListFormat(locale(), { type }).format(names)

const dayMs = 86_400_000
const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/** A time as people say it: the more recent, the finer. */
export function ago(at: Date, now = new Date()): string {
  const { short, long } = formats()
  const seconds = Math.round((now.getTime() - at.getTime()) / 1000)
  if (Math.abs(seconds) < 60) return t(seconds < -5 ? 'ui.inAMoment' : 'ui.justNow')
  if (Math.abs(seconds) < 3600) return short.format(-Math.round(seconds / 60), 'minute')
  const days = Math.round((midnight(now) - midnight(at)) / dayMs)
  if (days === 0) return short.format(-Math.round(seconds / 3600), 'hour')
  if (Math.abs(days) < 7) return long.format(-days, 'day')
  return day(at, now)
}

/** How long something took, in its two largest units at most. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000))
  if (seconds < 60) return t('ui.seconds', { count: seconds })
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return t('ui.minutesSeconds', { minutes, seconds: seconds % 60 })
  return t('ui.hoursMinutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

/** A day, with its year where that is another one. */
export function day(at: Date, now = new Date()): string {
  const { day: short, dayOfYear } = formats()
  return (at.getFullYear() === now.getFullYear() ? short : dayOfYear).format(at)
}

/** A time to the second, in the viewer's zone, whose name it says. */
export const exact = (at: Date) => formats().exact.format(at)

/** A day that a query counted by: those are days of UTC. */
export const dayOfChart = (at: Date) => formats().dayOfChart.format(at)

/** A day and the time on it, in the viewer's zone. */
export const moment = (at: Date) => formats().moment.format(at)

/** The time on a day, in the viewer's zone. */
export const clock = (at: Date) => formats().clock.format(at)

export { codeWord, words } from './codes'

/** What a source is called. */
export const sourceKind = (sourceType: string) => codeWord('sourceType', sourceType)

/** A link that may be followed: of the web, and nothing that runs. */
export function safeLink(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined
  return /^https?:$/.test(new URL(address).protocol) ? address : undefined
}

/** A text that somebody can see; undefined for one of spaces and marks alone. */
function visible(text: string | null | undefined): string | undefined {
  return text && /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) ? text.trim() : undefined
}

/** What a person is called; never an empty text. */
export function personName({ name, email, id }: { name: string | null; email: string | null; id: string }): string {
  return visible(name) || visible(email) || t('ui.visitorNumber', { id: id.slice(-6) })
}

/** What a customer is called; never an empty text. */
export function customerName({ name, domain, id }: { name?: string | null; domain?: string | null; id?: string }): string {
  return visible(name) || visible(domain) || (id ? t('ui.customerNumber', { id: id.slice(-6) }) : t('ui.unnamed'))
}
