import type { ApiRequest, ApiResponse, Provider } from '../../providers/index.js'
import type { HttpClient } from '../../values/index.js'
import { ApiError } from './api-error.js'
import { UnboundedJson } from './bounded-json.js'
import { readJsonOrText, readText } from './read-answer.js'
import { type PartOfLines, readLines } from './read-lines.js'
import { redirectUrl, requestUrl } from './request-url.js'
import { unlessAborted } from './wait.js'

interface ExchangeOptions {
  http: HttpClient
  baseUrl: string
  headers: Readonly<Record<string, string>>
  signal: AbortSignal
  timeoutMs: number
  askedAt: number
  /** Parameters of every request. */
  query?: Record<string, string> | undefined
}

/** What came of a request. `isJunk`: it should be JSON, and is not. `lines` are the parts of an answer that is still to be read. */
export interface Exchanged {
  answer: ApiResponse
  isJunk: boolean
  lines?: AsyncGenerator<PartOfLines>
}

const maxRedirects = 3
/** Codes of connections that never came about. */
const unconnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])
const redirects = new Set([301, 302, 303, 307, 308])
/** Those that a request with a body may follow as it is. */
const sameAgain = new Set([307, 308])

/** One request and its whole answer. Redirects are followed within the origin. */
export async function exchange(request: ApiRequest, options: ExchangeOptions): Promise<Exchanged> {
  const timeout = AbortSignal.timeout(options.timeoutMs)
  const either = AbortSignal.any([options.signal, timeout])
  try {
    const response = await unlessAborted(follow(request, options, either), either)
    return await whole(response, options.askedAt, either)
  } catch (error) {
    throw failureOf(error, options, timeout.aborted)
  }
}

/**
 * One request whose answer is lines of JSON, to be read as they come. So long it may be silent, at its beginning and between its bytes. An answer that is
 * a failure is read whole.
 */
export async function exchangeLines(request: ApiRequest, options: ExchangeOptions, isCutShort: Provider['isCutShort']): Promise<Exchanged> {
  const patience = new Patience(options)
  try {
    const response = await patience.wait((signal) => follow(request, options, signal))
    const isPage = /\bhtml\b/i.test(response.headers.get('content-type') ?? '')
    if (!response.ok || isPage) return await patience.wait((signal) => whole(response, options.askedAt, signal))
    const header = (name: string) => response.headers.get(name)
    const answer = { status: response.status, header, body: null, askedAt: options.askedAt }
    return { answer, isJunk: false, lines: linesOf(response, patience, isCutShort) }
  } catch (error) {
    throw patience.failureOf(error)
  }
}

async function* linesOf({ body }: Response, patience: Patience, isCutShort: Provider['isCutShort']): AsyncGenerator<PartOfLines> {
  const reader = body?.getReader()
  const next = async () => {
    if (!reader) return undefined
    const { done, value } = await patience.wait(() => reader.read())
    return done ? undefined : value
  }
  try {
    yield* readLines(next, isCutShort)
  } catch (error) {
    throw patience.failureOf(error)
  } finally {
    // Also where nobody wants the rest: whether the connection closes well is of no interest.
    void reader?.cancel().catch(() => undefined)
  }
}

/** How long each wait for a provider may take: what is done between two of them is not its time. */
class Patience {
  private hasEnded = false
  private readonly over = new AbortController()
  private readonly signal: AbortSignal

  constructor(private readonly options: ExchangeOptions) {
    this.signal = AbortSignal.any([options.signal, this.over.signal])
  }

  async wait<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const timer = setTimeout(() => {
      this.hasEnded = true
      this.over.abort()
    }, this.options.timeoutMs)
    timer.unref()
    try {
      return await unlessAborted(work(this.signal), this.signal)
    } finally {
      clearTimeout(timer)
    }
  }

  failureOf(error: unknown): unknown {
    return failureOf(error, this.options, this.hasEnded)
  }
}

async function whole(response: Response, askedAt: number, signal: AbortSignal): Promise<Exchanged> {
  const text = await unlessAborted(readText(response), signal)
  const { body, isJunk } = await unlessAborted(readBody(text, response), signal)
  const header = (name: string) => response.headers.get(name)
  return { answer: { status: response.status, header, body, askedAt, size: text.length }, isJunk }
}

/** What a failed exchange is thrown as. */
function failureOf(error: unknown, { signal, timeoutMs }: ExchangeOptions, hasTimedOut: boolean): unknown {
  if (signal.aborted) return signal.reason
  if (error instanceof ApiError) return error
  if (hasTimedOut) return new ApiError('timeout', `It did not answer within ${timeoutMs / 1_000} seconds`, 'retry')
  // What a client says may hold the address and the headers, and these the credential.
  const reason = reasonOf(error)
  return new ApiError('unreachable', `It cannot be reached (${reason})`, 'retry', undefined, unconnected.has(reason))
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

async function follow(request: ApiRequest, { http, baseUrl, headers, query }: ExchangeOptions, signal: AbortSignal): Promise<Response> {
  const { method = 'GET' } = request
  let url = requestUrl(baseUrl, query ? { ...request, query: { ...request.query, ...query } } : request)
  const content = contentOf(request)
  const sent = new Headers({ accept: request.lines ? '*/*' : 'application/json', ...(content && { 'content-type': content.type }) })
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
