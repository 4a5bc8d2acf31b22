import type { ApiResponse, ResponseKind } from '@rapport/core/connector'
import { fieldsOf, textOf } from '../json-fields.js'

/** How long it takes until a limit lets through again, by the policy that an answer names; the day of an account ends in a time zone that nobody tells. */
const pausesMs: Readonly<Record<string, number>> = { SECONDLY: 1_000, TEN_SECONDLY_ROLLING: 10_000, DAILY: 3_600_000 }

/** What HubSpot's answers mean, where the status alone does not say it. */
export function classifyHubspot({ status, body, header, askedAt }: ApiResponse): ResponseKind | undefined {
  // Several parts of a batch: what is missing in it stands in its errors.
  if (status === 207) return { kind: 'ok' }
  if (status === 429 && header('retry-after') === null) {
    const pauseMs = pausesMs[textOf(fieldsOf(body)?.policyName) ?? '']
    return pauseMs === undefined ? undefined : { kind: 'retry', at: askedAt + pauseMs }
  }
  // An account that is locked for the moment, or moves to another data centre.
  return status === 423 || status === 477 ? { kind: 'retry' } : undefined
}
