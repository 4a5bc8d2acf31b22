/** Formats are dear to make, and lists need the same few for each of their cells. */
const formats = {
  count: new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 }),
  compact: new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 }),
  short: new Intl.RelativeTimeFormat(undefined, { numeric: 'auto', style: 'narrow' }),
  long: new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }),
  day: new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' }),
  dayOfYear: new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' }),
  exact: new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' })
}

const currencies = new Map<string, { plain: Intl.NumberFormat; whole: Intl.NumberFormat; short: Intl.NumberFormat }>()

function currencyFormats(currency: string) {
  const made = currencies.get(currency) ?? {
    plain: new Intl.NumberFormat(undefined, { style: 'currency', currency }),
    whole: new Intl.NumberFormat(undefined, { style: 'currency', currency, maximumFractionDigits: 0 }),
    short: new Intl.NumberFormat(undefined, { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 })
  }
  currencies.set(currency, made)
  return made
}

const isCurrency = (text: string | null | undefined): text is string => /^[a-z]{3}$/i.test(text ?? '')

/** The part of a currency that amounts count: 100 of a dollar, 1 of a yen. Of what is no currency yet, 100. */
export function minorUnits(currency: string): number {
  return isCurrency(currency) ? 10 ** (currencyFormats(currency).plain.resolvedOptions().maximumFractionDigits ?? 2) : 100
}

/** An amount in minor units as people write it; a dash where it is not known. Whole amounts have no cents. */
export function money(amount: number | null | undefined, currency: string | null | undefined): string {
  if (amount === null || amount === undefined) return '–'
  if (!isCurrency(currency)) return `${count(amount / 100)} ¤`
  const { plain, whole } = currencyFormats(currency)
  const value = amount / minorUnits(currency)
  return (Number.isInteger(value) ? whole : plain).format(value)
}

/** An amount in minor units where there is little room: €57.7K. */
export const shortMoney = (amount: number, currency: string | null | undefined) =>
  isCurrency(currency) ? currencyFormats(currency).short.format(amount / minorUnits(currency)) : shortCount(amount / 100)

/** A number where there is little room: 12.5K. */
export const shortCount = (value: number) => formats.compact.format(value)

export const count = (value: number) => formats.count.format(value)

export function plural(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`
}

const dayMs = 86_400_000
const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/** A time as people say it: the more recent, the finer. */
export function ago(at: Date, now = new Date()): string {
  const seconds = Math.round((now.getTime() - at.getTime()) / 1000)
  if (Math.abs(seconds) < 60) return seconds < -5 ? 'in a moment' : 'just now'
  if (Math.abs(seconds) < 3600) return formats.short.format(-Math.round(seconds / 60), 'minute')
  const days = Math.round((midnight(now) - midnight(at)) / dayMs)
  if (days === 0) return formats.short.format(-Math.round(seconds / 3600), 'hour')
  if (Math.abs(days) < 7) return formats.long.format(-days, 'day')
  return day(at, now)
}

/** How long something took, in its two largest units at most. */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 60) return `${Math.max(1, seconds)} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** A day, with its year where that is another one. */
export function day(at: Date, now = new Date()): string {
  return (at.getFullYear() === now.getFullYear() ? formats.day : formats.dayOfYear).format(at)
}

export function exact(at: Date): string {
  return formats.exact.format(at)
}

/** `CHURN_RISK` as people read it: Churn risk. */
export function words(name: string): string {
  if (/^(CRM|SQL|SDK)$/.test(name)) return name
  const text = name.replaceAll(/[_-]+/g, ' ').trim().toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const kinds: Record<string, string> = {
  CRM: 'CRM record',
  CRM_OPPORTUNITY: 'Deal',
  OPPORTUNITY: 'Deal',
  SLACK: 'Slack',
  SUPPORT_TICKET: 'Ticket'
}

/** What a source is called. */
export const sourceKind = (sourceType: string) => kinds[sourceType] ?? words(sourceType)

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
  return visible(name) || visible(email) || `Visitor ${id.slice(-6)}`
}

/** What a customer is called; never an empty text. */
export function customerName({ name, domain, id }: { name?: string | null; domain?: string | null; id?: string }): string {
  return visible(name) || visible(domain) || (id ? `Customer ${id.slice(-6)}` : 'Unnamed')
}
