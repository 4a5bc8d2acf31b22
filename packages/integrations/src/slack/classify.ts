import type { ApiResponse, ResponseKind } from '@rapport/core/connector'
import { fieldsOf, textOf } from '../json-fields.js'

/** The token does not count any more; one that rotates is renewed first. */
const dead = [
  'invalid_auth',
  'not_authed',
  'account_inactive',
  'token_revoked',
  'token_expired',
  'org_login_required',
  'team_access_not_granted'
]
const forbidden = ['missing_scope', 'no_permission', 'not_allowed_token_type', 'access_denied', 'ekm_access_denied']
/** Slack could not do it, and does not say whether a part of it was done. */
const broken = ['internal_error', 'fatal_error', 'service_unavailable', 'request_timeout']
/** Of the channel, thread or user that was asked for, and of nothing else: whoever has asked looks at it. */
const ofOne = [
  'channel_not_found',
  'not_in_channel',
  'is_archived',
  'thread_not_found',
  'user_not_found',
  'user_not_visible',
  'users_not_found'
]
const tooMany = ['ratelimited', 'rate_limited', 'message_limit_exceeded']

/** Slack says most of its failures with status 200 and `ok: false`. */
export function classifySlack({ status, body, header, askedAt }: ApiResponse): ResponseKind | undefined {
  if (status < 200 || status >= 300) return undefined
  const said = fieldsOf(body)
  if (!said) return { kind: 'retry' }
  if (said.ok === true) return { kind: 'ok' }
  const error = textOf(said.error) ?? 'no reason given'
  if (dead.includes(error)) return { kind: 'authDead' }
  if (tooMany.includes(error)) return { kind: 'retry', at: askedAt + secondsOf(header('retry-after')) * 1000 }
  if (broken.includes(error) || said.ok !== false) return { kind: 'retry' }
  if (ofOne.includes(error)) return { kind: 'ok' }
  const needed = textOf(said.needed)
  const reason = needed === undefined ? error : `${error}: it needs ${needed}`
  return { kind: forbidden.includes(error) ? 'skipStream' : 'fatal', reason }
}

function secondsOf(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 30
}
