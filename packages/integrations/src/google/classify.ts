import type { ApiResponse, ResponseKind } from '@rapport/core/connector'
import { fieldsAt, fieldsOf, listOf, textOf } from '../json-fields.js'

const minute = 60_000
const hour = 60 * minute

/** Limits of a minute, and of a day, which Google tells with 403 as well as with 429. */
const perMinute = ['rateLimitExceeded', 'userRateLimitExceeded', 'RATE_LIMIT_EXCEEDED']
const perDay = ['quotaExceeded', 'dailyLimitExceeded']
/** The account has no such service. */
const withoutService = ['failedPrecondition', 'FAILED_PRECONDITION', 'notACalendarUser']

/** What Google's answers mean, where the status alone does not say it. */
export function classifyGoogle({ status, body, header, askedAt }: ApiResponse): ResponseKind | undefined {
  if (status < 400 || header('retry-after') !== null) return undefined
  const error = fieldsAt(fieldsOf(body), 'error')
  const reasons = [...listOf(error?.errors), ...listOf(error?.details)].flatMap(({ reason }) => textOf(reason) ?? [])
  const says = (words: readonly string[]) => [...reasons, textOf(error?.status) ?? ''].some((reason) => words.includes(reason))
  const message = textOf(error?.message)
  if (status === 429 || (status === 403 && says([...perMinute, ...perDay])))
    return { kind: 'retry', at: toldTime(message) ?? askedAt + (says(perDay) ? hour : minute) }
  if (status === 400 && says(withoutService)) return { kind: 'skipStream', reason: message ?? 'The account has no such service' }
  return undefined
}

/** "User-rate limit exceeded. Retry after 2026-01-31T09:30:00.000Z". */
function toldTime(message: string | undefined): number | undefined {
  const at = Date.parse(/retry after (\d{4}-\S{1,30}Z)/i.exec(message ?? '')?.[1] ?? '')
  return Number.isNaN(at) ? undefined : at
}
