import { RapportError } from '../errors.js'
import { readCurrency } from '../revenue/index.js'
import { day as dayLength, readTime } from '../values/index.js'
import type { ContractInput } from './contract-input.js'

/** The days that contracts may name: further ones are slips of the pen, such as 20226. */
const firstDay = Date.UTC(1900, 0, 1)
const lastDay = Date.UTC(2199, 11, 31)

/** A checked contract as columns of its term, but for whose it is. Throws INVALID_TOOL_INPUT naming the path for what the schema cannot say. */
export function readContract(input: ContractInput, path: string) {
  const { externalId, amountCents = null, autoRenews = false, outcome = null, reason = null, source = 'api' } = input
  const fault = (words: string) => new RapportError('INVALID_TOOL_INPUT', `${path}${words}`)
  const starts_at = readDay(input.startsOn, `${path}.startsOn`)
  const lastOfTerm = readDay(input.endsOn, `${path}.endsOn`)
  if (lastOfTerm < starts_at) throw fault('.endsOn must not be before startsOn: a term ends on the day on which it starts, or later')
  const notice_at = input.noticeOn === undefined || input.noticeOn === null ? null : readDay(input.noticeOn, `${path}.noticeOn`)
  if (notice_at !== null && notice_at > lastOfTerm) throw fault('.noticeOn must not be after endsOn: notice is given while the term runs')
  const currency = input.currency === undefined || input.currency === null ? null : readCurrency(input.currency, `${path}.currency`)
  if (amountCents !== null && currency === null) throw fault('.currency is required beside amountCents, such as USD')
  return {
    origin: 'CONTRACT',
    source,
    external_id: externalId,
    starts_at,
    ends_at: lastOfTerm + dayLength,
    notice_at,
    amount_cents: amountCents,
    currency: amountCents === null ? null : currency,
    auto_renews: autoRenews,
    put_outcome: outcome,
    put_reason: reason
  }
}

/**
 * A day as the instant at which it starts in UTC. A time within a day is refused: which day it means depends on a time zone, and a wrong day would be a wrong
 * outcome.
 */
function readDay(value: unknown, path: string): number {
  const at = readTime(value, path)
  if (at % dayLength !== 0) {
    throw new RapportError('INVALID_TOOL_INPUT', `${path} must be a date without a time, such as 2026-01-31`)
  }
  if (at < firstDay || at > lastDay) {
    throw new RapportError('INVALID_TOOL_INPUT', `${path} must be a date in the years 1900 to 2199, such as 2026-01-31`)
  }
  return at
}
