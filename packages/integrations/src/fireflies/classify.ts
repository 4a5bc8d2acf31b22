import type { ApiResponse, ResponseKind } from '@rapport/core/connector'
import { type Fields, fieldsAt, textOf } from '../json-fields.js'
import { codeOf, errorsOf, refusedFields } from './graphql.js'

const hour = 3_600_000
const leastPauseMs = 30_000

/** Codes of docs.fireflies.ai/miscellaneous/error-codes, and those that other clients have met. */
const deadKey = ['auth_failed', 'invalid_api_key', 'account_cancelled']
const forbidden = ['require_elevated_privilege', 'paid_required', 'forbidden', 'not_in_team']

/** What an answer means: errors come with the status 200, some beside data, which then is no whole page. */
export function classifyFireflies(answer: ApiResponse): ResponseKind | undefined {
  const errors = errorsOf(answer.body)
  if (errors.length === 0) return undefined
  if (refusedFields(answer.body)) return { kind: 'ok' }
  const find = (codes: readonly string[]) => errors.find((error) => codes.includes(codeOf(error)))
  const limited = find(['too_many_requests'])
  if (limited) return { kind: 'retry', at: returnTime(limited, answer) }
  if (find(deadKey) || answer.status === 401) return { kind: 'authDead' }
  const closed = find(forbidden)
  if (closed) return { kind: 'skipStream', reason: textOf(closed.message) ?? codeOf(closed) }
  const wrong = find(['invalid_arguments', 'args_required', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'GRAPHQL_PARSE_FAILED'])
  if (wrong) return { kind: 'fatal', reason: textOf(wrong.message) ?? codeOf(wrong) }
  return { kind: 'retry' }
}

/** When it may be asked again: an epoch or a duration, in milliseconds where that can be seen; without a word an hour, as limits may be a day's. */
function returnTime(error: Fields, { askedAt, header }: ApiResponse): number | undefined {
  const said = fieldsAt(error, 'extensions', 'metadata')?.retryAfter ?? fieldsAt(error, 'extensions')?.retryAfter ?? error.retryAfter
  if (said === undefined && header('retry-after') !== null) return undefined
  const number = typeof said === 'string' && !/^\d+$/.test(said) ? Date.parse(said) : Number(said ?? Number.NaN)
  if (!Number.isFinite(number)) return askedAt + hour
  if (number >= 1e12) return number
  return number >= 1e9 ? number * 1_000 : askedAt + Math.max(number, leastPauseMs)
}
