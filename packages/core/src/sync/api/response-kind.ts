import type { ApiRequest, ApiResponse, Provider, ResponseKind } from '../../providers/index.js'
import { boundedRetry, retryTime } from '../../values/index.js'
import { ApiError } from './api-error.js'
import { wordsOf } from './clean-words.js'

/** An answer's verdict, with the class of its failure; the connector's own reading comes before that of the status. */
export function responseKindOf(provider: Provider, answer: ApiResponse, asked: ApiRequest, isJunk: boolean): ResponseKind {
  const own = provider.classify?.(answer, asked)
  if (own) return own.kind === 'retry' && own.at !== undefined ? { kind: 'retry', at: boundedRetry(own.at, answer.askedAt) } : own
  return isJunk && answer.status < 300 ? { kind: 'retry' } : byStatus(answer)
}

function byStatus(answer: ApiResponse): ResponseKind {
  const { status } = answer
  const at = retryTime((name) => answer.header(name), answer.askedAt)
  // Also an answer without content: whether that may stand for an empty list, the connector knows.
  if (status >= 200 && status < 300) return { kind: 'ok' }
  if (status === 401) return { kind: 'authDead' }
  if (status === 403 && answer.header('retry-after') === null) return { kind: 'skipStream', reason: wordsOf(answer.body) }
  if (status === 410) return { kind: 'resetCursor' }
  if ([403, 408, 425, 429].includes(status) || status >= 500) return { kind: 'retry', at }
  return { kind: 'fatal', reason: wordsOf(answer.body) }
}

/** The failure that a verdict stands for. `clean` takes secrets and what cannot be shown out of the provider's words. */
export function failureOf(verdict: ResponseKind, answer: ApiResponse, isJunk: boolean, clean: (text: string) => string): ApiError {
  const { status } = answer
  const said = clean(wordsOf(answer.body))
  const words = `It answered ${status}${said === '' ? '' : `: ${said}`}`
  switch (verdict.kind) {
    case 'retry':
      if (isJunk && status < 300) return new ApiError('bad_answer', `Its answer is not JSON: ${said}`, 'retry', verdict.at)
      return new ApiError(status === 429 || verdict.at !== undefined ? 'rate_limited' : 'unavailable', words, 'retry', verdict.at)
    case 'skipStream':
      return new ApiError('forbidden', clean(verdict.reason) || words, 'skipStream')
    case 'resetCursor':
      return new ApiError('cursor_expired', words, 'resetCursor')
    case 'fatal':
      return new ApiError(status === 404 ? 'not_found' : 'refused', withStatus(status, clean(verdict.reason)) ?? words, 'fatal')
    default:
      return new ApiError('refused', words, 'fatal')
  }
}

function withStatus(status: number, reason: string): string | undefined {
  return reason === '' ? undefined : `It answered ${status}: ${reason}`
}
