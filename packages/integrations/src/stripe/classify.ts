import type { ApiResponse, ResponseKind } from '@rapport/core/connector'
import { fieldsAt, fieldsOf, textOf } from '../json-fields.js'

/** What Stripe's errors mean, where the status alone does not say it (docs.stripe.com/error-codes). */
export function classifyStripe({ status, body }: ApiResponse): ResponseKind | undefined {
  const error = fieldsAt(fieldsOf(body), 'error')
  const reason = withoutKeys(textOf(error?.message) ?? `HTTP ${status}`)
  if (error?.code === 'resource_missing') {
    // The record behind which a page begins is gone: only a new walk sees all others.
    return error.param === 'starting_after' ? { kind: 'resetCursor' } : { kind: 'empty' }
  }
  if (status === 409 || error?.code === 'lock_timeout') return { kind: 'retry' }
  if (status === 403) return { kind: 'skipStream', reason }
  return undefined
}

/** Stripe names a key, with most of it starred out, in what it says of it. */
function withoutKeys(text: string): string {
  return text.replaceAll(/\b(?:sk|rk|pk)_\S+/g, 'the key')
}
