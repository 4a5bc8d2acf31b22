import { type ErrorFault, UnexpectedResponseError } from './errors.js'
import { isRecord, numberOf, textOf } from './json.js'
import { retryAfterSeconds } from './retry.js'
import { type StatusError, statusErrorClass } from './status-errors.js'
import type { HttpResponse } from './transport.js'

/** The answer's JSON object; anything else is an error that says what answered instead. */
export function readAnswer(response: HttpResponse, requestId: string): Record<string, unknown> {
  if (response.status >= 300 && response.status < 400) throw redirectError(response, requestId)
  const body = parse(response.text)
  if (response.status < 200 || response.status >= 300) throw statusError(response, body, requestId)
  if (isRecord(body)) return body
  throw new UnexpectedResponseError(`HTTP ${response.status} came with ${describe(response)} where a JSON object belongs. ${proxyHint}`, {
    code: 'UNEXPECTED_RESPONSE',
    status: response.status,
    requestId: response.header('x-request-id') ?? requestId,
    retryable: false
  })
}

const proxyHint = 'Something other than Rapport answered, such as a proxy or a login page: check baseUrl.'

/** What the server says about a retry comes first. */
function statusError(response: HttpResponse, body: unknown, requestId: string): StatusError {
  const { status } = response
  const fields = isRecord(body) ? body : {}
  const said = textOf(fields.message) ?? textOf(fields.error)
  const message = said ?? (isRecord(body) ? `HTTP ${status}` : `HTTP ${status} came with ${describe(response)}. ${proxyHint}`)
  const StatusErrorClass = statusErrorClass(status)
  return new StatusErrorClass(message, {
    code: textOf(fields.code) ?? `HTTP_${status}`,
    status,
    requestId: textOf(fields.requestId) ?? response.header('x-request-id') ?? requestId,
    retryable: typeof fields.retryable === 'boolean' ? fields.retryable : isPassing(status, fields.code),
    retryAfterSeconds: retryAfterSeconds(response.header('retry-after'), Date.now()),
    plan: textOf(fields.plan),
    feature: textOf(fields.feature),
    resetAt: numberOf(fields.resetAt),
    limitBytes: numberOf(fields.limitBytes),
    actualBytes: numberOf(fields.actualBytes),
    faults: faultsOf(fields.errors)
  })
}

/** A 409 without a code is taken for a lock; one that says CONFLICT stays one. */
function isPassing(status: number, code: unknown): boolean {
  return [408, 429].includes(status) || (status === 409 && code !== 'CONFLICT') || status >= 500
}

function redirectError(response: HttpResponse, requestId: string): UnexpectedResponseError {
  const target = originAndPath(response.header('location'))
  return new UnexpectedResponseError(
    `HTTP ${response.status} redirects${target === undefined ? '' : ` to ${target}`}. Redirects are not followed, so that the key goes to no other host: set baseUrl to the final address.`,
    { code: 'REDIRECT', status: response.status, requestId: response.header('x-request-id') ?? requestId, retryable: false }
  )
}

/** Without the query, where login pages carry what does not belong into a log. */
function originAndPath(location: string | undefined): string | undefined {
  return location?.split(/[?#]/, 1)[0]
}

function describe(response: HttpResponse): string {
  const type = response.header('content-type')?.split(';', 1)[0] ?? 'no content type'
  const start = response.text.replace(/\s+/g, ' ').trim().slice(0, 80)
  return start === '' ? `an empty body (${type})` : `${type} that begins "${start}"`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function faultsOf(value: unknown): ErrorFault[] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).map((fault) => ({ path: pathOf(fault.path), message: textOf(fault.message) ?? 'refused' }))
}

function pathOf(value: unknown): (string | number)[] {
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string' || typeof part === 'number') : []
}
