import type { ErrorCode, RapportError } from '@rapport/core'
import type { Tool } from '@rapport/core/operations'
import { oneLine } from './answers/marked.js'

/** What to do about a tool's refusal, by its code; the tool's own remedy comes first. */
const advice: Partial<Record<ErrorCode, string>> = {
  NOT_FOUND: 'Take ids as other tools answered them.',
  CONFLICT: 'Name things by their ids, and read how they stand before you change them.',
  UNPROCESSABLE: 'Change the call as the message says.',
  TOOL_CALL_FORBIDDEN: 'Do not try again: a person has to give the key this grant.',
  plan_billing_action_required: 'Do not try again: a person has to settle the billing first.',
  api_limit_exceeded: 'Do not try again before the limit resets.',
  RATE_LIMITED: 'Wait before you try again.',
  TOOL_UNAVAILABLE: 'Try again later, or go on without it.',
  TOOL_GATEWAY_ERROR: 'Try once more; if it fails again, tell the person that the server has a fault.',
  TOOL_OUTPUT_INVALID: 'Do not try again: tell the person that the server has a fault.'
}

/** What a model reads of a tool's refusal: what is wrong, and how to do it right. */
export function failureText({ name, remedy, narrow }: Tool, { code, message, details }: RapportError): string {
  const own =
    code === 'UNPROCESSABLE' && /too long/.test(message) ? narrow : ['NOT_FOUND', 'CONFLICT', 'UNPROCESSABLE'].includes(code) && remedy
  const wait = details.retryAfterSeconds === undefined ? '' : ` Wait ${details.retryAfterSeconds} seconds.`
  const reset = details.resetAt === undefined ? '' : ` It resets at ${new Date(details.resetAt).toISOString()}.`
  return oneLine(`${name} failed (${code}): ${message}. ${own || (advice[code] ?? '')}${wait}${reset}`)
}
