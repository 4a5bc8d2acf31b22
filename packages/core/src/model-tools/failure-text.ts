import type { ErrorCode, RapportError } from '../errors.js'
import type { Tool } from '../runtime/index.js'
import { oneLine } from './answers/marked.js'
import { type IsOffered, offeredWords } from './offered-words.js'

/** What to do about a tool's refusal, by its code; the tool's own remedy comes first. */
const advice: Partial<Record<ErrorCode, string>> = {
  INVALID_TOOL_INPUT: 'Correct the input as the message says, and call again.',
  NOT_FOUND: 'Take ids as other tools answered them.',
  CONFLICT: 'Name things by their ids, and read how they stand before you change them.',
  UNPROCESSABLE: 'Change the call as the message says.',
  TOOL_CALL_FORBIDDEN: 'Do not try again: a person has to give this grant first.',
  plan_billing_action_required: 'Do not try again: a person has to settle the billing first.',
  api_limit_exceeded: 'Do not try again before the limit resets.',
  RATE_LIMITED: 'Wait before you try again.',
  TOOL_UNAVAILABLE: 'Try again later, or go on without it.',
  TOOL_GATEWAY_ERROR: 'Try once more; if it fails again, tell the person that the server has a fault.',
  TOOL_OUTPUT_INVALID: 'Do not try again: tell the person that the server has a fault.'
}

/** What a model reads of a tool's refusal: what is wrong, and how to do it right with the tools that it has. */
export function failureText({ name, remedy, narrow }: Tool, { code, message, details }: RapportError, isOffered: IsOffered): string {
  const own =
    code === 'UNPROCESSABLE' && /too long/.test(message)
      ? narrow
      : ['NOT_FOUND', 'CONFLICT', 'UNPROCESSABLE'].includes(code)
        ? remedy
        : undefined
  const isKnown = (tool: string) => tool === name || isOffered(tool)
  const help = offeredWords(own ?? '', isKnown) || (advice[code] ?? '')
  const wait = details.retryAfterSeconds === undefined ? '' : ` Wait ${details.retryAfterSeconds} seconds.`
  const reset = details.resetAt === undefined ? '' : ` It resets at ${new Date(details.resetAt).toISOString()}.`
  const said = offeredWords(message, isKnown) || 'It cannot be done'
  return oneLine(`${name} failed (${code}): ${said.replace(/\.$/, '')}. ${help}${wait}${reset}`)
}
