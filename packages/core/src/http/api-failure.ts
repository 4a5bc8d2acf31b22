import type { Static } from 'typebox'
import type { RapportError } from '../errors.js'
import type { Logger } from '../values/index.js'
import { BodyError } from './body-error.js'
import type { apiFailureBody } from './failures.js'
import { asRefusal, refusalHeaders } from './refusal.js'
import { json } from './respond.js'
import type { Route } from './route.js'
import { logUnexpected } from './unexpected.js'

/** Makes the failure answers of the routes beside the gateway: `{ error, code, details? }`, where `details` names the field at fault. */
export function apiFailure(logger: Logger): Route['fail'] {
  return (error, exchange) => {
    const refusal = asRefusal(error)
    if (refusal.code === 'TOOL_GATEWAY_ERROR' && error !== refusal) logUnexpected(logger, error, exchange)
    const answer = json(refusal.status, bodyOf(refusal), refusalHeaders(refusal))
    return error instanceof BodyError && error.details.isUnread === true ? { ...answer, close: true } : answer
  }
}

/** Tools say `input.label must …` of what is the body's `label` here. */
function bodyOf({ code, message, details }: RapportError): Static<typeof apiFailureBody> {
  const [, path, fault] = (code === 'INVALID_TOOL_INPUT' && /^input(?:\.(\S+)|\b) (.+)$/s.exec(message)) || []
  const { feature, plan, currentConnections, limit } = details
  const cap = {
    ...(feature && { feature }),
    ...(plan && { plan }),
    ...(limit !== undefined && { currentConnections: currentConnections ?? 0, limit })
  }
  if (fault === undefined) return { error: message, code, ...cap }
  return { error: `${path ?? 'The body'} ${fault}`, code, details: [{ path: path ?? '', message: fault }] }
}
