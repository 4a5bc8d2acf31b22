import type { ApiResponse, ResponseKind } from '@rapport/core/connector'
import { fieldsOf, textOf } from '../json-fields.js'

const fiveMinutes = 300_000

/** What an answer means where the status alone does not say it. */
export function classifyMixpanel({ status, body, header, askedAt }: ApiResponse): ResponseKind | undefined {
  const words = textOf(body) ?? textOf(fieldsOf(body)?.error) ?? ''
  // Where the project's day has not begun, there are no events of it yet.
  if (status === 400 && /later than today/i.test(words)) return { kind: 'ok' }
  // Its limits are those of an hour, and it does not say when the hour is over.
  if (status === 429 && header('retry-after') === null) return { kind: 'retry', at: askedAt + fiveMinutes }
  return undefined
}
