import type { sources } from '../../sources/tables/index.js'
import type { JsonObject, RowOf } from '../../storage/index.js'
import { day, minorDigits, startOfUtcDay } from '../../values/index.js'
import { addMonths } from '../months.js'
import { type TermContent, termContent } from '../term-row.js'

export type Deal = Pick<RowOf<typeof sources>, 'source_type' | 'external_id' | 'provider' | 'record' | 'customer_key'>

/** Names under which records have what a term is made of; a CRM's own fields have the names that its people gave them. */
const names = {
  starts: ['contractStartDate', 'contract_start_date', 'startDate', 'start_date'],
  closed: ['closeDate', 'close_date', 'closedate', 'CloseDate'],
  ends: ['contractEndDate', 'contract_end_date', 'endDate', 'end_date'],
  months: ['contractTermMonths', 'contract_term_months', 'contractTerm', 'contract_term', 'termMonths', 'term_months', 'ContractTerm'],
  notice: ['noticeDate', 'notice_date', 'noticeOn', 'notice_on'],
  renews: ['autoRenews', 'auto_renews', 'autoRenewal', 'auto_renewal']
} as const

const won = new Set(['won', 'closed won', 'closedwon'])
const maxMonths = 240
const firstDay = Date.UTC(1900, 0, 1)
const lastDay = Date.UTC(2200, 0, 1)

/** The name of a deal's term; a deal has one. */
export const dealKey = ({ source_type, external_id }: Pick<Deal, 'source_type' | 'external_id'>) => `${source_type}:${external_id}`

/**
 * The term that a deal tells of: a won one whose record says when the contract ends, or for how many months it was signed. It starts on the contract's first
 * day, else on the day of closing. A deal without an end tells of none: an end that is made up would be a made-up outcome.
 */
export function dealTerm(deal: Deal): TermContent | undefined {
  const { record, customer_key, provider } = deal
  if (customer_key === null || !isWon(record)) return undefined
  const starts_at = dayOf(record, names.starts) ?? dayOf(record, names.closed)
  const ends_at = starts_at === undefined ? undefined : endOfDeal(record, starts_at)
  if (starts_at === undefined || ends_at === undefined || ends_at <= starts_at) return undefined
  const notice = dayOf(record, names.notice)
  return termContent({
    origin: 'DEAL',
    external_id: dealKey(deal),
    source: provider ?? 'deal',
    source_key: dealKey(deal),
    customer_key,
    starts_at,
    ends_at,
    // Notice is given while the term runs.
    notice_at: notice !== undefined && notice < ends_at ? notice : null,
    auto_renews: names.renews.some((name) => record[name] === true || record[name] === 'true'),
    ...amountOf(record)
  })
}

function isWon(record: JsonObject): boolean {
  const stages = [record.stage, record.stageName, record.dealStage]
  const first = stages.find((stage) => typeof stage === 'string' && stage !== '')
  return record.isWon === true || won.has(String(first ?? '').toLowerCase())
}

function endOfDeal(record: JsonObject, starts_at: number): number | undefined {
  const last = dayOf(record, names.ends)
  if (last !== undefined) return last + day
  const months = Number(fieldOf(record, names.months))
  return Number.isInteger(months) && months > 0 && months <= maxMonths ? addMonths(starts_at, months) : undefined
}

/** The amount of a deal in minor units; CRMs tell whole units of the currency. */
function amountOf(record: JsonObject): { amount_cents?: number; currency?: string } {
  const amount = typeof record.amount === 'number' ? record.amount : Number(record.amount || Number.NaN)
  const currency = typeof record.currency === 'string' ? record.currency.toUpperCase() : ''
  if (!Number.isFinite(amount) || amount < 0 || !/^[A-Z]{3}$/.test(currency)) return {}
  const amount_cents = Math.round(amount * 10 ** minorDigits(currency))
  return Number.isSafeInteger(amount_cents) ? { amount_cents, currency } : {}
}

function dayOf(record: JsonObject, keys: readonly string[]): number | undefined {
  const value = fieldOf(record, keys)
  const at = startOfUtcDay(typeof value === 'number' ? value : Date.parse(String(value ?? '')))
  return at >= firstDay && at < lastDay ? at : undefined
}

function fieldOf(record: JsonObject, keys: readonly string[]): string | number | undefined {
  for (const key of keys) {
    const value = Object.hasOwn(record, key) ? record[key] : undefined
    if ((typeof value === 'string' && value.trim() !== '') || typeof value === 'number') return value
  }
  return undefined
}
