import type { ApiRequest, ApiResponse } from '../../providers/index.js'
import type { HttpClient } from '../../values/index.js'
import { ApiError } from './api-error.js'
import { UnboundedJson } from './bounded-json.js'
import { readJsonOrText, readText } from './read-answer.js'
import { redirectUrl, requestUrl } from './request-url.js'
import { unlessAborted } from './wait.js'

interface ExchangeOptions {
  http: HttpClient
  baseUrl: string
  headers: Readonly<Record<string, string>>
  signal: AbortSignal
  timeoutMs: number
  askedAt: number
}

const maxRedirects = 3
/** Codes of connections that never came about. */
const unconnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])
const redirects = new Set([301, 302, 303, 307, 308])
/** Those that a request with a body may follow as it is. */
const sameAgain = new Set([307, 308])

/** One request and its whole answer. Redirects are followed within the origin. `isJunk`: it should be JSON, and is not. */
export async function exchange(request: ApiRequest, options: ExchangeOptions): Promise<{ answer: ApiResponse; isJunk: boolean }> {
  const timeout = AbortSignal.timeout(options.timeoutMs)
  const either = AbortSignal.any([options.signal, timeout])
  try {
    const response = await unlessAborted(follow(request, options, either), either)
    const text = await unlessAborted(readText(response), either)
    const { body, isJunk } = await unlessAborted(readBody(text, response), either)
    const header = (name: string) => response.headers.get(name)
    return { answer: { status: response.status, header, body, askedAt: options.askedAt, size: text.length }, isJunk }
  } catch (error) {
    options.signal.throwIfAborted()
    if (error instanceof ApiError) throw error
    if (timeout.aborted) throw new ApiError('timeout', `It did not answer within ${options.timeoutMs / 1_000} seconds`, 'retry')
    // What a client says may hold the address and the headers, and these the credential.
    const reason = reasonOf(error)
    throw new ApiError('unreachable', `It cannot be reached (${reason})`, 'retry', undefined, unconnected.has(reason))
  }
}

/** The words of a failure are all that matters of it, whatever bounds it exceeds. */
async function readBody(text: string, { ok, headers }: Response): ReturnType<typeof readJsonOrText> {
  try {
    return await readJsonOrText(text, headers.get('content-type') ?? '')
  } catch (error) {
    if (!(error instanceof UnboundedJson)) throw error
    if (!ok) return { body: text, isJunk: true }
    throw new ApiError(error.isTooMuch ? 'too_large' : 'bad_answer', `The answer cannot be read: ${error.message}`, 'fatal')
  }
}

async function follow(request: ApiRequest, { http, baseUrl, headers }: ExchangeOptions, signal: AbortSignal): Promise<Response> {
  const { method = 'GET' } = request
  let url = requestUrl(baseUrl, request)
  const content = contentOf(request)
  const sent = new Headers({ accept: 'application/json', ...(content && { 'content-type': content.type }) })
  for (const [name, value] of Object.entries(headers)) sent.set(name, value)
  const init: RequestInit = { method, headers: sent, ...(content && { body: content.text }), redirect: 'manual', signal }
  for (let followed = 0; ; followed++) {
    const response = await http(url.href, init)
    if (!redirects.has(response.status)) return response
    void response.body?.cancel().catch(() => undefined)
    if (method === 'POST' && !sameAgain.has(response.status)) throw new ApiError('wrong_address', 'It redirects what was sent', 'fatal')
    if (followed === maxRedirects) throw new ApiError('wrong_address', 'It redirects without an end', 'fatal')
    url = redirectUrl(url, response.headers.get('location'))
  }
}

function contentOf({ body, form }: ApiRequest): { type: string; text: string } | undefined {
  if (form) return { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form).toString() }
  return body && { type: 'application/json', text: JSON.stringify(body) }
}

/** The system's code of a failure, such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++)
    if ('code' in at && typeof at.code === 'string' && /^[A-Z_]{1,40}$/.test(at.code)) return at.code
  return 'no connection'
}
