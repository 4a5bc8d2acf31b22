/** The part of a currency that amounts count, such as 100 of a dollar. */
function minorUnits(format: Intl.NumberFormat): number {
  return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
}

/** An amount in minor units as people write it; a dash where it is not known. Whole amounts have no cents. */
export function money(amount: number | null | undefined, currency: string | null | undefined): string {
  if (amount === null || amount === undefined) return '–'
  if (!currency || !/^[a-z]{3}$/i.test(currency)) return `${count(amount / 100)} ¤`
  const plain = new Intl.NumberFormat(undefined, { style: 'currency', currency })
  const value = amount / minorUnits(plain)
  if (!Number.isInteger(value)) return plain.format(value)
  return new Intl.NumberFormat(undefined, { style: 'currency', currency, maximumFractionDigits: 0 }).format(value)
}

export function count(value: number): string {
  return new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 }).format(value)
}

export function plural(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`
}

const dayMs = 86_400_000
const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/** A time as people say it: the more recent, the finer. */
export function ago(at: Date, now = new Date()): string {
  const seconds = Math.round((now.getTime() - at.getTime()) / 1000)
  if (Math.abs(seconds) < 60) return seconds < -5 ? 'in a moment' : 'just now'
  const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto', style: 'narrow' })
  if (Math.abs(seconds) < 3600) return relative.format(-Math.round(seconds / 60), 'minute')
  const days = Math.round((midnight(now) - midnight(at)) / dayMs)
  if (days === 0) return relative.format(-Math.round(seconds / 3600), 'hour')
  if (Math.abs(days) < 7) return new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }).format(-days, 'day')
  return day(at, now)
}

/** A day, with its year where that is another one. */
export function day(at: Date, now = new Date()): string {
  const year = at.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const }
  return new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', ...year }).format(at)
}

export function exact(at: Date): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' }).format(at)
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

/** What a customer is called; never an empty text. */
export function customerName({ name, domain, id }: { name?: string | null; domain?: string | null; id?: string }): string {
  return name?.trim() || domain || (id ? `Customer ${id.slice(-6)}` : 'Unnamed')
}
