import type { ApiRequest, ApiResponse, ResponseKind } from '@rapport/core/connector'
import { errorsOf, hiddenField, isByLocator, isPlaceLost } from './errors.js'

const day = 86_400_000
/** So much of what an organization allows itself in a day is used at most, by all that read it: the rest is the others'. */
const share = 0.8

/** What Salesforce's answers mean, where the status alone does not say it. */
export function classifySalesforce(answer: ApiResponse, asked: ApiRequest): ResponseKind | undefined {
  const { status, body, askedAt } = answer
  if (status < 300) return isPage(asked) && isUsedUp(answer) ? { kind: 'retry', at: nextDay(askedAt) } : undefined
  // A place of the former session is not known in the next one: where the renewed token is refused too, the reading goes on by a query.
  if (status === 401) return { kind: 'authDead', ...(isByLocator(asked) && { ifRenewed: 'ok' as const }) }
  if (isPlaceLost(answer, asked) || hiddenField(answer, asked) !== undefined) return { kind: 'ok' }
  // The identity's address has words in place of a list of errors.
  if (status === 403 && typeof body === 'string' && /(Bad|Missing)_OAuth_Token/i.test(body)) return { kind: 'authDead' }
  const [error] = errorsOf(answer)
  const { code = '', message = '' } = error ?? {}
  const reason = message === '' ? code : `${code}: ${message}`
  switch (code) {
    case 'INVALID_SESSION_ID':
      return { kind: 'authDead' }
    case 'REQUEST_LIMIT_EXCEEDED':
      return { kind: 'retry', ...(!/concurrent/i.test(message) && { at: nextDay(askedAt) }) }
    case 'QUERY_TIMEOUT':
    case 'INVALID_QUERY_LOCATOR':
    case 'SERVER_UNAVAILABLE':
    case 'UNABLE_TO_LOCK_ROW':
      return { kind: 'retry' }
    case 'INVALID_TYPE':
    case 'INSUFFICIENT_ACCESS':
      return { kind: 'skipStream', reason }
  }
  // A version that Salesforce has ended is 410, which elsewhere says that a place is gone.
  return status === 410 ? { kind: 'fatal', reason: reason || 'This version of the API has ended: set another apiVersion' } : undefined
}

/** Whether it reads a page of records. What a person waits for, at a sign-in, is asked whatever is used up. */
const isPage = ({ note }: ApiRequest) => note !== undefined

/** Each use that is told: the organization's, and where it has one, that of this app. */
function isUsedUp({ header }: ApiResponse): boolean {
  const uses = [...(header('sforce-limit-info') ?? '').matchAll(/api-usage=(\d+)\/(\d+)/gi)]
  return uses.some(([, used, most]) => Number(most) > 0 && Number(used) >= share * Number(most))
}

/** Limits are by the day. */
const nextDay = (at: number) => (Math.floor(at / day) + 1) * day
